// The fleet builder: a fleet as text and back, what is looked for, and the page itself against what the engine answers.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { added, anything, dropped, empty, fleetOf, isNarrowed, keepFleets, keptFleets, lookedFor, moveOf, sorted, sortsOf, textOf, unmanned } from "../src/games/spanishmain/fleet/building";
import Yard from "../src/games/spanishmain/Builder.svelte";
import { go } from "../src/lib/route.svelte";
import type { CardInfo, Examined } from "../src/lib/wire";
import { wordsOf } from "./boards";

const files = import.meta.glob<string>(["../src/locale/*.ftl", "../../src/kaper/core/locale/*.ftl", "../../src/kaper/games/spanishmain/locale/*.ftl"], { query: "?raw", import: "default", eager: true });
const words = wordsOf(files, "spanishmain");

const card = (id: string, more: Partial<CardInfo> = {}): CardInfo => ({
  id, set: "SM", kind: "ship", name: { type: "text", key: "card-name", args: { name: id.toUpperCase() } }, nation: "pirate", generic: false, points: 10, gold: 0, masts: 2, cargo: 3, move: "S+L",
  cannons: ["3S", "2L"], links: [], keywords: [], effects: [], texts: [], playable: true, rarity: "", ...more,
});
const CARDS = [card("a-1"), card("a-2", { points: 6, move: "L+S", masts: 1, nation: "english", set: "CC", rarity: "rare", keywords: ["SCHOONER"] }), card("c-1", { kind: "crew", points: 3, masts: 0, cannons: [] }), card("c-2", { kind: "crew", points: 1 }), card("f-1", { kind: "fort", points: 0 }), card("x-1", { points: 35, keywords: ["JUNK"] })];
const known = new Map(CARDS.map((one) => [one.id, one]));

describe("a fleet as text", () => {
  const text = "name: Tide\nedition: RV\npoints: 30\na-1\n  c-1 = a-2\na-2\nhome:\n  c-2\nf-1\n";
  test("is read with its crew below its ship, who waits at home, and what a card names", () => {
    const fleet = fleetOf(text, known, "SCS", 40);
    expect(fleet).toEqual({ name: "Tide", edition: "RV", points: 30, ships: [{ card: "a-1", crew: ["c-1 = a-2"] }, { card: "a-2", crew: [] }], ashore: ["c-2"], others: ["f-1"] });
    expect(textOf(fleet)).toBe(text);
  });
  test("has a name without what ends a line there", () => {
    const named = (name: string) => textOf({ ...empty("RV", 30), name }).split("\n")[0];
    expect(named(" Red; blue #2 ")).toBe("name: Red blue 2");
    expect(named(" ;# ")).toBe("edition: RV");
  });
  test("grows and shrinks card by card", () => {
    let fleet = added(empty("SCS", 40), CARDS[2]!, 0);
    expect(fleet.ashore).toEqual(["c-1"]);
    fleet = added(added(added(fleet, CARDS[0]!, 0), CARDS[3]!, 0), CARDS[4]!, 0);
    expect(fleet).toMatchObject({ ships: [{ card: "a-1", crew: ["c-2"] }], ashore: ["c-1"], others: ["f-1"] });
    expect(unmanned(fleet, 0, 0).ships[0]!.crew).toEqual([]);
    expect(dropped(dropped(unmanned(fleet, 0), "ashore", 0), "others", 0)).toMatchObject({ ships: [], ashore: [], others: [] });
  });
});

