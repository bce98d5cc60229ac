// What happened since my last turn: the few lines that matter to me, those about me first.
import type { EventLine, Text, Who } from "../lib/wire";
import { isHeading } from "./headings";

const MOST = 4;

export interface Recapped {
  lines: readonly EventLine[];
  /** How many more there are in the log. */
  more: number;
  /** What stands above it: before the first thing I did there is no last turn, and being dealt cards before the first heading is not one. */
  title: "since-last-turn" | "so-far";
}

/** Does a sentence name this seat? */
function names(text: Text, seat: number): boolean {
  return Object.values(text.args ?? {}).some((arg) => {
    const parts = (Array.isArray(arg) ? arg : [arg]) as (Text | Who | string | number)[];
    return parts.some((part) => typeof part === "object" && (part.type === "who" ? part.seat === seat : names(part, seat)));
  });
}

/** The number of the last line before the recap: what I answered last, or (after a reload) the last thing I did. */
export function markOf(lines: readonly EventLine[], answered: number, seat: number): number {
  return answered || (lines.findLast((line) => line.seat === seat)?.n ?? 0);
}

/** Does a line concern this seat: it befell me (a curse, a hit) or everybody (a round is over), or others or nobody (a volley, a
 *  duel) did it and name me? */
const concerns = (line: EventLine, seat: number) => (line.seat === seat || line.seat === null ? line.befell : false) || (line.seat !== seat && names(line.text, seat));

/** At most four lines since `mark`, in their order: what befell me or names me, then what weighs most and then the latest that others did. */
export function recapOf(lines: readonly EventLine[], mark: number, seat: number): Recapped {
  const news = lines.filter((line) => line.n > mark && !isHeading(line) && (concerns(line, seat) || (line.seat === null ? line.great : line.seat !== seat)));
  const mine = news.filter((line) => concerns(line, seat));
  const others = news.filter((line) => !mine.includes(line)).toReversed().toSorted((one, other) => Number(other.great) - Number(one.great));
  const chosen = new Set([...mine.slice(-MOST), ...others].slice(0, MOST));
  const begun = lines.some((line) => line.n <= mark && isHeading(line));
  return { lines: news.filter((line) => chosen.has(line)), more: news.length - chosen.size, title: begun ? "since-last-turn" : "so-far" };
}
