// Ways over a chart: the bent course of a ship, and a track of many places along which a pawn goes.
export type Point = readonly [number, number];

/** A way: its path for the drawing, and where one is after a part of it, from 0 to 1. */
export interface Way {
  d: string;
  at: (t: number) => Point;
}

const n = (value: number) => Number(value.toFixed(1));

/**
 * The curve a ship sails from one point to another, bent to one side by `bend` (a sixth of its length unless told), so that
 * courses to and fro lie apart; it ends `short` of the goal.
 */
export function course([x, y]: Point, to: Point, { bend, short = 0 }: { bend?: number; short?: number } = {}): Way & { bend: Point } {
  const length = Math.hypot(to[0] - x, to[1] - y) || 1;
  const [u, v] = [to[0] - ((to[0] - x) / length) * short, to[1] - ((to[1] - y) / length) * short];
  const by = bend ?? length * 0.16;
  const [mx, my] = [(x + u) / 2 - ((v - y) / length) * by, (y + v) / 2 + ((u - x) / length) * by];
  const at = (t: number): Point => [(1 - t) ** 2 * x + 2 * t * (1 - t) * mx + t * t * u, (1 - t) ** 2 * y + 2 * t * (1 - t) * my + t * t * v];
  return { d: `M${n(x)} ${n(y)}Q${n(mx)} ${n(my)} ${n(u)} ${n(v)}`, at, bend: [mx, my] };
}

/** A straight way through many points, at an even pace; one point alone is a way as well. */
export function along(points: readonly Point[]): Way {
  const ends = points.length ? points : ([[0, 0]] as const);
  const lengths = ends.slice(1).map(([x, y], i) => Math.hypot(x - ends[i]![0], y - ends[i]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const at = (t: number): Point => {
    let left = Math.max(0, Math.min(1, t)) * whole;
    for (const [i, length] of lengths.entries()) {
      const [a, b] = [ends[i]!, ends[i + 1]!];
      if (left <= length && length > 0) return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
      left -= length;
    }
    return ends.at(-1)!;
  };
  return { d: `M${ends.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`, at };
}

/** A flat outline through points. */
export const outline = (border: readonly Point[]): string => `M${border.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** Things at the same place spread out in a row round it. */
export const spread = ([x, y]: Point, i: number, count: number, step: number): Point => [x + (i - (count - 1) / 2) * step, y + (i % 2 ? 4 : 0)];
