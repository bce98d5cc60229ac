// A record being looked at: its steps from one seat's eyes, where we are in it, and going on with the board's motion.
import { api } from "./api";
import type { Animate, Captain, Play, Stage } from "./board";
import { gameInfo, wordsOf } from "./me.svelte";
import { isDrawn } from "./parts";
import { speed, still } from "./settings.svelte";
import { captainsOf, emblems } from "./ui/emblems";
import type { Branch, EventLine, RecordInfo, RecordMark, RecordStep, TableInfo } from "./wire";
import { gameWord, lang, note, say, t } from "./words.svelte";

/** Steps in one request: few, so that the first of them is there at once. */
const PAGE = 20;
/** How long a step stays before the next while it plays by itself, in milliseconds. */
const REST = 650;

/** The captains of a record: as they sat at its table where that is known, else by the names in the record. */
export function recordCaptains(info: RecordInfo | null, table: TableInfo | null): Captain[] {
  const seats = Array.from({ length: info?.seats ?? 0 }, (_, seat) => ({
    seat,
    name: info?.names[seat] || gameWord("core", "seat", { number: seat + 1 }),
    emblem: emblems[seat % emblems.length]!,
    kind: "person" as const,
    standin: null,
  }));
  return captainsOf(table?.seats ?? seats);
}

const nothing = () => undefined;

/** What a board is given where nobody can answer: a view, and words for it. */
export function looked(view: unknown, seat: number | null, captains: readonly Captain[], game: string): Play {
  const names = captains.map((captain) => captain.name);
  return {
    view,
    seat,
    captains,
    question: null,
    targets: new Map(),
    numbers: new Map(),
    chosen: [],
    waits: false,
    amount: null,
    setAmount: nothing,
    course: null,
    setCourse: nothing,
    write: nothing,
    plan: nothing,
    planned: null,
    pointed: [],
    choose: nothing,
    aim: nothing,
    point: nothing,
    say: (what) => say(what, game, names),
    note: (text) => note(text, game, names),
    t: (key, args) => gameWord(game, key, args ?? {}),
    lang: lang(),
    openRule: nothing,
    still: true,
    narrow: false,
  };
}

/** Shows events on a board one after the other, until somebody skips. */
export async function moved(animate: Animate | null, lines: readonly EventLine[], stage: Stage): Promise<void> {
  for (const line of lines) {
    if (stage.signal.aborted) break;
    await animate?.({ number: line.n, event: line.event as { type: string } }, stage).catch(console.error);
  }
}

/** Copies a link; what to say of it: that it is done, or the link itself to be copied by hand (no clipboard on plain http). */
export async function copied(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return t("share-done");
  } catch {
    return link;
  }
}

/** A moment worth jumping to: told by the record, or found by looking back. */
export type Mark = Pick<RecordMark, "step" | "seat"> & { kind: RecordMark["kind"] | "luck" | "swing" | "mistake" };

export class Replay {
  info = $state.raw<RecordInfo | null>(null);
  problem = $state("");
  /** The step we are at; `shown` follows when its page is there and its events were animated. */
  place = $state(0);
  seat = $state<number | null>(null);
  /** All cards lie open: how it was, instead of what was known. */
  light = $state(false);
  playing = $state(false);
  shown = $state.raw<RecordStep | null>(null);
  steps = $state.raw<ReadonlyMap<number, RecordStep>>(new Map());
  /** Set by the page: how the board shows an event. */
  animate: Animate | null = null;

  /** What looking back found. */
  found = $state.raw<readonly Mark[]>([]);
  readonly marks = $derived<readonly Mark[]>([...(this.info?.marks ?? []), ...this.found].toSorted((a, b) => a.step - b.step));

  readonly last = $derived(this.info ? this.info.steps - 1 : 0);
  /** What these eyes were told, step by step, in the whole match. */
  private told = $state.raw<readonly (readonly EventLine[])[]>([]);
  readonly log = $derived(this.told.slice(0, this.place + 1).flat());

  private pages = new Map<number, Promise<void>>();
  /** The last request that was sent; the next waits for it, and by then asks for where we are. */
  private asked: Promise<void> = Promise.resolve();
  private moving = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  async open(at: number, seat: number | null, light = false): Promise<void> {
    const info = await api.record(this.id, this.invite);
    this.light = light;
    this.seat = seat !== null && seat < info.seats ? seat : null;
    this.info = info;
    await this.go(at);
    void this.read();
  }

