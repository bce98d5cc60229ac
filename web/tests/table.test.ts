// The papers of the table: prompt, log, panels, the cover of a shared screen.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aimOf } from "../src/lib/aim";
import { captainsOf } from "../src/lib/ui/emblems";
import { set } from "../src/lib/settings.svelte";
import type { Play } from "../src/lib/board";
import type { Parts } from "../src/lib/parts";
import type { EventLine, PlayMessage, Question, TableInfo, Text } from "../src/lib/wire";
import CaptainName from "../src/lib/ui/CaptainName.svelte";
import { setLang, wantGame } from "../src/lib/words.svelte";
import { Asking } from "../src/table/asking.svelte";
import BoardOrPanels from "../src/table/BoardOrPanels.svelte";
import HotSeat from "../src/table/HotSeat.svelte";
import Log from "../src/table/Log.svelte";
import MatOrPanels from "../src/table/MatOrPanels.svelte";
import PanelTable from "../src/table/PanelTable.svelte";
import Recap from "../src/table/Recap.svelte";
import { markOf, recapOf } from "../src/table/recap";
import Prompt from "../src/table/Prompt.svelte";
import TableCard from "../src/home/TableCard.svelte";
import Takeover from "../src/table/Takeover.svelte";
import { mannersOf, rangeWords } from "../src/table/verbs";

const rules = [
  { id: "combat.volley", chapter: "combat", kind: "rule", en: "Each five or six hits.", pl: "Trafia piątka i szóstka.", source: "" },
  { id: "combat.retreat", chapter: "combat", kind: "rule", en: "A ship may flee.", pl: "Statek może uciec.", source: "" },
];
const chapters = [...new Set(rules.map((rule) => rule.chapter))].map((id) => ({ id, title: {}, intro: {}, pictures: [] }));
const catalogue = "option-value-target-5 = 5 points\nseat = Player { $number }\nask-fire = Fire or flee?\noption-fire = Fire\noption-board = Board\n    .about = Takes { $n } of your crew.\nask-stash = How much?\n    .commit = { $n ->\n        [0] Stash nothing\n       *[other] Stash { $n } gold\n    }\nask-buy = Buy what?\n    .commit = { $n ->\n        [0] Buy nothing\n       *[other] Buy { $n } for { $price } gold\n    }\n    .sum = { $gold } → { $left } gold, hold { $full } of { $hold }\nask-batch = Sell what?\n    .commit = Sell { $n } for { $gain }\nask-crew = How many?\n    .commit = Pay { $price } for { $n }\nask-hide = How much?\n    .commit = Hide { $n }\n    .sum = { $gold } → { $left }, fame +{ $gain }\nask-lost = What goes?\n    .commit = Lose { $what }, { $fame } fame worth\noption-sail = Hull\n    .commit = Set the wheel to Hull Island\noption-flee = Flee\n    .note = { $fame } fame lost\npass = Pass\nrefusal-no = You have no cannon.\nfired = { $who } fires\nphase = Month 3: Combat\nships = Ships\nspeed = Speed";

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(path.endsWith("/rules") ? Response.json({ game: "g", version: "1", rules, chapters, examples: [] }) : new Response(catalogue)),
  );
  await setLang("en");
  await wantGame("g");
});
beforeEach(() => set({ confirm: "sealed" }));
afterEach(cleanup);

const word = (key: string, args: Text["args"] = {}): Text => ({ type: "text", key, args });
const seats = ["Ala", "Nina", "Bosun"].map((name, seat) => ({ seat, name, emblem: "anchor" as const, kind: "person" as const, standin: null }));
const captains = captainsOf(seats);
const question: Question = {
  ...{ seat: 0, kind: "choose", name: "Fire", prompt: word("ask-fire"), rule: "combat.volley", least: 1, most: 1, low: 0, high: 0, step: 1, window: false, scale: [1, 1] as [number, number], closed: [], likely: null },
  options: [
    { id: "fire", text: word("option-fire"), targets: ["ship:1"], rule: "combat.volley", path: [], facts: null },
    { id: "flee", text: word("option-flee", { fame: 2 }), targets: [], rule: "combat.retreat", path: [], facts: null },
  ],
};

