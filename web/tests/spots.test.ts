// Places on the page: what lies inside a frame, which part of a drawing comes nearer, and flags that do not lie on each other.
import { describe, expect, it } from "vitest";
import { hung, meets, partOf } from "../src/lib/ui/spots";

const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

describe("what lies inside a frame", () => {
  const frame = box(100, 2000, 300, 200);
  it("is found wherever the frame is, on the screen or below it", () => {
    expect(meets(box(390, 2190, 40, 40), frame)).toBe(true);
    expect(meets(box(401, 2190, 40, 40), frame)).toBe(false);
    expect(meets(box(150, 100, 40, 40), frame)).toBe(false);
    expect(meets(box(150, 2050, 0, 40), frame)).toBe(false);
  });
});

describe("the part of a drawing that is shown", () => {
  it("comes nearer, with the box in its middle", () => {
    const { x, y, near } = partOf(box(400, 250, 20, 20), 860, 540);
    expect(near).toBeCloseTo(2.2);
    expect((410 / 860 - x) * near).toBeCloseTo(0.5);
    expect((260 / 540 - y) * near).toBeCloseTo(0.5);
  });
  it("never leaves the drawing", () => {
    for (const at of [box(0, 0, 10, 10), box(850, 530, 10, 10)]) {
      const { x, y, near } = partOf(at, 860, 540);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y) + 1 / near).toBeLessThanOrEqual(1 + 1e-9);
    }
  });
  it("is the whole where the box is large", () => {
    expect(partOf(box(0, 0, 860, 300), 860, 540)).toEqual({ x: 0, y: 0, near: 1 });
  });
});

describe("flags", () => {
  const flags = [{ left: 100, top: 40 }, { left: 120, top: 30 }, { left: 110, top: 45 }, { left: 300, top: 2 }];
  it("do not lie on each other", () => {
    const placed = hung(flags, () => 60, 25, 14);
    for (const a of placed) for (const b of placed) if (a !== b) expect(Math.abs(a.left - b.left) >= 60 || Math.abs(a.top - b.top) >= 25).toBe(true);
  });
  it("stay where they hang while there is room, and inside the board", () => {
    const placed = hung(flags, () => 60, 25, 14);
    expect(placed.find((flag) => flag.left === 120)?.top).toBe(30);
    expect(placed.find((flag) => flag.left === 300)?.top).toBe(14);
  });
});
