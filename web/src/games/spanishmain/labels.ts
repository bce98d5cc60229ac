// Where names and coins are written on the chart: beside islands and ships, where they hide no hull and nothing else that is written.
import type { Side } from "../../lib/ui/sight";
import { BUILDS, type Pose } from "./geometry/figures";

/** A box on the drawing: its middle and its size, in millimetres. */
export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export interface Shore {
  number: number;
  x: number;
  y: number;
  name: string;
  /** Coins that lie there. */
  coins: number;
  /** Is there a badge of gold at home? */
  home: boolean;
}

export interface Sailor {
  number: number;
  name: string;
  built: number;
  pose: Pose;
  /** It keeps its name even where there is no room. */
  always: boolean;
  /** It has a name at all. */
  named: boolean;
}

/** Beside an island: its name below (or above), what lies there to the right (or left). */
export interface Beside {
  above: boolean;
  left: boolean;
  /** How far its name is moved aside, so that it ends where the sea does. */
  shift: number;
}

export interface Tag extends Box {
  number: number;
}

const LAND: Omit<Box, "x" | "y"> = { wide: 84, high: 60 };
const RIBBON = 24;

export const ribbonWidth = (name: string): number => name.length * 7.2 + 22;
export const tagWidth = (name: string): number => name.length * 6.6 + 16;

/** How much of a box others cover. */
export function covered(box: Box, others: readonly Box[]): number {
  let area = 0;
  for (const other of others) {
    const wide = (box.wide + other.wide) / 2 - Math.abs(box.x - other.x);
    const high = (box.high + other.high) / 2 - Math.abs(box.y - other.y);
    if (wide > 0 && high > 0) area += Math.min(wide, box.wide, other.wide) * Math.min(high, box.high, other.high);
  }
  return area;
}

/** A hull as a row of boxes along its keel, on a drawing whose sea is so high. */
export function hullBoxes(built: number, [bx, by, heading]: Pose, side: number): Box[] {
  const build = BUILDS[built]!;
  const length = build.length / 100;
  const beam = build.beam / 100 + 8;
  const count = Math.max(2, Math.round(length / beam));
  const [dx, dy] = [Math.cos((heading * Math.PI) / 1800), Math.sin((heading * Math.PI) / 1800)];
  return Array.from({ length: count }, (_, i) => {
    const back = ((i + 0.5) * length) / count;
    return { x: bx / 100 - back * dx, y: side - by / 100 + back * dy, wide: beam, high: beam };
  });
}

/** The name of an island, `unit` millimetres to a pixel, on a sea so wide. */
export function ribbonBox(shore: Shore, above: boolean, unit: number, side: number): Box {
  const wide = (ribbonWidth(shore.name) + 16) * unit;
  const x = Math.max(wide / 2, Math.min(side - wide / 2, shore.x));
  return { x, y: shore.y + (above ? -46 - 12 * unit : 46 + 12 * unit), wide, high: RIBBON * unit };
}

/** The coins of an island and the gold of a home: row over row, away from the name. */
export function stackBox(shore: Shore, { above, left }: Pick<Beside, "above" | "left">, unit: number): Box | null {
  const columns = Math.min(3, shore.coins);
  const rows = Math.ceil(Math.min(6, shore.coins) / 3);
  const wide = Math.max(shore.home ? 44 : 0, columns * 17) * unit;
  const high = ((shore.home ? 20 : 0) + rows * 22) * unit;
  if (!wide) return null;
  return { x: shore.x + (left ? -47 - wide / 2 : 47 + wide / 2), y: shore.y + (above ? 1 : -1) * (high / 2 - 10 * unit), wide, high };
}

/** The first of some choices that hides least; a later one must be better by more than a trifle. */
function leastHidden<T>(choices: readonly [T, ...T[]], hides: (choice: T) => number): T {
  let [best, least]: [T, number] = [choices[0], Infinity];
  for (const choice of choices) {
    const found = hides(choice);
    if (found < least - 1) [best, least] = [choice, found];
  }
  return best;
}

