// The Spanish Main as it is drawn: every recorded scene in both languages, its targets, its motion, ship card and result.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Alive } from "../src/games/spanishmain/alive.svelte";
import Badge from "../src/games/spanishmain/Badge.svelte";
import Bar from "../src/games/spanishmain/Bar.svelte";
import Board from "../src/games/spanishmain/Board.svelte";
import Mat from "../src/games/spanishmain/Mat.svelte";
import MiniMap from "../src/games/spanishmain/MiniMap.svelte";
import Notice from "../src/games/spanishmain/Notice.svelte";
import ResultPaper from "../src/games/spanishmain/Result.svelte";
import { abilityOf, type View } from "../src/games/spanishmain/words";
import type { spanishmain } from "../src/lib/wire";
import { laid, playing, recorded, type Scene as Recorded, type Story, wordsOf } from "./boards";

type Scene = Recorded<View>;
const files = import.meta.glob<string>(
  ["../src/games/spanishmain/fixtures/*.json", "../../src/kaper/core/locale/*.ftl", "../../src/kaper/games/spanishmain/locale/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const scenes = recorded<Scene>(files, "spanishmain", "scenes");
const stories = recorded<Story<View>>(files, "spanishmain", "stories");
const word = wordsOf(files, "spanishmain");
const playOf = (scene: Pick<Scene, "view" | "question">, lang = "en", narrow = false) => playing(scene, scene.view.players, word, lang, narrow);

// jsdom lays nothing out: the chart is told how much room it has
for (const side of ["clientWidth", "clientHeight"] as const) Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 700 });

