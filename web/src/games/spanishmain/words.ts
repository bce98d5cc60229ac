// Types of this game's table, and small things that several of its drawings need.
import type { Play } from "../../lib/board";
import type { Told } from "../../lib/ui/tip.svelte";
import type { spanishmain } from "../../lib/wire";
import { S, L, type Point, type Pose } from "./geometry/figures";

export type View = spanishmain.View;
export type Ship = spanishmain.ShipView;
export type Island = spanishmain.IslandView;
export type ChartPlay = Play<View>;

export const LENGTH: Readonly<Record<string, number>> = { S, L };

export const poseOf = (ship: Ship): Pose => [ship.x, ship.y, ship.heading];
/** Does it lie in the open: not sunk, not lost in fog? */
export const afloat = (ship: Ship): boolean => !ship.sunk && ship.fog < 0;
export const standing = (ship: Ship): number[] => ship.masts.flatMap((up, i) => (up ? [i] : []));
export const islandKey = (number: number): string => `island-${(number % 10) + 1}`;

/** The name of a thing of the chart: `ship:3`, `island:0`, `fort:1`, `terrain:2`. */
export function nameOf(play: ChartPlay, thing: string): string {
  const [kind, number] = thing.split(":") as [string, string];
  const at = Number(number);
  if (kind === "ship") return play.view.ships[at]?.name ?? "";
  if (kind === "fort") return play.view.forts[at]?.name ?? "";
  if (kind === "terrain") return play.t(`terrain-${play.view.terrain[at]?.kind ?? "fog"}`);
  return play.t(islandKey(at));
}

const WINDS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];
/** The message of the wind that a bow points to, or that lies in a direction. */
export const windOf = (heading: number): string => `way-${WINDS[(Math.floor((heading + 225) / 450) + 8) % 8]!}`;
export const windTo = (dx: number, dy: number): string => windOf((Math.atan2(dy, dx) * 1800) / Math.PI);

/** A pose from a target: `pose:X,Y,HEADING`. */
export function poseIn(targets: readonly string[]): Pose | null {
  const found = targets.find((target) => target.startsWith("pose:"));
  return found ? (found.slice(5).split(",").map(Number) as Pose) : null;
}

/** Where the things of some targets lie: ships, islands and terrain with all that is on them, ends of courses, open places. */
export function placesOf(view: View, targets: readonly string[]): Point[] {
  return targets.flatMap((target): Point[] => {
    const [kind, at = ""] = /^(?:mast|coin|crew|flag):(?=ship|island|fort|shore)/.test(target) ? target.slice(target.indexOf(":") + 1).split(":") : target.split(":");
    if (kind === "pose" || kind === "sea") {
      const [x, y] = at.split(",").map(Number);
      return [[x!, y!]];
    }
    const number = Number.parseInt(at);
    const lies = kind === "ship" ? view.ships[number] : kind === "island" || kind === "shore" ? view.islands[number] : kind === "terrain" ? view.terrain[number] : kind === "fort" || kind === "flag" ? view.islands[view.forts[number]?.island ?? -1] : undefined;
    return lies && !("sunk" in lies && !afloat(lies)) ? [[lies.x, lies.y]] : [];
  });
}

const SHIP = /^(?:ship:|mast:(?:ship:)?)(\d+)/;
const shipIn = (targets: readonly string[]): string | undefined => SHIP.exec(targets.find((target) => SHIP.test(target)) ?? "")?.[1];
/** The first ship among some targets; -1: none. */
export const shipAmong = (targets: readonly string[]): number => Number(shipIn(targets) ?? -1);

/** The ship that acts: the one whose laths are told, or that all options are about; -1: none. */
export function actingShip({ question }: Pick<ChartPlay, "question">): number {
  const sails = question?.options.find(({ targets }) => targets.some((target) => target.startsWith("laths:")));
  if (sails) return shipAmong(sails.targets);
  if (question?.name === "Order") return -1;
  const stays = question?.kind === "plot" ? question.options.filter((option) => option.path.length === 0) : (question?.options ?? []);
  const about = new Set(stays.map(({ targets }) => shipAmong(targets)).filter((number) => number >= 0));
  return about.size === 1 ? [...about][0]! : -1;
}

