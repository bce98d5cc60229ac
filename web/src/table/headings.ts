// Which events head a part of the story: a game tags them so.
import type { EventLine } from "../lib/wire";

const HEADINGS = new Set(["chapter", "month", "phase", "round", "turn", "turn-began"]);

export const isHeading = (line: EventLine): boolean => HEADINGS.has((line.event as { type?: string } | null)?.type ?? "");

/** What was told since the last heading; of a finished game, the final reckoning. */
export function lastPart(lines: readonly EventLine[]): EventLine[] {
  return lines.slice(lines.findLastIndex(isHeading) + 1);
}