/** The whole table of one scene. */
function lay(scene: Scene, lang = "en", narrow = false) {
  return laid({ once: [Board, Bar, Notice], Mat, Badge, Result: ResultPaper }, playOf(scene, lang, narrow), scene.result);
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const MOST = 8;
/** What lies on the chart as a thing, a mast or a place, so that it can be pressed there. */
const onChart = /^((ship|island|fort|terrain|sea|mast|flag):|coin:(island|ship):|crew:(ship|shore):)/;

describe.each(["en", "pl"])("in %s", (lang) => {
  test.each(Object.keys(scenes))("%s can be seen and answered on the chart itself", async (name) => {
    const { view, question } = scenes[name]!;
    const { play, table } = lay(scenes[name]!, lang, lang === "pl");
    expect(table.textContent).not.toMatch(/undefined|NaN|\[object/);
    const places = [...play.targets.keys()].filter((target) => target.startsWith("sea:")).slice(MOST); // hundreds of them are alike
    for (const target of [...play.targets.keys()].filter((each) => onChart.test(each) && !places.includes(each))) {
      if (target.startsWith("ship:") && view.ships[Number(target.slice(5))]?.fog !== -1) continue; // nobody sees it in the fog
      const drawn = table.querySelector(`svg [data-target="${target}"][role="button"]`);
      expect(drawn, `${target} is drawn and can be pressed`).not.toBeNull();
      await fireEvent.click(drawn!);
      expect(play.aim).toHaveBeenLastCalledWith(target);
    }
    for (const option of (question?.options ?? []).filter(({ targets }) => targets.some((target) => target.startsWith("pose:")))) {
      const end = table.querySelector(`.end[data-option="${option.id}"]`)!;
      await fireEvent.keyDown(end, { key: "Enter" });
      expect(play.choose).toHaveBeenLastCalledWith(option.id);
    }
  });
});

test("the scenes that matter were recorded", () => {
  const asked = new Set(Object.values(scenes).flatMap(({ question }) => (question ? [question.name] : [])));
  for (const name of ["Sail", "Order", "Act", "Shot", "LoseMast", "Ram", "Load"]) expect(asked, name).toContain(name);
  for (const name of ["sailing", "volley", "loading", "unloading", "ramming", "sinking", "ending"]) expect(Object.keys(stories), name).toContain(name);
});

/** What of a view the chart draws of its own: where things lie and what stands of them. */
const drawnOf = (view: View) => ({
  ships: view.ships.map(({ x, y, heading, masts, owner, docked, sunk, wreck, fog, coins }) => ({ x, y, heading, masts, owner, docked, sunk, wreck, fog, coins: coins.length })),
  islands: view.islands.map(({ x, y, home, fort, marks, coins }) => ({ x, y, home, fort, marks: [...marks].toSorted(), coins: coins.length })),
  forts: view.forts.map(({ flags, gone }) => ({ flags, gone })),
  gold: view.players.map(({ gold }) => gold),
});

test.each(Object.keys(stories))("the events of %s lead from the old view to the new one", async (name) => {
  const { before, events, after } = stories[name]!;
  const alive = new Alive();
  const stage = { next: after, speed: 1e6, signal: new AbortController().signal };
  for (const { n, event } of events) await alive.tell(before, { number: n, event: event as spanishmain.Event }, stage);
  expect(drawnOf(alive.now(before))).toEqual(drawnOf(after));
  expect([alive.shot, alive.falling, alive.sinking]).toEqual([null, null, -1]);
  alive.rest(after);
  expect(alive.now(after)).toBe(after);
});

test("a skipped animation stands at once where it would have ended", async () => {
  const { before, events, after } = stories["sailing"]!;
  const skip = new AbortController();
  skip.abort();
  const alive = new Alive();
  for (const { n, event } of events) await alive.tell(before, { number: n, event: event as spanishmain.Event }, { next: after, speed: 1, signal: skip.signal });
  expect(drawnOf(alive.now(before))).toEqual(drawnOf(after));
  expect(alive.flights).toEqual([]);
});

test("a ship sails its laths one by one, and turns the short way", async () => {
  const { before, events, after } = stories["sailing"]!;
  const sailed = events.map(({ event }) => event as spanishmain.Event).find((event) => event.type === "sailed") as spanishmain.Sailed;
  const alive = new Alive();
  const poses: string[] = [];
  const watch = setInterval(() => poses.push(alive.pose(sailed.ship, [0, 0, 0]).map(Math.round).join()), 1);
  await alive.tell(before, { number: 1, event: sailed }, { next: after, speed: 30, signal: new AbortController().signal });
  clearInterval(watch);
  expect(new Set(poses).size).toBeGreaterThan(2);
  const ship = alive.now(before).ships[sailed.ship]!;
  expect([ship.x, ship.y, ship.heading]).toEqual(sailed.poses.at(-1));
});

test("drawn nearer, the chart shows the whole sea in small and what is seen of it", async () => {
  const { table } = lay(scenes["sail-open"]!);
  expect(table.querySelector("[data-part=mini-map]")).toBeNull();
  await fireEvent.click(table.querySelector(".tools button")!);
  const map = table.querySelector("[data-part=mini-map]")!;
  const { view } = scenes["sail-open"]!;
  expect(map.querySelectorAll("ellipse")).toHaveLength(view.islands.length);
  const seen = map.querySelector(".seen")!;
  const whole = view.size / 100 + 28;
  expect(Number(seen.getAttribute("width"))).toBeCloseTo(whole / 1.5, 0);
  expect(Number(seen.getAttribute("x")) + Number(seen.getAttribute("width")) / 2).toBeCloseTo(view.size / 200, 0);
});

test("the ship card is that of the ship that acts, with its masts, guns, laths, hold and abilities", () => {
  const scene = scenes["sail-open"]!;
  const { play, table } = lay(scene);
  const number = Number(scene.question!.options.find(({ path }) => path.length === 0)!.targets[0]!.slice(5));
  const ship = scene.view.ships[number]!;
  const card = table.querySelector("[data-part=ship-card]")!;
  expect(card.querySelector("h3")!.textContent).toBe(ship.name);
  expect(card.querySelectorAll(".deck li")).toHaveLength(ship.built);
  expect(card.querySelectorAll(".hold li")).toHaveLength(Math.max(ship.cargo, ship.crew.length + ship.coins.length));
  for (const effect of ship.effects) expect(card.textContent).toContain(abilityOf(play, effect).text);
});

test("every ability that the rules play has a sentence in both languages", () => {
  const nations = ["american", "barbary", "cursed", "english", "french", "jade", "pirate", "spanish"];
  const plain = ["captain", "explorer", "cannoneer", "musket(3S)", "shipwright", "oars(S)", "no_space", "move_plus(S)", "move_plus(S;if=no_cargo)", "move_plus(L;if=all_masts)", "move_set(S;if=cargo_full)", "board_plus(1)", "immune(L)", "all_L", "cannon_plus(1;if=ship_docked_here)"];
  for (const lang of ["en", "pl"]) {
    const play = playOf(scenes["over"]!, lang);
    const said = [...plain, ...nations.flatMap((nation) => [`cannon_plus(1;vs=${nation})`, `weak_to(${nation})`])].map((effect) => abilityOf(play, effect).text);
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).toMatch(/ .*\.$/);
  }
});

test("the result says where the gold lies, and its bars add up to it", () => {
  const { view, result } = scenes["over"]!;
  const { table } = lay(scenes["over"]!);
  for (const [seat, player] of view.players.entries()) expect(player.home.reduce((a, b) => a + b, 0) + player.in_forts).toBe(result!.scores[seat]);
  expect(table.querySelector(".sources")!.textContent).toContain(word("en", "source-home"));
  expect(table.querySelector(".sources")!.textContent).toContain(word("en", `ending-${view.ending}`));
});

test.each(["sail-open", "sail-docked", "shot", "order", "losemast", "over", "cards"])("%s holds no fault that axe can see", async (name) => {
  const { table } = lay(name === "cards" ? hexed() : scenes[name]!);
  const found = await axe.run(table, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}, 30_000);

test("a mast that falls is drawn falling, and its stump stays", async () => {
  const { before, events, after } = stories["volley"]!;
  const lost = events.map(({ event }) => event as spanishmain.Event).find((event) => event.type === "mast-lost") as spanishmain.MastLost;
  const alive = new Alive();
  const fallen: (number | undefined)[] = [];
  const told = alive.tell(before, { number: 1, event: lost }, { next: after, speed: 8, signal: new AbortController().signal });
  fallen.push(alive.falling?.mast);
  await vi.waitFor(() => expect(alive.falling ?? fallen.length).not.toBeNull());
  await told;
  expect(alive.falling).toBeNull();
  expect(alive.now(before).ships[lost.ship]!.masts[lost.mast]).toBe(false);
});

test("what the own ships threw and suffered is kept for their captain, and what others do among themselves for nobody", async () => {
  const { view } = scenes["order"]!;
  const ship = (seat: number) => view.ships.findIndex(({ owner, sunk }) => owner === seat && !sunk);
  const [me, other] = [ship(view.active), ship(1 - view.active)];
  const shot = (source: number, target: number, hit: boolean): spanishmain.Event => ({ type: "fired", source: `ship:${source}`, name: "A", target: `ship:${target}`, other: "B", cannon: 0, weapon: "cannon", rank: 3, range: "S", bonus: 0, die: 4, hit });
  const story: [spanishmain.Event, boolean | null, boolean | null][] = [
    [shot(me, other, true), true, false],
    [shot(me, other, false), false, true],
    [{ type: "mast-lost", ship: other, name: "B", mast: 0, masts: 1, left: 1 } as spanishmain.Event, null, null],
    [{ type: "mast-lost", ship: other, name: "B", mast: 0, masts: 0, left: 0 } as spanishmain.Event, true, false],
    [{ type: "sunk", ship: other, name: "B", by: view.active, gold: 0, shares: [], totals: [] }, true, false],
    [{ type: "sunk", ship: other, name: "B", by: -1, gold: 0, shares: [], totals: [] }, null, false],
    [{ type: "rammed", ship: me, name: "A", target: other, other: "B", die: 2, masts: 3, hit: false }, false, true],
    [{ type: "fog-left", ship: me, name: "A", terrain: 0, die: 2, pose: [] }, false, null],
    [{ type: "struggled", ship: me, name: "A", die: 6, masts: 2, free: true }, true, null],
    [{ type: "scuttle-rolled", ship: me, name: "A", die: 2 }, false, null],
  ];
  for (const [event, mine, theirs] of story) {
    for (const [seat, good] of [[view.active, mine], [1 - view.active, theirs]] as const) {
      const alive = new Alive();
      alive.seat = seat;
      await alive.tell(view, { number: 1, event, text: { type: "text", key: "event", args: {} } }, { next: view, speed: 1e6, signal: AbortSignal.abort() });
      expect(alive.kept.map((one) => one.good), `${event.type} for ${seat}`).toEqual(good === null ? [] : [good]);
    }
  }
});

/** An order with all that cards do to ships and seas: fire, armour, ghosts, treasures, captives, events, Marines, crew ashore. */
function hexed(): Scene {
  const scene = structuredClone(scenes["order"]!);
  const [first, second] = scene.view.ships.filter((ship) => !ship.sunk && !ship.wreck && ship.fog < 0) as [View["ships"][number], View["ships"][number]];
  Object.assign(first, { fire: first.masts.map((_, i) => i === 0), panels: 2, finds: ["ut_rum", null], coins: [2, 0], kinds: [null, "crew-captain"], extra: 1 });
  Object.assign(second, { ghostly: true, held: 2, effects: ["GHOST", "cannon_plus(1;vs=english)", "gold_plus(2)"] });
  second.crew = [{ key: "crew-named", nation: "pirate", face_up: true, card: "sm-pc-001", name: "Calico Cat", effects: ["captain"] }];
  Object.assign(scene.view.islands.find((land) => land.home < 0)!, { coins: [0, null], kinds: ["ut_natives", null], crew: [{ key: null, nation: null, face_up: false, card: null, name: null, effects: [] }] });
  scene.view.tokens = [
    { kind: "event_becalmed", owner: 1, x: 40_000, y: 40_000 },
    { kind: "event_cursed_zone", owner: 0, x: 60_000, y: 40_000 },
    { kind: "marine:77", owner: 0, x: 50_000, y: 30_000 },
  ];
  scene.view.players[0] = { ...scene.view.players[0]!, events: ["event_raft"], events_left: 1 };
  return scene;
}

test.each(["en", "pl"])("what cards do is drawn and said in %s", (lang) => {
  const { table } = lay(hexed(), lang);
  expect(table.textContent).not.toMatch(/undefined|NaN|\[object|\{ ?\$/);
  expect(table.querySelectorAll(".chart [data-fire]")).toHaveLength(1);
  expect(table.querySelectorAll(".chart [data-panel]")).toHaveLength(2);
  expect(table.querySelectorAll(".chart .ghostly")).toHaveLength(1);
  expect(table.querySelectorAll(".chart [data-unique]")).toHaveLength(1);
  expect(table.querySelectorAll(".chart [data-ashore]").length).toBeGreaterThan(0);
  for (const kind of ["event_becalmed", "event_cursed_zone", "marine:77"]) expect(table.querySelector(`[data-token="${kind}"]`)?.getAttribute("aria-label")).toBeTruthy();
  expect(table.querySelector(".find")).not.toBeNull();
  expect(table.querySelector(".captive")?.getAttribute("title")).toBe(word(lang, "crew-captain"));
  expect(table.querySelector(".events")?.textContent).toContain(word(lang, "event-card-raft"));
});

test("a Marine ashore is pressed where he stands", async () => {
  const scene = hexed();
  scene.question = { ...scene.question!, options: [...scene.question!.options, { ...scene.question!.options[0]!, id: "marine:77", targets: ["marine:77"] }] };
  const { play, table } = lay(scene);
  await fireEvent.click(table.querySelector('[data-token="marine:77"]')!);
  expect(play.aim).toHaveBeenLastCalledWith("marine:77");
});

describe("the whole sea in small", () => {
  /** Does it lie at the right, where these islands and the ship that is looked at are seen? Millimetres from the lower left of the sea. */
  function atRight(islands: [number, number][], ship: [number, number]): boolean {
    const { view, question } = scenes.act!;
    const sea: View = { ...view, islands: islands.map(([x, y], number) => ({ ...view.islands[0]!, number, x: 100 * x, y: 100 * y })), ships: [{ ...view.ships[0]!, number: 0, x: 100 * ship[0], y: 100 * ship[1] }] };
    const { play } = lay({ view, question } as Scene);
    const { container } = render(MiniMap, { play: play as never, view: sea, ship: 0, sight: { left: 0, top: 0.5, width: 0.5, height: 0.5 }, width: 400, height: 400, margin: 0 });
    return container.querySelector("[data-part=mini-map]")!.classList.contains("right");
  }
  test("lies where it hides less", () => {
    expect(atRight([[60, 60]], [250, 400])).toBe(true);
    expect(atRight([[440, 60]], [250, 400])).toBe(false);
    expect(atRight([[440, 60]], [60, 60])).toBe(true); // rather on an island's name than on the ship
  });
  test("and otherwise where the ship is not", () => {
    expect(atRight([], [100, 400])).toBe(true);
    expect(atRight([], [400, 400])).toBe(false);
  });
});
