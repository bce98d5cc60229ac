// Lines of fire, previewed: from which mast to which target, how far, and what is in the way.
import { BUILDS, COS, OVERLAP, RANGE, SIN, type Point, type Pose } from "./figures";
import { aims, type Shape, type Thing } from "./shapes";

export interface Gun {
  x: number;
  y: number;
  reach: number;
  ahead: number;
  astern: number;
  sail: number;
  heading: number;
}
export interface Line {
  start: Point;
  end: Point;
  distance: number;
  /** A thing, `sail`, `range`; "": the shot is legal. */
  blocker: string;
}

/** The gun on a mast (from 0 at the bow); the sails of the standing masts are in its way. */
export function gun(masts: number, [x, y, heading]: Pose, number: number, reach: number, standing: readonly number[]): Gun {
  const build = BUILDS[masts]!;
  const here = build.masts[number]!;
  const gaps = (others: readonly number[]) => (others.length ? Math.min(...others.map((i) => Math.abs(build.masts[i]! - here))) : 0);
  const ahead = gaps(standing.filter((i) => i < number));
  const astern = gaps(standing.filter((i) => i > number));
  return { x: x + here * COS[heading]!, y: y + here * SIN[heading]!, reach, ahead, astern, sail: build.sail, heading };
}

/** Whether a straight line from a to b runs through the interior of a shape. */
export function crosses([ax, ay]: Point, [bx, by]: Point, blocker: Shape): boolean {
  let [begin, finish] = [0, 1];
  for (const [nx, ny, offset] of blocker.sides) {
    const limit = offset - OVERLAP;
    const [a, b] = [nx * ax + ny * ay - limit, nx * bx + ny * by - limit];
    if (a >= 0) {
      if (b >= 0) return false;
      begin = Math.max(begin, a / (a - b));
    } else if (b > 0) finish = Math.min(finish, a / (a - b));
    if (begin >= finish) return false;
  }
  return true;
}

/** The shortest legal line of a gun to a target; if there is none, the shortest line and what blocks it. */
export function line(from: Gun, [name, target]: Thing, blockers: readonly Thing[]): Line {
  const { x, y, ahead, astern, sail } = from;
  const [c, s] = [COS[from.heading]!, SIN[from.heading]!];
  const start: Point = [x, y];
  const order = aims(target.points).map((end) => ({ end, square: (end[0] - x) * (end[0] - x) + (end[1] - y) * (end[1] - y) }));
  order.sort((a, b) => a.square - b.square);
  let refused: Line | null = null;
  for (const { end, square } of order) {
    const [qx, qy] = [end[0] - x, end[1] - y];
    const [u, w] = [qx * c + qy * s, qy * c - qx * s];
    const distance = Math.sqrt(square);
    let blocker = "";
    if (square > (from.reach + RANGE) * (from.reach + RANGE)) blocker = "range";
    else if (ahead && u > ahead && Math.abs(w) * ahead < sail * u) blocker = "sail";
    else if (astern && u < -astern && Math.abs(w) * astern < -sail * u) blocker = "sail";
    else {
      const far = ([, b]: Thing) => (b.x - x) * (b.x - x) + (b.y - y) * (b.y - y);
      const hidden = blockers.filter(([other, b]) => other !== name && crosses(start, end, b)).sort((a, b) => far(a) - far(b));
      blocker = hidden[0]?.[0] ?? "";
    }
    if (!blocker) return { start, end, distance, blocker };
    refused ??= { start, end, distance, blocker };
    if (blocker === "range") break;
  }
  return refused!;
}
