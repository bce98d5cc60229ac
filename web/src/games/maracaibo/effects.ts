// The vocabulary of effects as signs: what a card, slot or space does, read from the codes of the data files into a row of
// glyphs, one for each effect. The words of the same effects are in words.ts.

export interface Effect {
  when: string;
  name: string;
  args: readonly string[];
}

/** The parts of a text between marks that stand outside parentheses. */
export function split(text: string, marks: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [i, letter] of [...text].entries()) {
    depth += Number(letter === "(") - Number(letter === ")");
    if (marks.includes(letter) && !depth) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  return [...parts, text.slice(start).trim()].filter(Boolean);
}

/** The effects of a text without alternatives. */
export const effectsOf = (text: string): Effect[] =>
  split(text, ";+").map((part) => {
    const [, when = "", name = "", inside = ""] = /^(\w+):(\w+)(?:\((.*)\))?$/.exec(part) ?? [];
    return { when, name, args: split(inside, ";") };
  });

/** The code of an effect that is named as in the menu of what is to be done: `acquire:crew:3`, `either:now:raid:…`. */
export function named(name: string): string {
  const [first = "", ...rest] = name.split(":");
  if (first === "either") return name.slice("either:".length).replaceAll(/:(?=now:)/g, " | ");
  return rest.length ? `now:${first}(${rest.join(";")})` : `now:${first}`;
}

/** One sign of a row; `width` in the units of the chart. */
export type Glyph =
  | { kind: "sign"; name: string; tone: string }
  | { kind: "coin" | "vp" | "text"; text: string }
  | { kind: "gem" | "cube" | "die"; of: string }
  | { kind: "any" | "arrow" | "slash" | "bolt" | "ruby" };

export interface Placed {
  glyph: Glyph;
  x: number;
}

/** What a row is written on: nothing for what happens at once, else a scroll by the time it works. */
export type Scroll = "" | "perm" | "income" | "end";

export interface Line {
  placed: readonly Placed[];
  width: number;
  scroll: Scroll;
}

const INK = "#47331f";
const TONES: Record<string, string> = {
  spade: "#5c3413",
  "scroll-unfurled": "#7a591e",
  house: "#80610f",
  river: "#17566a",
  "three-friends": "#1f6374",
  sails: "#5c4526",
  "light-backpack": "#a2560f",
};
const sign = (name: string): Glyph => ({ kind: "sign", name, tone: TONES[name] ?? INK });
const words = (text: string): Glyph => ({ kind: "text", text });
const coin = (n: string): Glyph => ({ kind: "coin", text: n });
const vp = (n: string): Glyph => ({ kind: "vp", text: n });
const plus = (n: string) => words(`+${n}`);
const minus = (n: string) => words(`−${n}`);
const times = (n: string, glyph: Glyph): Glyph[] => (Number(n) > 2 ? [words(n), glyph] : Array.from({ length: Number(n) }, () => glyph));
const cube = (of: string): Glyph => ({ kind: "cube", of });
const treasure = (of: string): Glyph => (["gold", "emerald", "pearl"].includes(of) ? { kind: "gem", of } : { kind: "any" });
export const CARD_SIGNS: Record<string, string> = { equipment: "light-backpack", crew: "three-friends", ship: "sails", residence: "house" };

/** The sign of what cards and quests count. */
export function counted(what: string): Glyph[] {
  const [first = "", second = ""] = what.split("-");
  if (what in CARD_SIGNS) return [sign(CARD_SIGNS[what]!)];
  if (["gold", "emerald", "pearl"].includes(what)) return [{ kind: "gem", of: what }];
  if (first === "buried" && second) return [sign("spade"), { kind: "gem", of: second }];
  const found: Record<string, Glyph[]> = {
    buried: [sign("spade")],
    sets: [{ kind: "any" }],
    lightning: [{ kind: "bolt" }],
    "doubloon-income": [coin("+")],
    "vp-income": [vp("+")],
    river: [sign("river")],
    residences: [sign("house")],
    "cards-and-residences": [sign("light-backpack"), sign("house")],
    upgrades: [sign("claw-hammer")],
    quest: [sign("scroll-unfurled")],
    quests: [sign("scroll-unfurled")],
  };
  return found[what] ?? [];
}

const per = (n: string, ...what: Glyph[]): Glyph[] => [vp(n), { kind: "slash" }, ...what];
const RUBY: Glyph = { kind: "ruby" };

