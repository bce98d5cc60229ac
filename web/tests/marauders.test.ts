// Merchants & Marauders as it is drawn: every recorded scene in both languages, its targets, its reckonings, its animations.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Alive } from "../src/games/marauders/alive.svelte";
import Badge from "../src/games/marauders/Badge.svelte";
import Bar from "../src/games/marauders/Bar.svelte";
import Board from "../src/games/marauders/Board.svelte";
import * as drawn from "../src/games/marauders/drawings.svg?raw";
import { places, windowFor } from "../src/games/marauders/geometry";
import Hand from "../src/games/marauders/Hand.svelte";
import Mat from "../src/games/marauders/Mat.svelte";
import Notice from "../src/games/marauders/Notice.svelte";
import Others from "../src/games/marauders/Others.svelte";
import ResultPaper from "../src/games/marauders/Result.svelte";
import { vignettes } from "../src/games/marauders/vignettes";
import { DEEDS, faceOf, rollsNext } from "../src/games/marauders/words";
import type { marauders } from "../src/lib/wire";
import { laid, playing, recorded, type Scene as Recorded, showsShut, type Story, wordsOf } from "./boards";

// the drawings are many and say nothing here; that none is missing is looked up in their text
vi.mock("../src/games/marauders/drawings.svg?raw", async (original) => ({ default: "", text: (await original<{ default: string }>()).default }));