describe("what is looked for", () => {
  const ids = (wanted: Partial<typeof anything>, left = 40) => lookedFor(CARDS, { ...anything, ...wanted }, (one) => `${one.id} ${one.nation === "english" ? "Łowczyni fal" : "La Fortuna"}`, left).map((one) => one.id);
  test("by kind, nation, set, masts, move in any order, keyword, points and words", () => {
    expect(ids({})).toEqual(["a-1", "a-2", "x-1"]);
    expect(ids({ kind: "crew" })).toEqual(["c-1", "c-2"]);
    expect(ids({ nations: new Set(["english"]) })).toEqual(["a-2"]);
    expect(ids({ sets: new Set(["SM"]) })).toEqual(["a-1", "x-1"]);
    expect(ids({ masts: new Set([1]) })).toEqual(["a-2"]);
    expect(ids({ moves: new Set([moveOf(CARDS[0]!)]) })).toEqual(["a-1", "a-2", "x-1"]);
    expect(ids({ keywords: new Set(["JUNK"]) })).toEqual(["x-1"]);
    expect(ids({ least: 7, most: 20 })).toEqual(["a-1"]);
    expect(ids({ words: "a- 2" })).toEqual(["a-2"]);
    expect(ids({ fitting: true }, 7)).toEqual(["a-2"]);
  });
  test("though accents, endings and a letter are wrong", () => {
    expect(ids({ words: "lowczynie" })).toEqual(["a-2"]);
    expect(ids({ words: "ŁOWCZYNI" })).toEqual(["a-2"]);
    expect(ids({ words: "fortnua" })).toEqual(["a-1", "x-1"]);
    expect(ids({ words: "galeon" })).toEqual([]);
  });
  test("a crew type that many sets have is shown once for each nation, the oldest of those that are looked for", () => {
    const types = [["t-1", "SM"], ["t-2", "CC"], ["t-3", "CC", "english"], ["t-4", "RV"]].map(([id, set, nation = "spanish"]) => card(id!, { kind: "crew", generic: true, set: set!, nation }));
    const named = [card("n-1", { kind: "crew" }), card("n-2", { kind: "crew" })];
    const found = (sets: string[]) => lookedFor([...types, ...named], { ...anything, kind: "crew", sets: new Set(sets) }, (one) => `${one.id} Captain`, 40).map((one) => one.id);
    expect(found([])).toEqual(["t-1", "t-3", "n-1", "n-2"]);
    expect(found(["CC", "RV"])).toEqual(["t-2", "t-3"]);
  });
  test("one knows whether anything but a kind was wished for", () => {
    expect(isNarrowed({ ...anything, kind: "crew", words: " " })).toBe(false);
    for (const wish of [{ words: "x" }, { fitting: true }, { least: 1 }, { most: 3 }, { sets: new Set(["SM"]) }, { masts: new Set([2]) }]) expect(isNarrowed({ ...anything, ...wish })).toBe(true);
  });
  test("what fits stands first", () => {
    expect(sorted(CARDS.filter((one) => one.kind === "ship"), "fits", 8).map((one) => one.id)).toEqual(["a-2", "a-1", "x-1"]);
    expect(sorted(CARDS.filter((one) => one.kind === "ship"), "points", 8).map((one) => one.id)).toEqual(["x-1", "a-1", "a-2"]);
  });
  test("of crew that fits, the nation of its ship stands first; guns and laths are for ships", () => {
    const crew = [card("p", { kind: "crew", points: 7 }), card("e", { kind: "crew", points: 2, nation: "english" }), card("d", { kind: "crew", points: 30, nation: "english" })];
    expect(sorted(crew, "fits", 8, "english").map((one) => one.id)).toEqual(["e", "p", "d"]);
    expect(sorted(crew, "fits", 8).map((one) => one.id)).toEqual(["p", "e", "d"]);
    expect(sortsOf("crew")).toEqual(["fits", "points"]);
    expect(sortsOf("ship")).toContain("guns");
  });
});

test("fleets are kept in the browser, and garbage there is no fleet", () => {
  keepFleets({ Tide: "a-1" });
  expect(keptFleets()).toEqual({ Tide: "a-1" });
  localStorage.setItem("kaper-fleets", '{"a": 3, "b": "x"}');
  expect(keptFleets()).toEqual({ b: "x" });
  localStorage.setItem("kaper-fleets", "{");
  expect(keptFleets()).toEqual({});
});

