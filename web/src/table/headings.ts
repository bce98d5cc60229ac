// Which events head a part of the story: the server says so, by what the game made of them.
import type { EventLine } from "../lib/wire";

export const isHeading = (line: EventLine): boolean => line.heading;

/** What was told since the last heading; of a finished game, the final reckoning. */
export function lastPart(lines: readonly EventLine[]): EventLine[] {
  return lines.slice(lines.findLastIndex(isHeading) + 1);
}
