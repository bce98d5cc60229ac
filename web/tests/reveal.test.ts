// Where an answer lies on the board: how far a window has to move, and what is told to a chart that moves by itself.
import { expect, it, vi } from "vitest";
import { offBy, REVEAL, reveal } from "../src/lib/ui/reveal";

it("moves no farther than is needed, and not at all where it is seen", () => {
  expect(offBy(20, 60, 0, 100)).toBe(0);
  expect(offBy(-30, 10, 0, 100)).toBe(-48);
  expect(offBy(90, 130, 0, 100)).toBe(48);
  expect(offBy(50, 250, 0, 100)).toBe(32); // larger than the window: its beginning is seen
});

it("scrolls the window in which it lies, and tells a chart that moves by itself", () => {
  document.body.innerHTML = '<main><div id="window" style="overflow: auto"><i data-target="place:3"></i></div></main>';
  const [board, box, thing] = [document.querySelector("main")!, document.querySelector<HTMLElement>("#window")!, document.querySelector("i")!];
  const size = (node: Element, left: number, right: number) => (node.getBoundingClientRect = () => ({ left, right, top: 0, bottom: 10 }) as DOMRect);
  Object.defineProperties(box, { scrollWidth: { value: 900 }, clientWidth: { value: 390 } });
  size(box, 0, 390);
  size(thing, 500, 580);
  box.scrollBy = vi.fn();
  const told = vi.fn();
  board.addEventListener(REVEAL, told);
  reveal(board, ["pose:1,2", "place:3"], true);
  expect(box.scrollBy).toHaveBeenCalledWith({ left: 208, top: 0, behavior: "auto" });
  expect(told).toHaveBeenCalledOnce();
  reveal(board, ["place:4"], true); // not drawn
  expect(told).toHaveBeenCalledOnce();
});
