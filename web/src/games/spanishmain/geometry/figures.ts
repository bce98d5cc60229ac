// The figures of the geometry: written by the engine (tests/games/spanishmain/geometry/vectors.py), never by hand.
import figures from "./figures.json";

export type Pose = [x: number, y: number, heading: number];
export type Point = [x: number, y: number];

export interface Build {
  length: number;
  beam: number;
  bow: number;
  /** Where the masts stand: x from the bow tip, foremost first. */
  masts: number[];
  sail: number;
  castOff: number;
}

export const S = figures.S;
export const L = figures.L;
export const TOUCH = figures.touch;
export const OVERLAP = figures.overlap;
export const RANGE = figures.range;
export const EDGE = figures.edge;
export const BACK_OFF = figures.back_off;
export const TURN = figures.turn;
export const LEAST_WAY = figures.least_way;
export const MM = 100;
export const FULL_TURN = 3600;

const quarter: readonly number[] = figures.quarter;
/** The sine of each heading in tenths of a degree, from the engine's own table. */
export const SIN: readonly number[] = Array.from({ length: FULL_TURN }, (_, heading) => {
  const part = Math.floor(heading / 900);
  const within = heading % 900;
  const value = quarter[part % 2 ? 900 - within : within]!;
  return part < 2 ? value : 0 - value;
});
export const COS: readonly number[] = SIN.map((_, heading) => SIN[(heading + 900) % FULL_TURN]!);

export const BUILDS: Readonly<Record<number, Build>> = Object.fromEntries(
  Object.entries(figures.builds).map(([masts, [length, beam, bow, at, sail, castOff]]) => [
    Number(masts),
    { length, beam, bow, masts: at, sail, castOff } as Build,
  ]),
);
/** The outlines I1 to I6 about their middle. */
export const ISLANDS = figures.islands as Point[][];
export const SLOTS = figures.slots as unknown as Readonly<Record<string, Point>>;
export const FOG_RADIUS = figures.fog;
export const FORT_HALF = figures.fort;

/** The remainder that is never negative. */
export const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** Rounded to a whole number, half to even as the engine does. */
export function even(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  const rounded = rest < 0.5 ? low : rest > 0.5 ? low + 1 : low % 2 ? low + 1 : low;
  return rounded === 0 ? 0 : rounded;
}

/** A difference of headings as a turn from -1799 to 1800. */
export function between(turn: number): number {
  const whole = mod(turn, FULL_TURN);
  return whole > 1800 ? whole - FULL_TURN : whole;
}

/** The heading that leads by (dx, dy): for aiming only. */
export const bearing = (dx: number, dy: number): number => mod(Math.round((Math.atan2(dy, dx) * 1800) / Math.PI), FULL_TURN);
