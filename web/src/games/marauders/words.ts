// The game's things by name: their signs, their colours, and what is told of them on hover.
import type { Captain, Play } from "../../lib/board";
import type { Told } from "../../lib/ui/tip.svelte";
import { factsAt, optionAt, whyNot } from "../../lib/motion/press";
import type { marauders } from "../../lib/wire";

export type View = marauders.Chart;
export type SeaPlay = Play<View>;
export type Board = marauders.Board;
export type Card = marauders.Card;
export type Fight = marauders.Fight;

/** As the view counts them; a location's number is the face that hits it, the hull has none. */
export const LOCATIONS = ["hull", "cargo", "masts", "crew", "cannons"] as const;
/** As they stand on every ship: by the faces of the die, the hull last. */
export const ROWS = [1, 2, 3, 4, 0] as const;
export const SKILLS = ["seamanship", "scouting", "leadership", "influence"] as const;
export const NATIONS = ["dutch", "english", "french", "spanish"] as const;
/** What earns Glory Points, as the view counts them. */
export const DEEDS = ["sale", "raid", "ship", "defeat", "rumor", "mission"] as const;
export const deedSign: Record<string, string> = {
  sale: "two-coins",
  raid: "sailboat",
  ship: "hull",
  defeat: "crossed-sabres",
  rumor: "conversation",
  mission: "scroll",
  chest: "chest",
};
/** Messages of what the tray of a battle shows for as long as its dice lie there; once crews fight, who won the contest is told beside it. */
export const rollsIn = (fight: Fight): readonly string[] => ["event-rolled", "event-crew-lost", ...(fight.boarding ? [] : ["event-contest-won", "event-contest-tied", "event-contest-nobody"])];
/** Rolls of a battle that strike whom they were not made for. */
export const SHOTS: readonly string[] = ["volley", "long-guns", "falconets"];
/** Is a roll of a battle still to come when this is asked? */
export const rollsNext = (question: SeaPlay["question"]): boolean => ["Maneuver", "FireChasers", "BreakOff"].includes(question?.name ?? "") || /^ask-window-(naval|crew)-pre$/.test(question?.prompt.key ?? "");
export const WEAPONS = ["grapple", "chain", "grape"] as const;

export const locationSign: Record<string, string> = {
  hull: "hull",
  cargo: "wooden-crate",
  masts: "sails",
  crew: "three-friends",
  cannons: "cannon",
  escape: "windy-stripes",
};
export const skillSign: Record<string, string> = {
  seamanship: "wheel",
  scouting: "spyglass",
  leadership: "rally-the-troops",
  influence: "shaking-hands",
};
export const weaponSign: Record<string, string> = { grapple: "grapple", chain: "crossed-chains", grape: "grape" };
export const modSign: Record<string, string> = {
  hammocks: "person-in-bed",
  sails: "sail",
  "reinforced-hull": "planks",
  hold: "wooden-crate",
  chasers: "cannon-shot",
  cannons: "cannon",
  falconets: "pistol-gun",
  "long-guns": "target-shot",
};
const specialistSign: Record<string, string> = {
  carpenter: "claw-hammer",
  boatswain: "wheel",
  gunner: "cannon-shot",
  surgeon: "person-in-bed",
  lookout: "spyglass",
  veteran: "crossed-sabres",
  steward: "two-coins",
  helmsman: "windy-stripes",
};
export const actionSign: Record<string, string> = { shoot: "cannon-shot", board: "board", flee: "sail" };

/** Sign, wax or card colour, and the colour on it. */
export const goods: Record<string, readonly [string, string, string]> = {
  cocoa: ["coffee-beans", "#6a3f22", "#fff3dc"],
  fabric: ["rolled-cloth", "#3d6486", "#fff3dc"],
  fruit: ["banana-bunch", "#b06a12", "#fff3dc"],
  rum: ["brandy-bottle", "#6e3350", "#fff3dc"],
  spice: ["chili-pepper", "#7d6a10", "#fff3dc"],
  sugar: ["sugar", "#f3ead2", "#47331f"],
  tobacco: ["smoking-pipe", "#50682f", "#fff3dc"],
  timber: ["log", "#7d5a37", "#fff3dc"],
};