function prompt(asked: Question | null, change: Partial<PlayMessage> = {}, more: Record<string, unknown> = {}) {
  const given: unknown[] = [];
  const asking = new Asking((seat, answer) => given.push([seat, answer]), mannersOf(() => "g", () => []));
  const play = { number: 1, viewpoint: 0, questions: asked ? [asked] : [], asked: [0], waiting: [], window: false, over: false, ...change } as unknown as PlayMessage;
  asking.begin(play);
  const rest = { refused: null, error: null, busy: false, autopass: [], setAutopass: vi.fn(), dismiss: vi.fn(), openRule: vi.fn() };
  const shown = { game: "g", play, question: asked, asking, captains, seat: 0, ...rest, ...more };
  render(Prompt, { props: shown });
  return { given, asking, ...rest };
}

it("the aim says how many points this table plays to, not another", async () => {
  const [game, aim] = ["marauders", { target: 5 }];
  await wantGame(game);
  expect(aimOf(game, aim)).toBe("be the first with 5 points of glory");
  expect(aimOf("cove", {})).toBe("most fame when month 12 ends");
});

it("two captains who wish for one emblem do not get the same", () => {
  expect(new Set(captains.map((captain) => captain.className)).size).toBe(3);
});

it("says at one's own seat that it is oneself, where several share a screen at none", () => {
  const seated = (...mine: number[]) => captainsOf(seats.map((seat) => ({ ...seat, mine: mine.includes(seat.seat) })));
  expect([seated(1), seated(0, 1), seated()].map((all) => all.map(({ own }) => own))).toEqual([[false, true, false], [false, false, false], [false, false, false]]);
  for (const captain of seated(1)) render(CaptainName, { props: { captain } });
  expect(screen.getAllByText("you")).toHaveLength(1);
});

