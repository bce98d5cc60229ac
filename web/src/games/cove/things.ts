// What stands on the seven places, in the units of their coasts.
import type { Place } from "./coasts";

/** What stands on each place: drawing, x, y, width, height. */
type Thing = readonly [string, number, number, number, number];
export const things: Record<Place, readonly Thing[]> = {
  tavern: [["mtn", -62, -30, 32, 26], ["tavernhouse", -22, -36, 48, 40], ["palm", 36, -24, 20, 23], ["palm", 50, -16, 20, 23], ["bush", -46, 2, 18, 13], ["bush", 36, 6, 18, 13]],
  hull: [["shipyard", -30, -8, 72, 34], ["mtn", -54, -38, 36, 29], ["mtn", -32, -36, 28, 23], ["bush", 10, -32, 18, 13], ["palm", 34, -28, 18, 21], ["bush", -52, 8, 16, 12]],
  sail: [["sailloft", -18, -34, 62, 46], ["mtn", -54, -22, 34, 28], ["bush", -40, 14, 18, 13], ["palm", 50, -20, 20, 23], ["bush", -66, 6, 16, 12]],
  cannon: [["fort", -30, -30, 64, 42], ["mtn", -56, -28, 30, 25], ["palm", 44, -22, 20, 23], ["bush", -38, 14, 18, 13], ["bush", 16, 18, 18, 13]],
  crew: [["crewhuts", -34, -10, 66, 29], ["mtn", -8, -44, 36, 29], ["mtn", 14, -38, 28, 23], ["palm", 40, -16, 20, 23], ["palm", -50, -30, 20, 23], ["bush", -8, 24, 18, 13]],
  treasure: [["mtn", -44, -34, 38, 31], ["mtn", -18, -46, 42, 34], ["palm", 34, -32, 20, 23], ["palm", -52, 0, 18, 21], ["bush", -30, 16, 18, 13]],
  cove: [["skullrock", -24, -46, 46, 37], ["palm", 34, -34, 18, 21], ["palm", -56, -18, 18, 21], ["bush", 30, 14, 18, 13], ["hut", -56, 6, 20, 17]],
};
