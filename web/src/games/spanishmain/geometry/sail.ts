// Sailing, previewed: where a course would lead, what would stop it and what forbids it. The engine has the last word;
// the same vectors are run against both (web/tests/spanishmain-geometry.test.ts).
import { BACK_OFF, BUILDS, COS, EDGE, FULL_TURN, LEAST_WAY, MM, SIN, TURN, even, mod, type Point, type Pose } from "./figures";
import { bowZone, hull, type Shape, type Thing } from "./shapes";
import { deepens, overlaps, passage, touches } from "./touch";

export type Course = readonly (readonly [turn: number, distance: number])[];

export interface Fault {
  kind: string;
  segment: number;
  thing: string;
}
export interface Entry {
  thing: string;
  distance: number;
}
export interface Leg {
  turn: number;
  distance: number;
  start: Pose;
  end: Pose;
  /** The segment that was used up: S, L or the rest of one. */
  length: number;
  stop: string;
  edge: boolean;
  entries: Entry[];
}
export interface Track {
  legs: Leg[];
  end: Pose;
  astern: Pose;
  fault: Fault | null;
}
export interface Allowance {
  base: readonly number[];
  bonus: readonly number[];
  rest: number;
  castsOff: boolean;
}

/** From which to which distance the bow, tip at (x, y), sailed along (c, s), meets a polygon. */
function meets(points: Point[], x: number, y: number, c: number, s: number, bow: number, half: number): [number, number] {
  let [enter, leave] = [Infinity, -Infinity];
  const framed = points.map(([px, py]): Point => [(px - x) * c + (py - y) * s, (py - y) * c - (px - x) * s]);
  let [u0, w0] = framed.at(-1)!;
  for (const [u1, w1] of framed) {
    if (-half <= w1 && w1 <= half) {
      enter = Math.min(enter, u1 + (bow / half) * Math.abs(w1));
      leave = Math.max(leave, u1);
    }
    if ((w0 < 0 && w1 > 0) || (w1 < 0 && w0 > 0)) enter = Math.min(enter, u0 + (u1 - u0) * (w0 / (w0 - w1)));
    for (const side of [half, -half]) {
      if ((w0 < side && side < w1) || (w1 < side && side < w0)) {
        const t = u0 + (u1 - u0) * ((w0 - side) / (w0 - w1));
        enter = Math.min(enter, t + bow);
        leave = Math.max(leave, t);
      }
    }
    [u0, w0] = [u1, w1];
  }
  return [enter, leave + bow];
}

/** One ship about to move, and all that could matter to it. */
export class Waters {
  constructor(
    readonly masts: number,
    readonly pose: Pose,
    readonly allowance: Allowance,
    readonly size: number,
    readonly solids: readonly Thing[],
    readonly terrain: readonly Thing[] = [],
    readonly fogs: readonly string[] = [],
  ) {}

  /** Where the ship lies after drawing astern. */
  castOff(asked = BUILDS[this.masts]!.castOff): Pose {
    if (!this.allowance.castsOff) return this.pose;
    const [x, y, heading] = this.pose;
    const ship = hull(this.masts, this.pose);
    const [dx, dy] = [-COS[heading]!, -SIN[heading]!];
    for (const [, shape] of this.solids) {
      const [enter, leave] = passage(ship, shape, dx, dy);
      if (enter > leave || leave < 0 || enter >= asked) continue;
      if (enter > 0) asked = Math.max(0, enter - BACK_OFF);
      else if (deepens(ship, shape, dx, dy)) asked = 0;
    }
    for (const [px, py] of ship.points) {
      if (dx) asked = Math.min(asked, Math.max(0, ((dx > 0 ? this.size : 0) - px) / dx));
      if (dy) asked = Math.min(asked, Math.max(0, ((dy > 0 ? this.size : 0) - py) / dy));
    }
    return [even(x + asked * dx), even(y + asked * dy), heading];
  }

  /** Where a course leads; its `fault` says why it cannot be sailed whole. */
  sail(course: Course): Track {
    const legs: Leg[] = [];
    let pose = this.pose;
    let astern = pose;
    const stop = (kind: string, segment: number, thing = ""): Track => ({ legs, end: pose, astern, fault: { kind, segment, thing } });
    if (course.length === 0) return { legs, end: pose, astern, fault: null };
    let at = 0;
    if (this.allowance.castsOff) {
      const [turn, distance] = course[0]!;
      if (distance < 0) {
        if (turn || distance < -BUILDS[this.masts]!.length || course.length === 1) return stop("cast-off", 0);
        pose = this.castOff(-distance);
        at = 1;
      } else pose = this.castOff();
    }
    astern = pose;
    let { rest } = this.allowance;
    let base = [...this.allowance.base];
    let bonus = [...this.allowance.bonus];
    for (let segment = at; segment < course.length; segment++) {
      const [turn, distance] = course[segment]!;
      const last = legs.at(-1);
      if (last?.stop) return stop("over", segment, last.stop);
      const entered = last?.entries.at(-1)?.thing ?? "";
      if (this.fogs.includes(entered)) return stop("over", segment, entered);
      if (turn < -TURN || turn > TURN) return stop("turn", segment);
      if (distance < 0) return stop("cast-off", segment);
      let length = 0;
      if (rest) {
        if (turn) return stop("straight", segment);
        if (distance > rest) return stop("distance", segment);
        [length, rest] = [rest, 0];
      } else {
        const fits = base.filter((one) => one >= distance);
        if (fits.length) {
          length = Math.min(...fits);
          base.splice(base.indexOf(length), 1);
        } else {
          const found = bonus.findIndex((one) => one >= distance);
          if (found < 0) return stop(base.length || bonus.length ? "distance" : "segments", segment);
          length = bonus[found]!;
          [base, bonus] = [[], bonus.slice(found + 1)];
        }
      }
      const leg = this.leg(pose, turn, distance, length);
      if ("kind" in leg) return stop(leg.kind, segment, leg.thing);
      legs.push(leg);
      pose = leg.end;
    }
    return { legs, end: pose, astern, fault: null };
  }

