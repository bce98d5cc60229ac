// A record being looked at: what is asked of the server while somebody drags the slider, steps and changes eyes.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Replay } from "../src/lib/replay.svelte";
import type { RecordStep } from "../src/lib/wire";

const STEPS = 400;
let asked: URL[];
let answer: (() => void)[];

const step = (at: number): RecordStep => ({
  ...{ step: at, line: at, seat: 0, answer: "x", undo: false, asked: [1], questions: [], panels: [], over: at === STEPS - 1, result: null },
  view: { at },
  events: [{ n: at, event: { type: "e" }, text: { type: "text", key: "e", args: {} }, rule: "", seat: null, dice: [], heading: false, befell: false, great: false }],
});
const steps = () => asked.filter(({ pathname }) => pathname.endsWith("/steps"));
const firsts = () => steps().map(({ searchParams }) => Number(searchParams.get("first")));

beforeEach(() => {
  [asked, answer] = [[], []];
  vi.stubGlobal("fetch", (path: string) => {
    const url = new URL(path, "http://here");
    asked.push(url);
    const first = Number(url.searchParams.get("first"));
    const some = Array.from({ length: Number(url.searchParams.get("count")) }, (_, i) => step(first + i));
    const body = url.pathname.endsWith("/steps")
      ? { id: "r", first, total: STEPS, steps: some.filter(({ step: at }) => at < STEPS) }
      : url.pathname.endsWith("/log")
        ? { id: "r", steps: Array.from({ length: STEPS }, (_, at) => step(at).events) }
        : { id: "r", game: "cove", seats: 3, names: [], steps: STEPS, marks: [], outcomes: 0 };
    return new Promise((resolve) => answer.push(() => resolve(Response.json(body))));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The server answers everything it was asked, until nothing more is asked. */
async function served() {
  for (let quiet = 0; quiet < 5; quiet++) {
    const now = answer.splice(0);
    if (now.length) quiet = 0;
    for (const give of now) give();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function opened(at = 0) {
  const replay = new Replay("r", null);
  const open = replay.open(at, 0);
  await served();
  await open;
  await served();
  return replay;
}

it("shows where it was opened, with the whole log before it, and brings the steps beside it", async () => {
  const replay = await opened(205);
  expect(replay.shown?.step).toBe(205);
  expect(replay.log.map(({ n }) => n)).toEqual(Array.from({ length: 206 }, (_, at) => at));
  expect(firsts()).toEqual([200, 220, 180]);
  expect(steps().every(({ searchParams }) => searchParams.get("panels") === "false")).toBe(true); // its board is drawn
});

it("a dragged slider asks only for where it rests", async () => {
  const replay = await opened();
  const before = steps().length;
  const moves = Array.from({ length: 30 }, (_, i) => replay.go(40 + i * 10));
  expect(steps().length - before).toBeLessThanOrEqual(1);
  await served();
  await Promise.all(moves);
  await served();
  expect(replay.shown?.step).toBe(330);
  expect(steps().length - before).toBeLessThanOrEqual(4); // the first that was passed, the last, and those beside it
  const known = steps().length;
  await replay.go(325);
  expect(replay.shown?.step).toBe(325);
  expect(steps().length).toBe(known);
});

it("other eyes see other steps and another log", async () => {
  const replay = await opened(10);
  const looking = replay.lookAs(null);
  expect(replay.log).toEqual([]);
  await served();
  await looking;
  await served();
  expect(replay.shown?.step).toBe(10);
  expect(steps().at(-1)!.searchParams.has("seat")).toBe(false);
  expect(replay.log).toHaveLength(11);
});
