// Advice: the slip beside the prompt, the brass numbers on the answers, and that it presses nothing.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Live } from "../src/lib/live.svelte";
import { captainsOf } from "../src/lib/ui/emblems";
import type { AdviceReply, PlayMessage, Question, TableInfo, Text } from "../src/lib/wire";
import { setLang, wantGame } from "../src/lib/words.svelte";
import { Advising, adviceThings } from "../src/table/advice/advising.svelte";
import Slip from "../src/table/advice/Slip.svelte";
import { Asking } from "../src/table/asking.svelte";

const catalogue = "ask = What now?\nbuy = Buy\n    .commit = Buy it for 7\nflee = Flee\nrum = rum\nwhy = { $reasons }.\nreason = brings gold +3\nother = leaves gold −3\nbusy = Too many ask.";
beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(catalogue)));
  await setLang("en");
  await wantGame("g");
});
afterEach(cleanup);

const word = (key: string, args: Text["args"] = {}): Text => ({ type: "text", key, args });
const option = (id: string, text = id, targets: string[] = []) => ({ id, text: word(text), targets, rule: "", path: [] as [number, number][], facts: null });
const question = {
  ...{ seat: 0, kind: "choose", name: "Q", prompt: word("ask"), rule: "", least: 1, most: 1, low: 0, high: 0, step: 1, window: false, scale: [1, 1] as [number, number], closed: [], likely: null },
  options: [option("buy", "buy", ["port:1"]), option("flee")],
} satisfies Question;
const seats = ["Ala", "Nina"].map((name, seat) => ({ seat, name, emblem: "anchor" as const, kind: seat ? ("bot" as const) : ("person" as const), standin: null, mine: seat === 0, agreed: false }));
const told: AdviceReply = {
  type: "advice",
  seat: 0,
  number: 7,
  worlds: 40,
  refused: null,
  answers: [
    { answer: "buy", share: 0.34, doubt: 0.02, why: word("why", { reasons: word("reason") }) },
    { answer: "flee", share: 0.27, doubt: 0.021, why: word("why", { reasons: word("other") }) },
  ],
};

function table(change: Partial<TableInfo> = {}) {
  const advise = vi.fn();
  const agree = vi.fn();
  const live = $state({ advice: null as AdviceReply | null, play: { number: 7, questions: [question] } as unknown as PlayMessage, advise });
  const state = live as unknown as Live;
  const advising = new Advising(state);
  const given: unknown[] = [];
  const asking = new Asking((_, answer) => given.push(answer));
  asking.begin({ number: 7, viewpoint: 0, questions: [question], asked: [0], waiting: [], window: false } as unknown as PlayMessage);
  advising.posed(7);
  const info = { advice: true, seats, ...change } as unknown as TableInfo;
  const show = () => render(Slip, { props: { advising, asking, question, table: info, captains: captainsOf(seats), game: "g", agree, ask: () => advising.ask(0) } });
  return { live: state, advising, asking, advise, agree, given, show };
}

describe("advice", () => {
  it("is asked for once for a question, and told with shares, doubt and one reason", async () => {
    const { live, advising, asking, advise, given, show } = table();
    advising.toggle(0, true);
    expect([advising.waiting, advise.mock.calls.length]).toEqual([true, 1]);
    live.advice = told;
    flushSync();
    advising.toggle(0, true);
    advising.toggle(0, true);
    expect(advise).toHaveBeenCalledTimes(1);
    show();
    const [best, second] = screen.getAllByRole("button", { name: /%/ });
    expect(best?.textContent?.replace(/\s+/g, " ")).toContain("1 Buy it for 7 34 % ± 2");
    expect(document.querySelector("[data-why]")?.textContent).toBe("brings gold +3.");
    await fireEvent.click(second!);
    expect(document.querySelector("[data-why]")?.textContent).toBe("leaves gold −3.");
    await fireEvent.click(best!);
    expect(asking.pointed).toEqual(["port:1"]);
    expect([given, asking.chosen]).toEqual([[], []]);
  });

  it("gives its places to the options it is about, and is folded away with its question", () => {
    const { live, advising } = table();
    advising.toggle(0, true);
    live.advice = told;
    expect([...advising.ranks]).toEqual([["buy", [1]], ["flee", [2]]]);
    advising.posed(8);
    expect([advising.open, advising.answers.length, advising.ranks.size]).toEqual([false, 0, 0]);
  });

  it("of an older question is not shown for this one", () => {
    const { live, advising } = table();
    advising.toggle(0, true);
    live.advice = { ...told, number: 6 };
    expect([advising.waiting, advising.answers.length]).toEqual([true, 0]);
  });

  it("says why there is none, and can be asked for again", async () => {
    const { live, advising, advise, show } = table();
    advising.toggle(0, true);
    live.advice = { ...told, answers: [], refused: word("busy") };
    show();
    expect(screen.getByRole("status").textContent).toBe("Too many ask.");
    await fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
    expect(advise).toHaveBeenCalledTimes(2);
  });

  it("among people waits for everybody's consent", async () => {
    const people = seats.map((seat) => ({ ...seat, kind: "person" as const, agreed: seat.seat === 0 }));
    const { advising, advise, agree, show } = table({ advice: false, seats: people as never });
    advising.toggle(0, false);
    expect(advise).not.toHaveBeenCalled();
    show();
    expect(screen.getByRole("status").textContent).toContain("Nina");
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(agree).toHaveBeenCalledWith(false);
  });

  it("counts things of a kind in a set", () => {
    const pick: Question = { ...question, kind: "pick", most: 3, options: [option("a", "rum"), option("b", "rum"), option("c", "flee")] };
    const one = { ...told.answers[0]!, answer: ["a", "b", "c"], place: 0, options: pick.options };
    expect(adviceThings(one, pick, "g", [])).toBe("2 × rum, Flee");
  });
});
