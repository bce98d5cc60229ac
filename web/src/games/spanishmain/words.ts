// Types of this game's table, and small things that several of its drawings need.
import type { Play } from "../../lib/board";
import type { spanishmain } from "../../lib/wire";
import { S, L, type Pose } from "./geometry/figures";

export type View = spanishmain.View;
export type Ship = spanishmain.ShipView;
export type Island = spanishmain.IslandView;
export type ChartPlay = Play<View>;

export const LENGTH: Readonly<Record<string, number>> = { S, L };

export const poseOf = (ship: Ship): Pose => [ship.x, ship.y, ship.heading];
/** Does it lie in the open: not sunk, not lost in fog? */
export const afloat = (ship: Ship): boolean => !ship.sunk && ship.fog < 0;
export const standing = (ship: Ship): number[] => ship.masts.flatMap((up, i) => (up ? [i] : []));
export const islandKey = (number: number): string => `island-${(number % 10) + 1}`;

/** The name of a thing of the chart: `ship:3`, `island:0`, `fort:1`, `terrain:2`. */
export function nameOf(play: ChartPlay, thing: string): string {
  const [kind, number] = thing.split(":") as [string, string];
  const at = Number(number);
  if (kind === "ship") return play.view.ships[at]?.name ?? "";
  if (kind === "fort") return play.view.forts[at]?.name ?? "";
  if (kind === "terrain") return play.t(`terrain-${play.view.terrain[at]?.kind ?? "fog"}`);
  return play.t(islandKey(at));
}

/** A pose from a target: `pose:X,Y,HEADING`. */
export function poseIn(targets: readonly string[]): Pose | null {
  const found = targets.find((target) => target.startsWith("pose:"));
  return found ? (found.slice(5).split(",").map(Number) as Pose) : null;
}
