// The fleet builder: a fleet as text and back, what is looked for, and the page itself against what the engine answers.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { added, anything, dropped, empty, fleetOf, isWanted, keepFleets, keptFleets, moveOf, sorted, textOf, unmanned } from "../src/games/spanishmain/fleet/building";
import Yard from "../src/games/spanishmain/Builder.svelte";
import type { CardInfo, Examined } from "../src/lib/wire";

const card = (id: string, more: Partial<CardInfo> = {}): CardInfo => ({
  id, set: "SM", kind: "ship", name: { type: "text", key: "card-name", args: { name: id.toUpperCase() } }, nation: "pirate", generic: false, points: 10, gold: 0, masts: 2, cargo: 3, move: "S+L",
  cannons: ["3S", "2L"], links: [], keywords: [], effects: [], texts: [], playable: true, ...more,
});
const CARDS = [card("a-1"), card("a-2", { points: 6, move: "L+S", masts: 1, nation: "english", set: "CC" }), card("c-1", { kind: "crew", points: 3, masts: 0, cannons: [] }), card("c-2", { kind: "crew", points: 1 }), card("f-1", { kind: "fort", points: 0 }), card("x-1", { points: 35, keywords: ["JUNK"] })];
const known = new Map(CARDS.map((one) => [one.id, one]));

describe("a fleet as text", () => {
  const text = "name: Tide\nedition: RV\npoints: 30\na-1\n  c-1 = a-2\na-2\nhome:\n  c-2\nf-1\n";
  test("is read with its crew below its ship, who waits at home, and what a card names", () => {
    const fleet = fleetOf(text, known, "SCS", 40);
    expect(fleet).toEqual({ name: "Tide", edition: "RV", points: 30, ships: [{ card: "a-1", crew: ["c-1 = a-2"] }, { card: "a-2", crew: [] }], ashore: ["c-2"], others: ["f-1"] });
    expect(textOf(fleet)).toBe(text);
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
  const ids = (wanted: Partial<typeof anything>, left = 40) => CARDS.filter((one) => isWanted(one, { ...anything, ...wanted }, one.id, left)).map((one) => one.id);
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
  test("what fits stands first", () => {
    expect(sorted(CARDS.filter((one) => one.kind === "ship"), "fits", 8).map((one) => one.id)).toEqual(["a-2", "a-1", "x-1"]);
    expect(sorted(CARDS.filter((one) => one.kind === "ship"), "points", 8).map((one) => one.id)).toEqual(["x-1", "a-1", "a-2"]);
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
  /** The engine's answers, as far as this page needs them: what a list costs, and a fault where it is too dear. */
  function answer(text: string): Examined {
    const cards = text.split("\n").map((line) => known.get(line.trim().split(" ")[0]!)).filter((one) => one !== undefined);
    const cost = cards.reduce((sum, one) => sum + one.points, 0);
    return { name: "", edition: "SCS", points: 40, most: 40, cost, cards: cards.map((one, line) => ({ line, card: one.id, cost: one.points, ship: -1 })), faults: cost > 40 ? [fault] : [], text, short: cards.map((one) => one.id).join(";") };
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
    expect(document.querySelector(".law .wrong")!.textContent).toContain("refusal-fleet-points");
    expect(screen.getByText<HTMLButtonElement>("yard-keep").disabled).toBe(true);
  });

  test("is axe clean", async () => {
    const { container } = render(Yard);
    await add("a-1");
    await waitFor(() => expect(total()).toBe("10"));
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });
});