/** How a ship fares, in a word; "" where nothing is to be said. */
export function stateOf(play: Pick<ChartPlay, "t" | "question">, ship: Ship): string {
  if (ship.held && !ship.sunk && !ship.wreck) return play.t("board-held", { n: ship.held });
  const state = ship.sunk ? "sunk" : ship.wreck ? "wreck" : ship.fog >= 0 ? "in-fog" : ship.fire.some(Boolean) ? "burning" : ship.derelict ? "derelict" : ship.ghostly ? "ghostly" : ship.tangled ? "tangled" : ship.pinned ? "pinned" : ship.acted && ship.number !== actingShip(play) ? "done" : "";
  return state && play.t(`board-${state}`);
}

/** A ship in words: whose it is, its masts, its state, its laths and what it carries. */
export function shipTold(play: Pick<ChartPlay, "t" | "captains" | "question">, ship: Ship): Told {
  const masts = ship.masts.filter(Boolean).length;
  return {
    title: ship.name,
    text: play.t("board-ship-of", { who: play.captains[ship.owner]?.name ?? "", masts, built: ship.built }),
    lines: [stateOf(play, ship), play.t("board-laths", { laths: ship.segments ?? ship.move }), play.t("board-aboard", { n: ship.coins.length }), ...(ship.panels ? [play.t("board-panels", { n: ship.panels })] : []), ...ship.finds.map((word) => play.t(word ? cardKey(word) : "treasure-unknown"))].filter(Boolean),
  };
}

const NATIONS = /american|barbary|cursed|english|french|jade|pirate|spanish/g;
/** Keywords and the rule that explains each. */
const KEYWORDS: Readonly<Record<string, string>> = {
  BROADSIDES: "keyword.broadsides.choice",
  GHOST: "keyword.ghost.declare",
  LIMIT: "keyword.limit",
  RANSOM: "keyword.ransom.eliminate",
  SCHOONER: "keyword.schooner",
  GALLEY: "keyword.galley.bc",
  MARINE: "keyword.marine.shoot",
  JUNK: "keyword.junk",
  FEAR: "keyword.fear.roll",
  TURTLE: "keyword.turtle.panels",
  TREASURESHIP: "keyword.treasure-ship",
  EMPERORSCOMMANDER: "keyword.treasure-ship",
};

/** An ability as rules and messages call it: `cannon_plus(1;vs=english)` is `cannon-plus-1-vs-n`. */
function slug(effect: string): string {
  if (effect.startsWith("gold_plus")) return "gold-plus-n";
  return effect.toLowerCase().replace(NATIONS, "n").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** The name of a unique treasure or an event by the engine's word: `ut_rum`, `event_raft`; the sentence is its `.text`. */
export const cardKey = (word: string): string => word.replace("event_", "event-card-").replace("ut_", "treasure-").replaceAll("_", "-");

/** An ability or keyword in a sentence, and its rule. */
export function abilityOf({ t }: Pick<ChartPlay, "t">, effect: string): { text: string; rule: string } {
  const keyword = KEYWORDS[effect];
  if (keyword) {
    const key = `keyword-${effect.toLowerCase()}`;
    return { text: t("card-keyword", { keyword: t(key), text: t(`${key}.text`) }), rule: keyword };
  }
  const [nation] = effect.match(NATIONS) ?? [];
  const gold = /gold_plus\((\d)\)/.exec(effect)?.[1];
  return { text: t(`effect-${slug(effect)}`, { ...(nation ? { nation: t(`nation-${nation}`) } : {}), ...(gold ? { n: Number(gold) } : {}) }), rule: `ability.${slug(effect)}` };
}

/** A crew in words: its type, its own name, or that it lies face down. */
export const crewName = ({ t }: Pick<ChartPlay, "t">, { key, name }: Pick<spanishmain.CrewView, "key" | "name">): string => t(key ?? "crew-unknown", { name: name ?? "" });

/** What lies among coins and is none: a unique treasure (`ut_natives`) or a captive (`crew-captain`, or a name of its own). */
export function pieceName({ t }: Pick<ChartPlay, "t">, kind: string): string {
  return kind.startsWith("ut_") ? t(cardKey(kind)) : kind.startsWith("crew-") ? t(kind) : kind;
}

/** What is unique aboard a ship, each with its sentence. */
export const findsOf = ({ t }: Pick<ChartPlay, "t">, finds: readonly (string | null)[]): { name: string; text: string }[] =>
  finds.map((word) => (word ? { name: t(cardKey(word)), text: t(`${cardKey(word)}.text`) } : { name: t("treasure-unknown"), text: "" }));
