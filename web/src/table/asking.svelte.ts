// The answer being made to the present question: what is chosen, whether it waits for the red button, and keys for it.
import { targetsOf, type Plan, type Play, type Targets } from "../lib/board";
import { sameCourse, type Course } from "../lib/course";
import { fingers, settings } from "../lib/settings.svelte";
import type { Closed, Option, PlanStep, PlayMessage, Question, Shortcut, ShortWay, Text } from "../lib/wire";
import { Slots, type Slot } from "./slots";

type Answer = string | number | string[] | Course;

/** What a board is told of the answer being made. */
type Making = Pick<Play, "question" | "targets" | "numbers" | "chosen" | "waits" | "amount" | "setAmount" | "course" | "setCourse" | "write" | "pointed" | "choose" | "aim" | "plan" | "planned" | "point">;

/** A second press on what is chosen commits it, unless it follows so fast that it may be an impatient finger. */
const CALM = 400;

/** What the words of an option say about it: asked before it is committed ("" if not), stands last, hidden away. */
export interface Manners {
  doubt: (option: Option) => string;
  last: (option: Option) => boolean;
  rare: (option: Option) => boolean;
  /** What it is for: of those that are for the same, the first one is shown; "": it stands for itself. */
  like: (option: Option) => string;
  /** It is done where one is, and stands before what leads away. */
  here: (text: Text) => boolean;
  /** What nearly everybody does. */
  usual: (option: Option) => boolean;
  /** It is refused because it was done, not because something is missing for doing it once more. */
  done: (why: Text) => boolean;
}

/** What a voyage lets be answered: whether an option belongs to what its note asks for, a whole answer, and what to do if not. */
export interface Lesson {
  wants: (id: string, question: Question) => boolean;
  allows: (answer: Answer) => boolean;
  miss: () => void;
  /** The course it asks for, drawn beforehand. */
  course: () => Course | null;
}

/** The words of a course of one's own. */
const OWN: Text = { type: "text", key: "commit-course", args: {} };

/** No wishes of its own. */
export const plain: Manners = { doubt: () => "", last: () => false, rare: () => false, like: () => "", here: () => false, usual: () => false, done: () => false };

