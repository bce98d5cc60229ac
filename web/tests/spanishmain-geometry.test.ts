// The preview of the chart decides as the engine does: the same vectors, course by course and line by line.
import { describe, expect, it } from "vitest";
import { COS, SIN, even, type Pose } from "../src/games/spanishmain/geometry/figures";
import { gun, line } from "../src/games/spanishmain/geometry/fire";
import { Waters, type Course } from "../src/games/spanishmain/geometry/sail";
import { hull, island, terrain, type Thing } from "../src/games/spanishmain/geometry/shapes";
import vectors from "./data/spanishmain-vectors.json";

const solids = (islands: object, ships: object): Thing[] => [
  ...Object.entries(islands).map(([name, at]): Thing => [name, island(...(at as [number, number, number, number]))]),
  ...Object.entries(ships).map(([name, [masts, pose]]): Thing => [name, hull(masts, pose as Pose)]),
];

describe("a course", () => {
  it.each(vectors.courses.map((vector, i) => ({ i, vector })))("$i leads where the engine says", ({ vector }) => {
    const { base, bonus, rest, casts_off } = vector.allowance;
    const pieces = Object.entries(vector.terrain).map(([name, at]): Thing => [name, terrain(...(at as unknown as [string, number, number, number]))]);
    const fogs = pieces.map(([name]) => name).filter((name) => name.startsWith("fog"));
    const waters = new Waters(vector.masts, vector.pose as Pose, { base, bonus, rest, castsOff: casts_off }, 100_000, solids(vector.islands, vector.ships), pieces, fogs);
    const track = waters.sail(vector.course as unknown as Course);
    expect(track.fault).toEqual(vector.fault);
    expect(track.astern).toEqual(vector.astern);
    expect(track.legs.map(({ end, length, stop, edge }) => ({ end, length, stop, edge }))).toEqual(
      vector.legs.map(({ end, length, stop, edge }) => ({ end, length, stop, edge })),
    );
    track.legs.forEach((leg, i) => {
      const told = vector.legs[i]!.entries as [string, number][];
      expect(leg.entries.map(({ thing }) => thing)).toEqual(told.map(([thing]) => thing));
      leg.entries.forEach(({ distance }, k) => expect(distance).toBeCloseTo(told[k]![1], 1));
    });
  });
});

describe("a line of fire", () => {
  it.each(vectors.shots.map((vector, i) => ({ i, vector })))("of scene $i is free or blocked as the engine says", ({ vector }) => {
    const blockers = solids(vector.islands, vector.ships);
    for (const [mast, name, distance, blocker] of vector.lines as [number, string, number, string][]) {
      const from = gun(vector.masts, vector.pose as Pose, mast, vector.reach, vector.standing);
      const drawn = line(from, blockers.find(([other]) => other === name)!, blockers);
      expect([name, drawn.blocker]).toEqual([name, blocker]);
      expect(drawn.distance).toBeCloseTo(distance, 1);
    }
  });
});

it("numbers are rounded half to even, and the sines are the engine's", () => {
  expect([0.5, 1.5, 2.5, -0.5, -1.5, 2.4999, 2.5001].map(even)).toEqual([0, 2, 2, 0, -2, 2, 3]);
  expect([SIN.length, SIN[900], COS[0], COS[900], SIN[2700], SIN[300]]).toEqual([3600, 1, 1, 0, -1, 0.5]);
});
