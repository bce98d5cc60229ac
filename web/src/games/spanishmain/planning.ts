// Planning a course: which ship sails with which laths, what is planned so far, and where it would lead.
import { COS, SIN, TURN, between, bearing, type Point, type Pose } from "./geometry/figures";
import { Waters, type Allowance, type Track } from "./geometry/sail";
import { body, bowZone, hull, island, terrain, type Thing } from "./geometry/shapes";
import { touches } from "./geometry/touch";
import { LENGTH, afloat, poseOf, type ChartPlay, type View } from "./words";

export const DEGREE = 10;
export const MM = 100;

export interface Sailing {
  ship: number;
  waters: Waters;
}

/** Islands and ships that stop a ship. */
export function solidsOf(view: View, without: readonly number[]): Thing[] {
  return [
    ...view.islands.map((land): Thing => [`island:${land.number}`, island(land.shape, land.x, land.y, land.rotation)]),
    ...view.ships.filter((ship) => afloat(ship) && !without.includes(ship.number)).map((ship): Thing => [`ship:${ship.number}`, hull(ship.built, poseOf(ship))]),
  ];
}

export function terrainOf(view: View): Thing[] {
  return view.terrain.map((piece, i): Thing => [`terrain:${i}`, terrain(piece.kind, piece.x, piece.y, piece.rotation)]);
}

export const fogsOf = (view: View): string[] => view.terrain.flatMap((piece, i) => (piece.kind === "fog" ? [`terrain:${i}`] : []));

/** What the question for a course is about: the engine says it in the targets of the option to stay, or of the one that leads to a course. */
export function sailingOf(play: ChartPlay): Sailing | null {
  const { question, view } = play;
  const about = question?.options.find((option) => option.targets.some((target) => target.startsWith("laths:")))?.targets ?? [];
  const told = (kind: string) => about.find((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const number = told("ship");
  const ship = number === undefined ? undefined : view.ships[Number(number)];
  if (!ship) return null;
  const letters = (text = "") => [...text].map((letter) => LENGTH[letter]!);
  const allowance: Allowance = { base: letters(told("laths")), bonus: letters(told("bonus")), rest: Number(told("rest") ?? 0), castsOff: told("astern") === "1" };
  const without = ship.tow >= 0 ? [ship.number, ship.tow] : [ship.number];
  return { ship: ship.number, waters: new Waters(ship.built, poseOf(ship), allowance, view.size, solidsOf(view, without), terrainOf(view), fogsOf(view)) };
}

/** The laths that are left after those of a track, longest first; the rest of a begun one alone, as it comes first. */
export function lathsLeft(allowance: Allowance, track: Track): number[] {
  let rest = allowance.rest;
  const base = [...allowance.base];
  let bonus = [...allowance.bonus];
  for (const leg of track.legs) {
    if (rest) rest = 0;
    else if (base.includes(leg.length)) base.splice(base.indexOf(leg.length), 1);
    else {
      base.length = 0;
      bonus = bonus.slice(bonus.indexOf(leg.length) + 1);
    }
  }
  if (rest) return [rest];
  return (base.length ? base : bonus.slice(0, 1)).sort((a, b) => b - a);
}

/** The turn and the way from a pose to where the bow is dragged: whole degrees and millimetres, no farther than the lath. */
export function dragged(from: Pose, to: Point, longest: number, straight: boolean): [number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const wish = between(bearing(dx, dy) - from[2]);
  const turn = straight ? 0 : Math.max(-TURN, Math.min(TURN, Math.round(wish / DEGREE) * DEGREE));
  const heading = (from[2] + turn + 3600) % 3600;
  const way = dx * COS[heading]! + dy * SIN[heading]!;
  return [turn, Math.max(0, Math.min(longest, Math.round(way / MM) * MM))];
}

/** What a course would come to, in a word: dock, shore, ram, pin, touch, fog, reef, sargasso, open. */
export function meaning(play: ChartPlay, sailing: Sailing, track: Track): { kind: string; thing: string } {
  const last = track.legs.at(-1);
  const owner = play.view.ships[sailing.ship]!.owner;
  const entered = track.legs.flatMap((leg) => leg.entries)[0];
  if (last?.stop.startsWith("island:")) {
    const land = play.view.islands[Number(last.stop.slice(7))]!;
    const mine = land.home < 0 ? land.fort < 0 || play.view.forts[land.fort]?.owner === owner : land.home === owner;
    return { kind: mine ? "dock" : "shore", thing: last.stop };
  }
  if (last?.stop.startsWith("ship:")) {
    const other = play.view.ships[Number(last.stop.slice(5))]!;
    if (other.owner === owner || other.derelict || other.wreck) return { kind: "touch", thing: last.stop };
    const { masts } = sailing.waters;
    return { kind: touches(bowZone(masts, track.end), body(other.built, poseOf(other))) ? "ram" : "pin", thing: last.stop };
  }
  if (entered) return { kind: play.view.terrain[Number(entered.thing.slice(8))]!.kind, thing: entered.thing };
  return { kind: "open", thing: "" };
}
