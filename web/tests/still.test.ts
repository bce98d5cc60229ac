// What must not hide anything: the slips that explain.
import { expect, test } from "vitest";
import { placeFor, type Box } from "../src/lib/ui/tipplace";

const box = (left: number, top: number, wide: number, high: number): Box => ({ left, top, right: left + wide, bottom: top + high });
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("a slip hides neither its thing nor what may be pressed, where there is room", () => {
  const at = box(400, 300, 80, 60);
  const around = [box(330, 200, 150, 90), box(330, 370, 150, 90), box(100, 280, 280, 90)]; // free is only the right
  const { left, top } = placeFor(at, 260, 90, around, 1440, 900);
  const slip = box(left, top, 260, 90);
  expect([at, ...around].filter((thing) => meet(slip, thing))).toEqual([]);
});

test("a slip stays on the screen, and above its thing where nothing speaks against it", () => {
  expect(placeFor(box(400, 300, 80, 60), 260, 90, [], 1440, 900)).toEqual({ left: 310, top: 202 });
  const corner = placeFor(box(0, 0, 40, 40), 260, 90, [], 360, 740);
  expect(corner.left).toBeGreaterThanOrEqual(8);
  expect(corner.top).toBeGreaterThanOrEqual(40);
});
