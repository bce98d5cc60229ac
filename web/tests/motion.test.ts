// The common parts of drawn boards: ways over a chart, one motion a table, the tab stop of a chart, a panel laid aside.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import type { Stage } from "../src/lib/board";
import type { Question } from "../src/lib/wire";
import { Motion, motionOf } from "../src/lib/motion/motion.svelte";
import OverChart from "../src/lib/motion/OverChart.svelte";
import { along, course } from "../src/lib/motion/paths";
import ResultBars from "../src/lib/motion/ResultBars.svelte";
import ResultCard from "../src/lib/motion/ResultCard.svelte";
import { nextPlace, roving } from "../src/lib/motion/roving";
import { saying, saysAll } from "../src/lib/motion/saying.svelte";
import { captainsOf } from "../src/lib/ui/emblems";
import topBar from "../src/table/TopBar.svelte?raw";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

interface View {
  gold: number;
}
type Event = { type: "paid"; gold: number };

class Purse extends Motion<View, Event, "coin"> {
  shown: number[] = [];
  protected told = (view: View, { gold }: Event): View => ({ ...view, gold });
  protected async show({ gold }: Event, _before: View, after: View, stage: Stage<View>): Promise<void> {
    this.shown.push(gold);
    this.many("coin", gold, "from", "to", stage);
    await this.step(after, 5, stage);
  }
}

const stage = (next: View, skip = false): Stage<View> => {
  const stop = new AbortController();
  if (skip) stop.abort();
  return { next, speed: 1000, signal: stop.signal };
};

test("events are told one by one over the old view until a new view stands", async () => {
  const motion = new Purse();
  const [old, next] = [{ gold: 1 }, { gold: 7 }];
  await motion.tell(old, { number: 1, event: { type: "paid", gold: 3 } }, stage(next));
  expect(motion.now(old).gold).toBe(3);
  await motion.tell(old, { number: 2, event: { type: "paid", gold: 7 } }, stage(next, true));
  expect(motion.now(old).gold).toBe(7);
  expect(motion.shown, "what is skipped is not shown, but told").toEqual([3]);
  expect(motion.now(next)).toBe(next);
  motion.rest(next);
  expect(motion.now(old)).toBe(old);
});

test("what was thrown for a seat is kept until its player goes on, in motion or without", async () => {
  class Kept extends Purse {
    protected override outcome({ gold }: Event, seat: number) {
      return gold === seat ? { dice: [gold], good: false } : null;
    }
  }
  const motion = new Kept();
  motion.seat = 5;
  const [view, next] = [{ gold: 0 }, { gold: 5 }];
  const text = { type: "text", key: "event-paid", args: {} } as const;
  for (const gold of [4, 5]) await motion.tell(view, { number: gold, event: { type: "paid", gold }, text }, stage(next, true));
  motion.rest(next);
  expect(motion.kept).toEqual([{ number: 5, text, dice: [5], good: false, hitOn: null }]);
  await motion.tell(next, { number: 6, event: { type: "paid", gold: 1 }, text }, stage(next));
  expect(motion.kept, "what happens to others takes it away from nobody").toHaveLength(1);
  motion.rest({ gold: 1 });
  await motion.tell({ gold: 1 }, { number: 8, event: { type: "paid", gold: 5 }, text }, stage(next));
  expect(motion.kept.map(({ number }) => number), "the next result joins it, though the view is another").toEqual([5, 8]);
  motion.goOn();
  expect(motion.kept).toEqual([]);
  motion.keeps = false;
  await motion.tell(next, { number: 7, event: { type: "paid", gold: 5 }, text }, stage(next));
  expect(motion.kept, "in a replay nobody goes on").toEqual([]);
});

