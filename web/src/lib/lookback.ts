// What an analysis says about a step of the replay: shares of victory, strokes of luck, and how good a decision was.
import type { Analysis, Choice, Judged, Option, Question, Swing, Text } from "./wire";

/** A stroke of luck worth a mark, in shares of victory. */
const STROKE = 0.05;
/** It is marked where it is larger than so many of its standard errors. */
const SURE = 2;

export interface Stroke {
  step: number;
  seat: number;
  /** Above 0: lucky. */
  size: number;
  doubt: number;
}

/** The estimated shares of victory of a turn as they are drawn: no estimate leads over the edge. */
const drawn = ({ shares }: Analysis["turns"][number]): number[] => shares.map((share) => Math.min(1, Math.max(0, share)));

export type Quality = "best" | "doubtful" | "mistake";

/** The points of the curve: at which step everybody had which share; the result is the last. */
export function curveOf(found: Analysis, last: number): { step: number; shares: readonly number[] }[] {
  const points = found.turns.map((turn, place) => ({ step: found.moments[place]!.step, shares: drawn(turn) }));
  return [...points, { step: last, shares: found.result }];
}

/** The shares of victory at a step: those of the last moment up to it. */
export function sharesAt(found: Analysis, place: number, last: number): { shares: readonly number[]; doubt: number } {
  if (place >= last) return { shares: found.result, doubt: 0 };
  const at = found.moments.findLastIndex((moment) => moment.step <= place);
  const turn = found.turns[Math.max(0, at)];
  return turn ? { shares: drawn(turn), doubt: turn.doubt } : { shares: found.result, doubt: 0 };
}

/** Where every turn (month, round) begins: at its first moment. */
export function turnsOf(found: Analysis): { turn: number; step: number }[] {
  const begun = new Map<number, number>();
  for (const { turn, step } of found.moments) if (turn > 0 && !begun.has(turn)) begun.set(turn, step);
  return [...begun].map(([turn, step]) => ({ turn, step }));
}

/** The strokes of luck that are worth a mark, each for the seat it struck most. */
export function strokesOf(found: Analysis): Stroke[] {
  return found.turns.flatMap((turn, place) => {
    const seat = turn.luck.reduce((most, luck, seat) => (Math.abs(luck) > Math.abs(turn.luck[most]!) ? seat : most), 0);
    const size = turn.luck[seat] ?? 0;
    if (Math.abs(size) < STROKE || Math.abs(size) < SURE * turn.luck_doubt) return [];
    return [{ step: Math.max(...Object.values(found.moments[place]!.steps)), seat, size, doubt: turn.luck_doubt }];
  });
}

/** A loss that is no whole point of a hundred is none. */
const SLIGHT = 0.005;

export const qualityOf = (one: Judged): Quality => (one.mistake ? "mistake" : one.rank === 1 || one.loss < SLIGHT ? "best" : "doubtful");

/** The step at which the question of a decision stands open: its answer is the next one. */
export const openAt = (one: Judged): number => one.step - 1;