  /** The page of so many steps. */
  private page(number: number): Promise<void> {
    const pages = this.pages;
    let wanted = pages.get(number);
    if (!wanted) {
      const part = { first: number * PAGE, count: PAGE, panels: !isDrawn(this.info?.game ?? ""), light: this.light };
      wanted = api.steps(this.id, part, this.seat, this.invite).then(
        (found) => {
          if (this.pages !== pages) return; // other eyes meanwhile
          const next = new Map(this.steps);
          for (const step of found.steps) next.set(step.step, step);
          this.steps = next;
        },
        (error) => {
          pages.delete(number);
          this.problem = wordsOf(error);
        },
      );
      pages.set(number, wanted);
      this.asked = wanted;
    }
    return wanted;
  }

  /** A step of the record. Whoever drags the slider passes many: only where it rests is asked for. */
  private async step(place: number): Promise<RecordStep | undefined> {
    const here = Math.floor(place / PAGE);
    if (!this.pages.has(here)) {
      await this.asked;
      if (this.place !== place) return undefined;
    }
    await this.page(here);
    return this.steps.get(place);
  }

  /** The pages beside the present one, while nothing else is wanted. */
  private async fill(): Promise<void> {
    const { pages, place } = this;
    const here = Math.floor(place / PAGE);
    for (const beside of [here + 1, here - 1]) {
      if (beside < 0 || beside * PAGE > this.last || this.pages !== pages || this.place !== place) continue;
      await this.page(beside);
    }
  }

  private async read(): Promise<void> {
    const seat = this.seat;
    const found = await api.log(this.id, seat, this.invite).catch(() => null);
    if (found && this.seat === seat) this.told = found.steps;
  }

  /** Stand at a step, without motion. */
  async go(place: number): Promise<void> {
    this.halt();
    this.place = Math.max(0, Math.min(this.last, Math.round(place) || 0));
    const wanted = this.place;
    const step = await this.step(wanted);
    if (this.place !== wanted || !step) return;
    this.shown = step;
    void this.fill();
  }

  /** Look through other eyes (null: a spectator's), or in the other light. */
  async lookAs(seat: number | null, light = this.light): Promise<void> {
    this.seat = seat;
    this.light = light;
    this.pages = new Map();
    this.steps = new Map();
    this.told = [];
    await this.go(this.place);
    void this.read();
  }

  /** One step on, moving as at the table; while one is moving, it is finished at once. */
  async on(): Promise<void> {
    this.halt();
    const halted = this.moving.signal;
    if (this.place >= this.last) return;
    const wanted = ++this.place;
    const step = await this.step(wanted);
    if (!step || this.place !== wanted) return;
    const alive = this.animate && !still() && this.shown?.step === wanted - 1 && !step.undo;
    if (alive) await moved(this.animate, step.events, { next: step.view, speed: speed(), signal: halted });
    if (this.place === wanted) this.shown = step;
    void this.fill();
  }

  /** Whatever moves is finished, and nothing goes on by itself until it is told to. */
  private halt(): void {
    clearTimeout(this.timer);
    this.moving.abort();
    this.moving = new AbortController();
  }

  play(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    void this.run();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    if (this.place >= this.last) await this.go(0);
    await this.on();
    if (this.place >= this.last) this.playing = false;
    if (this.playing) this.timer = setTimeout(() => void this.run(), (still() ? 1100 : REST) / speed());
  }

  /** The next mark behind the present step, or the last before it. */
  mark(way: 1 | -1): Mark | undefined {
    const { marks } = this;
    return way > 0 ? marks.find((mark) => mark.step > this.place) : marks.findLast((mark) => mark.step < this.place);
  }

  /** A table that plays on from here, with bots of a level; `answer` is what this seat answers at once. Gives its address. */
  async branch(seat: number, level: string, answer?: Branch["answer"]): Promise<string> {
    const levels = gameInfo(this.info?.game ?? "")?.bots ?? [];
    const bot = levels.includes(level) ? level : (levels[0] ?? level);
    const made = await api.branch(this.id, { step: this.place, seat, bot, ...(answer === undefined ? {} : { answer }) }, this.invite);
    return `/t/${made.id}`;
  }

  close(): void {
    this.pause();
    this.halt();
  }
}