  /** One segment from a pose; or what forbids it. */
  leg(pose: Pose, turn: number, asked: number, length: number): Leg | { kind: string; thing: string } {
    const [x, y, before] = pose;
    const heading = mod(before + turn, FULL_TURN);
    const [c, s] = [COS[heading]!, SIN[heading]!];
    const { bow, beam } = BUILDS[this.masts]!;
    const half = beam / 2;
    let distance = asked;
    let edge = false;
    const [ac, as] = [Math.abs(c), Math.abs(s)];
    let room = ac > 1e-12 ? (c > 0 ? this.size - x : x) - Math.max(0, half * as - bow * ac) : Infinity;
    if (distance * ac > room) [distance, edge] = [Math.max(0, room / ac), true];
    room = as > 1e-12 ? (s > 0 ? this.size - y : y) - Math.max(0, half * ac - bow * as) : Infinity;
    if (distance * as > room) [distance, edge] = [Math.max(0, room / as), true];
    let stop = "";
    let first = distance;
    for (const [name, shape] of this.solids) {
      const [dx, dy] = [shape.x - x, shape.y - y];
      if (Math.abs(dy * c - dx * s) > shape.radius + half) continue;
      const [enter, leave] = meets(shape.points, x, y, c, s, bow, half);
      if (enter >= first || leave < 0) continue;
      if (enter > 0) [first, stop] = [enter, name];
      else if (deepens(bowZone(this.masts, [x, y, heading]), shape, c, s)) [first, stop] = [0, name];
    }
    if (stop) [distance, edge] = [Math.max(0, first - BACK_OFF), false];
    const at = (far: number): Pose => [even(x + far * c), even(y + far * s), heading];
    const entries = this.entries(pose, at(distance), distance, c, s);
    const lost = entries.findIndex((entry) => this.fogs.includes(entry.thing));
    if (lost >= 0) {
      const f = entries[lost]!.distance;
      const kept = entries.filter((entry, i) => i === lost || (entry.distance <= f && !this.fogs.includes(entry.thing)));
      return { turn, distance: f, start: pose, end: at(f), length, stop: "", edge: false, entries: kept };
    }
    if (turn && distance < LEAST_WAY) return { kind: "spot", thing: stop };
    const end = at(distance);
    return this.hindrance(end) ?? { turn, distance, start: pose, end, length, stop, edge, entries };
  }

  private entries(pose: Pose, end: Pose, distance: number, c: number, s: number): Entry[] {
    const { bow, beam } = BUILDS[this.masts]!;
    const found: Entry[] = [];
    for (const [thing, shape] of this.terrain) {
      const [enter, leave] = meets(shape.points, pose[0], pose[1], c, s, bow, beam / 2);
      const swept = enter < distance && leave >= 0;
      if (!swept && !touches(hull(this.masts, end), shape)) continue;
      if (!touches(hull(this.masts, pose), shape)) found.push({ thing, distance: swept ? Math.max(0, enter) : distance });
    }
    return found.sort((a, b) => a.distance - b.distance || (a.thing < b.thing ? -1 : 1));
  }

  /** What forbids a ship to end in a pose. */
  hindrance(pose: Pose): { kind: string; thing: string } | null {
    const ship = hull(this.masts, pose);
    const far = this.size + EDGE;
    if (ship.points.some(([x, y]) => x < -EDGE || y < -EDGE || x > far || y > far)) return { kind: "area", thing: "" };
    const over = this.solids.find(([, shape]) => overlaps(ship, shape));
    return over ? { kind: "overlap", thing: over[0] } : null;
  }
}

/** How far the bow would reach in every direction from a pose, straight on: the outline of one lath's reach. */
export function reachOf(waters: Waters, pose: Pose, length: number, step = 50): Point[] {
  const found: Point[] = [];
  for (let turn = -TURN; turn <= TURN; turn += step) {
    const leg = waters.leg(pose, turn, length, length);
    const heading = mod(pose[2] + turn, FULL_TURN);
    const far = "kind" in leg ? (leg.kind === "spot" ? 0 : MM) : leg.distance;
    found.push([pose[0] + far * COS[heading]!, pose[1] + far * SIN[heading]!]);
  }
  return found;
}

export type { Shape };
