// Gaps, contacts and overlaps of shapes, as the engine decides them.
import { OVERLAP, RANGE, TOUCH, type Point } from "./figures";
import type { Shape } from "./shapes";

const STILL = 1e-9;

const least = (nx: number, ny: number, points: Point[]): number => Math.min(...points.map(([x, y]) => nx * x + ny * y));

/** The widest gap along any side of either shape; negative: how deep they overlap. */
export function separation(a: Shape, b: Shape): number {
  let widest = -Infinity;
  for (const [one, other] of [[a, b], [b, a]] as const) {
    for (const [nx, ny, offset] of one.sides) widest = Math.max(widest, least(nx, ny, other.points) - offset);
  }
  return widest;
}

function squareTo(points: Point[], [px, py]: Point): number {
  let found = Infinity;
  let [ax, ay] = points.at(-1)!;
  for (const [bx, by] of points) {
    const [ex, ey] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((px - ax) * ex + (py - ay) * ey) / (ex * ex + ey * ey)));
    const [dx, dy] = [px - ax - t * ex, py - ay - t * ey];
    found = Math.min(found, dx * dx + dy * dy);
    [ax, ay] = [bx, by];
  }
  return found;
}

/** The distance between two outlines; 0 where they meet or overlap. */
export function gap(a: Shape, b: Shape): number {
  if (separation(a, b) <= 0) return 0;
  return Math.sqrt(Math.min(...a.points.map((p) => squareTo(b.points, p)), ...b.points.map((p) => squareTo(a.points, p))));
}

const apart = (a: Shape, b: Shape, distance: number): boolean => {
  const [dx, dy, reach] = [a.x - b.x, a.y - b.y, a.radius + b.radius + distance];
  return dx * dx + dy * dy > reach * reach;
};

/** Whether two shapes are in contact: at most 0.5 mm apart. */
export const touches = (a: Shape, b: Shape): boolean => !apart(a, b, TOUCH) && gap(a, b) <= TOUCH;

/** Whether two shapes lie over each other by more than 0.05 mm. */
export const overlaps = (a: Shape, b: Shape): boolean => !apart(a, b, 0) && separation(a, b) < -OVERLAP;

/** Whether two outlines are within a distance of each other. */
export const within = (a: Shape, b: Shape, distance: number): boolean => gap(a, b) <= distance + RANGE;

/** From which to which distance `a`, shifted along (dx, dy), meets `b`; the first is the larger: never. */
export function passage(a: Shape, b: Shape, dx: number, dy: number): [number, number] {
  let [enter, leave] = [-Infinity, Infinity];
  for (const [one, other, way] of [[a, b, 1], [b, a, -1]] as const) {
    for (const [nx, ny, offset] of one.sides) {
      const wide = least(nx, ny, other.points) - offset;
      const speed = (nx * dx + ny * dy) * way;
      if (speed > STILL) enter = Math.max(enter, wide / speed);
      else if (speed < -STILL) leave = Math.min(leave, wide / speed);
      else if (wide > 0) return [Infinity, -Infinity];
    }
  }
  return [enter, leave];
}

/** Whether shifting `a` along (dx, dy) drives it deeper into `b`, which it meets already. */
export function deepens(a: Shape, b: Shape, dx: number, dy: number): boolean {
  let [depth, rate] = [Infinity, 0];
  for (const [one, other, way] of [[a, b, 1], [b, a, -1]] as const) {
    for (const [nx, ny, offset] of one.sides) {
      const deep = offset - least(nx, ny, other.points);
      const speed = (nx * dx + ny * dy) * way;
      if (deep < depth || (deep === depth && speed < rate)) [depth, rate] = [deep, speed];
    }
  }
  return rate > STILL;
}
