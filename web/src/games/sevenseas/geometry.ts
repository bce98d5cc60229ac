// Where things lie in the tray. The engine gives corners in 1/10000 of the width of a die, in a tray of 28 by 28 dice with
// the first seat at y = 0; the lid is drawn in a box of 528 by 528 with a rim of 18, y pointing down.
import type { sevenseas } from "../../lib/wire";

import type { Point } from "../../lib/motion/paths";

export type { Point };

export const SIDE = 528;
export const RIM = 18;
/** The width of a die in the drawing. */
export const UNIT = (SIDE - 2 * RIM) / 28;
const STEP = UNIT / 10000;

/** A point of the tray in the drawing of the lid. */
export const onLid = ([x, y]: Point): Point => [RIM + x * STEP, SIDE - RIM - y * STEP];

/** The middle of a die. */
export function centre(die: Pick<sevenseas.Die, "corners">): Point {
  const xs = die.corners.map(([x]) => x);
  const ys = die.corners.map(([, y]) => y);
  return onLid([xs.reduce((a, b) => a + b) / 4, ys.reduce((a, b) => a + b) / 4]);
}

/** The turn of a die in degrees, as it is drawn. */
export function turn(die: Pick<sevenseas.Die, "corners">): number {
  const [a, b] = [onLid(die.corners[0]), onLid(die.corners[1])];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const WAYS = Array.from({ length: 16 }, (_, i) => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)] as const);

/** Where the medal of each owner has most room: the freest of 16 directions round its die. */
export function medals(dice: readonly sevenseas.Die[], reach = 20): Point[] {
  const middles = dice.map(centre);
  const placed: Point[] = [];
  return middles.map(([x, y], i) => {
    let best: Point = [x, y - reach];
    let room = -1;
    for (const [dx, dy] of WAYS) {
      const at: Point = [x + dx * reach, y + dy * reach];
      const wall = Math.min(at[0] - RIM, at[1] - RIM, SIDE - RIM - at[0], SIDE - RIM - at[1]) + 4;
      let free = Math.min(wall, 34);
      for (let j = 0; j < middles.length; j++) if (j !== i) free = Math.min(free, far(at, middles[j]!));
      for (const other of placed) free = Math.min(free, far(at, other) + 2);
      const upward = dy < 0 ? 0.5 : 0;
      if (free + upward > room) [best, room] = [at, free + upward];
    }
    placed.push(best);
    return best;
  });
}

/** The place of a die in a throw: events name it by its owner (-1: the merchants) and its number. */
export const placeOf = (dice: readonly sevenseas.Die[], owner: number, number: number): number =>
  dice.findIndex((die) => die.owner === owner && die.number === number);

/** For each die that sank: the number of its duel. */
export function sunkIn(duels: readonly sevenseas.DuelView[]): Map<number, number> {
  const sunk = new Map<number, number>();
  duels.forEach((duel, i) => {
    if (duel.red_sinks) sunk.set(duel.red, i + 1);
    if (duel.ship_sinks) sunk.set(duel.ship, i + 1);
  });
  return sunk;
}

/** Where a throw comes from: the side of the lid at which the seat sits. */
export function handOf(seat: number, seats: number): Point {
  const away = (seat / seats) * 2 * Math.PI;
  return [SIDE / 2 - Math.sin(away) * 330, SIDE / 2 + Math.cos(away) * 330];
}

