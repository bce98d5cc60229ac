// A board of another distribution: the one of the example game, as a table would show it.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { targetsOf, type Play } from "../src/lib/board";
import { boardOf, type ForeignBoard } from "../src/lib/foreign";
import { captainsOf } from "../src/lib/ui/emblems";
import type { Option, Question } from "../src/lib/wire";
// @ts-expect-error it is plain JavaScript, as a stranger would write it
import * as wreckers from "../../examples/wreckers/wreckers/board.js";

afterEach(cleanup);

const option = (item: number) => ({ id: String(item), text: { type: "text", key: "crate", args: {} }, targets: [`crate:${item}`], rule: "salvage" }) as unknown as Option;
const question = { seat: 0, kind: "pick", name: "Salvage", options: [option(3), option(7)], least: 0, most: 2 } as unknown as Question;
const play = (change: Partial<Play> = {}): Play =>
  ({
    view: { night: 0, shore: [{ item: 3, value: 4 }, { item: 7, value: 3 }, { item: 15, value: 0 }], reef: [null, 2, null, null], values: [0, 5] },
    seat: 0,
    captains: captainsOf([0, 1].map((seat) => ({ seat, name: `<b>${seat}`, emblem: "anchor" as const, kind: "person" as const, standin: null }))),
    question,
    targets: targetsOf(question),
    chosen: [],
    aim: vi.fn(),
    t: (key: string) => key,
    ...change,
  }) as unknown as Play;

test("it is drawn, pressed, and told of changes like a board of this tree", async () => {
  vi.stubGlobal("CSSStyleSheet", class { replaceSync() {} });
  const Board = await boardOf(wreckers as ForeignBoard);
  const first = play();
  const { container, component, rerender } = render(Board, { props: first });
  const root = container.querySelector("div")!.shadowRoot ?? container.querySelector("div div")!.shadowRoot!;
  const crates = () => [...root.querySelectorAll('[data-target^="crate:"]')];
  expect(crates().map((crate) => crate.getAttribute("role"))).toEqual(["button", "button", "img"]);
  expect(root.textContent).toContain("<b>1: 5"); // a name is text
  await fireEvent.click(crates()[1]!);
  expect(first.aim).toHaveBeenCalledWith("crate:7");
  await rerender(play({ chosen: ["7"] }));
  expect(crates().map((crate) => crate.getAttribute("aria-pressed"))).toEqual(["false", "true", null]);
  const { animate } = component as { animate: NonNullable<unknown> } & { animate: (h: unknown, s: unknown) => Promise<void> };
  await animate({ number: 1, event: { type: "salvaged" } }, { signal: AbortSignal.abort(), speed: 1, next: {} });
});
