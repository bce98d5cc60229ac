// Pirate's Cove as it is drawn: every recorded scene in both languages, its targets, its cards, and its animations.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Alive } from "../src/games/cove/alive.svelte";
import Badge from "../src/games/cove/Badge.svelte";
import Bar from "../src/games/cove/Bar.svelte";
import Board from "../src/games/cove/Board.svelte";
import { tall, wide } from "../src/games/cove/geometry";
import Hand from "../src/games/cove/Hand.svelte";
import Mat from "../src/games/cove/Mat.svelte";
import ResultPaper from "../src/games/cove/Result.svelte";
import { vignettes } from "../src/games/cove/vignettes";
import Vignette from "../src/games/cove/Vignette.svelte";
import Visit from "../src/games/cove/Visit.svelte";
import type { cove } from "../src/lib/wire";
import { names, laid, playing, recorded, type Scene as Recorded, showsShut, type Story, wordsOf } from "./boards";

type Scene = Recorded<cove.CoveView>;
const files = import.meta.glob<string>(
  [
    "../src/games/cove/fixtures/*.json",
    "../../src/kaper/core/locale/*.ftl",
    "../../src/kaper/games/cove/locale/*.ftl",
    "../../src/kaper/games/cove/data/*.toml",
  ],
  { query: "?raw", import: "default", eager: true },
);
const scenes = recorded<Scene>(files, "cove", "scenes");
const stories = recorded<Story<cove.CoveView>>(files, "cove", "stories");
const word = wordsOf(files, "cove");
const playOf = (scene: Pick<Scene, "view" | "question">, lang = "en") => playing(scene, scene.view.ships, word, lang);