type Kind = "battle" | "trade" | "adventure" | "crew";
const glory: Record<string, readonly [string, Kind]> = {
  "crew-reroll": ["crossed-sabres", "battle"],
  "sea-reroll": ["wheel", "battle"],
  "aimed-shot": ["target-shot", "battle"],
  brace: ["planks", "battle"],
  "boarding-frenzy": ["board", "battle"],
  "weather-gage": ["windy-stripes", "battle"],
  "double-shot": ["cannon", "battle"],
  getaway: ["sail", "battle"],
  "dirty-trick": ["pistol-gun", "battle"],
  "hidden-cache": ["chest", "trade"],
  "good-bargain": ["two-coins", "trade"],
  "rising-demand": ["two-coins", "trade"],
  shipwright: ["claw-hammer", "trade"],
  surplus: ["hull", "trade"],
  contraband: ["cask", "trade"],
  patron: ["chest", "trade"],
  "quick-learner": ["conversation", "adventure"],
  "fog-bank": ["sailboat", "adventure"],
  pardon: ["scroll", "adventure"],
  cove: ["plain-padlock", "adventure"],
  wind: ["sail", "adventure"],
  spyglass: ["spyglass", "adventure"],
  contacts: ["shaking-hands", "adventure"],
  "shore-leave": ["three-friends", "adventure"],
  "second-chance": ["laurels", "adventure"],
  "false-lead": ["conversation", "adventure"],
  sabotage: ["claw-hammer", "adventure"],
  "secret-orders": ["scroll", "adventure"],
  denounce: ["pirate-skull", "adventure"],
  gossip: ["sailboat", "adventure"],
};
const kindClasses: Record<Kind, string> = { battle: "k-battle", trade: "k-fame", adventure: "k-event", crew: "k-wright" };

/** What stands on the face of a card, by its key. */
export interface Face {
  sign: string;
  kind: Kind;
  kindClass: string;
}

export function faceOf(key: string): Face {
  const [family = "", ...rest] = key.split("-");
  const name = rest.join("-");
  if (family === "specialist") return { sign: specialistSign[name] ?? "three-friends", kind: "crew", kindClass: "k-wright" };
  if (family === "mod") return { sign: modSign[name] ?? "planks", kind: "trade", kindClass: "k-wright" };
  if (family === "weapon") return { sign: weaponSign[name] ?? "grape", kind: "battle", kindClass: "k-battle" };
  if (/^r\d\d$/.test(name)) return { sign: "conversation", kind: "adventure", kindClass: "k-event" };
  if (/^m\d\d$/.test(name)) return { sign: "scroll", kind: "trade", kindClass: "k-fame" };
  const [sign, kind] = glory[name] ?? ["scroll", "adventure"];
  return { sign, kind, kindClass: kindClasses[kind] };
}

/** The name of a thing without the family of its key: "good-rum" is "rum". */
export const bare = (key: string): string => key.slice(key.indexOf("-") + 1);

export const isPirate = (npc: string): boolean => npc.startsWith("pirate");
export const flagOf = (npc: string): string => (isPirate(npc) ? "pirate" : npc);

export const skull = (face: number): boolean => face >= 5;
export const skulls = (dice: readonly number[]): number => dice.filter(skull).length;

/** What the viewer's ship would face in a battle. */
const oddsTold = (play: SeaPlay, odds: marauders.FightOdds | null): string[] =>
  odds ? [play.t("board-fight-odds", { contest: odds.wins[0] ?? 0, crews: odds.crews[0] ?? 0 })] : [];

/** A chance in per cent. */
export const percentOf = (chance: number): number => Math.round(100 * chance);

/** The chance to find what may be scouted now, or why it may not. */
export const scoutTold = (play: SeaPlay, target: string): string[] => {
  const chance = optionAt(play, target)?.facts?.chance;
  return typeof chance === "number" ? [play.t("board-scout-odds", { chance: percentOf(chance) })] : whyNot(play, target);
};

