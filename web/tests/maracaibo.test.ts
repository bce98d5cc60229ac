// Pirates of Maracaibo as it is drawn: every recorded scene in both languages, its targets, its effects, and its animations.
import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Alive } from "../src/games/maracaibo/alive.svelte";
import Badge from "../src/games/maracaibo/Badge.svelte";
import Bar from "../src/games/maracaibo/Bar.svelte";
import Board from "../src/games/maracaibo/Board.svelte";
import { effectsOf, glyphsOf, linesOf, named, split } from "../src/games/maracaibo/effects";
import { galleonSign } from "../src/games/maracaibo/figureheads";
import { berth, cell, islesOf, middle, rivers, trail } from "../src/games/maracaibo/geometry";
import Hand from "../src/games/maracaibo/Hand.svelte";
import Mat from "../src/games/maracaibo/Mat.svelte";
import Notice from "../src/games/maracaibo/Notice.svelte";
import Others from "../src/games/maracaibo/Others.svelte";
import ResultPaper from "../src/games/maracaibo/Result.svelte";
import { told } from "../src/games/maracaibo/story";
import { GULF, lineWords, MARACAIBO, START, stopWords, type View, visited } from "../src/games/maracaibo/words";
import type { maracaibo } from "../src/lib/wire";
import { laid, playing, recorded, type Scene as Recorded, type Story, wordsOf } from "./boards";

type Scene = Recorded<View>;
const files = import.meta.glob<string>(
  [
    "../src/games/maracaibo/fixtures/*.json",
    "../src/games/maracaibo/drawings.svg",
    "../../src/kaper/core/locale/*.ftl",
    "../../src/kaper/games/maracaibo/locale/*.ftl",
    "../../src/kaper/games/maracaibo/data/*.toml",
  ],
  { query: "?raw", import: "default", eager: true },
);
const scenes = recorded<Scene>(files, "maracaibo", "scenes");
const stories = recorded<Story<View, { event: maracaibo.Event }>>(files, "maracaibo", "stories");
const word = wordsOf(files, "maracaibo");
const playOf = (scene: Pick<Scene, "view" | "question">, lang = "en", narrow = false) => playing(scene, scene.view.captains, word, lang, narrow);

