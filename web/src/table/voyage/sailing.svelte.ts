// A first voyage at the table: which note is shown, what it asks for, and how one goes on, back and out.
import { api } from "../../lib/api";
import type { Course } from "../../lib/course";
import type { Live } from "../../lib/live.svelte";
import { KEY, sailed } from "../../lib/voyages";
import type { AnswerMessage, Question, VoyageInfo, VoyageStep } from "../../lib/wire";

type Answer = AnswerMessage["answer"];

const same = (one: unknown, other: unknown): boolean => {
  // of a set the order does not matter
  const sorted = (what: unknown) => JSON.stringify(Array.isArray(what) && what.every((part) => typeof part === "string") ? what.toSorted() : what);
  return sorted(one) === sorted(other);
};

export class Sailing {
  info = $state.raw<VoyageInfo | null>(null);
  /** How many notes that are only read were read since the last answer. */
  private read = $state(0);
  private readFor = -1;
  /** Something else was pressed, so often: each time the kind sentence is said anew. */
  missed = $state(0);
  /** The last note was read: from here on it is a game like any other. */
  free = $state(false);

  constructor(private readonly live: Live) {}

  /** Bring the script, where the table has one. */
  async begin(game: string, table: string): Promise<void> {
    this.free = sessionStorage.getItem(`${KEY}-${table}`) !== null;
    this.info = await api.voyage(game).catch(() => null);
  }

  /** Which of the learner's answers comes next. */
  private readonly at: number | null = $derived.by(() => this.live.play?.voyage ?? null);

  /** Where the notes for the next answer begin, and where they end. */
  private readonly range: readonly [number, number] = $derived.by(() => {
    const steps = this.info?.steps ?? [];
    const next = steps.findIndex((step) => step.answer !== null && this.at !== null && step.answer >= this.at);
    const end = next < 0 ? steps.length - 1 : next;
    let begin = end;
    while (begin > 0 && steps[begin - 1]!.answer === null) begin -= 1;
    return [begin, end];
  });

  /** Is the voyage under way at this table? */
  readonly on: boolean = $derived.by(() => this.info !== null && this.at !== null && !this.free && this.live.play?.over === false);

  readonly index: number = $derived.by(() => Math.min(this.range[0] + this.read, this.range[1]));

  /** The note to show. */
  readonly step: VoyageStep | null = $derived.by(() => (this.on ? (this.info?.steps[this.index] ?? null) : null));

  /** The step whose answer is asked for, whether its note is shown already or another is read before. */
  readonly asking: VoyageStep | null = $derived.by(() => {
    const step = this.on ? this.info?.steps[this.range[1]] : undefined;
    return step && step.answer !== null && step.answer === this.at ? step : null;
  });

  /** The first notes of the lessons, and which lesson it is now. */
  readonly lessons: readonly VoyageStep[] = $derived.by(() => this.info?.steps.filter((step) => step.lesson) ?? []);
  readonly lesson: number = $derived.by(() => (this.info?.steps.slice(0, this.index + 1).filter((step) => step.lesson).length ?? 1) - 1);
  readonly last: boolean = $derived.by(() => this.info !== null && this.index === this.info.steps.length - 1);

  /** A new question stands: nothing was read or missed for it yet. */
  turn(number: number | null): void {
    if (number === null || number === this.readFor) return;
    const back = number < this.readFor;
    this.readFor = number;
    this.missed = 0;
    this.read = back ? this.range[1] - this.range[0] : 0;
  }

  /** May this be answered now? */
  allows = (answer: Answer): boolean => {
    const step = this.asking;
    if (!step) return !this.on;
    return same(answer, step.suggested) || step.also.some((other) => same(answer, other));
  };

  /** Is this option (part of) what the note asks for? */
  wants = (id: string, question: Question): boolean => {
    const step = this.asking;
    if (!step) return !this.on;
    const path = question.kind === "plot" ? question.options.find((option) => option.id === id)?.path : undefined;
    return [step.suggested, ...step.also].some((answer) => (path ? same(answer, path) : Array.isArray(answer) ? (answer as unknown[]).includes(id) : answer === id));
  };

  /** The course that the note asks for. */
  course = (): Course | null => {
    const wanted = this.asking?.suggested;
    return Array.isArray(wanted) && Array.isArray(wanted[0]) ? (wanted as Course) : null;
  };

  /** Something else was pressed. */
  miss = (): void => {
    this.missed += 1;
  };

  /** Read on, or let the step be done as suggested. */
  next(seat: number): void {
    this.missed = 0;
    if (this.index < this.range[1]) this.read += 1;
    else if (this.asking) this.live.answer(seat, this.asking.suggested!);
    else this.finish();
  }

  readonly first: boolean = $derived.by(() => this.index === 0);

  back(seat: number): void {
    this.missed = 0;
    if (this.read > 0) this.read -= 1;
    else if (!this.first) this.live.undo(seat, true);
  }

  /** The lessons are over: play on freely. */
  finish(): void {
    this.free = true;
    const { table } = this.live;
    if (!table) return;
    sessionStorage.setItem(`${KEY}-${table.id}`, "1");
    localStorage.setItem(KEY, JSON.stringify([...new Set([...sailed(), table.game])]));
  }
}
