// Shapes on the chart, as the engine makes them: convex polygons placed by position and heading.
import { BUILDS, COS, FOG_RADIUS, FORT_HALF, ISLANDS, SIN, SLOTS, mod, type Point, type Pose } from "./figures";

export interface Shape {
  x: number;
  y: number;
  radius: number;
  /** Its corners, counter-clockwise. */
  points: Point[];
  /** For each side the outward unit normal and how far along it the side lies. */
  sides: [number, number, number][];
}

/** Something on the chart under its name. */
export type Thing = readonly [name: string, shape: Shape];

function template(points: Point[], middle: Point = [0, 0]): Shape {
  const sides = points.map(([ax, ay], i): [number, number, number] => {
    const [bx, by] = points[(i + 1) % points.length]!;
    const nx = by - ay;
    const ny = ax - bx;
    const length = Math.sqrt(nx * nx + ny * ny);
    return [nx / length, ny / length, (nx / length) * ax + (ny / length) * ay];
  });
  const [x, y] = middle;
  const radius = 1 + Math.sqrt(Math.max(...points.map(([px, py]) => (px - x) * (px - x) + (py - y) * (py - y))));
  return { x, y, radius, points, sides };
}

function place(form: Shape, x: number, y: number, heading: number): Shape {
  const [c, s] = [COS[heading]!, SIN[heading]!];
  return {
    x: x + form.x * c - form.y * s,
    y: y + form.x * s + form.y * c,
    radius: form.radius,
    points: form.points.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c]),
    sides: form.sides.map(([ax, ay, off]) => {
      const [nx, ny] = [ax * c - ay * s, ax * s + ay * c];
      return [nx, ny, off + nx * x + ny * y];
    }),
  };
}

const forms = <T>(make: (masts: number) => T): Record<number, T> => Object.fromEntries(Object.keys(BUILDS).map((masts) => [masts, make(Number(masts))]));
const hulls = forms((masts) => {
  const { length, beam, bow } = BUILDS[masts]!;
  const half = beam / 2;
  return template([[0, 0], [-bow, half], [-length, half], [-length, -half], [-bow, -half]], [-length / 2, 0]);
});
const bows = forms((masts) => {
  const { beam, bow } = BUILDS[masts]!;
  return template([[0, 0], [-bow, beam / 2], [-bow, -beam / 2]], [-bow / 2, 0]);
});
const bodies = forms((masts) => {
  const { length, beam, bow } = BUILDS[masts]!;
  const half = beam / 2;
  return template([[-bow, half], [-length, half], [-length, -half], [-bow, -half]], [-(bow + length) / 2, 0]);
});
const outlines = ISLANDS.map((points) => template(points));
const bank = template([-300, 300, 900, 1500, 2100, 2700].map((a) => [FOG_RADIUS * COS[mod(a, 3600)]!, FOG_RADIUS * SIN[mod(a, 3600)]!]));
const square = template(["c1", "c2", "c3", "c4"].map((name) => SLOTS[name]!));

export const hull = (masts: number, [x, y, heading]: Pose): Shape => place(hulls[masts]!, x, y, heading);
export const bowZone = (masts: number, [x, y, heading]: Pose): Shape => place(bows[masts]!, x, y, heading);
export const body = (masts: number, [x, y, heading]: Pose): Shape => place(bodies[masts]!, x, y, heading);
export const island = (outline: number, x: number, y: number, rotation: number): Shape => place(outlines[(outline - 1) % 6]!, x, y, rotation);
export const fog = (x: number, y: number, rotation: number): Shape => place(bank, x, y, rotation);
export const reef = (x: number, y: number, rotation: number): Shape => place(outlines[2]!, x, y, rotation);
export const sargasso = (x: number, y: number, rotation: number): Shape => place(outlines[4]!, x, y, rotation);
export const fort = (x: number, y: number, rotation: number): Shape => place(square, x, y, rotation);
export const terrain = (kind: string, x: number, y: number, rotation: number): Shape => (kind === "fog" ? fog : kind === "reef" ? reef : sargasso)(x, y, rotation);

/** The centre of a mast, counted from 0 at the bow. */
export function mast(masts: number, [x, y, heading]: Pose, number: number): Point {
  const at = BUILDS[masts]!.masts[number]!;
  return [x + at * COS[heading]!, y + at * SIN[heading]!];
}

/** Where a flag of a fort stands. */
export function slot(x: number, y: number, rotation: number, name: string): Point {
  const [px, py] = SLOTS[name] ?? [FORT_HALF, 0];
  const [c, s] = [COS[rotation]!, SIN[rotation]!];
  return [x + px * c - py * s, y + px * s + py * c];
}

/** Where a shape may be aimed at: its corners and points at most 5 mm apart, in order from the first corner. */
export function aims(points: Point[]): Point[] {
  return points.flatMap(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    // A whisker less, so that a length of whole steps is not cut once more by the rounding of turned corners.
    const count = Math.max(1, Math.ceil(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / 500 - 1e-6));
    return Array.from({ length: count }, (_, k): Point => [ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count]);
  });
}
