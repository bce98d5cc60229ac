// Names and coins on the chart: over no hull where there is room beside it, never over each other, in every recorded scene.
import { describe, expect, test } from "vitest";
import { apart } from "../src/games/spanishmain/ends";
import recorded from "../src/games/spanishmain/fixtures/scenes.json";
import { covered, freeCorner, freer, hullBoxes, labels, ribbonBox, ribbonWidth, stackBox, type Box, type Sailor, type Shore } from "../src/games/spanishmain/labels";
import type { View } from "../src/games/spanishmain/words";

const scenes = recorded as unknown as Record<string, { view: View }>;
const shore = (more: Partial<Shore> = {}): Shore => ({ number: 0, x: 500, y: 500, name: "Parrot Cay", coins: 3, home: false, ...more });
const ship = (number: number, x: number, y: number, heading = 0): Sailor => ({ number, name: "Bonhomme Richard", built: 4, pose: [x * 100, (1000 - y) * 100, heading], always: false, named: true });
const charted = (view: View): [Shore[], Sailor[], number] => {
  const side = view.size / 100;
  return [
    view.islands.map((land) => ({ number: land.number, x: land.x / 100, y: side - land.y / 100, name: `Island of ${land.number}`, coins: land.coins.length, home: land.home >= 0 })),
    view.ships.filter((one) => !one.sunk && one.fog < 0).map((one) => ({ number: one.number, name: one.name, built: one.built, pose: [one.x, one.y, one.heading], always: false, named: one.docked < 0 })),
    side,
  ];
};

describe("beside an island", () => {
  test("the name lies below and the coins to the right where nothing is in the way", () => {
    expect(labels([shore()], [], 1000, 1.2).beside.get(0)).toEqual({ above: false, left: false, shift: 0 });
  });
  test("the name goes above a hull that lies below, the coins to the other side of one that lies beside", () => {
    const found = labels([shore()], [ship(0, 545, 556), ship(1, 640, 505)], 1000, 1.2).beside.get(0)!;
    expect(found).toEqual({ above: true, left: true, shift: 0 });
  });
  test("at the edge of the sea nothing is written outside it", () => {
    expect(labels([shore({ x: 950, y: 960 })], [], 1000, 1.2).beside.get(0)).toMatchObject({ above: true, left: true });
    const name = "An island with a name of forty two letters";
    const { shift } = labels([shore({ x: 950, name })], [], 1000, 1.2).beside.get(0)!;
    expect(950 + shift + ((ribbonWidth(name) + 16) * 1.2) / 2).toBeCloseTo(1000);
  });
});

describe("the names of ships", () => {
  test("each has its own place, over no name, coin, island or hull", () => {
    const sailors = [ship(0, 300, 300), ship(1, 300, 330), ship(2, 640, 540, 900)];
    const { tags } = labels([shore()], sailors, 1000, 1.2);
    expect(tags.map((tag) => tag.number)).toEqual([0, 1, 2]);
    const hulls = sailors.flatMap((one) => hullBoxes(one.built, one.pose, 1000));
    for (const tag of tags) {
      expect(covered(tag, [...tags.filter((other) => other !== tag), ...hulls, ribbonBox(shore(), false, 1.2, 1000), stackBox(shore(), { above: false, left: false }, 1.2)!])).toBeLessThan(40);
    }
  });
  test("none lies over the number of a course", () => {
    const [bare] = labels([], [ship(0, 300, 300)], 1000, 1.2).tags;
    const disc: Box = { x: bare!.x, y: bare!.y, wide: 24, high: 24 };
    expect(covered(labels([], [ship(0, 300, 300)], 1000, 1.2, [disc]).tags[0]!, [disc])).toBe(0);
  });
  test("in a crowd a name goes without a place, but not that of the ship that sails", () => {
    const crowd = Array.from({ length: 16 }, (_, i) => ship(i, 200 + (i % 2) * 110, 200 + Math.floor(i / 2) * 24));
    expect(labels([], crowd, 1000, 2).tags.length).toBeLessThan(16);
    expect(labels([], crowd.map((one) => ({ ...one, always: one.number === 9 })), 1000, 2).tags[0]?.number).toBe(9);
  });
});