type Scene = Recorded<marauders.Chart>;
const files = import.meta.glob<string>(
  ["../src/games/marauders/fixtures/*.json", "../../src/kaper/core/locale/*.ftl", "../../src/kaper/games/marauders/locale/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const scenes = recorded<Scene>(files, "marauders", "scenes");
const stories = recorded<Story<marauders.Chart>>(files, "marauders", "stories");
const drawings = (drawn as unknown as { text: string }).text;
const word = wordsOf(files, "marauders");
const playOf = (scene: Pick<Scene, "view" | "question">, lang = "en") => playing(scene, scene.view.boards, word, lang);

/** The whole table of one scene. */
function lay(scene: Scene, lang = "en", chosen: string[] = []) {
  return laid({ once: [Board, Bar, Hand, Others, Notice], Mat, Badge, Result: ResultPaper }, { ...playOf(scene, lang), chosen }, scene.result);
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe.each(["en", "pl"])("in %s", (lang) => {
  test.each(Object.keys(scenes))("%s can be seen and answered on the board itself", async (name) => {
    const { play, table } = lay(scenes[name]!, lang);
    expect(table.textContent ?? "").not.toMatch(/undefined|NaN|\[object/);
    for (const use of table.querySelectorAll(":scope > :not(.drawings) use")) {
      const id = use.getAttribute("href")!.slice(1);
      expect(drawings.includes(`id="${id}"`), `the sign ${id} is in the drawings`).toBe(true);
    }
    for (const target of play.targets.keys()) {
      const drawn = [...table.querySelectorAll(`[data-target="${target}"]`)];
      const spots = drawn.filter((spot) => spot.matches("button, [role=button]") && !spot.closest("[inert]"));
      expect(spots.length, `${target} is drawn and can be pressed`).toBeGreaterThan(0);
      await fireEvent.click(spots[0]!);
      // where one thing may be used in several ways, each way has its button
      const chosen = vi.mocked(play.choose).mock.lastCall?.[0];
      expect(play.targets.get(target)!.some(({ id }) => id === chosen) || vi.mocked(play.aim).mock.lastCall?.[0] === target, target).toBe(true);
    }
  });
});

test("every glory card has its own sign and kind", () => {
  const keys = [...files["../../src/kaper/games/marauders/locale/en.ftl"]!.matchAll(/^(card-[a-z-]+|specialist-\w+|mod-[\w-]+) =/gm)].map((found) => found[1]!);
  expect(keys.length).toBeGreaterThan(40);
  for (const key of keys) expect(drawings.includes(`id="mm-i-${faceOf(key).sign}"`), key).toBe(true);
});

test("every captain, commander, specialist, event, glory card, rumor and mission has a picture of its own", () => {
  const found = files["../../src/kaper/games/marauders/locale/en.ftl"]!.matchAll(/^((?:captain|npc|specialist|card|event-card)-[\w-]+) =/gm);
  const ships = ["npc-dutch", "npc-english", "npc-french", "npc-spanish", "npc-pirate-sloop", "npc-pirate-frigate"];
  const said = ["event-card-played", "event-card-withheld", "event-card-cancelled"];
  const keys = [...found].map((match) => match[1]!).filter((key) => !ships.includes(key) && !said.includes(key));
  expect(keys.length).toBeGreaterThan(130);
  for (const key of keys) expect(vignettes[key]?.length ?? 0, key).toBeGreaterThan(200);
  for (const [key, picture] of Object.entries(vignettes)) {
    for (const [, id] of picture.matchAll(/href="#([\w-]+)"/g)) expect(drawings.includes(`id="${id}"`), `${key}: ${id}`).toBe(true);
    expect(picture, key).not.toMatch(/undefined|NaN/);
  }
});

test("an action of a battle tells its odds before the click, as the engine reckons them", () => {
  const { view } = scenes["maneuver"]!;
  const { table } = lay(scenes["maneuver"]!);
  const { odds, sides } = view.fight!;
  const mine = sides.indexOf(0);
  const shoot = table.querySelector('.panel [data-target="action:shoot"]')!;
  expect(shoot.textContent).toContain(word("en", "board-odds-shoot", { chance: odds.actions[mine]![0]!, hits: odds.hits[mine]! }));
  expect(table.querySelector(".tray")!.textContent).toContain(`${odds.wins[mine]} %`);
});

test("a left neighbour who plays a flagship reckons for the flagship", () => {
  const { view } = scenes["maneuver-npc"]!;
  const { table } = lay(scenes["maneuver-npc"]!);
  const npc = view.fight!.sides.indexOf(-1);
  const [shoot] = view.fight!.odds.actions[npc]!;
  expect(table.querySelector('.panel [data-target="action:shoot"]')!.textContent).toContain(`${shoot} %`);
});

test("the chance to find what may be scouted stands beside it", () => {
  const { view, question } = scenes["act-sea"]!;
  const target = question!.options.flatMap(({ targets }) => targets).find((name) => name.startsWith("merchant:"))!;
  const zone = view.zones.find(({ name }) => `merchant:${name}` === target)!;
  const { table } = lay(scenes["act-sea"]!);
  expect(table.querySelector(`[data-target="${target}"] .odds`)!.textContent!.trim()).toBe(`${zone.scout} %`);
});

test("hunters, their quarry and the course to it are drawn, and listed in words", () => {
  const scene = Object.values(scenes).find(({ view }) => view.npcs.some((npc) => npc.zone && npc.pursues !== null && view.boards[npc.pursues]?.zone !== npc.zone))!;
  const { table } = lay(scene);
  const hunters = scene.view.npcs.filter((npc) => npc.zone && npc.pursues !== null && scene.view.boards[npc.pursues]?.zone);
  expect(table.querySelectorAll("path.next").length).toBe(hunters.length);
  const there = scene.view.boards[hunters[0]!.pursues!]!.zone!;
  expect([...table.querySelectorAll("li")].some((line) => line.textContent!.includes(`→ ${word("en", `zone-${there}`)}`))).toBe(true);
});

test("the own rumor and mission are marked where they lead", () => {
  const scene = Object.values(scenes).find(({ view, result }) => !result && [...view.boards[0]!.rumor, ...view.boards[0]!.missions].some((card) => card?.zone))!;
  const own = scene.view.boards[0]!;
  const { table } = lay(scene);
  expect(table.querySelectorAll(".goal").length).toBe([...own.rumor, ...own.missions].filter((card) => card?.zone).length);
});

test("each way to spend a success tells its chance and what it would bring", () => {
  const { view, question } = scenes["spend"]!;
  const { table } = lay(scenes["spend"]!);
  view.market.forEach((card, i) => {
    const option = question!.options.find(({ id }) => id === `exchange:${card!.item}`);
    const { looted, loot } = view.raid!.odds.exchange[i]!;
    if (option) expect(table.querySelector(".cards")!.textContent).toContain(word("en", "board-prospect-short", { looted, loot }));
  });
});

test("a merchant's flags tell the bounty they cost", () => {
  const { view } = scenes["flag"]!;
  const { table } = lay(scenes["flag"]!);
  for (const { nation, bounty } of view.prize) {
    const wanted = bounty ? word("en", "board-bounty-after", { nation: word("en", `nation-${nation}.gen`), level: bounty }) : word("en", "board-no-bounty");
    expect(table.querySelector(`.panel [data-target="flag:${nation}"]`)!.textContent).toContain(wanted);
  }
});

test("what the glory came from adds up, as bars and as a table", () => {
  const { view } = scenes["over"]!;
  const { table } = lay(scenes["over"]!);
  for (const board of view.boards) {
    expect(board.deeds.length).toBe(DEEDS.length);
    expect(board.deeds.reduce((sum, n) => sum + n, 0)).toBe(board.points);
  }
  const number = (cell: Element) => Number(cell.firstChild!.textContent!.replace("·", "0"));
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map(number));
  expect(rows.length).toBeGreaterThan(2); // one a source, and their sum
  for (const column of view.boards.keys()) {
    expect(rows.slice(0, -1).reduce((sum, row) => sum + row[column]!, 0)).toBe(rows.at(-1)![column]);
  }
  expect(table.querySelectorAll(".bar").length).toBe(view.boards.length);
});

test("where the question is about ports, no panel hides them", () => {
  const { table } = lay(scenes["returnto"]!);
  expect(table.querySelector(".panel")).toBeNull();
});

test("the end of the game is told: the goal, and the decks that may run out", () => {
  const { view } = scenes["act-sea"]!;
  const { table } = lay(scenes["act-sea"]!);
  expect(table.textContent).toContain(word("en", "board-ends", { target: view.target }));
  expect(table.querySelector(".decks")!.textContent).toContain(`${word("en", "board-left-events")} ${view.events_left}`);
});

test("the risk of a zone stands on the chart before one sails there", () => {
  const scene = Object.values(scenes).find(({ view, question }) =>
    view.zones.some((zone) => zone.found > 0 && question?.options.some((option) => option.targets.includes(`zone:${zone.name}`))),
  )!;
  const { table } = lay(scene);
  const zone = scene.view.zones.find((z) => z.found > 0 && scene.question!.options.some((option) => option.targets.includes(`zone:${z.name}`)))!;
  expect([...table.querySelectorAll(".pill")].map((pill) => pill.textContent?.replace(/\s+/g, " ").trim()).join("|")).toContain(`${zone.found} %`);
});

test.each(["ashore", "yard"])("%s: what cannot be done stands there with its reason, and a press opens the rule", async (name) => {
  const { play, table } = lay(scenes[name]!);
  expect(await showsShut(table, play, name === "yard" ? /./ : /^(sell|buy|yard|recruit|rumor|stash)$/)).toBeGreaterThan(0);
  if (name === "yard") {
    const prices = (play.question?.closed ?? []).map(({ facts }) => String(facts?.price));
    expect([...table.querySelectorAll("[data-closed] b")].map((price) => price.textContent?.trim()).sort()).toEqual(prices.sort());
    expect(table.textContent).toContain(word("en", "weapon-grapple.text"));
  }
});

test("a merchant that cannot be raided is locked, and says why", () => {
  const scene = Object.values(scenes).find(({ view, question }) => question?.name === "Act" && view.zones.some(({ name, merchant }) => merchant && name === view.boards[0]!.zone))!;
  const at = `merchant:${scene.view.boards[0]!.zone}`;
  const why = { type: "text" as const, key: "refusal-crippled", args: {} };
  const closed = [{ id: `scout:${at}`, text: why, why, rule: "ruling.merchant-scout-damaged", targets: [at], facts: null }];
  const question = { ...scene.question!, closed, options: scene.question!.options.filter(({ id }) => !id.startsWith("scout:merchant")) };
  const { table } = lay({ ...scene, question });
  const merchant = table.querySelector(`[data-target="${at}"]`)!;
  expect(merchant.querySelector('[href="#mm-i-plain-padlock"]')).not.toBeNull();
  expect(merchant.getAttribute("aria-label")).toContain("refusal-crippled");
});

test("loot that is taken is not reckoned again, and what goes overboard for it is said", () => {
  const scene = Object.values(scenes).find(({ view, question }) => question?.name === "Stow" && view.raid)!;
  const board = scene.view.boards[0]!;
  const chosen = scene.question!.options.slice(0, scene.question!.most).map(({ id }) => id);
  const { table } = lay(scene, "en", chosen);
  const said = table.querySelector(".reck")!.textContent;
  expect(scene.view.raid!.taken).toBe(true);
  expect(said).not.toContain(word("en", "board-if-resolved"));
  expect(said).toContain(word("en", "board-stow-room", { held: board.hold.length, n: chosen.length, room: board.room }));
});

test("a purchase is reckoned before the click", () => {
  const scene = scenes["buy"]!;
  const options = scene.question!.options.slice(0, 2);
  const { table } = lay(scene, "en", options.map(({ id }) => id));
  const gold = scene.view.boards[0]!.gold!;
  expect(table.querySelector(".sum")!.textContent).toContain(`${gold} → ${gold - options[0]!.facts!.price! - options[1]!.facts!.price!}`);
});

test("a card that was just bought and is still chosen lies in the hold once", () => {
  const scene = structuredClone(scenes["buy"]!);
  const [bought] = scene.view.market;
  scene.view.boards[0]!.hold = [bought!];
  const option = scene.question!.options.find(({ targets }) => targets.includes(`card:${bought!.item}`))!;
  const { table } = lay(scene, "en", [option.id]);
  expect(table.querySelectorAll(".hold .cgs > span")).toHaveLength(1);
});

test("the chances to find ships that lie close together do not lie on each other", () => {
  const scene = structuredClone(scenes["act-crowded"]!);
  const own = scene.view.boards[0]!;
  for (const board of scene.view.boards) [board.zone, board.port] = [own.zone, false];
  const facts = { price: null, chance: 0.33, gain: null, gains: [] };
  const scouted = scene.view.boards.slice(1).map(({ seat }) => ({ ...scene.question!.options[0]!, id: `scout:ship:${seat}`, targets: [`ship:${seat}`], facts }));
  const { table } = lay({ ...scene, question: { ...scene.question!, options: [...scene.question!.options.filter(({ id }) => !id.startsWith("scout:")), ...scouted] } });
  const pills = [...table.querySelectorAll(".odds")].map((pill) => /\(([-\d.]+) ([-\d.]+)\)/.exec(pill.getAttribute("transform")!)!.slice(1).map(Number) as [number, number]);
  expect(pills).toHaveLength(scouted.length);
  for (const [i, [x, y]] of pills.entries()) for (const [left, top] of pills.slice(i + 1)) expect(Math.abs(x - left) >= 54 || Math.abs(y - top) >= 18).toBe(true);
});

test("a raid tells what it would bring if it were resolved now", () => {
  const { view } = scenes["spend"]!;
  const { table } = lay(scenes["spend"]!);
  expect(table.querySelector(".reck")!.textContent).toContain(word("en", `board-outcome-${view.raid!.outcome}`, { loot: view.raid!.loot }));
});

test("a panel can be laid aside to look at the chart, and opened again", async () => {
  const { table } = lay(scenes["ashore"]!);
  await fireEvent.click(table.querySelector('[aria-label="Lay aside"]')!);
  expect(table.querySelector(".panel")).toBeNull();
  await fireEvent.click([...table.querySelectorAll("button")].find((button) => button.textContent === "Back to the port")!);
  expect(table.querySelector(".panel")).not.toBeNull();
});

test("the chart is whole on a desk and a window round the ship on a phone", () => {
  expect(windowFor(912, 516, places["havana"]!.sea).whole).toBe(true);
  const seen = windowFor(390, 428, places["havana"]!.sea);
  expect(seen.whole).toBe(false);
  expect([seen.w, seen.h]).toEqual([390, 428]);
  expect(seen.x).toBeGreaterThanOrEqual(0);
});

test.each(["act-sea", "maneuver", "ashore", "buy", "yard", "stash", "flag", "spend", "takehit", "withhold", "over"])("%s holds no fault that axe can see", async (name) => {
  const { table } = lay(scenes[name]!);
  const found = await axe.run(table, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}, 60_000);

test("the dice of a battle stay to be read once the tray tells of the next roll, for those who fight in it", async () => {
  const { view } = scenes["maneuver"]!;
  const { sides } = view.fight!;
  const [me, other] = [Math.max(...sides), Math.min(...sides)];
  const stage = { next: view, speed: 1e6, signal: AbortSignal.abort() };
  const text = (key: string) => ({ type: "text" as const, key, args: {} });
  const round: [marauders.Event, string][] = [
    [{ type: "rolled", side: me, npc: -1, what: "contest", dice: [2, 3, 6] }, "event-rolled"],
    [{ type: "rolled", side: other, npc: -1, what: "contest", dice: [5, 6] }, "event-rolled"],
    [{ type: "contest-won", side: other, npc: -1, how: "won" }, "event-contest-won"],
    [{ type: "rolled", side: other, npc: -1, what: "volley", dice: [4] }, "event-rolled"],
  ];
  for (const [seat, kept] of [[me, [[[2, 3, 6], null], [[5, 6], null], [[], false], [[4], false]]], [[0, 1, 2, 3].find((one) => !sides.includes(one) && one !== view.fight!.control)!, []]] as const) {
    const alive = new Alive();
    alive.seat = seat;
    for (const [number, [event, key]] of round.entries()) await alive.tell(view, { number, event, text: text(key) }, stage);
    expect(alive.kept.map(({ dice, good }) => [dice, good])).toEqual(kept);
  }
  expect(rollsNext(scenes["maneuver"]!.question), "the tray tells of the roll to come").toBe(true);
  expect(rollsNext(scenes["takehit"]!.question), "the tray shows what was rolled").toBe(false);
});

test("who plays the enemy ship reads what it threw, and nobody else who does not fight", async () => {
  const { view, question } = scenes["maneuver-npc"]!;
  const control = view.fight!.control;
  expect(question!.seat).toBe(control);
  expect(view.fight!.sides).not.toContain(control);
  const stage = { next: view, speed: 1e6, signal: AbortSignal.abort() };
  const text = { type: "text" as const, key: "event-rolled", args: {} };
  const event: marauders.Event = { type: "rolled", side: -1, npc: 0, what: "volley", dice: [4] };
  for (const seat of view.boards.map((board) => board.seat).filter((one) => !view.fight!.sides.includes(one))) {
    const alive = new Alive();
    alive.seat = seat;
    await alive.tell(view, { number: 1, event, text }, stage);
    expect(alive.kept.map(({ good }) => good)).toEqual(seat === control ? [true] : []);
  }
});

test("a raid that failed says what the ship lost by it, to its captain alone; a battle shows its own hits", async () => {
  const struck = (view: marauders.Chart): marauders.Event => ({ type: "hit", side: 0, npc: -1, location: 3, how: "marked", now: view.boards[0]!, mine: null, enemy: null, at: "ship:0/crew" });
  const text = { type: "text" as const, key: "event-hit-marked", args: {} };
  for (const [name, seat, kept] of [["spend", 0, [false]], ["spend", 1, []], ["maneuver", 0, []]] as const) {
    const { view } = scenes[name]!;
    const alive = new Alive();
    alive.seat = seat;
    await alive.tell(view, { number: 1, event: struck(view), text }, { next: view, speed: 1e6, signal: AbortSignal.abort() });
    expect(alive.kept.map(({ good }) => good), `${name} ${seat}`).toEqual(kept);
  }
});

test.each([
  ["claimed", [true]],
  ["completed", [true]],
  ["failed", [false]],
  ["lost", [false]],
  ["offered", []],
  ["withdrawn", []],
])("that a mission was %s is told to its captain alone", async (how, kept) => {
  const { view } = scenes["act-rich"]!;
  for (const [seat, told] of [[0, kept], [1, []]] as const) {
    const alive = new Alive();
    alive.seat = seat;
    const event = { type: "mission-moved", seat: 0, card: 210, how, offered: [], now: view.boards[0] } as unknown as marauders.Event;
    await alive.tell(view, { number: 1, event, text: { type: "text", key: `event-mission-${how}`, args: {} } }, { next: view, speed: 1e6, signal: AbortSignal.abort() });
    expect(alive.kept.map(({ good }) => good)).toEqual(told);
  }
});

test.each(["en", "pl"])("on a phone what may be done with missions, rumors and bounties stands first, in one line with its chance (%s)", (lang) => {
  const scene = structuredClone(scenes["ashore"]!);
  const zone = scene.view.zones.find(({ name }) => name === scene.view.boards[0]!.zone)!;
  const card = { item: 210, key: "card-m01" } as (typeof zone.missions)[number];
  zone.missions = [card];
  const text = { type: "text" as const, key: "option-claim", args: { card: { type: "text" as const, key: "card-m01", args: {} }, chance: 56, pay: 0, does: "" } };
  scene.question!.options.push({ id: "mission:210", text, targets: ["card:210"], rule: "mission.claim", path: [], facts: null });
  const { container } = render(Board, { props: { ...playing(scene, scene.view.boards, word, lang, true) } });
  const pressed = [...container.querySelectorAll<HTMLElement>("button[data-target]")].map((one) => one.dataset["target"]!);
  expect(pressed.indexOf("card:210")).toBeGreaterThanOrEqual(0);
  expect(pressed.indexOf("card:210")).toBeLessThan(pressed.findIndex((target) => target.startsWith("activity:")));
  expect(pressed.filter((target) => target === "card:210"), "and no second time").toHaveLength(1);
});

test("in a shipyard a place keeps its meaning: where a weapon was bought it is owned, and it is sold elsewhere", () => {
  const scene = structuredClone(scenes["yard"]!);
  const bought = scene.question!.options.find(({ id }) => id === "weapon:grape")!;
  bought.id = "sell:grape";
  scene.view.boards[0]!.weapons = ["grape"];
  const { table } = lay(scene);
  const rows = [...table.querySelectorAll<HTMLElement>(".li")].filter((row) => row.textContent!.includes(word("en", "weapon-grape")));
  expect(rows.map((row) => row.tagName)).toEqual(["SPAN", "BUTTON"]);
  expect(rows[0]!.textContent).toContain(word("en", "board-owned"));
  expect(rows[0]!.previousElementSibling!.textContent).toContain(word("en", "weapon-chain"));
});

test("ships that are chosen among say in words what they have, and more of it is bold", () => {
  const { table } = lay(scenes["chooseship"]!);
  const [sloop, flute] = [...table.querySelectorAll(".stats")].map((stats) => [...stats.querySelectorAll("span")].map((row) => [row.textContent!.replace(/(\d)$/, " $1").trim(), row.classList.contains("best")]));
  const row = (key: string, value: number, best: boolean) => [`${word("en", key)} ${value}`, best];
  expect(sloop).toContainEqual(row("location-cargo", 2, false));
  expect(flute).toContainEqual(row("location-cargo", 4, true));
  expect(sloop).toContainEqual(row("board-maneuver", 4, true));
  expect(sloop!.filter(([words]) => String(words).startsWith(word("en", "location-cannons")))).toEqual([row("location-cannons", 1, false)]);
});

test("a market says how much sails out of the port, though the ship holds more while she lies there", () => {
  const scene = structuredClone(scenes["buy"]!);
  scene.question!.prompt.args["aboard"] = 2;
  const { table } = lay(scene, "en", scene.question!.options.slice(0, 3).map(({ id }) => id));
  expect(table.querySelector(".hold")!.textContent).toContain(word("en", "board-port-hold", { n: 6, room: 2 }));
  expect(table.querySelector(".warn")!.textContent).toBe(word("en", "board-over-room", { room: 2 }));
});

test("a battle shows what was declared in the present round, not in the one before", () => {
  const scene = structuredClone(scenes["maneuver"]!);
  scene.view.fight!.round = 3;
  scene.view.fight!.declared = ["flee", "board"];
  const shown = () => [...lay(scene).table.querySelectorAll(".decl b")].map((plate) => plate.textContent?.trim());
  const attacker = scene.view.fight!.sides.indexOf(scene.question!.seat) === 0;
  expect(shown()).toEqual(attacker ? [] : [word("en", "action-flee")]);
  scene.question = scenes["takehit"]!.question;
  expect(shown()).toHaveLength(2);
});

test.each(Object.keys(stories))("the events of %s lead from the old view to the new one", async (name) => {
  const { before, events, after } = stories[name]!;
  const alive = new Alive();
  const stage = { next: after, speed: 1e6, signal: new AbortController().signal };
  for (const line of events) await alive.tell(before, { number: line.n, event: line.event as marauders.Event }, stage);
  expect(alive.voyages).toEqual({});
  const shown = alive.now(before);
  const known = ({ chances: _, odds: __, ...board }: marauders.Board) => board; // without what might come
  expect(shown.boards.map(known)).toEqual(after.boards.map(known));
  expect(shown.npcs.map((npc) => npc.zone)).toEqual(after.npcs.map((npc) => npc.zone));
  expect(shown.round).toBe(after.round);
  alive.rest(after);
});