describe("the page", () => {
  const fault = { line: 0, text: { type: "text" as const, key: "refusal-fleet-points", args: {} }, rule: "fleet.build-total.max" };
  const note = { line: 2, text: { type: "text" as const, key: "refusal-fleet-idle-crew", args: {} }, rule: "crew.nation-match" };
  /** The engine's answers, as far as this page needs them: what a list costs, and a fault where it is too dear. */
  function answer(text: string): Examined {
    const cards = text.split("\n").map((line) => known.get(line.trim().split(" ")[0]!)).filter((one) => one !== undefined);
    const cost = cards.reduce((sum, one) => sum + one.points, 0);
    return { name: "", edition: "SCS", points: 40, most: 40, cost, cards: cards.map((one, line) => ({ line, card: one.id, cost: one.points, ship: -1 })), faults: text.includes("nonsense") ? [{ line: 2, text: { type: "text", key: "refusal-fleet-unknown", args: {} }, rule: "fleet.text" }] : cost > 40 ? [fault] : [], notes: text.includes("c-2") ? [note] : [], text, short: cards.map((one) => one.id).join(";") };
  }
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("fetch", async (path: string, asked?: { body?: string }) => {
      const found = String(path).includes("/cards") ? { editions: ["SM", "SCS"], cards: CARDS, presets: { tide: "a-1\n  c-1\n" } } : answer((JSON.parse(asked?.body ?? "{}") as { text?: string }).text ?? "a-2\n");
      return { ok: true, json: async () => found, text: async () => "" };
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const button = (id: string) => document.querySelector<HTMLButtonElement>(`[data-card="${id}"] button`);
  async function add(id: string): Promise<void> {
    await waitFor(() => expect(button(id)).not.toBeNull());
    await fireEvent.click(button(id)!);
  }
  const total = () => document.querySelector(".total b")!.textContent;

  test("ships and crew join the fleet, the engine counts, and what is too dear cannot be added", async () => {
    render(Yard);
    await add("a-1");
    expect(screen.getByText("keyword-junk")).toBeTruthy(); // as the catalogue has it, not in the engine's capitals
    await waitFor(() => expect(total()).toBe("10"));
    await fireEvent.click(document.querySelector(".more")!);
    await add("c-1");
    await waitFor(() => expect(total()).toBe("13"));
    expect(document.querySelectorAll(".ships .chip")).toHaveLength(2);
    await fireEvent.click(screen.getByText("yard-kind-ship"));
    await waitFor(() => expect(button("x-1")?.disabled).toBe(true));
    await fireEvent.click(screen.getByText("yard-undo"));
    await waitFor(() => expect(total()).toBe("10"));
  });

  test("cards are put in order by one press, looked for by points on a slider, and tell how rare they are", async () => {
    render(Yard);
    await waitFor(() => expect(button("a-1")).not.toBeNull());
    const shown = () => [...document.querySelectorAll("[data-card]")].map((one) => one.getAttribute("data-card"));
    expect(shown()).toEqual(["x-1", "a-1", "a-2"]);
    const byHold = screen.getByRole("button", { name: "yard-sort-cargo" });
    expect(byHold.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(byHold);
    expect(byHold.getAttribute("aria-pressed")).toBe("true");
    expect(shown()).toEqual(["a-2", "a-1", "x-1"]);
    const [from, to] = screen.getAllByRole<HTMLInputElement>("slider") as [HTMLInputElement, HTMLInputElement];
    expect([from.value, to.value, to.max]).toEqual(["0", "35", "35"]);
    await fireEvent.input(to, { target: { value: "9" } });
    expect(shown()).toEqual(["a-2"]);
    expect(document.querySelector('[data-card="a-2"] small')!.textContent).toContain("rarity-rare");
    expect(document.querySelector('[data-card="a-2"] .hull')!.getAttribute("data-rig")).toBe("schooner");
    await fireEvent.input(from, { target: { value: "20" } });
    expect(from.value).toBe("9"); // the handles do not pass each other
  });

  test("where no card is as it was wished, one press drops the wishes", async () => {
    render(Yard);
    await waitFor(() => expect(button("a-1")).not.toBeNull());
    expect(screen.queryByText("yard-widen")).toBeNull();
    await fireEvent.input(document.querySelector('input[type="search"]')!, { target: { value: "nothing" } });
    await waitFor(() => expect(button("a-1")).toBeNull());
    expect(screen.getByText("yard-no-match")).toBeTruthy();
    await fireEvent.click(screen.getAllByText("yard-widen").at(-1)!);
    await waitFor(() => expect(button("a-1")).not.toBeNull());
    expect(screen.queryByText("yard-no-match")).toBeNull();
  });

  test("where a card of another kind is as it was wished, it is one press away", async () => {
    render(Yard);
    await waitFor(() => expect(button("a-1")).not.toBeNull());
    await fireEvent.input(document.querySelector('input[type="search"]')!, { target: { value: "c-1" } });
    const elsewhere = await screen.findByRole("button", { name: "yard-kind-crew · 1" });
    expect(screen.queryByRole("button", { name: /yard-kind-fort · / })).toBeNull();
    await fireEvent.click(elsewhere);
    expect(button("c-1")).not.toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[type="search"]')!.value).toBe("c-1");
  });

  test("what was built is there again when one comes back, and is one step behind what a link brings", async () => {
    const { unmount } = render(Yard);
    await add("a-1");
    await waitFor(() => expect(total()).toBe("10"));
    unmount();
    go("/yard/spanishmain?fleet=a-2");
    const second = render(Yard);
    await waitFor(() => expect(total()).toBe("6"));
    await fireEvent.click(screen.getByText("yard-undo"));
    await waitFor(() => expect(total()).toBe("10"));
    second.unmount();
    expect(location.search).toBe("");
    localStorage.setItem("kaper-fleet-draft", "edition: XX\npoints: none\na-1\n");
    render(Yard);
    await waitFor(() => expect(button("a-1")).not.toBeNull());
    expect(total()).toBe("0");
  });

  test("whoever goes from a ship that was searched for to its crew sees crew", async () => {
    render(Yard);
    await waitFor(() => expect(button("a-1")).not.toBeNull());
    await fireEvent.input(document.querySelector('input[type="search"]')!, { target: { value: "a-1" } });
    await add("a-1");
    await fireEvent.click(document.querySelector(".more")!);
    expect(button("c-1")).not.toBeNull();
    await fireEvent.input(document.querySelector('input[type="search"]')!, { target: { value: "c-1" } });
    await fireEvent.click(document.querySelector(".free button")!);
    expect(button("a-2")).not.toBeNull();
  });

  test("crew is put in order by what crew has, and what it cannot do aboard is told though it is allowed", async () => {
    render(Yard);
    await add("a-1");
    await fireEvent.click(screen.getByRole("button", { name: "yard-sort-guns" }));
    await fireEvent.click(document.querySelector(".more")!);
    expect(screen.queryByRole("button", { name: "yard-sort-guns" })).toBeNull();
    expect(screen.getByRole("button", { name: "yard-sort-fits" }).getAttribute("aria-pressed")).toBe("true");
    await add("c-2");
    await waitFor(() => expect(document.querySelector(".law .note")!.textContent).toContain("Refusal-fleet-idle-crew"));
    expect(document.querySelector(".law .wrong")).toBeNull();
  });

  test("by which line a fault is told in a text, and not beside the fleet, where nobody wrote one", () => {
    for (const [lang, line] of [["en", "Line 3: "], ["pl", "Wiersz 3: "]] as const) {
      const told = (n: number) => words(lang, "refusal-fleet-crew-points", { line: n, ship: "X", points: 4, most: 3 }).trim();
      expect(told(3)).toBe(line + told(0));
      expect(words(lang, "refusal-fleet-twice", { line: 0, card: "X", other: 2 })).not.toContain("2");
    }
  });

  test("a fleet is kept, and opened again; an illegal one says why and cannot be kept", async () => {
    render(Yard);
    await add("a-1");
    await waitFor(() => expect(total()).toBe("10"));
    await fireEvent.click(screen.getByText("yard-keep"));
    expect(Object.values(keptFleets())[0]).toContain("a-1");
    await fireEvent.click(screen.getByText("yard-import"));
    await fireEvent.input(document.querySelector("textarea")!, { target: { value: "x-1\na-1\n" } });
    await fireEvent.click(document.querySelector("dialog .btn-act")!);
    await waitFor(() => expect(total()).toBe("45"));
    expect(document.querySelector(".law .wrong")!.textContent).toContain("Refusal-fleet-points");
    expect(screen.getByText<HTMLButtonElement>("yard-keep").disabled).toBe(true);
  });

  test("what could not be read in a text stays to be read, line by line, after the engine has looked at what could", async () => {
    render(Yard);
    await waitFor(() => expect(button("a-1")).not.toBeNull());
    await fireEvent.click(screen.getByText("yard-import"));
    await fireEvent.input(document.querySelector("textarea")!, { target: { value: "a-1\nnonsense\n" } });
    await fireEvent.click(document.querySelector("dialog .btn-act")!);
    await waitFor(() => expect(total()).toBe("10"));
    await new Promise((done) => setTimeout(done, 50));
    expect([...document.querySelectorAll("dialog .problem li")].map((one) => one.textContent)).toEqual(["refusal-fleet-unknown"]);
    await fireEvent.input(document.querySelector("textarea")!, { target: { value: "nonsense\n" } });
    await fireEvent.click(document.querySelector("dialog .btn-act")!);
    await waitFor(() => expect(document.querySelectorAll("dialog .problem li")).toHaveLength(1));
    expect(total()).toBe("10"); // of nothing readable nothing is made
    await fireEvent.input(document.querySelector("textarea")!, { target: { value: "a-2\n" } });
    await fireEvent.click(document.querySelector("dialog .btn-act")!);
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    expect(document.querySelector(".problem")).toBeNull();
  });

  test("is axe clean", async () => {
    const { container } = render(Yard);
    await add("a-1");
    await waitFor(() => expect(total()).toBe("10"));
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });
});