test("a result card is paper in every corner: none of its names is that of a bar of wood", async () => {
  const painted = new Set([...topBar.matchAll(/class="([\w -]+)/g)].flatMap(([, names]) => names!.split(" ")));
  expect(painted.has("top")).toBe(true);
  const play = { seat: 0, question: null, say: () => "", t: () => "", narrow: false };
  const kept = [{ number: 1, text: { type: "text", key: "event-paid", args: {} } as const, dice: [], good: true, hitOn: null }];
  document.body.innerHTML = '<div><button data-target="island:1"></button></div>';
  const board = document.body.firstElementChild!;
  board.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  board.firstElementChild!.getBoundingClientRect = () => new DOMRect(0, 200, 400, 200);
  render(ResultCard, { target: board, props: { play, motion: { kept, seat: 0, goOn: vi.fn() } } });
  const card = board.querySelector(".outcome")!;
  await vi.waitFor(() => expect(card.classList.contains("upper"), "below lies what may be pressed").toBe(true));
  expect([...card.classList].filter((name) => painted.has(name))).toEqual([]);
});

test("on a phone whose answers stand on the board a result is told in the prompt, where it covers none of them", async () => {
  const options = Array.from({ length: 7 }, (_, i) => ({ id: String(i) }));
  const kept = [{ number: 1, text: { type: "text", key: "event-paid", args: {} } as const, dice: [], good: true, hitOn: null }];
  const shown = (question: object, narrow: boolean) => {
    const play = { seat: 0, question: question as Question, say: () => "", t: () => "", narrow };
    const { container } = render(ResultCard, { props: { play, motion: { kept, seat: 0, goOn: vi.fn() } } });
    flushSync();
    const found = [container.querySelector(".outcome") !== null, saying.told !== null];
    cleanup();
    return found;
  };
  expect(shown({ options }, true), "the answers are in the prompt: it lies on the board").toEqual([true, false]);
  const gone = saysAll();
  expect(shown({ options }, true)).toEqual([false, true]);
  expect(shown({ options }, false), "a desk has room beside").toEqual([true, false]);
  expect(shown({ options: options.slice(0, 3) }, true), "few answers stand in the prompt").toEqual([true, false]);
  gone();
  expect(saying.told, "gone with the card").toBeNull();
});

test("what says more takes the place of the result before it", async () => {
  class Kept extends Purse {
    protected override outcome({ gold }: Event) {
      return { good: true, instead: gold > 2 };
    }
  }
  const motion = new Kept();
  motion.seat = 0;
  const view = { gold: 0 };
  const text = { type: "text", key: "event-paid", args: {} } as const;
  for (const gold of [1, 2, 3]) await motion.tell(view, { number: gold, event: { type: "paid", gold }, text }, stage(view, true));
  expect(motion.kept.map(({ number }) => number)).toEqual([1, 3]);
});

test("a number of things below nothing is nothing, and many are few enough to be seen", async () => {
  for (const spot of ["from", "to"]) {
    const place = document.createElement("i");
    place.dataset["spot"] = spot;
    place.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
    document.body.append(place);
  }
  const motion = new Purse();
  const view = { gold: 0 };
  await motion.tell(view, { number: 1, event: { type: "paid", gold: -4 } }, stage(view));
  expect(motion.flights).toEqual([]);
  await motion.tell(view, { number: 2, event: { type: "paid", gold: 40 } }, { ...stage(view), speed: 1 });
  expect(motion.flights).toHaveLength(8);
});

test("a bar of points never goes beyond its place, whatever was lost, and points below nothing have a minus sign", () => {
  const captains = captainsOf(["Ala", "Bo"].map((name, seat) => ({ seat, name, emblem: "anchor" as const, kind: "person" as const, standin: null })));
  const sources = ["chests", "skulls", "debts"].map((key) => ({ key, name: key, colour: "#000" }));
  const points = [[12, -106, -4], [40, -10, 0]];
  const { container } = render(ResultBars, { props: { captains, places: [2, 1], sources, amounts: (seat: number) => points[seat]!, totals: [-98, 30], title: "points", sum: "together" } });
  const bars = [...container.querySelectorAll(".bar")].map((bar) => [...bar.querySelectorAll("i")].map(({ style }) => [parseFloat(style.width), parseFloat(style.marginLeft || "0")]));
  expect(bars).toEqual([[[100, 0], [25, -25]], [[30, 0], [30, -30]]]);
  expect(container.querySelector(".sum")!.textContent).toContain("−98");
});

test("a part that stands alone has a motion of its own", () => {
  // outside a component there is no context to ask; the common one is tested by the boards themselves
  expect(() => motionOf(Purse)).toThrow();
});

test("a course is bent to one side and ends short of its goal; a track is walked at an even pace", () => {
  const there = course([0, 0], [100, 0], { bend: 20, short: 10 });
  expect(there.at(0)).toEqual([0, 0]);
  expect(there.at(1)[0]).toBeCloseTo(90);
  expect(there.at(0.5)[1]).toBeCloseTo(9);
  expect(course([100, 0], [0, 0]).at(0.5)[1]).toBeLessThan(0); // the way back lies on the other side
  const track = along([[0, 0], [10, 0], [10, 30]]);
  expect(track.at(0.25)).toEqual([10, 0]);
  expect(track.at(2)).toEqual([10, 30]);
  expect(along([[4, 5]]).at(0.5)).toEqual([4, 5]);
});

const placed = (x: number, y: number, can = true): HTMLElement => {
  const place = document.createElement("button");
  place.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
  if (can) place.setAttribute("role", "button");
  place.tabIndex = -1;
  return place;
};

test("a chart is one stop of the tab key, and arrows go from place to place", async () => {
  const chart = document.createElement("div");
  const [a, right, below] = [placed(0, 0), placed(100, 5), placed(10, 80)];
  chart.append(a, right, below);
  document.body.append(chart);
  const undo = roving(chart);
  const stops = () => [a, right, below].filter((place) => place.isConnected && place.tabIndex === 0);
  expect(stops()).toEqual([a]);
  a.focus();
  await fireEvent.keyDown(a, { key: "ArrowRight" });
  expect(document.activeElement).toBe(right);
  expect(stops()).toEqual([right]);
  await fireEvent.keyDown(right, { key: "ArrowRight" });
  expect(document.activeElement, "there is nothing further").toBe(right);
  await fireEvent.keyDown(right, { key: "ArrowDown" });
  expect(document.activeElement).toBe(below);
  below.remove();
  await vi.waitFor(() => expect(stops()).toEqual([a]));
  expect(nextPlace(a, [a, right, placed(50, 300)], [1, 0])).toBe(right);
  if (undo) undo();
});

test("a panel laid aside leaves the chart free and can be taken up again", async () => {
  const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
  const panel = createRawSnippet<[() => void]>((close) => ({
    render: () => "<button>aside</button>",
    setup: (node) => node.addEventListener("click", () => close()()),
  }));
  const props = { panel: "port", moment: "port:1", open: "Back to the port", chart: words("the sea"), children: panel };
  const { container, getByText, queryByText, rerender } = render(OverChart, { props });
  const chart = container.querySelector<HTMLElement>(".chart")!;
  expect(chart.inert).toBe(true);
  await fireEvent.click(getByText("aside"));
  expect(chart.inert).toBe(false);
  expect(queryByText("aside")).toBeNull();
  await fireEvent.click(getByText("Back to the port"));
  expect(chart.inert).toBe(true);
  await fireEvent.click(getByText("aside"));
  await rerender({ ...props, moment: "port:2" });
  expect(queryByText("aside"), "another moment opens it again").not.toBeNull();
});