/** The whole table of one scene. */
function lay(scene: Scene, lang = "en", narrow = false) {
  vi.stubGlobal("innerWidth", narrow ? 390 : 1440);
  return laid({ once: [Board, Bar, Hand, Notice, Others], Mat, Badge, Result: ResultPaper }, playOf(scene, lang, narrow), scene.result);
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const ALIKE = ["sail-c", "sail-d", "sail-gulf", "solo-sail-gulf", "solo-raid", "residence", "placetile"]; // drawn as another is
const ASIDE = new Set(["pass"]); // declining may stay the button of the prompt

describe.each([
  ["en", false, Object.keys(scenes).filter((name) => !ALIKE.includes(name))],
  ["pl", true, ["sail", "raid", "bury", "upgrade", "explore", "takequest", "choosetile", "keepquests", "solo-over"]],
] as const)("in %s", (lang, narrow, shown) => {
  test.each(shown)("%s can be seen and answered on the board itself", async (name) => {
    const { play, table } = lay(scenes[name]!, lang, narrow);
    expect(table.textContent ?? "").not.toMatch(/undefined|NaN|\[object/);
    const question = scenes[name]!.question;
    for (const option of question?.options ?? []) {
      const drawn = option.targets.filter((target) => table.querySelector(`[data-target="${target}"]`));
      if (!option.targets.every((target) => ASIDE.has(target))) expect([option.id, drawn.length > 0]).toEqual([option.id, true]);
      const pressed = table.querySelector(`[data-target="${drawn[0]}"]`);
      if (pressed) {
        await fireEvent.click(pressed);
        expect(play.aim).toHaveBeenCalledWith(drawn[0]);
      }
    }
  });
});

test("spaces of the trail bear the numbers of the answers that stop there", () => {
  const { play, table } = lay(scenes["explore"]!, "en", true);
  const wanted = play.question!.options.flatMap(({ id, targets }) => (targets.some((target) => target.startsWith("track:")) ? [play.numbers.get(id)!] : [])).filter((number) => number <= 10).map((number) => number % 10);
  expect(wanted.length).toBeGreaterThan(1);
  expect([...table.querySelectorAll(".trail [data-numbered] text")].map((text) => Number(text.textContent)).sort()).toEqual(wanted.toSorted());
});

describe("effects", () => {
  const codes = ["cards", "boards"].flatMap((name) =>
    [...files[`../../src/kaper/games/maracaibo/data/${name}.toml`]!.matchAll(/"((?:now|perm|income|end):[^"]*)"/g)].map((found) => found[1]!),
  );

  test("every effect of the data files has signs, and words in both languages", () => {
    expect(codes.length).toBeGreaterThan(150);
    for (const lang of ["en", "pl"]) {
      const play = { t: (key: string, args?: Record<string, string | number>) => word(lang, key, args), captains: [] };
      for (const code of codes) {
        for (const branch of split(code, "|")) {
          for (const effect of effectsOf(branch)) {
            expect([code, effect.name !== ""]).toEqual([code, true]);
            expect([code, glyphsOf(`${effect.when}:${effect.name}${effect.args.length ? `(${effect.args.join(";")})` : ""}`).length > 0]).toEqual([code, true]);
          }
        }
        expect(lineWords(play, code)).not.toMatch(/undefined|effect-/);
        expect(linesOf(code).length).toBeGreaterThan(0);
      }
    }
  });

  test("every sign is in the drawings", () => {
    const drawings = files["../src/games/maracaibo/drawings.svg"]!;
    const signs = codes.flatMap((code) => split(code, "|").flatMap(glyphsOf)).flatMap((glyph) => (glyph.kind === "sign" ? [glyph.name] : []));
    const galleons = Object.values(scenes).flatMap(({ view }) => view.galleons.map((card) => galleonSign(card.key)));
    for (const name of new Set([...signs, ...galleons])) expect(drawings).toContain(`id="mc-i-${name}"`);
  });

  test("no line is wider than its room unless it is one sign", () => {
    for (const line of linesOf("perm:explore_swap(1;now:doubloons(3))", { most: 46 })) expect(line.width).toBeLessThanOrEqual(46);
    expect(linesOf("now:raid | now:bury;now:bury")[0]!.placed.map(({ glyph }) => glyph.kind)).toContain("slash");
    expect(linesOf("income:doubloons(1);income:vp(1)").map(({ scroll }) => scroll)).toEqual(["income"]);
  });

  test("names of the chain are read back into codes", () => {
    expect(named("acquire:crew:3")).toBe("now:acquire(crew;3)");
    expect(named("upgrade")).toBe("now:upgrade");
    expect(named("either:now:raid:now:bury;now:bury")).toBe("now:raid | now:bury;now:bury");
  });
});

describe("the chart", () => {
  const layouts = Object.values(scenes).filter(({ view }) => view.places.length);

  test("no two cards or islands share a cell, in every layout", () => {
    expect(new Set(layouts.map(({ view }) => view.layout)).size).toBe(4);
    for (const { view } of layouts) {
      const cells = view.places.map(({ column, row }) => cell(column, row).join());
      expect(new Set(cells).size).toBe(27);
      for (const { at, flat } of islesOf(view)) {
        const reach = flat ? [100, 46] : [36, 84];
        for (const place of view.places) {
          const [x, y] = cell(place.column, place.row);
          expect(Math.abs(x - at[0]) > reach[0]! || Math.abs(y - at[1]) > reach[1]!).toBe(true);
        }
      }
    }
  });

  test("four ships on one space lie apart, on the chart", () => {
    const { view } = scenes["sail"]!;
    for (const at of [0, 13, START, GULF, MARACAIBO]) {
      const berths = [0, 1, 2, 3].map((i) => berth(view, at, i, 4));
      expect(new Set(berths.map(String)).size).toBe(4);
      for (const [x, y] of [...berths, middle(view, at)]) expect(x > 0 && x < 930 && y > 0 && y < 386).toBe(true);
    }
  });

  test("the trail's spaces lie apart and each river is crossed", () => {
    const { track } = scenes["sail"]!.view;
    const steps = trail(track);
    expect(new Set(steps.map(({ at }) => String(at))).size).toBe(track.length);
    expect(rivers(track, steps).length).toBe(Math.max(...track.map((space) => space.rivers)));
    for (const { at } of steps) expect(at[0] > 0 && at[0] < 930).toBe(true);
  });

  test("what a stop costs and brings is said for every legal stop", () => {
    for (const name of ["sail", "sail-gulf", "solo-sail", "sail-fog"]) {
      const scene = scenes[name]!;
      const play = playOf(scene);
      for (const { targets } of scene.question!.options) {
        const [target = ""] = targets;
        if (target === "stop") continue;
        const at = target === "gulf" ? GULF : target === "maracaibo" ? MARACAIBO : Number(target.slice(6));
        expect([name, target, stopWords(play, scene.view, at).length > 0]).toEqual([name, target, true]);
      }
    }
  });
});

describe("stories", () => {
  test.each(Object.keys(stories))("%s ends at what the events said", async (name) => {
    const { before, events, after } = stories[name]!;
    const step = events.map(({ event }) => event).reduce((view, event) => told(view, event, after), before);
    for (const boat of after.captains) {
      const shown = step.captains[boat.seat]!;
      expect([boat.seat, shown.doubloons, shown.vp, shown.at, shown.upgrades, shown.explorer]).toEqual([boat.seat, boat.doubloons, boat.vp, boat.at, boat.upgrades, boat.explorer]);
      expect(shown.stores.map(({ stored, buried }) => [stored, buried])).toEqual(boat.stores.map(({ stored, buried }) => [stored, buried]));
      expect(shown.cards.map(({ item }) => item)).toEqual(boat.cards.map(({ item }) => item));
    }
    expect(step.islands).toEqual(after.islands);
    expect(step.places.map(({ ships }) => ships.toSorted())).toEqual(after.places.map(({ ships }) => ships.toSorted()));
    expect(step.market.map(({ item }) => item)).toEqual(after.market.map(({ item }) => item));
  });

  test.each(Object.keys(stories))("%s is animated to its end, quickly where it is skipped", async (name) => {
    const { before, events, after } = stories[name]!;
    const alive = new Alive();
    for (const signal of [AbortSignal.abort(), new AbortController().signal]) {
      for (const [i, { event }] of events.entries()) await alive.tell(before, { number: i, event }, { next: after, speed: 400, signal });
      expect(alive.now(before).captains.map(({ at }) => at)).toEqual(after.captains.map(({ at }) => at));
      expect(alive.voyages).toEqual({});
      alive.rest(after);
    }
  });
});

test("what is visited is the card that was bought, while its effects go on and nothing lies at its place", () => {
  const says = { t: (key: string) => key } as never;
  const view = (kind: string, now: string[]) => ({ active: 0, captains: [{ at: 1, cards: [{ key: "card-cook" }, { key: "card-musket" }] }], places: [{}, { card: { kind, key: "card-blank" } }], chain: { done: [], now, later: [["refill:1"]] } }) as unknown as View;
  expect(visited(says, view("placeholder", ["raid"]))).toBe("card-musket");
  expect(visited(says, view("placeholder", ["refill:1"]))).toBe("card-blank");
  expect(visited(says, view("crew", ["raid"]))).toBe("card-blank");
  expect(visited(says, { ...view("crew", []), active: -1 })).toBe("");
});