/** Everything that is written on the chart: beside each island, and the names of the ships that have room, beside what lies there already. */
export function labels(shores: readonly Shore[], sailors: readonly Sailor[], side: number, unit: number, there: readonly Box[] = []): { beside: Map<number, Beside>; tags: Tag[]; boxes: Box[] } {
  const hulls = new Map(sailors.map((ship) => [ship.number, hullBoxes(ship.built, ship.pose, side)]));
  const all = [...hulls.values()].flat();
  const lands = shores.map((shore): Box => ({ x: shore.x, y: shore.y, ...LAND }));
  const written: Box[] = [...there];
  const beside = new Map<number, Beside>();
  const outside = (box: Box) => Math.max(0, box.wide / 2 - box.x, box.x + box.wide / 2 - side, box.high / 2 - box.y, box.y + box.high / 2 - side) * box.high;
  for (const shore of shores) {
    const hides = (box: Box) => covered(box, all) + 3 * covered(box, written) + covered(box, lands) + 4 * outside(box);
    const above = leastHidden([false, true], (up) => hides(ribbonBox(shore, up, unit, side)));
    const ribbon = ribbonBox(shore, above, unit, side);
    written.push(ribbon);
    const left = leastHidden([false, true], (port) => {
      const stack = stackBox(shore, { above, left: port }, unit);
      return stack ? hides(stack) : 0;
    });
    const stack = stackBox(shore, { above, left }, unit);
    if (stack) written.push(stack);
    beside.set(shore.number, { above, left, shift: ribbon.x - shore.x });
  }
  const tags: Tag[] = [];
  for (const ship of sailors.filter((one) => one.named).toSorted((a, b) => Number(b.always) - Number(a.always) || a.number - b.number)) {
    const own = hulls.get(ship.number)!;
    const [top, foot] = [Math.min(...own.map((box) => box.y - box.high / 2)), Math.max(...own.map((box) => box.y + box.high / 2))];
    const [port, lee] = [Math.min(...own.map((box) => box.x - box.wide / 2)), Math.max(...own.map((box) => box.x + box.wide / 2))];
    const [x, y] = [(port + lee) / 2, (top + foot) / 2];
    const [wide, high] = [tagWidth(ship.name) * unit, 18 * unit];
    const choices: [Box, ...Box[]] = [
      { x, y: foot + high / 2, wide, high },
      { x, y: top - high / 2, wide, high },
      { x: lee + wide / 2, y, wide, high },
      { x: port - wide / 2, y, wide, high },
      { x: lee + wide / 4, y: foot + high / 2, wide, high },
      { x: port - wide / 4, y: foot + high / 2, wide, high },
      { x: lee + wide / 4, y: top - high / 2, wide, high },
      { x: port - wide / 4, y: top - high / 2, wide, high },
    ];
    const hides = (box: Box) => 2 * covered(box, written) + covered(box, lands) + covered(box, all) + 4 * outside(box);
    const best = leastHidden(choices, hides);
    if (!ship.always && hides(best) > (wide * high) / 8) continue;
    written.push(best);
    tags.push({ number: ship.number, ...best });
  }
  return { beside, tags, boxes: [...written, ...lands, ...all] };
}

/** On which side a box at one edge of what is seen hides less: where it is, unless the other one is clearly better. */
export function freer(left: Box, right: Box, boxes: readonly Box[], now: Side): Side {
  const hides = { left: covered(left, boxes), right: covered(right, boxes) };
  const other = now === "left" ? "right" : "left";
  return 2 * hides[other] < hides[now] ? other : now;
}

/** In which lower corner of what is seen a square hides least of some places, each with its weight; the left one, where both are alike. */
export function freeCorner(seen: { x: number; y: number; width: number; height: number }, span: number, places: readonly { x: number; y: number; weight: number }[]): "left" | "right" {
  const low = places.filter(({ y }) => y > seen.y + seen.height - span && y < seen.y + seen.height + LAND.high / 2);
  const hidden = (from: number) => low.filter(({ x }) => x > from - LAND.wide / 2 && x < from + span).reduce((sum, { weight }) => sum + weight, 0);
  return hidden(seen.x + seen.width - span + LAND.wide / 2) < hidden(seen.x) ? "right" : "left";
}