export function npcTold(play: SeaPlay, npc: marauders.NpcShip): Told {
  const [seamanship = 0, scouting = 0, leadership = 0] = npc.skills;
  const quarry = npc.pursues === null ? null : play.captains[npc.pursues];
  const [n = "", e = "", s = "", w = ""] = npc.drifts.map((zone) => play.t(`zone-${zone}`));
  const course = quarry ? play.t("board-hunts", { who: quarry.name }) : npc.drifts.length ? play.t("board-compass", { n, e, s, w }) : "";
  return {
    title: play.t(`npc-${npc.captain || npc.name}`),
    text: `${play.t(`npc-${npc.name}`)} · ${play.t(`ship-${npc.ship}`)}`,
    lines: [
      play.t("board-npc-skills", { seamanship, scouting, leadership }),
      ...(course ? [course] : []),
      ...oddsTold(play, npc.odds),
      ...scoutTold(play, `npc:${npc.name}`),
    ],
  };
}

/** The event of the round, or the captain who enters at its end: the key of its picture and its words. */
export function eventOf(play: SeaPlay, view: View): { key: string; title: string; text: string } | null {
  if (view.entering) return { key: view.entering.key, title: play.t(view.entering.key), text: play.t("board-enters", { zone: play.t(`zone-${view.entering_zone}`) }) };
  if (!view.event) return null;
  const key = `event-card-${view.event}`;
  return { key, title: play.t(key), text: play.t(`${key}.text`) };
}

export function captainTold(play: SeaPlay, board: Board): Told {
  const name = play.captains[board.seat]?.name ?? "";
  if (!board.captain || !board.zone) return { title: name, text: play.t("panel-no-captain") };
  const place = play.t(board.port ? "place-port" : "place-sea", { zone: play.t(`zone-${board.zone}`) });
  const bounties = board.bounty.flatMap((level, i) => (level ? [play.t("board-bounty", { nation: play.t(`nation-${NATIONS[i]}.gen`), level })] : []));
  return {
    title: `${name} · ${play.t(`captain-${board.captain}`)}`,
    text: `${play.t(`ship-${board.ship}`)}, ${place}`,
    lines: [ROWS.map((i) => `${play.t(`location-${LOCATIONS[i]}`)} ${board.now[i]}/${board.most[i]}`).join(", "), ...bounties, ...oddsTold(play, board.odds), ...scoutTold(play, `ship:${board.seat}`)],
  };
}

export function zoneTold(play: SeaPlay, zone: marauders.SeaZone, view: View): Told {
  const lines: string[] = [];
  if (zone.nation) lines.push(play.t("board-port-of", { nation: play.t(`nation-${zone.nation}`) }));
  if (zone.barred) lines.push(play.t(`board-barred-${zone.barred}`));
  if (zone.demand) lines.push(play.t("board-wants", { good: play.t(`good-${zone.demand}`) }));
  if (zone.mod) lines.push(play.t("board-fits", { mod: zone.mod === "hidden" ? play.t("hidden") : play.t(`mod-${zone.mod}`) }));
  if (zone.merchant) lines.push(play.t("board-merchant", { flag: play.t(zone.merchant === "hidden" ? "hidden" : `nation-${zone.merchant}`) }));
  for (const mission of zone.missions) lines.push(play.t("board-mission", { mission: play.t(mission.key) }));
  const ships = [
    ...view.boards.filter((board) => board.zone === zone.name).map((board) => play.captains[board.seat]?.name ?? ""),
    ...view.npcs.filter((npc) => npc.zone === zone.name).map((npc) => play.t(`npc-${npc.captain || npc.name}`)),
  ];
  if (ships.length) lines.push(play.t("board-ships-here", { ships: ships.join(", ") }));
  for (const { npc, dice } of zone.risk) lines.push(play.t("board-would-scout", { npc: play.t(`npc-${npc}`), dice }));
  if (zone.risk.length) lines.push(play.t("board-found", { chance: zone.found }));
  for (const target of [`port:${zone.name}`, `zone:${zone.name}`]) lines.push(...whyNot(play, target));
  const rule = zone.name === "caribbean_sea" ? "" : play.t(`zone-${zone.name}.text`);
  return { title: play.t(`zone-${zone.name}`), text: rule, lines };
}

/** A ship of a battle: a player's, or one under a flag; without either it is a garrison ashore. */
export interface Combatant {
  captain: Captain | null;
  flag: string;
  /** Its ship is lost. */
  gone?: boolean;
}

/** What is paid or gained at a target, whether it may be had now or not. */
export const goldAt = (play: SeaPlay, target: string): number => {
  const facts = factsAt(play, target);
  return facts?.price ?? facts?.gain ?? 0;
};
