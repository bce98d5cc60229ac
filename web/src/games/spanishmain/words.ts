// Types of this game's table, and small things that several of its drawings need.
import type { Play } from "../../lib/board";
import type { Told } from "../../lib/ui/tip.svelte";
import type { spanishmain } from "../../lib/wire";
import { S, L, type Pose } from "./geometry/figures";

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

/** A pose from a target: `pose:X,Y,HEADING`. */
export function poseIn(targets: readonly string[]): Pose | null {
  const found = targets.find((target) => target.startsWith("pose:"));
  return found ? (found.slice(5).split(",").map(Number) as Pose) : null;
}

const shipIn = (targets: readonly string[]): string | undefined => /^(?:mast:)?ship:(\d+)/.exec(targets.find((target) => /^(mast:)?ship:\d/.test(target)) ?? "")?.[1];
/** The first ship among some targets; -1: none. */
export const shipAmong = (targets: readonly string[]): number => Number(shipIn(targets) ?? -1);

/** The ship that acts: the one that all options are about; -1: none. */
export function actingShip({ question }: Pick<ChartPlay, "question">): number {
  if (question?.name === "Order") return -1;
  const stays = question?.kind === "plot" ? question.options.filter((option) => option.path.length === 0) : (question?.options ?? []);
  const about = new Set(stays.map(({ targets }) => shipAmong(targets)).filter((number) => number >= 0));
  return about.size === 1 ? [...about][0]! : -1;
}

/** How a ship fares, in a word; "" where nothing is to be said. */
export function stateOf(play: Pick<ChartPlay, "t" | "question">, ship: Ship): string {
  const state = ship.sunk ? "sunk" : ship.wreck ? "wreck" : ship.fog >= 0 ? "in-fog" : ship.derelict ? "derelict" : ship.tangled ? "tangled" : ship.pinned ? "pinned" : ship.acted && ship.number !== actingShip(play) ? "done" : "";
  return state && play.t(`board-${state}`);
}

/** A ship in words: whose it is, its masts, its state, its laths and what it carries. */
export function shipTold(play: Pick<ChartPlay, "t" | "captains" | "question">, ship: Ship): Told {
  const masts = ship.masts.filter(Boolean).length;
  return {
    title: ship.name,
    text: play.t("board-ship-of", { who: play.captains[ship.owner]?.name ?? "", masts, built: ship.built }),
    lines: [stateOf(play, ship), play.t("board-laths", { laths: ship.segments ?? ship.move }), play.t("board-aboard", { n: ship.coins.length })].filter(Boolean),
  };
}

/** Abilities of cards: the engine's word, the key of its sentence here, and the rule behind it. */
const ABILITIES: Readonly<Record<string, readonly [key: string, rule: string]>> = {
  captain: ["captain", "crew.type.captain"],
  explorer: ["explorer", "crew.type.explorer"],
  cannoneer: ["cannoneer", "crew.type.cannoneer"],
  "musket(3S)": ["musket", "crew.type.musketeer"],
  shipwright: ["shipwright", "crew.type.shipwright"],
  "oars(S)": ["oars", "crew.type.oarsman"],
  no_space: ["no-space", "crew.type.oarsman"],
  "move_plus(S)": ["helmsman", "crew.type.helmsman"],
  "move_plus(S;if=no_cargo)": ["empty", ""],
  "move_plus(L;if=all_masts)": ["whole", ""],
  "move_set(S;if=cargo_full)": ["laden", ""],
  "board_plus(1)": ["boarding", ""],
  "immune(L)": ["immune", ""],
  all_L: ["long-guns", ""],
  "cannon_plus(1;if=ship_docked_here)": ["harbour-guns", ""],
};

/** An ability of a ship in a sentence, and its rule ("" without one). */
export function abilityOf(play: Pick<ChartPlay, "t">, effect: string): { text: string; rule: string } {
  const known = ABILITIES[effect];
  if (known) return { text: play.t(`ability-${known[0]}`), rule: known[1] };
  const [, against, nation] = /^(cannon_plus\(1;vs=|weak_to\()(\w+)\)$/.exec(effect) ?? [];
  if (!nation) return { text: effect, rule: "" };
  return { text: play.t(against === "weak_to(" ? "ability-weak" : "ability-against", { nation: play.t(`nation-${nation}`) }), rule: "" };
}