test("the buttons of the chart lie where they hide less, and stay where that is not clearly better", () => {
  const [left, right]: [Box, Box] = [{ x: 60, y: 30, wide: 120, high: 60 }, { x: 440, y: 30, wide: 120, high: 60 }];
  const name = (x: number): Box => ({ x, y: 40, wide: 80, high: 24 });
  expect(freer(left, right, [], "left")).toBe("left");
  expect(freer(left, right, [], "right")).toBe("right");
  expect(freer(left, right, [name(70)], "left")).toBe("right");
  expect(freer(left, right, [name(70), name(440)], "left")).toBe("left");
  expect(freer(left, right, [name(440)], "right")).toBe("left");
});

describe("the numbers of courses", () => {
  const far = ([x, y]: readonly number[], [u, v]: readonly number[]) => Math.hypot(x! - u!, y! - v!);
  test("stay where courses end if there is room", () => {
    expect(apart([[0, 0], [40, 0]], 24)).toEqual([[0, 0], [40, 0]]);
  });
  test("lie side by side where courses end at one place, and beside the bow", () => {
    const found = apart([[0, 0], [0, 0], [6, 2], [9, -3]], 24, [[4, 4]]);
    for (const [i, one] of found.entries()) for (const other of [...found.slice(i + 1), [4, 4]]) expect(far(one, other)).toBeGreaterThan(23);
    for (const one of found) expect(far(one, [4, 0])).toBeLessThan(60);
  });
  test("lie on no hull, each of which says how near", () => {
    const keel = [0, 12, 24, 36].map((y): [number, number, number] => [0, y, 20]);
    const found = apart([[2, 10], [0, 30]], 24, keel);
    for (const one of found) for (const box of keel) expect(far(one, box)).toBeGreaterThan(19.9);
    expect(far(found[0]!, found[1]!)).toBeGreaterThan(23);
  });
});

describe.each(Object.entries(scenes).filter(([, scene]) => scene.view.islands.length))("the recorded scene %s", (_, scene) => {
  test.each([0.7, 1.2, 1.7])("has nothing written over anything else written, at %d mm a pixel", (unit) => {
    const [shores, sailors, side] = charted(scene.view);
    const { beside, tags } = labels(shores, sailors, side, unit);
    const written: Box[] = shores.flatMap((land) => {
      const { above, left } = beside.get(land.number)!;
      return [ribbonBox(land, above, unit, side), stackBox(land, { above, left }, unit)].filter((box) => box !== null);
    });
    for (const [i, box] of written.entries()) expect(covered(box, written.slice(0, i))).toBeLessThan((box.wide * box.high) / 8);
    for (const tag of tags) expect(covered(tag, [...written, ...tags.filter((other) => other !== tag)])).toBeLessThan((tag.wide * tag.high) / 8);
  });
});

describe("the whole sea in small", () => {
  const seen = { x: 100, y: 400, width: 400, height: 400 };
  const at = (x: number, y: number, weight = 1) => ({ x, y, weight });

  test("lies at the left, unless more is hidden there", () => {
    expect(freeCorner(seen, 120, [])).toBe("left");
    expect(freeCorner(seen, 120, [at(150, 760)])).toBe("right");
    expect(freeCorner(seen, 120, [at(150, 760), at(470, 760)])).toBe("left");
    expect(freeCorner(seen, 120, [at(150, 500)])).toBe("left");
  });

  test("rather hides another island than the own port, and that rather than the ship", () => {
    expect(freeCorner(seen, 120, [at(150, 760, 3), at(470, 760)])).toBe("right");
    expect(freeCorner(seen, 120, [at(150, 760, 3), at(470, 760, 4)])).toBe("left");
  });
});
