// A record being looked at: its steps from one seat's eyes, where we are in it, and going on with the board's motion.
import { api } from "./api";
import type { Animate } from "./board";
import { wordsOf } from "./me.svelte";
import { speed, still } from "./settings.svelte";
import type { EventLine, RecordInfo, RecordMark, RecordStep } from "./wire";

const PAGE = 50;
/** How long a step stays before the next while it plays by itself, in milliseconds. */
const REST = 650;

export class Replay {
  info = $state.raw<RecordInfo | null>(null);
  problem = $state("");
  /** The step we are at; `shown` follows when its page is there and its events were animated. */
  place = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  shown = $state.raw<RecordStep | null>(null);
  steps = $state.raw<ReadonlyMap<number, RecordStep>>(new Map());
  /** Set by the page: how the board shows an event. */
  animate: Animate | null = null;

  readonly last = $derived(this.info ? this.info.steps - 1 : 0);
  readonly log = $derived.by(() => {
    const lines: EventLine[] = [];
    for (let i = 0; i <= this.place; i++) lines.push(...(this.steps.get(i)?.events ?? []));
    return lines;
  });

  private pages = new Map<number, Promise<void>>();
  private moving = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  async open(at: number, seat: number | null): Promise<void> {
    const info = await api.record(this.id, this.invite);
    this.seat = seat !== null && seat < info.seats ? seat : null;
    this.info = info;
    await this.go(at);
  }

  /** The page that holds a step; pages before it follow for the log. */
  private page(number: number): Promise<void> {
    const pages = this.pages;
    let wanted = pages.get(number);
    if (!wanted) {
      wanted = api.steps(this.id, number * PAGE, PAGE, this.seat, this.invite).then(
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
    }
    return wanted;
  }

  private async step(place: number): Promise<RecordStep | undefined> {
    const here = Math.floor(place / PAGE);
    await this.page(here);
    return this.steps.get(place);
  }

  /** Those before the present step one by one, for the log, and the one behind it. */
  private async fill(): Promise<void> {
    const pages = this.pages;
    const here = Math.floor(this.place / PAGE);
    const next = Math.floor(Math.min(this.last, this.place + 5) / PAGE);
    if (next !== here) await this.page(next);
    for (let before = here - 1; before >= 0 && this.pages === pages; before--) await this.page(before);
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

  /** Look through other eyes (null: a spectator's). */
  async lookAs(seat: number | null): Promise<void> {
    this.seat = seat;
    this.pages = new Map();
    this.steps = new Map();
    await this.go(this.place);
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
    for (const line of alive ? step.events : []) {
      if (halted.aborted) break;
      const stage = { next: step.view, speed: speed(), signal: halted };
      await this.animate?.({ number: line.n, event: line.event as { type: string } }, stage).catch(console.error);
    }
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
  mark(way: 1 | -1): RecordMark | undefined {
    const marks = this.info?.marks ?? [];
    return way > 0 ? marks.find((mark) => mark.step > this.place) : marks.findLast((mark) => mark.step < this.place);
  }

  close(): void {
    this.pause();
    this.halt();
  }
}
