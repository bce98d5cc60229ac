// Pirates of the 7 Seas as it is drawn: every recorded scene in both languages, its targets, its dice, its animations.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import axe from "axe-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Alive } from "../src/games/sevenseas/alive.svelte";
import Badge from "../src/games/sevenseas/Badge.svelte";
import Bar from "../src/games/sevenseas/Bar.svelte";
import Board from "../src/games/sevenseas/Board.svelte";
import { centre, onLid, SIDE, sunkIn, turn, UNIT } from "../src/games/sevenseas/geometry";
import Hand from "../src/games/sevenseas/Hand.svelte";
import Line from "../src/games/sevenseas/Line.svelte";
import Mat from "../src/games/sevenseas/Mat.svelte";
import ResultPaper from "../src/games/sevenseas/Result.svelte";
import { pictures } from "../src/games/sevenseas/vignettes";
import { CHARACTERS, digitsOf } from "../src/games/sevenseas/words";
import type { sevenseas } from "../src/lib/wire";
import { laid, playing, recorded, type Scene as Recorded, showsShut, type Story, wordsOf } from "./boards";

type Scene = Recorded<sevenseas.SevenSeasView>;
const files = import.meta.glob<string>(
  [
    "../src/games/sevenseas/fixtures/*.json",
    "../src/games/sevenseas/drawings.svg",
    "../../src/kaper/core/locale/*.ftl",
    "../../src/kaper/games/sevenseas/locale/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const scenes = recorded<Scene>(files, "sevenseas", "scenes");
const stories = recorded<Story<sevenseas.SevenSeasView>>(files, "sevenseas", "stories");
const word = wordsOf(files, "sevenseas");
const playOf = (scene: Pick<Scene, "view" | "question">, lang = "en", narrow = false) => playing(scene, scene.view.players, word, lang, narrow);

// jsdom lays nothing out: the board is told how much room it has, on a desk and on a phone
let room: [width: number, height: number] = [880, 528];
for (const [i, side] of (["clientWidth", "clientHeight"] as const).entries()) {
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => room[i] });
}