/** The shoals painted on the felt. */
export const shoals: readonly { at: Point; d: string }[] = [
  { at: [96.7, 116.4], d: "M26.5 0l-.6 2.4 1 2.3-1.7 1.9-.3 2.5-1.2 2.2 .4 2.4-1.4 2-2.4 .9-2.2 .9-2.5 .1-2.4-.3-2.4 .3-3 .1-2.5 1.4-2.3-2.2-3-.1-2.5 .7-1.3 2.2-2.6 .6-2.2-1.4-1.9-.1-1.8 .3-1.8-.6-1.9 .1-.7-2.7-.8-2.7-2.9-.6-2-2.2-.4-3-.2-2.9-2.9-1.4-1-3.1 .9-2.4-1.2-2.2-.6-2.4-2-1.5 .1-1.8-.2-1.9 .7-1.8 1.2-1.4 3.7 .3 2.7-2.5 3.1-1 3-1.6 4.3 .3 3.3-2.8 3.8 1.9 4.1-1 3.6-.3 3.6-.2 3.3 1.6 2.9 2.3 3.1 .7 3.1 .2 2.2 2.3 1.8 2.6 1.7 .8 .8 1.6 .7 1.7 .1 1.7-1.4 1.4-.3 1.9 1.5 1.5Z" },
  { at: [426.4, 401.8], d: "M31.9 0l-.8 2.9-2.4 1.8-.2 2.8 0 2.9-3 .8-2.1 2.4-.5 3.1-1.8 2.5-2.5-.1-2 1.4-2.4 .1-2.2 1.1-3.2-.6-2.9 1.6-3.1-.4-2.8-1.4-4 3.7-5.5-.3-3.3-4.1-5.1-1.5-3.3-3-4.4-.4-4.2-.2-4.2-.7-2.3-.9-1-2.2-2-1.2-1-2.2 .7-1.9 .2-2.1-1.1-1.8-.1-2.1 2.2-1.9-.1-2.8 1.8-1.9 1.4-2.2 2.5-2.3 3.3-.6 2.2-2.4 1.4-3.1 2.3-3 3.1-2.3 4.1 .4 3.1-2.9 3.6 1.6 3.6-1.5 3.1-1.9 3-2 2.2 2.4 2.8 1.6 2.9 1.3 3.3 .1 1.9 2.8 3.1 1.2 1 3.4 3.3 1.3 2.8 .9 .9 2.8 2.3 1.4 1.7 1.9 .4 2.2 .8 2 1.6 1.5Z" },
  { at: [116.4, 411.6], d: "M19.6 0l.3 1.3-.5 1.2 .3 1.2-.7 1.2-.8 1.1-.8 1.1-1.4 .4-.6 1.3-1.6 1.4-1.4 1.6-2.2-.4-2 .8-2.3 .1-2.2-.5-2.2 .8-1.5 1.8-1.2 1.6-2 .2-1.8-.3-1.5-1.1-1.4-.8-1.5-.2-1.4-.8-1.5-.2-1.1-1.9-.8-2.2-2.5 .1-1.7-1.7-2-1-1.3-1.8-.8-2.1 .5-2.2 .2-1.8 1.1-1.4 1-1.6-.1-1.8 1.1-1.6 1.8-.8 1.8-1 .6-1.9 2-.8 .9-2 2.2-.8 1.9 1.2 1.8-.6 1.9-.2 1.9 0 1.9 .1 1.7-.5 1.4 1 1.5-.5 1.5-.2 1.2 .9 1.5-.2 1.5 0 1.1 1.1 .8 1.9 1.1 1.8 2.1 .6 1.1 1.9 1.3 1.7 1.5 1.4-.7 2.1Z" },
  { at: [411.6, 136.1], d: "M22.3 0l-2.1 .8-.7 2.1 .1 2 .2 2.1-2 .9-2.1 .6-.3 2.3-1.2 1.9-.8 2-2 .7-2 .8-1.9-1-1.7 1.1-1.8 .9-2.1-.1-1.9-.9-2.2 0-2.1-.5-2.4 .4-1.4 1.9-1.7-.6-1.7-.6-1.9 .1-1.8 .3-1.4-1.8-.2-2.4-2.4-1-.6-2.4-1.2-2.2-.4-2.5-.9-2.5 1.1-2.4 1.3-1.8 1.2-1.9 1.9-1.7-.2-2.5 2-1.1 1.5-1.7 .8-2.3 2-1.2 1.8-.3 1-1.5 1.6-.7 .9-1.4 1.4-.5 1.1-1.1 1.4 .8 1.5-.5 1.3 .7 1.5 0 1.1 1 1.5 .2 1.6 .7 1.4 1.1 .6 1.8 1.9 .6 .4 2.6 2.3 1.3 2.5 .4 1.7 1.9-.4 2.4 .9 2.3 1.7 1.6Z" },
];
