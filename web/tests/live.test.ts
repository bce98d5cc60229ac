// The table's socket: what is shown when, what is said after a broken connection, what is never lost.
import { pause, type Animate } from "../src/lib/board";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "../src/lib/live.svelte";
import { set } from "../src/lib/settings.svelte";
import type { EventLine, PlayMessage } from "../src/lib/wire";

class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const line = (n: number): EventLine => ({ n, event: { type: "e" }, text: { type: "text", key: `e${n}`, args: {} }, rule: "", seat: 0, dice: [], heading: false, befell: false, great: false });

function play(number: number, events: EventLine[], change: Partial<PlayMessage> = {}): PlayMessage {
  const empty = { view: { number }, panels: [], questions: [], asked: [1], waiting: [], window: false, undoable: [], free: [], kept: null, stood_in: null, about: null };
  const rest = { line: 0, viewpoint: 0, cut: null, clock: null, practice: false, over: false, result: null, sealed: [], voyage: null, ways: [] };
  return { type: "play", number, events, ...empty, ...rest, ...change };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  set({ motion: "on" });
  live = new Live("t1", "secret");
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("a table", () => {
  it("is opened with its invitation and greeted first", () => {
    expect(Wire.all[0]?.url).toContain("/ws/tables/t1?invite=secret");
    Wire.all[0]?.open();
    expect(Wire.all[0]?.sent).toEqual([{ type: "hello", last: 0, chat: 0, panels: true, present: null }]);
  });

  it("comes back by itself and asks only for what it lacks", async () => {
    const first = Wire.all[0]!;
    first.open();
    first.tell(play(1, [line(1), line(2)]));
    first.tell({ type: "chat", n: 5, seat: 0, name: "A", text: "hi", phrase: null, at: 1 });
    await settle();
    first.drop();
    expect(live.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    Wire.all[1]?.open();
    expect(Wire.all[1]?.sent).toEqual([{ type: "hello", last: 2, chat: 5, panels: true, present: null }]);
    Wire.all[1]?.tell(play(2, [line(3)]));
    await settle();
    expect(live.log.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it("does not come back where it may not be seen", async () => {
    Wire.all[0]?.drop(4403);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.closed).toBe("closed-forbidden");
    expect(Wire.all).toHaveLength(1);
  });

  it("forgets what an undo took back", async () => {
    Wire.all[0]?.open();
    Wire.all[0]?.tell(play(1, [line(1), line(2), line(3)]));
    Wire.all[0]?.tell(play(2, [line(4)], { cut: 2 }));
    await settle();
    expect(live.log.map(({ n }) => n)).toEqual([1, 4]);
  });
});

describe("events", () => {
  it("are animated one after another before the new view is shown", async () => {
    const done: (() => void)[] = [];
    const seen: number[] = [];
    Wire.all[0]?.open();
    Wire.all[0]?.tell(play(1, []));
    await settle();
    live.animate = ({ number }) => (seen.push(number), new Promise((resolve) => done.push(resolve)));
    Wire.all[0]?.tell(play(2, [line(1), line(2)]));
    await settle();
    expect([seen, live.play?.number, live.log.length]).toEqual([[1], 1, 1]);
    done[0]?.();
    await settle();
    expect([seen, live.play?.number]).toEqual([[1, 2], 1]);
    done[1]?.();
    await settle();
    expect(live.play?.number).toBe(2);
  });

  it("are told without motion, but not to be waited for; nor at all at the first look", async () => {
    const animate = vi.fn<Animate>(() => Promise.resolve());
    live.animate = animate;
    Wire.all[0]?.open();
    Wire.all[0]?.tell(play(1, [line(1)]));
    await settle();
    set({ motion: "off" });
    Wire.all[0]?.tell(play(2, [line(2)]));
    await settle();
    expect(animate.mock.calls.map(([{ number }, { signal }]) => [number, signal.aborted])).toEqual([[2, true]]);
    expect(live.play?.number).toBe(2);
  });

  it("do not stop the table where a board fails", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    Wire.all[0]?.open();
    Wire.all[0]?.tell(play(1, []));
    await settle();
    live.animate = () => Promise.reject(new Error("no such ship"));
    Wire.all[0]?.tell(play(2, [line(1)]));
    await settle();
    expect(live.play?.number).toBe(2);
  });
});

describe("pace", () => {
  const others = (n: number) => ({ ...line(n), seat: 1 });
  const slow: Animate = (_, stage) => pause(1100, stage);
  async function shown(events: number): Promise<void> {
    const wire = Wire.all[0]!;
    wire.open();
    wire.tell(play(1, []));
    await settle();
    live.animate = slow;
    wire.tell(play(2, Array.from({ length: events }, (_, i) => others(i + 1))));
  }
  beforeEach(() => set({ pace: "brisk" }));

  it("shows a long round of others in twelve seconds, and tells the rest", async () => {
    await shown(100);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(live.play?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([live.play?.number, live.log.length]).toEqual([2, 100]);
  });

  it("takes its time where one wants it slowly", async () => {
    set({ pace: "slow" });
    await shown(100);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(live.play?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(live.play?.number).toBe(2);
  });

  it("ends by one press, here and at the server", async () => {
    await shown(3);
    await settle();
    expect(live.play?.number).toBe(1);
    live.hurry();
    await settle();
    expect(live.play?.number).toBe(2);
    expect(Wire.all[0]?.sent.at(-1)).toEqual({ type: "pace", pace: "turn" });
  });

  it("of a digest waits for no bot at all, from the first hello on", async () => {
    const wire = Wire.all[0]!;
    set({ pace: "digest" });
    wire.open();
    expect(wire.sent.map(({ type, pace }) => [type, pace])).toEqual([["hello", undefined], ["pace", "always"]]);
    wire.tell(play(1, []));
    await settle();
    live.animate = slow;
    wire.tell(play(2, [others(1)]));
    await settle();
    expect(live.play?.number).toBe(2);
    set({ pace: "brisk" });
    live.keepPace();
    expect(wire.sent.at(-1)).toEqual({ type: "pace", pace: "usual" });
  });
});

describe("answers", () => {
  const question = { seat: 0, kind: "choose", name: "Q", prompt: { type: "text", key: "q", args: {} }, rule: "", options: [], least: 1, most: 1, low: 0, high: 0, step: 1, window: false, likely: null, scale: [1, 1] as [number, number] } as const;

  it("carry the number of the question, and a refusal frees the prompt again", async () => {
    const wire = Wire.all[0]!;
    wire.open();
    wire.tell(play(7, [], { questions: [{ ...question, options: [], closed: [] }], asked: [0] }));
    await settle();
    live.answer(0, "pass");
    expect(wire.sent.at(-1)).toEqual({ type: "answer", seat: 0, number: 7, answer: "pass" });
    expect(live.busy).toBe(true);
    wire.tell({ type: "refused", text: { type: "text", key: "no", args: {} }, rule: "r", seat: 0 });
    expect([live.busy, live.refused?.rule]).toEqual([false, "r"]);
  });

  it("call the player once for each question", async () => {
    const turn = vi.fn();
    live.onturn = turn;
    Wire.all[0]?.open();
    Wire.all[0]?.tell(play(1, [], { questions: [{ ...question, options: [], closed: [] }] }));
    Wire.all[0]?.tell(play(1, [], { questions: [{ ...question, options: [], closed: [] }] }));
    await settle();
    expect(turn).toHaveBeenCalledTimes(1);
  });
});