/** The whole table of one scene. */
function lay(scene: Scene, lang = "en", narrow = false) {
  room = narrow ? [390, 430] : [880, 528];
  return laid({ once: [Board, Bar, Hand], Mat, Badge, Result: ResultPaper }, playOf(scene, lang, narrow), scene.result);
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe.each(["en", "pl"])("in %s", (lang) => {
  test.each(Object.keys(scenes))("%s can be seen and answered on the board itself", async (name) => {
    const scene = scenes[name]!;
    const { play, table } = lay(scene, lang, lang === "pl");
    expect(table.textContent).not.toMatch(/undefined|NaN|\[object/);
    for (const target of play.targets.keys()) {
      const spots = table.querySelectorAll<HTMLElement>(`button[data-target="${target}"]`);
      if (/^player:\d\/hold$/.test(target) && scene.question?.name === "LoseGood") continue; // its cards are the targets
      expect(spots.length, `${target} is drawn and can be pressed`).toBeGreaterThan(0);
      for (const spot of spots) await fireEvent.click(spot);
      if (!target.includes("/die:")) expect([...vi.mocked(play.aim).mock.calls, ...vi.mocked(play.choose).mock.calls].length).toBeGreaterThan(0);
    }
  });
});

test("every scene of the game was recorded", () => {
  const asked = new Set(Object.values(scenes).flatMap(({ question }) => (question ? [question.name] : [])));
  const all = ["Activation", "AssignDice", "ChooseCharacter", "KeepGoods", "LastNegotiations", "LoseGood", "NameGood", "PlayCard", "SellGoods", "SendShips"];
  expect([...asked].toSorted()).toEqual(all);
  const thrown = new Set(Object.values(scenes).flatMap(({ view }) => (view.tray ? [view.tray.cause] : [])));
  expect([...thrown].toSorted()).toEqual(["iceberg", "kraken", "mutiny", "raid", "sirens", "tavern", "whirlpool"]);
});

test("a character on the table is greyed, says why, and cannot be chosen", async () => {
  const scene = scenes["choice"]!;
  const { play, table } = lay(scene);
  const down = CHARACTERS.filter((name) => !scene.view.players[0]!.characters.includes(name));
  expect(down.length).toBeGreaterThan(0);
  for (const name of CHARACTERS) {
    const card = [...table.querySelectorAll<HTMLElement>(".cc")].find((found) => found.textContent?.includes(word("en", `character-${name}`)))!;
    expect(card.classList.contains("down")).toBe(down.includes(name));
    expect(card.getAttribute("aria-disabled")).toBe(String(down.includes(name)));
    if (down.includes(name)) expect(card.textContent).toContain("on the table");
    await fireEvent.click(card);
  }
  expect(play.aim).toHaveBeenCalledTimes(7 - down.length);
});

test("who has chosen is told while others still choose, what they chose is not", () => {
  const scene = scenes["choice"]!;
  const seat = scene.view.players.findIndex((player, i) => i > 0 && !player.chosen);
  const { name } = playOf(scene, "en").captains[seat]!;
  const told = (answered: number[]) => {
    const { container } = render(Board, { props: { ...playOf(scene, "en"), answered } });
    return [...container.querySelectorAll(".slot")].find((slot) => slot.textContent?.includes(name))!.textContent;
  };
  expect(told([])).toContain(word("en", "board-choosing"));
  expect(told([seat])).toContain(word("en", "board-has-chosen"));
});

test("the odds beside each number of ships are those of the engine", async () => {
  const { view, question } = scenes["send"]!;
  const { play, table } = lay(scenes["send"]!);
  expect(table.querySelectorAll('[role="radio"][aria-checked="true"]'), "while none is chosen, none looks chosen").toHaveLength(0);
  const sent = view.raid!.sent.reduce((a, b) => a + b);
  for (let n = question!.low; n <= question!.high; n++) {
    const odds = view.raid!.odds.find(({ ships }) => ships === sent + n)!;
    const button = table.querySelector<HTMLElement>(`[data-send="${n}"]`)!;
    expect(button.textContent).toContain(`${Math.round(odds.success * 100)}%`);
    await fireEvent.click(button);
    expect(play.setAmount).toHaveBeenLastCalledWith(n);
  }
});

test("dice lie where the engine put them, turned as they fell, and never touch the rim", () => {
  const { dice, duels } = scenes["thrown-raid"]!.view.tray!;
  for (const die of dice) {
    const [a, b] = [onLid(die.corners[0]), onLid(die.corners[1])];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(UNIT, 1);
    const [x, y] = centre(die);
    const way = ((turn(die) * Math.PI) / 180) as number;
    expect(a[0] + Math.cos(way) * UNIT).toBeCloseTo(b[0], 1);
    expect(Math.min(x, y, SIDE - x, SIDE - y)).toBeGreaterThan(18);
  }
  for (const duel of duels) {
    const [a, b] = duel.ruler.map(onLid) as [readonly [number, number], readonly [number, number]];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1]) / UNIT).toBeCloseTo(duel.gap, 2);
  }
  expect(sunkIn(duels).size).toBe(duels.filter((duel) => duel.red_sinks).length + duels.filter((duel) => duel.ship_sinks).length);
});

test("the list of duels tells each in its order, and the ruler follows what is looked at", async () => {
  const scene = scenes["thrown-raid"]!;
  const { table } = lay(scene);
  const { duels } = scene.view.tray!;
  const rows = [...table.querySelectorAll<HTMLElement>(".duels li button")];
  expect(rows).toHaveLength(duels.length);
  const gap = (i: number) => duels[i]!.gap.toLocaleString("en", { minimumFractionDigits: digitsOf(duels.map((d) => d.gap)), maximumFractionDigits: digitsOf(duels.map((d) => d.gap)) });
  await fireEvent.click(rows[0]!);
  expect(table.querySelector(".gap")?.textContent).toBe(gap(0));
  expect(rows[0]!.getAttribute("aria-label")).toContain(gap(0));
});

test("in the log a duel is its pair of dice, and still a sentence for those who hear it", () => {
  const { duels, dice } = scenes["thrown-raid"]!.view.tray!;
  const { captains, seat, t, lang } = playOf(scenes["thrown-raid"]!);
  const duel = duels.find(({ red_sinks, ship_sinks }) => ship_sinks && !red_sinks)!;
  const owner = dice[duel.ship]!.owner;
  const event = { ...duel, type: "duel", number: 1, seat: owner, red_face: dice[duel.red]!.face, ship_face: dice[duel.ship]!.face };
  const children = createRawSnippet(() => ({ render: () => "<i>the sentence</i>" }));
  const { container } = render(Line, { props: { event, captains, seat, t, lang, children } });
  const [red, ship] = [...container.querySelectorAll(".cube")];
  expect(red!.classList.contains("out")).toBe(false);
  expect(ship!.classList.contains("out")).toBe(true);
  expect(ship!.classList.contains(captains[owner]!.className)).toBe(true);
  expect(ship!.querySelectorAll("circle")).toHaveLength(event.ship_face);
  expect(container.querySelector(".vh")?.textContent).toBe("the sentence");
  const other = render(Line, { props: { event: { type: "sunk" }, captains, seat, t, lang, children } });
  expect(other.container.textContent).toBe("the sentence");
});

