// The answer being made to the present question: what is chosen, whether it waits for the red button, and keys for it.
import { targetsOf, type Targets } from "../lib/board";
import { sameCourse, type Course } from "../lib/course";
import { settings } from "../lib/settings.svelte";
import type { Option, PlayMessage, Question } from "../lib/wire";

type Answer = string | number | string[] | Course;

export class Asking {
  chosen = $state.raw<readonly string[]>([]);
  amount = $state(0);
  /** The course plotted so far, whether it is a suggestion or one's own. */
  course = $state.raw<Course | null>(null);
  /** The target whose options alone are shown. */
  filtered = $state<string | null>(null);
  /** The target under the pointer on the board. */
  hovered = $state<string | null>(null);
  /** The targets of the option under the pointer. */
  pointed = $state.raw<readonly string[]>([]);
  question = $state.raw<Question | null>(null);
  /** Chosen together with others, hidden until all are in. */
  private sealed = $state(false);
  private number = -1;
  private seat: number | null = null;

  constructor(private readonly answer: (seat: number, answer: Answer) => void) {}

  readonly targets: Targets = $derived(targetsOf(this.question));
  readonly visible: readonly Option[] = $derived(
    this.filtered ? (this.targets.get(this.filtered) ?? []) : (this.question?.options ?? []),
  );
  /** Does the answer wait for the red button? */
  readonly waits: boolean = $derived.by(() => {
    if (!this.question) return false;
    if (this.question.kind !== "choose" || settings.confirm === "all") return true;
    return settings.confirm === "sealed" && this.sealed;
  });
  readonly complete: boolean = $derived.by(() => {
    const question = this.question;
    if (!question) return false;
    if (question.kind === "amount") return this.amount >= question.low && this.amount <= question.high;
    if (question.kind === "plot") return this.course !== null;
    const [least, most] = question.kind === "pick" ? [question.least, question.most] : [1, 1];
    return this.chosen.length >= least && this.chosen.length <= most;
  });

  /** Take up the question of a new step; what was chosen for an older one is forgotten. */
  begin(play: PlayMessage | null): void {
    const question = play?.questions[0] ?? null;
    const same = play?.number === this.number && question?.seat === this.seat && question !== null;
    this.sealed = play !== null && new Set([...play.asked, ...play.waiting]).size > 1 && !play.window;
    this.question = question;
    if (same) return;
    this.number = play?.number ?? -1;
    this.seat = question?.seat ?? null;
    this.chosen = [];
    this.amount = question?.low ?? 0;
    this.course = null;
    this.filtered = null;
    this.hovered = null;
    this.pointed = [];
  }

  /** An option's button (or its only target) was pressed. */
  choose(id: string): void {
    const question = this.question;
    const found = question?.options.find((option) => option.id === id);
    if (!question || !found) return;
    if (question.kind === "plot") {
      if (this.chosen[0] === id) this.commit();
      else this.setCourse(found.path);
    } else if (question.kind === "pick") {
      if (this.chosen.includes(id)) this.chosen = this.chosen.filter((other) => other !== id);
      else this.chosen = question.most === 1 ? [id] : [...this.chosen, id];
    } else if (!this.waits) this.answer(question.seat, id);
    else if (this.chosen[0] === id) this.commit();
    else this.chosen = [id];
  }

  /** A target on the board was clicked: its only option is chosen, of several only these are shown. */
  aim(target: string | null): void {
    const options = target === null ? [] : (this.targets.get(target) ?? []);
    if (options.length === 1 && options[0]) this.choose(options[0].id);
    else this.filtered = options.length > 1 ? target : null;
  }

  setAmount(amount: number): void {
    const question = this.question;
    if (question) this.amount = Math.max(question.low, Math.min(question.high, amount));
  }

  /** A course was plotted on the board or written; null: none. One that is suggested is chosen as such. */
  setCourse(course: Course | null): void {
    const question = this.question;
    if (question?.kind !== "plot") return;
    this.course = course;
    const found = course && question.options.find((option) => sameCourse(option.path, course));
    this.chosen = found ? [found.id] : [];
  }

  point(targets: readonly string[]): void {
    this.pointed = targets;
  }

  /** The red button. */
  commit(): void {
    const question = this.question;
    if (!question || !this.complete) return;
    if (question.kind === "amount") this.answer(question.seat, this.amount);
    else if (question.kind === "plot") this.answer(question.seat, this.course ?? []);
    else if (question.kind === "pick") this.answer(question.seat, [...this.chosen]);
    else if (this.chosen[0] !== undefined) this.answer(question.seat, this.chosen[0]);
  }

  /** A key was pressed outside any field; true if it meant something. */
  key(key: string): boolean {
    const question = this.question;
    if (!question) return false;
    if (key === "Enter" && this.waits) {
      this.commit();
      return true;
    }
    if (key === "Escape" && (this.filtered || this.chosen.length || this.course)) {
      this.filtered = null;
      this.chosen = [];
      this.course = null;
      return true;
    }
    if (question.kind === "amount") {
      if (key === "ArrowUp" || key === "+") this.setAmount(this.amount + question.step);
      else if (key === "ArrowDown" || key === "-") this.setAmount(this.amount - question.step);
      else return false;
      return true;
    }
    if (!/^\d$/.test(key)) return false;
    const option = this.visible[(Number(key) + 9) % 10];
    if (option) this.choose(option.id);
    return option !== undefined;
  }
}