/** One function an effect: the signs it is drawn with. */
const SIGNS: Record<string, (args: readonly string[]) => Glyph[]> = {
  vp: ([n = ""]) => [vp(n)],
  doubloons: ([n = ""]) => [coin(n)],
  raid: () => [sign("saber-and-pistol")],
  raid_plus_once: ([n = ""]) => [sign("saber-and-pistol"), plus(n)],
  raid_fixed: ([n = ""]) => [sign("saber-and-pistol"), words(n)],
  raid_colour: ([of = "", n = ""]) => [sign("saber-and-pistol"), { kind: "die", of }, plus(n)],
  explore: ([n = ""]) => [sign("boot-prints"), words(n)],
  explore_on: () => [sign("boot-prints"), { kind: "arrow" }],
  respace: () => [sign("boot-prints"), sign("cycle")],
  upgrade: () => [sign("claw-hammer")],
  bury: () => [sign("spade")],
  quest: () => [sign("scroll-unfurled")],
  sell_quest: ([n = ""]) => [sign("scroll-unfurled"), { kind: "arrow" }, coin(n)],
  cube_any: ([n = "1"]) => times(n, cube("x")),
  cube: ([of = ""]) => [cube(of)],
  cubes_same: ([n = ""]) => times(n, cube("x")),
  treasure: ([of = ""]) => [treasure(of)],
  treasures_same: ([n = ""]) => [words(n), { kind: "any" }],
  galleon: ([n = "0"]) => [sign("figurehead"), ...(n === "0" ? [] : [coin(n)])],
  black_market: ([n = "0"]) => [sign("swap-bag"), ...(n === "0" ? [] : [coin(n)])],
  activate_bm: () => [{ kind: "bolt" }, sign("swap-bag")],
  activate: () => [{ kind: "bolt" }, sign("swap-bag")],
  residence: () => [sign("house")],
  acquire: ([of = "", n = "0"]) => [sign(CARD_SIGNS[of] ?? "sails"), ...(n === "0" ? [] : [plus(n)])],
  vp_income: () => [vp("+")],
  doubloon_income: () => [coin("+")],
  vp_per: ([what = "", n = ""]) => per(n, ...counted(what)),
  ruby_gain: () => [plus("1"), RUBY],
  ruby_sell: () => [RUBY, { kind: "arrow" }, words("?")],
  ruby_trade: () => [RUBY, { kind: "arrow" }, vp("2")],
  spend: () => [sign("saber-and-pistol")],
  raid_plus: ([n = ""]) => [sign("saber-and-pistol"), plus(n)],
  die_plus: ([of = "", n = ""]) => [{ kind: "die", of }, plus(n)],
  explore_plus: ([n = ""]) => [sign("boot-prints"), plus(n)],
  explore_swap: ([n = "", what = ""]) => [sign("boot-prints"), minus(n), { kind: "arrow" }, ...glyphsOf(what)],
  discount: ([n = ""]) => [sign("price-tag"), minus(n)],
  raid_action: ([n = "", what = ""]) => [words(n), { kind: "arrow" }, ...glyphsOf(what)],
  move_plus: ([n = ""]) => [sign("sails"), plus(n)],
  extra_reroll: () => [sign("cycle")],
  burial_spaces: (args) => [words(String(args.length)), sign("spade")],
  quest_refresh: () => [sign("scroll-unfurled"), sign("cycle")],
  doubloons_per_quest: ([n = ""]) => [coin(n), { kind: "slash" }, sign("scroll-unfurled")],
  per3: ([of = "", n = ""]) => per(n, words("3"), treasure(of)),
  per3_quests: ([n = ""]) => per(n, words("3"), sign("scroll-unfurled")),
  per_buried: ([n = ""]) => per(n, sign("spade")),
};

/** The signs of effects without alternatives. */
export const glyphsOf = (text: string): Glyph[] => effectsOf(text).flatMap(({ name, args }) => SIGNS[name]?.(args) ?? []);

export function widthOf(glyph: Glyph): number {
  switch (glyph.kind) {
    case "coin":
      return 19;
    case "vp":
      return 23;
    case "gem":
    case "die":
    case "any":
    case "ruby":
      return 17;
    case "cube":
      return 15;
    case "bolt":
      return 10;
    case "arrow":
      return 8;
    case "slash":
      return 6;
    case "text":
      return glyph.text.length * 7.4;
    default:
      return 18;
  }
}

const GAP = 1.6;

/** Signs in a row, centred on 0. */
export function row(glyphs: readonly Glyph[], scroll: Scroll = ""): Line {
  const width = glyphs.reduce((sum, glyph) => sum + widthOf(glyph), 0) + GAP * Math.max(0, glyphs.length - 1);
  let x = -width / 2;
  const placed = glyphs.map((glyph) => {
    const at = x + widthOf(glyph) / 2;
    x += widthOf(glyph) + GAP;
    return { glyph, x: at };
  });
  return { placed, width, scroll };
}

/** A text of effects as lines: alternatives with strokes between them, lasting effects on scrolls, no line wider than `most`. */
export function linesOf(text: string, { most = 66, bolt = false }: { most?: number; bolt?: boolean } = {}): Line[] {
  const branches = split(text, "|");
  const lines: Line[] = [];
  let open: Glyph[] = [];
  let kind: Scroll = "";
  const close = () => {
    if (open.length) lines.push(row(open, kind));
    open = [];
  };
  for (const [i, branch] of branches.entries()) {
    for (const [j, { when, name, args }] of effectsOf(branch).entries()) {
      const scroll = (when === "now" ? "" : when) as Scroll;
      const signs = SIGNS[name]?.(args) ?? [];
      const before: Glyph[] = j ? [] : i ? [{ kind: "slash" }] : bolt && when === "now" ? [{ kind: "bolt" }] : [];
      const room = row([...open, ...before, ...signs]).width + (scroll ? 10 : 0);
      if (scroll !== kind || room > most) close();
      kind = scroll;
      open = [...open, ...before, ...signs];
      const arrow = open.findIndex((glyph) => glyph.kind === "arrow");
      if (arrow > 0 && row(open).width > most) {
        lines.push(row(open.slice(0, arrow), kind));
        open = open.slice(arrow);
      }
    }
  }
  close();
  return lines;
}