test("gaps that look alike get another digit", () => {
  expect(digitsOf([0.21, 2.28])).toBe(2);
  expect(digitsOf([2.281, 2.283])).toBe(3);
});

test("what a sale would bring stands beside the goods picked", () => {
  const scene = scenes["sell"]!;
  const play = playOf(scene);
  const options = scene.question!.options;
  const all = { ...play, chosen: options.map((option) => option.id) };
  render(Board, { props: all });
  expect(document.querySelector(".sum b")?.textContent).toContain(`+${scene.view.players[0]!.sells}`);
});

test("the dice of the Tavern are handed out one by one", async () => {
  const scene = scenes["tavern"]!;
  const { play, table } = lay(scene);
  const dice = scene.view.tavern;
  const rows = [...table.querySelectorAll<HTMLElement>(".dice")];
  for (let seat = 0; seat < rows.length - 1; seat++) await fireEvent.click(rows[seat]!.querySelectorAll("button")[seat]!);
  await fireEvent.click(table.querySelector("[data-serve]")!);
  expect(play.choose).toHaveBeenCalledWith(dice.join("-"));
});

test("where an answer waits for the red button the last die of the Tavern chooses it, and faces say what they are before", async () => {
  const scene = scenes["tavern"]!;
  const play = { ...playOf(scene), waits: true, narrow: true };
  const { container } = render(Board, { props: play });
  for (const face of scene.view.tavern) expect(container.querySelector(".legend")!.textContent).toContain(play.t(`tavern-${face}`));
  expect(container.querySelector("[data-serve]"), "one red button is enough").toBeNull();
  for (const { seat } of play.captains.slice(1)) {
    expect(play.choose).not.toHaveBeenCalled();
    await fireEvent.click(container.querySelector(`[data-target="player:${seat}/die:${scene.view.tavern[seat]}"]`)!);
  }
  expect(play.choose).toHaveBeenCalledWith(scene.view.tavern.join("-"));
});

test("characters, curses and ports each have a drawing of their own", () => {
  for (const name of CHARACTERS) expect(files["../src/games/sevenseas/drawings.svg"]).toContain(`id="s7-ch-${name}"`);
  const cards = ["kraken", "iceberg", "sirens", "mutiny", "whirlpool", "tavern", "idol", "wages"];
  const ports = ["pirate-bay", "port-royal", "tortuga", "havana", "cartagena", "nassau", "willemstad"];
  for (const key of [...cards, ...ports]) expect(pictures[key], key).toBeTruthy();
  expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length);
});

test("what a captain cannot afford or have stands in the harbour with its reason, and a press opens the rule", async () => {
  let shut = 0;
  for (const [name, scene] of Object.entries(scenes)) {
    if (!/^harbour-|^rituals/.test(name)) continue;
    const { play, table } = lay(scene);
    shut += await showsShut(table, play, /./);
    cleanup();
    table.remove();
  }
  expect(shut).toBeGreaterThan(1);
});

test("room for loot is one number, the captain's, wherever it is told", () => {
  const scene = scenes["keep-too-many"]!;
  const { play, table } = lay(scene);
  const { room } = scene.view.players[0]!;
  expect(play.question!.prompt.args["room"]).toBe(room);
  expect(table.querySelector(".sea.panel header")!.textContent).toContain(word("en", "board-room", { n: room, drawn: scene.view.drawn.length, picked: 0 }));
});