/** The decision that stands open at a step: that of these eyes, else anybody's. */
export function judgedAt(found: Analysis, place: number, seat: number | null): Judged | undefined {
  const here = found.judged.filter((one) => openAt(one) === place);
  return here.find((one) => one.seat === seat) ?? here[0];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers that were looked at, best first, each against the best, with the options they are made of.
 *
 * What the best promises more than the given one was measured once again, and that counts: the best of several looks better
 * than it is. The others are no better than it. */
export function answersOf(one: Judged, question: Question | null) {
  const given = one.tried.find((tried) => same(tried.answer, one.answer));
  const first = one.tried[0]?.share ?? 0;
  const best = given && one.loss > 0 ? given.share + one.loss : first;
  return one.tried.map((tried, place) => {
    const share = place ? Math.min(tried.share, best) : best;
    return { ...tried, share, place, played: tried === given, less: best - share, options: optionsOf(tried.answer, question) };
  });
}

/** The options that an answer is made of. */
export function optionsOf(answer: unknown, question: Question | null): Option[] {
  if (!question) return [];
  if (question.kind === "plot") return question.options.filter((option) => same(option.path, answer));
  const ids = Array.isArray(answer) ? answer.map(String) : [String(answer)];
  return question.options.filter((option) => ids.includes(option.id));
}

/** A share of victory for people: no 0 and no 100 before the end. */
export function percent(share: number, over: boolean): string {
  const whole = Math.round(100 * share);
  return `${over ? whole : Math.min(99, Math.max(1, whole))} %`;
}

/** A change of a share in whole points of a hundred, with its sign. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Heights pushed apart until none lies nearer than `gap` to its neighbour; all stay between `low` and `high`. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, place) => place).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let floor = low;
  for (const place of order) floor = (found[place] = Math.max(found[place]!, floor)) + gap;
  let roof = high;
  for (const place of order.toReversed()) roof = (found[place] = Math.min(found[place]!, roof)) - gap;
  return found;
}

/** A moment that decided the match: luck, a choice that turned it or a dear decision, with what it changed for the seat it concerns. */
export interface Decisive {
  kind: "luck" | "swing" | "choice";
  moment: number;
  step: number;
  turn: number;
  seat: number;
  size: number;
  lines: readonly Text[];
  /** What it changed or cost, and what would have been better. */
  why: readonly Text[];
  /** What was asked, chosen, and by whom. */
  prompt: Text | null;
  chosen: readonly { seat: number; given: Swing["given"][number] }[];
  choice: Choice | null;
}

/** The three moments that moved the chances most, in the order in which they came; decisions that chance may explain come last. */
export function threeMoments(found: Analysis): Decisive[] {
  const { strokes, swings, choices } = found.highlights;
  const all: Decisive[] = [
    ...strokes.map((one) => ({ ...one, kind: "luck" as const, size: one.change[one.seat] ?? 0, prompt: null, chosen: [], choice: null })),
    ...swings.map((one) => ({
      ...one,
      kind: "swing" as const,
      size: one.change[one.seat] ?? 0,
      chosen: one.chosen.map((seat, at) => ({ seat, given: one.given[at]! })),
      choice: null,
    })),
    ...choices.map((one) => ({
      ...one,
      step: one.step - 1,
      kind: "choice" as const,
      size: -one.loss,
      lines: [],
      chosen: [{ seat: one.seat, given: one.given }],
      choice: one,
    })),
  ];
  const unsure = (one: Decisive) => Number(one.choice !== null && !one.choice.mistake);
  const sorted = all.toSorted((a, b) => unsure(a) - unsure(b) || Math.abs(b.size) - Math.abs(a.size));
  return sorted
    .filter((one, at) => sorted.findIndex((other) => other.moment === one.moment) === at)
    .slice(0, 3)
    .toSorted((a, b) => a.step - b.step);
}

/** Shares in whole points of a hundred, none further than a point from what it is, that come to `sum` when somebody adds up what is read. */
export function pointsOf(shares: readonly number[], sum: number): number[] {
  const points = shares.map((share) => Math.floor(100 * share));
  const lacking = sum - points.reduce((all, one) => all + one, 0);
  const left = (at: number) => 100 * shares[at]! - points[at]!;
  for (const at of [...points.keys()].toSorted((a, b) => left(b) - left(a)).slice(0, Math.max(0, lacking))) points[at]! += 1;
  return points;
}

/** Everybody's result in its parts, which add up as they are read, in whole points: start + luck + own + others = result. */
export function makingOf(found: Analysis) {
  const among = (shares: readonly number[]) => pointsOf(shares, Math.round(100 * shares.reduce((all, share) => all + share, 0)));
  const parts = found.parts.map((part) => [part.luck + part.unknown, part.own, part.others + part.meeting]);
  const results = among(found.result);
  const starts = among(found.result.map((result, seat) => parts[seat]!.reduce((rest, part) => rest - part, result)));
  return found.parts.map((part, seat) => {
    const judged = found.judged.filter((one) => one.seat === seat);
    const [luck, own, others] = pointsOf(parts[seat]!, results[seat]! - starts[seat]!) as [number, number, number];
    const count = Math.max(1, judged.length);
    return {
      seat,
      start: starts[seat]! / 100,
      luck: luck / 100,
      doubt: part.luck_doubt,
      own: own / 100,
      ownDoubt: part.own_doubt,
      others: others / 100,
      result: results[seat]! / 100,
      decisions: judged.length,
      mistakes: judged.filter((one) => one.mistake).length,
      loss: Math.max(0, judged.reduce((sum, one) => sum + one.loss, 0) / count), // some come out below 0 by chance, as others above
      lossDoubt: Math.sqrt(judged.reduce((sum, one) => sum + one.doubt ** 2, 0)) / count,
    };
  });
}
