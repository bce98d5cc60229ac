// Planning on the chart: what the engine tells of a course is understood, laths are counted, a dragged bow snaps.
import { describe, expect, it } from "vitest";
import { L, S } from "../src/games/spanishmain/geometry/figures";
import { dragged, lathsLeft, meaning, sailingOf } from "../src/games/spanishmain/planning";
import { placesOf, windOf, windTo, type ChartPlay, type Ship, type View } from "../src/games/spanishmain/words";

const ship = (number: number, owner: number, x: number, y: number, heading: number): Ship =>
  ({ number, owner, x, y, heading, built: 3, masts: [true, true, true], tow: -1, fog: -1, sunk: false, wreck: false, derelict: false }) as unknown as Ship;

function play(laths: string, change: Partial<View> = {}): ChartPlay {
  const view = {
    size: 100_000,
    ships: [ship(0, 0, 50_000, 50_000, 0), ship(1, 1, 57_000, 53_800, 900)],
    islands: [{ number: 0, shape: 1, x: 50_000, y: 68_000, rotation: 0, home: -1, fort: -1 }],
    terrain: [{ kind: "reef", x: 50_000, y: 42_000, rotation: 0, level: 0 }],
    forts: [],
    ...change,
  } as unknown as View;
  const stay = { id: "-", path: [], targets: ["ship:0", `laths:${laths}`, "bonus:S", "rest:0", "astern:0"] };
  return { view, question: { kind: "plot", options: [stay] } } as unknown as ChartPlay;
}

describe("the question for a course", () => {
  it("tells which ship sails with which laths", () => {
    const sailing = sailingOf(play("SL"))!;
    expect(sailing.ship).toBe(0);
    expect(sailing.waters.allowance).toEqual({ base: [S, L], bonus: [S], rest: 0, castsOff: false });
    expect(sailing.waters.solids.map(([name]) => name)).toEqual(["island:0", "ship:1"]);
  });

  it("is none where another kind is asked", () => {
    expect(sailingOf({ ...play("S"), question: null })).toBeNull();
  });

  it("leaves fewer laths with every leg, the bonus last", () => {
    const { waters } = sailingOf(play("SL"))!;
    const left = (course: [number, number][]) => lathsLeft(waters.allowance, waters.sail(course));
    expect(left([])).toEqual([L, S]);
    expect(left([[900, L]])).toEqual([S]);
    expect(left([[900, L], [900, S]])).toEqual([S]);
    expect(left([[900, L], [900, S], [0, S]])).toEqual([]);
  });
});

it("says what a course would come to", () => {
  const at = play("LL");
  const sailing = sailingOf(at)!;
  const comes = (course: [number, number][]) => meaning(at, sailing, sailing.waters.sail(course));
  expect(comes([[0, L]])).toEqual({ kind: "ram", thing: "ship:1" });
  expect(comes([[900, L], [0, L]])).toEqual({ kind: "dock", thing: "island:0" });
  expect(comes([[-900, L]])).toEqual({ kind: "reef", thing: "terrain:0" });
  expect(comes([[0, S]])).toEqual({ kind: "open", thing: "" });
});

it("a dragged bow snaps to whole degrees and millimetres, within its lath and a right angle", () => {
  expect(dragged([0, 0, 0], [5000, 5003], L, false)).toEqual([450, 7100]);
  expect(dragged([0, 0, 0], [90_000, 0], S, false)).toEqual([0, S]);
  expect(dragged([0, 0, 0], [-3000, 3000], L, false)).toEqual([900, 3000]);
  expect(dragged([0, 0, 0], [3000, 3000], L, true)).toEqual([0, 3000]);
});

describe("the winds", () => {
  it.each([[0, 10, 0, "e"], [450, 7, 7, "ne"], [900, 0, 10, "n"], [1350, -7, 7, "nw"], [1800, -10, 0, "w"], [2250, -7, -7, "sw"], [2700, 0, -10, "s"], [3150, 7, -7, "se"], [220, 100, 40, "e"], [230, 100, 43, "ne"], [3590, 100, -2, "e"]])("has a name for %i, as the engine", (heading, dx, dy, wind) => {
    expect([windOf(heading), windTo(dx, dy)]).toEqual([`way-${wind}`, `way-${wind}`]);
  });
});

it("knows where the things of some targets lie", () => {
  const { view } = play("S", { forts: [{ island: 0 }] as never });
  const places = (...targets: string[]) => placesOf(view, targets);
  expect(places("ship:1", "mast:ship:1/2", "crew:ship:1/0")).toEqual([[57_000, 53_800], [57_000, 53_800], [57_000, 53_800]]);
  expect(places("island:0", "coin:island:0/3", "crew:shore:0/1", "fort:0", "mast:fort:0/1")).toEqual(Array(5).fill([50_000, 68_000]));
  expect(places("pose:100,200,900", "sea:300,400", "terrain:0")).toEqual([[100, 200], [300, 400], [50_000, 42_000]]);
  expect(places("laths:SL", "ship:7", "bonus:")).toEqual([]);
});