test.each(["choice", "send", "thrown-raid", "harbour-governor", "sell", "tavern", "over"])("%s holds no fault that axe can see", async (name) => {
  const { table } = lay(scenes[name]!);
  const found = await axe.run(table, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}, 30_000);

test.each(Object.keys(stories))("the events of %s lead from the old view to the new one", async (name) => {
  const { before, events, after } = stories[name]!;
  const alive = new Alive();
  const stage = { next: after, speed: 1e6, signal: new AbortController().signal };
  for (const { n, event } of events) await alive.tell(before, { number: n, event: event as sevenseas.Event }, stage);
  const shown = alive.now(before);
  expect(shown.players).toEqual(after.players);
  expect(shown.round).toBe(after.round);
  expect(shown.tray?.duels).toEqual(after.tray?.duels);
  expect(alive.scene).toBeNull();
  alive.rest(after);
  expect(alive.now(after)).toBe(after);
});

test("the dice of the Tavern are handed out one by one, whatever is pointed at meanwhile", async () => {
  const play = playOf(scenes["tavern"]!);
  const { container, rerender } = render(Board, { props: play });
  const dice = play.view.tavern;
  const give = async (seat: number) => {
    await fireEvent.click(container.querySelector(`[data-target="player:${seat}/die:${dice[seat]}"]`)!);
    await rerender({ ...play, captains: [...play.captains], pointed: [`player:${seat}`] });
  };
  for (const { seat } of play.captains.slice(1)) await give(seat); // the last die goes to who is left
  expect(container.querySelectorAll('[aria-pressed="true"][data-target*="die:"]')).toHaveLength(play.captains.length);
  await fireEvent.click(container.querySelector("[data-serve]")!);
  expect(play.choose).toHaveBeenCalledWith(dice.join("-"));
});

test("a skipped animation stands at once where it would have ended", async () => {
  const { before, events, after } = stories["raid-won"]!;
  const skip = new AbortController();
  skip.abort();
  const alive = new Alive();
  for (const { n, event } of events) await alive.tell(before, { number: n, event: event as sevenseas.Event }, { next: after, speed: 1, signal: skip.signal });
  expect(alive.now(before).tray?.duels.length).toBe(after.tray?.duels.length);
  expect(alive.flights).toEqual([]);
});

test("two of one sum in different places are told what set them apart, others are not", () => {
  const scene = scenes["over"]!;
  const shown = (points: number[], places: number[]) => {
    const view = { ...scene.view, players: scene.view.players.map((player, seat) => ({ ...player, points: points[seat] ?? -seat })) };
    return lay({ ...scene, view, result: { ...scene.result!, places } }).table.textContent;
  };
  expect(shown([25, 25, 3, 1], [1, 2, 3, 4])).toContain("whoever serves fewer nations");
  expect(shown([25, 25, 3, 1], [1, 1, 3, 4])).not.toContain("whoever serves fewer nations");
  expect(shown([25, 24, 3, 1], [1, 2, 3, 4])).not.toContain("whoever serves fewer nations");
});

test.each([
  ["skulls", { count: 1, why: "curse.tavern.1" }, [false]],
  ["skulls", { count: 1, why: "captain.no-send-skull" }, [false]],
  ["skulls", { count: 1, why: "governor.corsair" }, []],
  ["tavern-chest", { chests: -1 }, [false]],
  ["tavern-chest", { chests: 1 }, [true]],
  ["tavern-yin-yang", { count: 3 }, [true]],
])("what %s gives or takes without a question is told to whom it befell: %o", async (type, more, kept) => {
  const { before } = stories["raid-won"]!;
  for (const [seat, told] of [[0, kept], [1, []]] as const) {
    const alive = new Alive();
    alive.seat = seat;
    const event = { type, seat: 0, now: before.players[0], ...more } as unknown as sevenseas.Event;
    await alive.tell(before, { number: 1, event, text: { type: "text", key: "event", args: {} } }, { next: before, speed: 1e6, signal: AbortSignal.abort() });
    expect(alive.kept.map(({ good }) => good)).toEqual(told);
  }
});

test("how a raid ended is told to whom a ship was saved in it, too", async () => {
  const { before, after } = stories["raid-won"]!;
  const [mine, stage] = [{ ...before.players[0]!, sent: 0 }, { next: after, speed: 1e6, signal: AbortSignal.abort() }];
  const alive = new Alive();
  alive.seat = 0;
  const tell = (number: number, event: object, key: string) => alive.tell(before, { number, event: event as sevenseas.Event, text: { type: "text", key, args: {} } }, stage);
  await tell(1, { type: "sunk", seat: 0, lost: 0, saved: 1, now: mine }, "event-sunk-saved");
  await tell(2, { type: "raid", seat: 1, won: true, survivors: [1, 2], players: [] }, "event-raid");
  expect(alive.kept.map(({ text, good }) => [text.key, good])).toEqual([["event-sunk-saved", false], ["event-raid", true]]);
});

test("a skull for an action that nobody asked me about is told to me, and to nobody else", async () => {
  const { before } = stories["raid-won"]!;
  const text = { type: "text" as const, key: "event-mistake", args: {} };
  for (const [seat, kept] of [[0, [false]], [1, []]] as const) {
    const alive = new Alive();
    alive.seat = seat;
    const event: sevenseas.Event = { type: "mistake", seat: 0, character: 5, now: before.players[0]! };
    await alive.tell(before, { number: 1, event, text }, { next: before, speed: 1e6, signal: AbortSignal.abort() });
    expect(alive.kept.map(({ good }) => good)).toEqual(kept);
  }
});
