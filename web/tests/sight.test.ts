// What is seen of a chart that is drawn nearer, and how the look follows what is asked about.
import { describe, expect, it } from "vitest";
import { focusOf, follow, nearest, type Screen } from "../src/lib/ui/sight";

const screen: Screen = { width: 400, height: 400, hidden: 0, chart: { left: 0, top: 0, width: 1000, height: 1000 } };

describe("how near places may be looked at", () => {
  it("shows all of them, and what lies around", () => expect(nearest([[300, 500], [500, 500]], 50, screen)).toBeCloseTo(400 / 300));
  it("counts nothing that is hidden at its top", () => expect(nearest([[500, 300], [500, 500]], 50, { ...screen, hidden: 100 })).toBeCloseTo(1));
  it("never shows more than the whole chart", () => expect(nearest([[0, 0], [1000, 1000]], 50, screen)).toBeCloseTo(0.4));
  it("ends where the chart does", () => expect(nearest([[20, 500], [320, 500]], 80, screen)).toBeCloseTo(1));
});

describe("following what is asked about", () => {
  const held = { left: 200, top: 200, scale: 1 }; // to 600 in both directions
  it("begins in their middle, as near as it may", () => expect(follow(null, [[500, 500]], 50, screen, 2)).toEqual({ left: 400, top: 400, scale: 2 }));
  it("stays where it is while they are in sight", () => expect(follow(held, [[230, 400], [570, 400]], 50, screen, 3)).toBe(held));
  it("never comes nearer by itself", () => expect(follow(held, [[640, 400]], 50, screen, 3).scale).toBe(1));
  it("moves the least way", () => {
    expect(follow(held, [[640, 400]], 50, screen, 3)).toEqual({ left: 290, top: 200, scale: 1 });
    expect(follow(held, [[400, 210]], 50, screen, 3)).toEqual({ left: 200, top: 160, scale: 1 });
  });
  it("leaves nothing below what hides its top", () => expect(follow(held, [[400, 230]], 50, { ...screen, hidden: 50 }, 3)).toEqual({ left: 200, top: 130, scale: 1 }));
  it("goes farther off only where they do not fit", () => expect(follow(held, [[200, 400], [700, 400]], 50, screen, 3)).toEqual({ left: 150, top: 200, scale: 400 / 600 }));
  it("does not leave the chart, nor begins anew at its rim", () => {
    const corner = follow(held, [[10, 10]], 50, screen, 3);
    expect(corner).toEqual({ left: 0, top: 0, scale: 1 });
    expect(follow(corner, [[10, 10]], 50, { ...screen, hidden: 60 }, 3)).toBe(corner);
  });
  it("keeps what is seen where it is when the box ends higher", () => {
    expect(follow(held, [[400, 400]], 50, { ...screen, height: 350, chart: { ...screen.chart, top: 62.5, height: 875 } }, 3)).toBe(held);
  });
});

it("is told to the chart as a place in its box", () => {
  expect(focusOf({ left: 200, top: 200, scale: 1 }, screen)).toEqual({ x: 0.4, y: 0.4, scale: 2.5 });
});