describe("what commits", () => {
  const lot = (id: string, price: number) => ({ id, text: word("option-fire"), targets: [], rule: "", path: [], facts: { price, chance: null, gain: null, gains: [] } });
  const market: Question = { ...question, kind: "pick", prompt: word("ask-buy", { gold: 26, held: 1, hold: 6 }), least: 0, most: 5, options: [lot("a", 2), lot("b", 2), lot("c", 3)] };

  it("adds up what is chosen and says what is left", async () => {
    prompt({ ...market, likely: ["a", "b", "c"] });
    const red = screen.getByRole("button", { name: /Buy 3 for 7 gold/ });
    expect(red.textContent).toContain("26 → 19 gold, hold 4 of 6");
    await fireEvent.click(screen.getAllByRole("button", { name: "Fire" })[2]!);
    expect(screen.getByRole("button", { name: /Buy 2 for 4 gold/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Buy nothing" })).toBeTruthy();
  });

  it("reckons an amount by the price of each", () => {
    prompt({ ...question, kind: "amount", prompt: word("ask-crew", { each: 2, gold: 9 }), options: [], low: 0, high: 4, likely: 3 });
    expect(screen.getByRole("button", { name: "Pay 6 for 3" })).toBeTruthy();
  });

  it("says what a batch brings whose cards are worth more together, and what a step of an amount brings", async () => {
    const good = (id: string, key: string, ...gains: number[]) => ({ id, text: word(key), targets: [], rule: "", path: [], facts: { price: null, chance: null, gain: null, gains } });
    const hold = [good("rum:1", "option-fire", 1, 2, 9), good("rum:2", "option-fire", 1, 2, 9), good("rum:3", "option-fire", 1, 2, 9), good("fruit:1", "option-board", 1)];
    prompt({ ...question, kind: "pick", prompt: word("ask-batch"), least: 1, most: 4, options: hold, likely: ["rum:1", "rum:2", "rum:3", "fruit:1"] });
    const red = screen.getByRole("button", { name: /Sell 4 for 10/ });
    await fireEvent.click(screen.getAllByRole("button", { name: "Fire" })[1]!);
    expect(red.textContent).toContain("Sell 3 for 3");
    cleanup();
    prompt({ ...question, kind: "amount", prompt: word("ask-batch", { brings: 1 }), options: [], low: 3, high: 9, step: 3, likely: 6 });
    expect(screen.getByRole("button", { name: "Sell 6 for 2" })).toBeTruthy();
  });

  it("of one answer is its own verb", async () => {
    set({ confirm: "all" });
    prompt({ ...question, options: [{ id: "2", text: word("option-sail"), targets: [], rule: "", path: [], facts: null }, question.options[1]!] });
    await fireEvent.click(screen.getByRole("button", { name: "Hull" }));
    expect(screen.getByRole("button", { name: "Set the wheel to Hull Island" })).toBeTruthy();
  });

  it("of an amount that brings no money says what is left of it", () => {
    prompt({ ...question, kind: "amount", prompt: word("ask-hide", { each: 1, brings: 1, gold: 13 }), options: [], low: 3, high: 12, step: 3, likely: 6 });
    expect(screen.getByRole("button", { name: /Hide 6/ }).textContent).toContain("13 → 7, fame +2");
  });

  it("of a mere name is the verb of its question, with what is told of it; an answer with a verb of its own keeps that", async () => {
    set({ confirm: "all" });
    prompt({ ...question, prompt: word("ask-lost"), options: [question.options[1]!, { id: "2", text: word("option-sail"), targets: [], rule: "", path: [], facts: null }] });
    await fireEvent.click(screen.getByRole("button", { name: /Flee/ }));
    expect(screen.getByRole("button", { name: /Lose Flee, 2 fame worth/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Hull" }));
    expect(screen.getByRole("button", { name: "Set the wheel to Hull Island" })).toBeTruthy();
  });

  it("never counts from 1 to 1", () => {
    const of = (least: number, most: number) => rangeWords({ ...market, least, most }, 1);
    expect([of(1, 1), of(0, 3), of(2, 3), of(0, 2), of(1, 2)]).toEqual(["1 of 1 chosen", "1 chosen", "2 or more, 1 chosen", "up to 2, 1 chosen", "1 to 2, 1 chosen"]);
    expect(rangeWords({ ...market, kind: "amount" }, 0)).toBe("");
  });
});

describe("the prompt", () => {
  it("writes in small print what an option costs, and nothing where there is nothing to say", () => {
    prompt(question);
    expect(screen.getByRole("button", { name: "Flee 2 fame lost" }).querySelector("small")?.textContent).toBe("2 fame lost");
    expect(document.querySelector('[data-option="fire"] small')).toBeNull();
  });

  it("asks, names the rule by its number, and takes a click as the answer", async () => {
    const { given } = prompt(question);
    expect(screen.getByRole("heading", { name: "Fire or flee?" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Rule 1.1" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Flee/ }));
    expect(given).toEqual([[0, "flee"]]);
  });

  it("says of what is chosen what its own words say about it", async () => {
    set({ confirm: "all" });
    prompt({ ...question, options: [question.options[0]!, { ...question.options[1]!, id: "board", text: word("option-board", { n: 2 }) }] });
    expect(document.querySelector(".means")?.textContent).not.toContain("crew");
    await fireEvent.click(screen.getByRole("button", { name: "Board" }));
    expect(document.querySelector(".means")?.textContent).toMatch(/^Takes 2 of your crew\. ./);
  });

  it("explains what is chosen before it is committed, where its rule says more than the question's; else the question", async () => {
    set({ confirm: "all" });
    prompt(question);
    await fireEvent.click(screen.getByRole("button", { name: "Fire" }));
    expect((await screen.findByText("Each five or six hits.")).className).toContain("means");
    await fireEvent.click(screen.getByRole("button", { name: "Flee 2 fame lost" }));
    expect((await screen.findByText("A ship may flee.")).className).toContain("means");
  });

  it("says below the answers what a first note says, until something is chosen that has words of its own", async () => {
    set({ confirm: "all" });
    prompt(question, {}, { lesson: [{ words: "Run while you ", bold: false }, { words: "can", bold: true }] });
    expect(document.querySelector(".means")?.textContent).toBe("Run while you can");
    await fireEvent.click(screen.getByRole("button", { name: "Flee 2 fame lost" }));
    expect(document.querySelector(".means")?.textContent).toBe("A ship may flee.");
  });

  it("tells on hover what an option's rule says", async () => {
    vi.useFakeTimers();
    prompt(question);
    await fireEvent.pointerEnter(screen.getByRole("button", { name: /Flee/ }), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(600);
    vi.useRealTimers();
    expect((await screen.findByRole("tooltip")).textContent).toContain("A ship may flee.");
  });

  it("tells it on a long press too, which is then no answer", async () => {
    vi.useFakeTimers();
    const { given } = prompt(question);
    const flee = screen.getByRole("button", { name: /Flee/ });
    const finger = (type: string) => Object.assign(new Event(type, { bubbles: true }), { pointerType: "touch" });
    await fireEvent(flee, finger("pointerdown"));
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent(flee, finger("pointerleave"));
    await fireEvent.click(flee);
    expect(screen.getByRole("tooltip").textContent).toContain("A ship may flee.");
    expect(given).toEqual([]);
    await fireEvent(flee, finger("pointerdown"));
    await fireEvent.click(flee);
    vi.useRealTimers();
    expect(given).toEqual([[0, "flee"]]);
  });

  it("holds a sealed choice until the red button", async () => {
    const { given } = prompt(question, { asked: [0, 2], waiting: [1] });
    expect(screen.getByText(/1 of 3 ready/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Fire/, pressed: false }));
    expect(given).toEqual([]);
    await fireEvent.click(screen.getByText("Fire", { selector: ".go .what" }));
    expect(given).toEqual([[0, "fire"]]);
  });

  it("says why an answer was refused", () => {
    prompt(question, {}, { refused: { type: "refused", text: word("refusal-no"), rule: "combat.volley", seat: 0 } });
    expect(screen.getByRole("alert").textContent).toContain("You have no cannon.");
  });

  it("tells what others do while one waits, the newest first, and nothing of it with a question", () => {
    const told = (n: number, seat: number, heading = false): EventLine =>
      ({ n, seat, heading, text: heading ? word("phase") : word("fired", { who: { type: "who", seat } }), event: {}, rule: "", dice: [] }) as unknown as EventLine;
    const tidings = [told(1, 1), told(2, 1, true), told(3, 2)];
    prompt(null, { asked: [1] }, { tidings });
    expect(screen.getAllByRole("listitem").map((line) => line.textContent?.trim())).toEqual(["Bosun fires", "Nina fires"]);
    cleanup();
    prompt(question, {}, { tidings });
    expect(screen.queryByText("Bosun")).toBeNull();
  });

  it("says for whom we wait", () => {
    prompt(null, { asked: [1], waiting: [2] });
    expect(screen.getByText("Nina")).toBeTruthy();
    expect(screen.queryByText("Bosun")).toBeNull();
  });

  it("lets an amount be set by chips or a slider, and says in a verb what it does", async () => {
    const { given } = prompt({ ...question, kind: "amount", options: [], low: 1, high: 3 });
    expect(screen.getByRole("button", { name: "Choose a number first" }).hasAttribute("disabled")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "2" }));
    await fireEvent.click(screen.getByRole("button", { name: "Make it 2" }));
    expect(given).toEqual([[0, 2]]);
    cleanup();
    const many = prompt({ ...question, kind: "amount", options: [], low: 0, high: 30, prompt: word("ask-stash") });
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    await fireEvent.click(screen.getByRole("button", { name: "Stash 1 gold" }));
    await fireEvent.click(screen.getByRole("button", { name: "Stash nothing" }));
    expect(many.given).toEqual([[0, 1], [0, 0]]);
  });

  it("shows what is closed in grey with its reason, and a press opens the rule", async () => {
    const closed = [{ id: "board", text: word("option-board"), why: word("refusal-no"), rule: "combat.volley", targets: [], facts: null }];
    const { given, openRule } = prompt({ ...question, closed });
    const shut = screen.getByRole("button", { name: "Board Not now: You have no cannon." });
    expect(shut.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(shut);
    expect(openRule).toHaveBeenCalledWith("combat.volley");
    expect(given).toEqual([]);
  });

  it("where only the end is left, says it once and folds what is closed", async () => {
    set({ confirm: "all" });
    const word_of = (id: string) => ({ id, text: word(`option-${id}`), targets: [], rule: "", path: [], facts: null });
    const closed = ["fire", "board"].map((id) => ({ ...word_of(id), why: word("refusal-no") }));
    prompt({ ...question, options: [{ ...word_of("end"), text: word("pass") }], closed });
    expect(screen.queryByRole("button", { name: /Board/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(screen.getAllByRole("button", { name: "Pass" })).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "2 answers are closed You have no cannon." }));
    expect(screen.getByRole("button", { name: "Board Not now: You have no cannon." })).toBeTruthy();
  });

  it("offers to pass by itself in windows only", async () => {
    const pass = { id: "pass", text: word("pass"), targets: [], rule: "", path: [], facts: null };
    const { setAutopass } = prompt({ ...question, window: true, options: [...question.options, pass] }, { window: true });
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(setAutopass).toHaveBeenCalledWith(["Fire"]);
    cleanup();
    prompt(question);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("the prompt for those who do not see it", () => {
  it("says each question aloud with the number of its answers, and for whom we wait", () => {
    prompt(question);
    expect(document.querySelector("[aria-live]")?.textContent).toBe("Fire or flee? 2 answers");
    cleanup();
    prompt(null, { asked: [1], waiting: [] });
    expect(document.querySelector("[aria-live]")?.textContent).toContain("Waiting for Nina");
  });
});

describe("while others play", () => {
  it("offers a way past bots, and says of people alone that nothing hurries them", async () => {
    const hurry = vi.fn();
    prompt(null, { asked: [1] }, { hurry });
    await fireEvent.click(screen.getByRole("button", { name: "Skip to my turn" }));
    expect(hurry).toHaveBeenCalled();
    cleanup();
    prompt(null, { asked: [1] });
    expect(screen.queryByRole("button", { name: "Skip to my turn" })).toBeNull();
    expect(screen.getByText("People take their time.")).toBeTruthy();
  });
});

describe("the recap", () => {
  const told = (n: number, seat: number | null, about?: number): EventLine => ({
    ...{ n, seat, rule: "", dice: [], heading: false, befell: false, great: false, event: { type: "fired" } },
    text: word("fired", { who: { type: "who", seat: seat ?? 2 }, ...(about === undefined ? {} : { at: { type: "who", seat: about } }) }),
  });

  const turn = (n: number): EventLine => ({ ...told(n, null), event: { type: "turn" }, heading: true });

  it("takes four lines of others, those about me first, in their order", () => {
    const lines = [turn(0), told(1, 0), told(2, 1, 0), told(3, 2), told(4, 1), told(5, null), told(6, 2), told(7, 1), told(8, 0, 1)];
    const { lines: found, more, title } = recapOf(lines, 1, 0);
    expect([found.map(({ n }) => n), more, title]).toEqual([[2, 4, 6, 7], 1, "since-last-turn"]);
    expect([markOf(lines, 0, 0), markOf(lines, 5, 0)]).toEqual([8, 5]);
  });

  it("tells of what nobody did and what names me, a volley or a duel, and of no other such", () => {
    const lines = [turn(0), told(1, 0), told(2, null, 0), told(3, null), told(4, 1), told(5, 2), told(6, 1), told(7, 2)];
    const { lines: found, more } = recapOf(lines, 1, 0);
    expect([found.map(({ n }) => n), more]).toEqual([[2, 5, 6, 7], 1]);
  });

  it("tells what befell me before what others did since, and nothing that I did myself", () => {
    const cursed = { ...told(3, 0), befell: true };
    const lines = [turn(0), told(1, 0), told(2, 0), cursed, ...[4, 5, 6, 7, 8].map((n) => told(n, 1))];
    const { lines: found, more } = recapOf(lines, 1, 0);
    expect([found.map(({ n }) => n), more]).toEqual([[3, 6, 7, 8], 2]);
    expect(recapOf([turn(0), told(1, 0), { ...told(2, 1), befell: true }, ...[3, 4, 5, 6].map((n) => told(n, 2))], 1, 0).lines.map(({ n }) => n)).toEqual([3, 4, 5, 6]);
  });

  it("tells what weighs more than what others did later: a battle won before what was bought after it", () => {
    const great = (n: number, seat: number | null) => ({ ...told(n, seat), great: true });
    const lines = [turn(0), told(1, 0), great(2, 1), great(3, null), ...[4, 5, 6, 7, 8].map((n) => told(n, 2))];
    expect(recapOf(lines, 1, 0)).toMatchObject({ lines: [{ n: 2 }, { n: 3 }, { n: 7 }, { n: 8 }], more: 3 });
  });

  it("tells what befell everybody, as that a round is over", () => {
    const over = { ...told(3, null), befell: true };
    const lines = [turn(0), told(1, 0), told(2, 1), over, turn(4), ...[5, 6, 7, 8].map((n) => told(n, 1))];
    expect(recapOf(lines, 1, 0).lines.map(({ n }) => n)).toEqual([3, 6, 7, 8]);
  });

  it("speaks of no last turn before the first thing I did, nor when all I did was to be dealt cards", () => {
    for (const lines of [[told(1, 1), told(2, 2)], [told(1, 0), told(2, 1)], [told(1, 1), turn(2), told(3, 1)]]) {
      expect(recapOf(lines, markOf(lines, 0, 0), 0).title).toBe("so-far");
    }
  });

  it("jumps to a line, and tells what a bot answered for me", async () => {
    const jump = vi.fn();
    render(Recap, { props: { recap: { lines: [told(2, 1, 0)], more: 3, title: "since-last-turn" }, answered: word("option-flee"), game: "g", captains, jump, close: vi.fn() } });
    expect(screen.getByText("Flee")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Nina fires/ }));
    expect(jump).toHaveBeenCalledWith(2);
    expect(screen.getByRole("button", { name: "and 3 more" })).toBeTruthy();
  });
});

describe("the log", () => {
  const line = (n: number, change: Partial<EventLine>): EventLine => ({ n, event: { type: "fired" }, text: word("fired", { who: { type: "who", seat: 1 } }), rule: "", seat: 1, dice: [], heading: false, befell: false, great: false, ...change });

  it("reads as a story with dice and headings", () => {
    const lines = [line(1, { event: { type: "phase" }, heading: true, text: word("phase"), seat: null }), line(2, { dice: [6, 2], rule: "combat.volley" })];
    render(Log, { props: { lines, game: "g", captains, openRule: vi.fn() } });
    expect(screen.getByRole("heading", { name: "Month 3: Combat" })).toBeTruthy();
    expect(screen.getByText("Nina").tagName).toBe("B");
    expect(screen.getAllByRole("img").map((die) => die.getAttribute("aria-label"))).toEqual(["6", "2"]);
    expect(screen.getByRole("button", { name: "Rule 1.1" })).toBeTruthy();
  });

  it("shows names as text, never as markup", () => {
    const evil = captainsOf([{ ...seats[0]!, name: "<img src=x onerror=alert(1)>" }]);
    render(Log, { props: { lines: [line(1, { seat: 0, text: word("fired", { who: { type: "who", seat: 0 } }) })], game: "g", captains: evil, openRule: vi.fn() } });
    expect(document.querySelector("img")).toBeNull();
  });
});

describe("a panel", () => {
  const panel = { title: word("ships"), columns: [word("ships"), word("speed")], rows: [[{ type: "who" as const, seat: 2 }, 7]], seat: null };

  it("is a table with headed columns and rows", () => {
    render(PanelTable, { props: { panel, game: "g", captains } });
    expect(screen.getByRole("columnheader", { name: "Speed" })).toBeTruthy();
    expect(screen.getByRole("rowheader", { name: "Bosun" })).toBeTruthy();
    expect(screen.getByRole("cell", { name: "7" })).toBeTruthy();
  });

  it("stands in no board's place while that is still being fetched", () => {
    const scene = {} as Play;
    const shown = (parts: Parts) => {
      render(BoardOrPanels, { props: { parts, scene, panels: [panel, { ...panel, seat: 0 }], game: "g", captains } });
      render(MatOrPanels, { props: { parts, scene, captain: captains[0]!, captains, panels: [panel, { ...panel, seat: 0 }], game: "g", size: "own" } });
      const found = screen.queryAllByRole("rowheader", { name: "Bosun" }).length;
      cleanup();
      return found;
    };
    expect([shown({ coming: true }), shown({})]).toEqual([0, 2]);
  });
});

describe("a shared screen", () => {
  it("asks who is there, and in a window whether anyone interrupts", async () => {
    const here = vi.fn();
    const pass = vi.fn();
    render(HotSeat, { props: { captains, pending: [1], mayPass: false, here, pass } });
    expect(screen.queryByRole("button", { name: "Nobody interrupts" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /I am Nina/ }));
    expect(here).toHaveBeenCalledWith(1);
    cleanup();
    render(HotSeat, { props: { captains, pending: [0, 1], mayPass: true, here, pass } });
    await fireEvent.click(screen.getByRole("button", { name: "Nobody interrupts" }));
    expect(pass).toHaveBeenCalledTimes(1);
  });
});

describe("somebody is away", () => {
  it("counts down before a bot may play for them, and only then offers it", async () => {
    vi.useFakeTimers();
    const take = vi.fn();
    render(Takeover, { props: { name: "Nina", seconds: 3, take } });
    expect(screen.getByRole("timer").textContent).toContain("Nina is away: a bot plays on in 3\u00a0s");
    expect(screen.queryByRole("button")).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole("timer").textContent).toContain("2\u00a0s");
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.queryByRole("timer")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /Nina/ }));
    expect(take).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("a card of a finished table", () => {
  it("says that a lone captain lost, who was not second of one", () => {
    const seats = [{ seat: 0, kind: "person", name: "Nina", emblem: "gull", mine: true }];
    const table = { id: "x", game: "toy", status: "over", name: "", seats, asked: [], turn: false, changed: 0, result: { places: [2], scores: [78] } };
    render(TableCard, { props: { table: table as unknown as TableInfo } });
    expect(screen.getByText("you lost")).toBeTruthy();
  });
});