/** The whole table of one scene. */
function lay(scene: Scene, lang = "en") {
  return laid({ once: [Board, Bar, Hand], Mat, Badge, Result: ResultPaper }, playOf(scene, lang), scene.result);
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe.each(["en", "pl"])("in %s", (lang) => {
  test.each(Object.keys(scenes))("%s can be seen and answered on the board itself", async (name) => {
    const { play, table } = lay(scenes[name]!, lang);
    const text = table.textContent ?? "";
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    const question = scenes[name]!.question;
    if (!question) return;
    for (const target of play.targets.keys()) {
      if (question.name === "Outfit") continue;
      const drawn = [...table.querySelectorAll(`[data-target="${target}"]`)];
      const spots = drawn.filter((spot) => spot.matches("button, [role=button]") && !spot.closest("[inert]"));
      expect(spots.length, `${target} is drawn and can be pressed`).toBeGreaterThan(0);
      await fireEvent.click(spots[0]!);
      expect([...vi.mocked(play.aim).mock.calls, ...vi.mocked(play.choose).mock.calls].length).toBeGreaterThan(0);
    }
  });
});

test("what is chosen and its price stand on the tracks while the ship is outfitted", async () => {
  const scene = scenes["outfit"]!;
  const { play, table } = lay(scene);
  const step = table.querySelector<HTMLElement>('[data-target="hull:4"]')!;
  expect(step.getAttribute("aria-label")).toBe("Hull to 7 for 2 gold");
  await fireEvent.click(step);
  expect(vi.mocked(play.choose).mock.calls).toEqual([["hull:3"], ["hull:4"]]); // a step needs the one before it
});

test("the odds on the battle panel are those of the engine", () => {
  const { table } = lay(scenes["aim-duel"]!);
  const option = scenes["aim-duel"]!.question!.options[0]!;
  const row = table.querySelector(`.srow[data-target="${option.targets[0]}"]`)!;
  expect(row.textContent).toContain(`${option.text.args["chance"]} %`);
});

test("the still picture of a battle shows the dice of its last volley and what they cost", () => {
  const fought = Object.entries(scenes).filter(([, { view }]) => view.battle?.shot && !view.battle.shooter);
  expect(fought.length).toBeGreaterThan(3);
  for (const [name, scene] of fought) {
    const { table } = lay(scene);
    const shot = scene.view.battle!.shot!;
    const dice = [...table.querySelectorAll(".tray .die")];
    expect(dice.map((die) => Number(die.getAttribute("aria-label"))), name).toEqual(shot.faces);
    expect(dice.filter((die) => die.classList.contains("hit"))).toHaveLength(shot.hits);
    expect(table.querySelector(".tray")?.textContent).toContain(names[shot.ship] ?? word("en", `card-${shot.ship_key}.short`));
    const lost = shot.struck.filter(({ ship }) => scene.view.battle!.ships.some((fighter) => fighter.number === ship));
    const drawn = table.querySelectorAll(".secs .hitm, .secs .low");
    expect(drawn, name).toHaveLength(lost.reduce((sum, { hits }) => sum + hits, 0));
    cleanup();
    document.body.replaceChildren();
  }
});

test("what was announced and not yet fired stands in the tray before the dice of the volley before it", () => {
  const { view } = scenes["addkeg"]!;
  const { table } = lay(scenes["addkeg"]!);
  expect(table.querySelectorAll(".tray .die")).toHaveLength(0);
  expect(table.querySelector(".tray")?.textContent).toContain(word("en", `section-${view.battle!.section}`));
});

test("a section pressed before the volley fires and aims in one, by the section's one address", async () => {
  const { play, table } = lay(scenes["battleturn-duel"]!);
  const row = table.querySelector<HTMLElement>(".srow[data-target]")!;
  const at = row.dataset["target"]!;
  await fireEvent.click(row);
  const { words } = play.view.battle!.odds.find((odds) => odds.at === at)!;
  expect(play.plan).toHaveBeenCalledWith({ at, steps: [{ answer: "fire" }, { answer: at, question: "Aim" }], words });
  expect(row.dataset["spot"]).toBe(at); // where hits on it are cried out
  const aims = scenes["aim-duel"]!.question!.options;
  expect(aims.map(({ id }) => [id])).toEqual(aims.map(({ targets }) => targets));
  cleanup();
  const chosen = render(Board, { props: { ...play, planned: at } });
  expect(chosen.container.querySelector<HTMLElement>(".srow.sel")?.dataset["target"]).toBe(at);
});

test("a black ship that is the only thing to aim at is fired at, and the aim that nobody asks for is not sent", async () => {
  const scene = structuredClone(scenes["battleturn-pirate"]!);
  const [only] = scene.view.battle!.odds;
  scene.view.battle!.odds = [only!];
  const { play, table } = lay(scene);
  await fireEvent.click(table.querySelector<HTMLElement>(`[data-target="${only!.at}"]`)!);
  expect(play.plan).toHaveBeenCalledWith({ at: only!.at, steps: [{ answer: "fire" }], words: only!.words });
});

test("what cannot be bought at an island stands there with its price and reason, and a press opens the rule", async () => {
  const scene = scenes["upgrade-6"]!;
  const why = { type: "text" as const, key: "refusal-gold", args: { cost: 6, gold: 1 } };
  const shut = (id: string, ...targets: string[]) => ({ id, text: { ...why, key: `option-${id}` }, why, rule: "upgrade.limit", targets, facts: { price: 6, chance: null, gain: null, gains: [] } });
  const closed = [shut("bury-gold"), shut("raise:crew", "ship:0/crew")];
  const options = scene.question!.options.filter(({ id }) => !closed.some((one) => one.id === id));
  const { play, table } = lay({ ...scene, question: { ...scene.question!, options, closed } });
  expect(await showsShut(table, play, /./)).toBe(2);
  expect(table.querySelector('[data-closed="raise:crew"]')!.parentElement!.textContent).toContain("6");
});

test("chests to be buried are set on the board", async () => {
  const { play, table } = lay(scenes["burychests"]!);
  await fireEvent.click(table.querySelector('[data-amount="2"]')!);
  expect(play.setAmount).toHaveBeenCalledWith(2);
});

test("a card that can be played now is a button and plays itself", async () => {
  const scene = Object.values(scenes).find(({ view, question }) =>
    view.hand.some((card) => question?.options.filter((option) => option.id.split(":")[0] === card.key).length === 1),
  )!;
  const { play, table } = lay(scene);
  const card = table.querySelector<HTMLElement>("button[data-card]")!;
  await fireEvent.click(card);
  expect(vi.mocked(play.choose).mock.calls[0]?.[0].split(":")[0]).toBe(card.dataset["card"]);
});

test.each([wide, tall])("the black ship lies at its island, nearer than to any other", ({ places }) => {
  const far = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
  for (const [i, { place, black }] of places.entries()) {
    if (place === "cove") continue; // no pirate goes there
    const nearest = places.toSorted((a, b) => far(a.at, black) - far(b.at, black))[0]!;
    expect(nearest, `${i + 1}`).toBe(places[i]);
    expect(far(places[i]!.at, black)).toBeLessThan(Math.min(...places.filter((_, j) => j !== i).map(({ at }) => far(at, places[i]!.at))) * 0.6);
  }
});

test.each([["wide", wide], ["tall", tall]] as const)("on the %s chart the Navy covers no number, no name and no card", (_, { places, ship, card, letters }) => {
  const [reach, high, low] = [34 * ship * 1.1, 50 * ship * 1.1, 18 * ship * 1.1];
  for (const { place, navy: [x, y] } of places) {
    if (place === "treasure" || place === "cove") continue; // it is never sent there
    for (const other of places) {
      const half = (11 * letters * 0.5 + letters * 2.9) / 2; // of a name of eleven letters
      const banner = Math.abs(x - other.banner[0]) < reach + half && y + low > other.banner[1] + 2 && y - high < other.banner[1] + 24;
      const [dx, dy] = other.card ? [Math.abs(x - other.card[0]), y - other.card[1]] : [Infinity, 0];
      const onCard = dx < reach + 27 * card && dy + low > -37 * card && dy - high < 35 * card;
      expect([place, other.place, banner, onCard]).toEqual([place, other.place, false, false]);
    }
  }
});

test("every kind of card and every pirate has its own picture", () => {
  const { container } = render(Vignette, { props: { of: Object.keys(vignettes)[0]! } });
  const drawn = [...container.querySelectorAll("svg *")];
  expect(drawn.length).toBeGreaterThan(2);
  expect(new Set(drawn.map((part) => part.namespaceURI))).toEqual(new Set(["http://www.w3.org/2000/svg"]));
  const source = ["tavern", "pirates"].map((name) => files[`../../src/kaper/games/cove/data/${name}.toml`]).join("\n");
  const keys = [...source.matchAll(/^key = "([\w-]+)"/gm)].map((found) => found[1]!);
  expect(keys.length).toBeGreaterThan(25);
  expect(keys.filter((key) => !vignettes[key])).toEqual([]);
  expect(new Set(Object.values(vignettes)).size).toBe(Object.keys(vignettes).length);
});

test("what can no longer be done on Treasure Island stays at its place", async () => {
  const scene = structuredClone(scenes["upgrade-6"]!);
  const { container, rerender } = render(Visit, { props: { play: lay(scene).play, view: scene.view, close: vi.fn() } });
  const ids = () => [...container.querySelectorAll<HTMLElement>(".tile")].map((tile) => tile.dataset["option"] ?? tile.dataset["closed"]);
  const before = ids();
  expect(before.slice(0, 2)).toEqual(["bury-chests", "bury-gold"]);
  const [first] = scene.question!.options.filter(({ id }) => id === "bury-chests");
  scene.question!.options = scene.question!.options.filter((option) => option !== first);
  scene.question!.closed = [...scene.question!.closed, { id: first!.id, text: first!.text, why: { type: "text", key: "refusal-bury-none", args: {} }, rule: first!.rule, targets: [], facts: null }];
  await rerender({ play: lay(scene).play, view: scene.view, close: vi.fn() });
  expect(ids()).toEqual(before);
  expect(container.querySelector("[data-closed=bury-chests]")).not.toBeNull();
});

test("where a section can be raised and a Shipwright placed, its name places him, and the panel says why names glow", async () => {
  const scene = structuredClone(scenes["upgrade-6"]!);
  const raise = scene.question!.options.find(({ id }) => id === "raise:crew")!;
  scene.question!.options.push({ ...raise, id: "shipwright:crew", text: { type: "text", key: "option-shipwright", args: { section: { type: "text", key: "section-crew", args: {} } } } });
  const { table, play } = lay(scene);
  expect(table.querySelector(".what")!.textContent).toContain(word("en", "board-glow-shipwright"));
  await fireEvent.click(table.querySelector<HTMLElement>(".visit .lb.can, .tracks .lb.can")!);
  expect(play.choose).toHaveBeenCalledWith("shipwright:crew");
});

test("a repair in the Cove is paid without being asked for, and is told its captain alone", async () => {
  const { before } = stories["crippled"]!;
  const stage = { next: before, speed: 1e6, signal: AbortSignal.abort() };
  const text = { type: "text" as const, key: "event-repaired", args: {} };
  for (const [seat, poor, kept] of [[0, false, [null]], [0, true, [false]], [1, false, []]] as const) {
    const alive = new Alive();
    alive.seat = 0;
    await alive.tell(before, { number: 1, event: { type: "repaired", seat, sections: [], paid: 2, poor } as unknown as cove.Event, text }, stage);
    expect(alive.kept.map(({ good }) => good)).toEqual(kept);
  }
});

test("a mutiny keeps what it cost: gold and chests, and the fame of the plank", async () => {
  const { before, events, after } = stories["retreat"]!;
  const fled = events.map(({ event }) => event as cove.Event).find((event) => event.type === "mutiny-rolled") as cove.MutinyRolled;
  const plank = { type: "fame", seat: fled.seat, amount: -2, total: 1, cause: "plank" } as unknown as cove.Event;
  const plunder = { ...plank, amount: 2, cause: "plunder" } as unknown as cove.Event;
  for (const [seat, kept] of [[fled.seat, [7]], [fled.seat + 1, []]] as const) {
    const alive = new Alive();
    alive.seat = seat;
    const stage = { next: after, speed: 1e6, signal: AbortSignal.abort() };
    const text = { type: "text" as const, key: "event-fame", args: {} };
    await alive.tell(before, { number: 7, event: plank, text }, stage);
    await alive.tell(before, { number: 8, event: plunder, text }, stage);
    expect(alive.kept.map(({ number }) => number)).toEqual(kept);
  }
});

test.each(["navigate", "battleturn-duel", "battleturn-melee", "outfit", "upgrade-6", "over"])("%s holds no fault that axe can see", async (name) => {
  const { table } = lay(scenes[name]!);
  const found = await axe.run(table, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}, 30_000);

test.each(Object.keys(stories))("the events of %s lead from the old view to the new one", async (name) => {
  const { before, events, after } = stories[name]!;
  const alive = new Alive();
  alive.layout = wide;
  const stage = { next: after, speed: 1e6, signal: new AbortController().signal };
  for (const line of events) await alive.tell(before, { number: line.n, event: line.event as cove.Event }, stage);
  await vi.waitFor(() => expect(Object.keys(alive.voyages)).toEqual([]));
  const shown = alive.now(before);
  expect(shown.ships).toEqual(after.ships);
  const lies = (view: cove.CoveView) => view.islands.map(({ ships, treasure }) => ({ ships, treasure }));
  expect(lies(shown)).toEqual(lies(after));
  expect(shown.black_ships.map((ship) => ship.island)).toEqual(after.black_ships.map((ship) => ship.island));
  expect(shown.month).toBe(after.month);
  alive.rest(after);
  expect(alive.now(after)).toBe(after);
});

test("what was fired last is on the panel until another volley is announced or lies there; then it is kept", () => {
  const alive = new Alive();
  const { battle } = scenes["battleturn-duel"]!.view;
  const [ship, target] = battle!.ships.map(({ number }) => number) as [number, number];
  const quiet = { ...battle!, shooter: "", target: "", shot: { ...battle!.shot!, ship, target } };
  expect([ship, target, 4, null].map((seat) => alive.tells(quiet, seat))).toEqual([true, true, false, false]);
  expect(alive.tells({ ...quiet, shooter: String(target), target: String(ship), section: "hull" }, ship), "another one is announced").toBe(false);
  expect(alive.tells({ ...quiet, shot: null }, ship)).toBe(false);
});

/** Who fired in a story, who was hit, and somebody else. */
const within = (name: string) => {
  const event = <T extends cove.Event["type"]>(type: T) => stories[name]!.events.find((line) => (line.event as cove.Event).type === type)!.event as Extract<cove.Event, { type: T }>;
  const [fires, hit] = [event("fired").ship, event("damaged").seat];
  return { fires, hit, other: [0, 1, 2, 3].find((seat) => seat !== fires && seat !== hit)! };
};

test.each([
  ["crippled", within("crippled").hit, [["event-damaged", false], ["event-crippled", false]]],
  ["volley", within("volley").fires, [["event-damaged", true], ["event-tie-rolled", null]]],
  ["volley", within("volley").hit, [["event-damaged", false], ["event-tie-rolled", null]]],
  ["volley", within("volley").other, []],
  ["pirate-sunk", 2, [["event-pirate-hit", true], ["event-pirate-sunk", true]]],
] as const)("%s: what seat %i fired or was fired at is kept for it, with what it cost", async (name, seat, kept) => {
  const { before, events, after } = stories[name]!;
  const alive = new Alive();
  alive.seat = seat;
  const stage = { next: after, speed: 1e6, signal: AbortSignal.abort() };
  for (const line of events) await alive.tell(before, { number: line.n, event: line.event as cove.Event, text: line.text }, stage);
  expect(alive.kept.map(({ text, good }) => [text.key, good])).toEqual(kept);
  if (kept.length) {
    const [came] = alive.kept;
    expect(came!.dice, "the dice of the volley lie beside what it cost").not.toEqual([]);
    expect(came!.dice.filter((face) => face >= came!.hitOn!).length, "those that hit are told from those that missed").toBe((events.find((line) => (line.event as cove.Event).type === "fired")!.event as cove.Fired).hits);
    return;
  }
  const fired = events.find((line) => (line.event as cove.Event).type === "fired")!;
  const aimed = { type: "aimed", ship: 2, target: seat, section: 0 } as unknown as cove.Event;
  await alive.tell(before, { number: 900, event: aimed, text: fired.text }, stage);
  await alive.tell(before, { number: 901, event: fired.event as cove.Event, text: fired.text }, stage);
  expect(alive.kept.map(({ number }) => number), "whom a later volley is for, its own announcement says").toEqual([901]);
});