export class Asking {
  chosen = $state.raw<readonly string[]>([]);
  /** The number set so far; null: none yet. */
  amount = $state<number | null>(null);
  /** The course plotted so far, whether it is a suggestion or one's own. */
  course = $state.raw<Course | null>(null);
  /** The target whose options alone are shown. */
  filtered = $state<string | null>(null);
  /** The target under the pointer on the board. */
  hovered = $state<string | null>(null);
  /** The targets of the option under the pointer. */
  pointed = $state.raw<readonly string[]>([]);
  /** The answer that is asked about once more: something would be lost by it. */
  doubted = $state.raw<Option | null>(null);
  /** What the chosen answer is the first step of, where a press on the board meant more. */
  planned = $state.raw<Plan | null>(null);
  /** The rare answers are shown too. */
  opened = $state(false);
  /** The option whose short ways are shown, so that one press answers it and what it leads to; null: all options. */
  first = $state<string | null>(null);
  question = $state.raw<Question | null>(null);
  /** The places that answers have in the advice, by option; an option may belong to several. */
  ranks = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());
  /** The voyage under way, if one is. */
  lesson = $state.raw<Lesson | null>(null);
  /** Chosen together with others, hidden until all are in. */
  private sealed = $state(false);
  private ways = $state.raw<readonly ShortWay[]>([]);
  private number = -1;
  private seat: number | null = null;
  private chosenAt = 0;
  private readonly slots = new Slots();

  constructor(
    private readonly reply: (seat: number, answer: Answer) => void,
    private readonly manners: Manners = plain,
    private readonly carry: (seat: number, steps: readonly PlanStep[]) => void = () => undefined,
  ) {}

  /** What the chosen option leads to. */
  readonly way: ShortWay | null = $derived(this.ways.find((way) => way.first === this.first) ?? null);
  /** The question with the short ways that are open now among its options. */
  readonly posed: Question | null = $derived(this.question && this.way ? { ...this.question, options: [...this.way.answers.map(({ option }) => option), ...this.question.options] } : this.question);
  readonly targets: Targets = $derived(targetsOf(this.posed));

  /** The part of a board's props that is about the answer; `question`: null while nothing may be answered. */
  making(question: Question | null): Making {
    return {
      question: question && question === this.question ? this.posed : question,
      targets: question ? this.targets : new Map(),
      numbers: question ? this.numbers : new Map(),
      chosen: this.chosen,
      waits: this.waits,
      amount: this.amount,
      setAmount: (amount) => this.setAmount(amount),
      course: this.course,
      setCourse: (course) => this.setCourse(course),
      write: (answer) => this.write(answer),
      pointed: this.pointed,
      choose: (id) => this.choose(id),
      aim: (target) => this.aim(target),
      plan: (plan) => this.plan(plan),
      planned: this.planned?.at ?? null,
      // not at once: a focused thing that is taken off the board loses its focus while Svelte is drawing
      point: (target) => queueMicrotask(() => (this.hovered = target)),
    };
  }

  /** All places of the question in an order that stays for a turn: answers, those that are closed now, the last one. */
  laid = $state.raw<readonly Slot[]>([]);
  /** The places that the present choice is about: all, or what is done first and the short ways of one option with what else concerns the same, and what ends the turn. */
  private readonly here: readonly Slot[] = $derived.by(() => {
    const { way } = this;
    if (!way) return this.laid;
    const about = this.question?.options.find(({ id }) => id === way.first)?.targets ?? [];
    const here = ({ option }: Slot) => !!option && this.manners.here(option.text);
    const beside = this.laid.filter((slot) => slot.last || (slot.id !== way.first && !here(slot) && slot.option?.targets.some((target) => about.includes(target))));
    const shut = way.closed.map((closed): Slot => ({ id: closed.id, closed, done: false, last: false }));
    return [...this.laid.filter(here), ...way.answers.map(({ option }): Slot => ({ id: option.id, option, done: false, last: false })), ...shut, ...beside];
  });
  /** Where nothing but the end is left: what is closed for the same reason as most. */
  readonly spent: readonly Closed[] = $derived.by(() => {
    if (this.here.some((slot) => slot.option && !slot.last && !this.manners.rare(slot.option))) return [];
    const shut = this.here.flatMap(({ closed }) => closed ?? []);
    const like = (one: Closed) => shut.filter(({ why }) => JSON.stringify(why) === JSON.stringify(one.why));
    const most = shut.map(like).toSorted((a, b) => b.length - a.length)[0] ?? [];
    return most.length > 1 ? most : [];
  });
  /** What lies behind "More": what is rare, what is for the same as an answer before it, and what is closed where only the end is left. */
  private readonly tucked: ReadonlySet<string> = $derived.by(() => {
    const [found, seen] = [new Set<string>(), new Set<string>()];
    for (const slot of this.here.length > 1 ? this.here : []) {
      const like = slot.option ? this.manners.like(slot.option) : "";
      if (slot.option && (this.manners.rare(slot.option) || (like && seen.has(like)) || this.shortcut(slot.id)?.plots)) found.add(slot.id);
      if (like) seen.add(like);
      if (slot.closed && this.spent.includes(slot.closed)) found.add(slot.id);
    }
    return found;
  });
  /** The places that are shown: of one target, or all but the rare ones. */
  readonly shown: readonly Slot[] = $derived.by(() => {
    if (this.filtered) {
      const here = new Set((this.targets.get(this.filtered) ?? []).map((option) => option.id));
      return this.laid.filter((slot) => here.has(slot.id));
    }
    return this.opened ? this.here : this.here.filter((slot) => !this.tucked.has(slot.id));
  });
  /** How many answers lie behind "More", beside those that are closed. */
  readonly hidden: number = $derived(this.filtered || this.opened ? 0 : this.tucked.size - this.spent.length);
  /** The answers that may be pressed now, in their order. */
  readonly visible: readonly Option[] = $derived(this.shown.flatMap((slot) => (slot.option ? [slot.option] : [])));
  /** The number that each answer bears in the prompt, for a board that shows it too. */
  readonly numbers: ReadonlyMap<string, number> = $derived(new Map(this.visible.map((option, i) => [option.id, i + 1])));
  /** Does the answer wait for the red button? On a screen that is touched, a tap chooses and explains. */
  readonly waits: boolean = $derived.by(() => {
    if (!this.question) return false;
    if (this.question.kind !== "choose" || this.way || settings.confirm === "all") return true;
    return settings.confirm === "sealed" && (this.sealed || fingers());
  });
  /** May it be answered by nothing at all (an empty set, the amount 0) beside what can be chosen? */
  readonly mayNothing: boolean = $derived.by(() => {
    const question = this.question;
    return question?.kind === "pick" ? question.least === 0 && question.options.length > 0 : question?.kind === "amount" && question.low === 0;
  });
  readonly complete: boolean = $derived.by(() => {
    const question = this.question;
    if (!question) return false;
    if (question.kind === "amount") return this.amount !== null && this.amount >= question.low && this.amount <= question.high;
    if (question.kind === "plot") return this.course !== null;
    if (question.kind === "pick" && question.options.length === 0) return question.least === 0; // all of it is closed
    const [least, most] = question.kind === "pick" ? [Math.max(1, question.least), question.most] : [1, 1];
    return this.chosen.length >= least && this.chosen.length <= most;
  });

  /** A voyage begins or ends: what was chosen beforehand and is not what it asks for is let go. */
  learn(lesson: Lesson | null): void {
    this.lesson = lesson;
    const { question } = this;
    if (!lesson || !question) return;
    if (question.kind === "plot") this.setCourse(lesson.course());
    if (question.kind === "pick" && !lesson.allows([...this.chosen])) this.chosen = [];
    if (this.amount !== null && !lesson.allows(this.amount)) this.amount = null;
  }

  private answer(seat: number, answer: Answer): void {
    if (this.lesson && !this.lesson.allows(answer)) this.lesson.miss();
    else this.reply(seat, answer);
  }

  /** Does a voyage ask for something else than this? Then it is told. */
  private strays(id: string): boolean {
    if (!this.lesson || !this.question || this.lesson.wants(id, this.question)) return false;
    this.lesson.miss();
    return true;
  }

  private shortcut(id: string | undefined): Shortcut | undefined {
    return this.way?.answers.find(({ option }) => option.id === id);
  }

  /** Show what an option leads to; null: all options again. */
  lead(first: string | null): void {
    if (first === this.first) return;
    this.first = first;
    this.let();
  }

  /** What was chosen is let go. */
  private let(): void {
    this.filtered = null;
    this.opened = false;
    this.chosen = [];
    this.planned = null;
    this.course = null;
  }

  /** Take up the question of a new step; what was chosen for an older one is forgotten. */
  begin(play: PlayMessage | null): void {
    const question = play?.questions[0] ?? null;
    const same = play?.number === this.number && question?.seat === this.seat && question !== null;
    this.sealed = play !== null && new Set([...play.asked, ...play.waiting]).size > 1 && !play.window;
    const waited = play && !play.window && play.viewpoint !== null && !play.asked.includes(play.viewpoint);
    // bots that answer at once let nobody wait: a new round is a new turn, too
    if (waited || (play?.number !== this.number && play?.events?.some((line) => line.heading))) this.slots.forget();
    this.question = question;
    this.laid = question ? this.slots.lay(question, this.manners.last, this.manners.here, this.manners.done) : [];
    this.ways = play?.ways ?? [];
    if (same) return;
    this.first = this.ways[0]?.first ?? null;
    this.number = play?.number ?? -1;
    this.seat = question?.seat ?? null;
    this.chosen = (play?.sealed ?? []).map(({ id }) => id); // it stays to be seen until all are in
    this.amount = null;
    this.course = null;
    this.filtered = null;
    this.hovered = null;
    this.pointed = [];
    this.doubted = null;
    this.planned = null;
    this.opened = false;
    if (question) this.suggest(question);
  }

  /** A set or an amount begins with what a sensible player would most likely answer; never with nothing. */
  private suggest(question: Question): void {
    const likely = this.lesson && question.likely !== undefined && !this.lesson.allows(question.likely as Answer) ? null : (question.likely ?? null);
    if (question.kind === "plot" && this.lesson) this.setCourse(this.lesson.course());
    if (question.kind === "amount" && typeof likely === "number" && likely > Math.max(0, question.low - 1)) this.setAmount(likely);
    if (question.kind === "pick" && Array.isArray(likely)) {
      this.chosen = question.options.map((option) => option.id).filter((id) => likely.includes(id));
    }
    if (question.kind !== "choose" || !this.waits) return;
    // what nearly everybody does: it is said to be that, or all others lie behind "More"
    const plain = question.options.filter((option) => !this.manners.rare(option));
    const usual = question.options.find((option) => this.manners.usual(option)) ?? (plain.length === 1 && plain.length < question.options.length ? plain[0] : undefined);
    if (usual && (!this.lesson || this.lesson.allows(usual.id))) this.chosen = [usual.id];
  }

  /** An option's button (or its only target) was pressed. */
  choose(id: string): void {
    const question = this.question;
    const shortcut = this.shortcut(id);
    if (shortcut) return this.take(shortcut);
    const option = question?.options.find((one) => one.id === id);
    if (!question || !option || this.strays(id)) return;
    if (this.ways.some((way) => way.first === id)) return this.lead(id);
    this.planned = null;
    if (question.kind === "plot") {
      if (this.chosen[0] === id) this.commit();
      else this.setCourse(option.path);
      return;
    }
    this.course = null;
    if (question.kind === "pick") {
      if (this.chosen.includes(id)) this.chosen = this.chosen.filter((other) => other !== id);
      else this.chosen = question.most === 1 ? [id] : [...this.chosen, id];
    } else if (!this.waits) this.give(option);
    else if (this.chosen[0] !== id) [this.chosen, this.chosenAt] = [[id], performance.now()];
    else if (performance.now() - this.chosenAt > CALM) this.commit();
  }

  /** A press that means several answers: at once, or (where answers wait) chosen first and given by a calm second press. */
  plan(plan: Plan): void {
    const first = this.question?.options.find((option) => option.id === plan.steps[0]?.answer);
    if (!first || this.strays(first.id)) return;
    if (!this.waits) return this.follow(plan);
    if (this.planned?.at !== plan.at) [this.chosen, this.planned, this.chosenAt] = [[first.id], plan, performance.now()];
    else if (performance.now() - this.chosenAt > CALM) this.follow(plan);
  }

  /** A short way was chosen: it waits for the red button, or for a calm second press. */
  private take({ option, steps }: Shortcut): void {
    if (this.chosen[0] === option.id) {
      if (performance.now() - this.chosenAt > CALM) this.commit();
      return;
    }
    [this.chosen, this.planned, this.chosenAt] = [[option.id], { at: option.id, steps, words: option.text }, performance.now()];
    this.course = option.path.length > 0 ? option.path : null;
  }

  private follow(plan: Plan): void {
    if (this.question) this.carry(this.question.seat, plan.steps);
  }

  /** Answer, or ask once more where something would be lost. */
  private give(option: Option): void {
    if (!this.question) return;
    if (this.doubted?.id !== option.id && this.manners.doubt(option)) {
      this.doubted = option;
      return;
    }
    this.slots.answered(this.question, option.id);
    this.answer(this.question.seat, option.id);
  }

  /** The red button under "are you sure". */
  insist(): void {
    if (this.doubted) this.give(this.doubted);
  }

  /** A target on the board was clicked: its only option or the first of its courses is chosen; of others only these are shown. */
  aim(target: string | null): void {
    const options = target === null ? [] : (this.targets.get(target) ?? []);
    this.doubted = null;
    const wanted = this.lesson ? options.filter((option) => this.lesson!.wants(option.id, this.question!)) : [];
    if (wanted.length === 1 && wanted[0]) this.choose(wanted[0].id);
    else if (this.lesson && wanted.length === 0) this.lesson.miss();
    else if (this.ways.length > 0) this.seek(target, options);
    else if (options[0] && (options.length === 1 || this.question?.kind === "plot")) this.choose(options[0].id); // of courses the first is the best
    else this.filtered = options.length > 1 ? target : null;
  }

  /** Where there are short ways: what leads on is followed, of several ways to a place the first is the best. */
  private seek(target: string | null, options: readonly Option[]): void {
    const on = options.find((option) => this.ways.some((way) => way.first === option.id));
    const short = options.find((option) => this.shortcut(option.id));
    if (target === null) this.lead(null);
    else if (on) this.lead(on.id);
    else if (short) this.choose(short.id);
    else if (options[0]) this.choose(options[0].id);
  }

  setAmount(amount: number): void {
    const question = this.question;
    if (question) this.amount = Math.max(question.low, Math.min(question.high, amount));
  }

  /** A course was plotted on the board or written; null: none. One that is suggested is chosen as such. */
  setCourse(course: Course | null): void {
    const question = this.posed;
    const open = this.way?.answers.find(({ plots }) => plots);
    if (question?.kind !== "plot" && !open) return;
    this.course = course;
    const found = course && question?.options.find((option) => sameCourse(option.path, course));
    this.chosen = found ? [found.id] : [];
    if (!open) return;
    const known = this.shortcut(found?.id);
    const steps = known?.steps ?? [...open.steps, { answer: course as Answer, question: open.plots }];
    if (course) [this.chosen, this.planned] = [[known?.option.id ?? open.option.id], { at: "course", steps, words: known?.option.text ?? OWN }];
    else this.planned = null;
  }

  /** An answer in the player's own words, given at once: only the engine can say whether a choice takes it. */
  write(answer: string): void {
    if (this.question?.kind === "choose") this.answer(this.question.seat, answer);
  }

  /** One step more or less; from nothing set, to the smallest amount that is something. */
  step(by: 1 | -1): void {
    const question = this.question;
    if (!question) return;
    if (this.amount !== null) this.setAmount(this.amount + by * question.step);
    else this.setAmount(by > 0 && question.low === 0 ? question.step : question.low);
  }

  point(targets: readonly string[]): void {
    this.pointed = targets;
  }

  /** The red button. */
  commit(): void {
    const question = this.question;
    if (!question || !this.complete) return;
    if (this.planned) this.follow(this.planned);
    else if (question.kind === "amount") this.answer(question.seat, this.amount ?? question.low);
    else if (question.kind === "plot") this.answer(question.seat, this.course ?? []);
    else if (question.kind === "pick") this.answer(question.seat, [...this.chosen]);
    else {
      const option = question.options.find((one) => one.id === this.chosen[0]);
      if (option) this.give(option);
    }
  }

  /** The paper button beside it: none of it. */
  nothing(): void {
    const question = this.question;
    if (question && this.mayNothing) this.answer(question.seat, question.kind === "pick" ? [] : 0);
  }

  /** A key was pressed outside any field; true if it meant something. */
  key(key: string): boolean {
    const question = this.question;
    if (!question) return false;
    if (key === "Escape" && (this.doubted || this.filtered || this.opened || this.chosen.length || this.course)) {
      if (this.doubted) this.doubted = null;
      else this.let();
      return true;
    }
    if (key === "Enter" && this.doubted) {
      this.insist();
      return true;
    }
    if (key === "Enter" && this.waits) {
      this.commit();
      return true;
    }
    if (this.doubted) return false;
    if (question.kind === "amount") {
      if (key === "ArrowUp" || key === "+") this.step(1);
      else if (key === "ArrowDown" || key === "-") this.step(-1);
      else return false;
      return true;
    }
    if (!/^\d$/.test(key)) return false;
    const option = this.visible[(Number(key) + 9) % 10];
    if (option) this.choose(option.id);
    return option !== undefined;
  }
}
