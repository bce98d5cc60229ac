// What a thing on the board is, told by a tap where that does nothing else.
import { afterEach, expect, test, vi } from "vitest";
import { tells, tip } from "../src/lib/ui/tip.svelte";
import { cornerFor } from "../src/lib/ui/tipplace";

const click = (node: Element, pointerType: string) => node.dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType }));

function told(tag: string): HTMLElement {
  const node = document.body.appendChild(document.createElement(tag));
  tells(() => ({ title: "Doldrums" }))(node);
  return node;
}

afterEach(() => {
  tip.hide();
  document.body.replaceChildren();
});

test("a tap tells what cannot be pressed, a click of a mouse does not", async () => {
  vi.useFakeTimers();
  const sign = told("span");
  click(sign, "mouse");
  await vi.runAllTimersAsync();
  expect(tip.shown).toBeNull();
  click(sign, "touch");
  await vi.runAllTimersAsync();
  expect(tip.shown?.title).toBe("Doldrums");
  vi.useRealTimers();
});

test("what a tap presses it does not tell", async () => {
  vi.useFakeTimers();
  const button = told("button");
  const inside = button.appendChild(document.createElement("span"));
  tells(() => ({ title: "inside" }))(inside);
  click(inside, "touch");
  await vi.runAllTimersAsync();
  expect(tip.shown).toBeNull();
  vi.useRealTimers();
});

test("a result lies in the corner of the board where it hides least of what may be pressed", () => {
  const board = { left: 100, top: 50, right: 900, bottom: 450 };
  const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 60 });
  expect(cornerFor(board, 300, 200, [])).toBe(0);
  expect(cornerFor(board, 300, 200, [at(700, 350)])).toBe(1);
  expect(cornerFor(board, 300, 200, [at(700, 350), at(150, 300)])).toBe(2);
  expect(cornerFor(board, 300, 200, [at(700, 350), at(150, 300), at(750, 60)])).toBe(3);
  expect(cornerFor(board, 300, 200, [at(860, 430), at(150, 300), at(750, 60), at(120, 60)]), "at worst the least of them").toBe(0);
});
