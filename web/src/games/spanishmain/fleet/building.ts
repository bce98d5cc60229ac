// A fleet being built: its text, what may be added where, which cards are looked for, and fleets that are kept.
import { forgivingly } from "../../../lib/forgiving";
import type { CardInfo } from "../../../lib/wire";

export interface Manned {
  /** A card as a line of the text has it: its id and, after `=`, what it names. */
  card: string;
  crew: string[];
}

export interface Fleet {
  name: string;
  edition: string;
  points: number;
  ships: Manned[];
  /** Crew at home. */
  ashore: string[];
  /** Forts, events and unique treasures. */
  others: string[];
}

export const empty = (edition: string, points: number): Fleet => ({ name: "", edition, points, ships: [], ashore: [], others: [] });

export const idOf = (line: string): string => line.split(/[\s=]/, 1)[0]!;

/** The fleet as the engine reads it (docs/games/spanishmain.md); in its name nothing that ends a line there. */
export function textOf(fleet: Fleet): string {
  const lines = [`edition: ${fleet.edition}`, `points: ${fleet.points}`];
  const name = fleet.name.replace(/[;#\s]+/g, " ").trim();
  if (name) lines.unshift(`name: ${name}`);
  for (const ship of fleet.ships) lines.push(ship.card, ...ship.crew.map((one) => `  ${one}`));
  if (fleet.ashore.length) lines.push("home:", ...fleet.ashore.map((one) => `  ${one}`));
  return `${[...lines, ...fleet.others].join("\n")}\n`;
}

/** A fleet from a text that the engine has written: one card a line by its id, crew below its ship. */
export function fleetOf(text: string, cards: ReadonlyMap<string, CardInfo>, edition: string, points: number): Fleet {
  const fleet = empty(edition, points);
  let ship: Manned | null = null;
  for (const line of text.split(/[\n;]/).map((one) => one.trim())) {
    const setting = /^(name|edition|points)\s*:\s*(.*)$/i.exec(line);
    if (setting?.[1] === "name") fleet.name = setting[2]!;
    if (setting?.[1] === "edition") fleet.edition = setting[2]!;
    if (setting?.[1] === "points") fleet.points = Number(setting[2]);
    if (/^(home|ashore)\s*:?$/i.test(line)) ship = null;
    const card = cards.get(idOf(line));
    if (setting || !card) continue;
    const named = line.split("=").slice(1).map((one) => idOf(one.trim()));
    const entry = [card.id, ...named].join(" = ");
    if (card.kind === "ship") fleet.ships.push((ship = { card: entry, crew: [] }));
    else if (card.kind === "crew") (ship ? ship.crew : fleet.ashore).push(entry);
    else fleet.others.push(entry);
  }
  return fleet;
}

/** The fleet with one card more: crew goes aboard the ship of this place, home where there is none. */
export function added(fleet: Fleet, card: CardInfo, aboard: number): Fleet {
  if (card.kind === "ship") return { ...fleet, ships: [...fleet.ships, { card: card.id, crew: [] }] };
  if (card.kind !== "crew") return { ...fleet, others: [...fleet.others, card.id] };
  if (!fleet.ships[aboard]) return { ...fleet, ashore: [...fleet.ashore, card.id] };
  return { ...fleet, ships: fleet.ships.map((ship, i) => (i === aboard ? { ...ship, crew: [...ship.crew, card.id] } : ship)) };
}

const without = <T>(list: readonly T[], place: number): T[] => list.filter((_, i) => i !== place);

/** The fleet without a ship and its crew, or without one of a ship's crew. */
export function unmanned(fleet: Fleet, ship: number, crew = -1): Fleet {
  if (crew < 0) return { ...fleet, ships: without(fleet.ships, ship) };
  return { ...fleet, ships: fleet.ships.map((one, i) => (i === ship ? { ...one, crew: without(one.crew, crew) } : one)) };
}

/** The fleet without a card that lies at home. */
export function dropped(fleet: Fleet, part: "ashore" | "others", place: number): Fleet {
  return { ...fleet, [part]: without(fleet[part], place) };
}

export const cardsOf = (fleet: Fleet): string[] => [...fleet.ships.flatMap((ship) => [ship.card, ...ship.crew]), ...fleet.ashore, ...fleet.others].map(idOf);

/** The word for a keyword, which the engine writes in capitals. */
export const keywordKey = (keyword: string): string => `keyword-${keyword.toLowerCase()}`;

export const KINDS = ["ship", "crew", "fort", "event", "treasure"] as const;
export const NATIONS = ["pirate", "english", "spanish", "french", "american", "barbary", "jade", "cursed"] as const;
export const SORTS = ["fits", "points", "guns", "cargo", "speed"] as const;
export type Sort = (typeof SORTS)[number];
/** Only ships have guns, a hold and laths. */
export const sortsOf = (kind: string): readonly Sort[] => (kind === "ship" ? SORTS : SORTS.slice(0, 2));

/** What is looked for; an empty set lets everything pass. */
export interface Wanted {
  words: string;
  kind: string;
  nations: ReadonlySet<string>;
  masts: ReadonlySet<number>;
  moves: ReadonlySet<string>;
  sets: ReadonlySet<string>;
  keywords: ReadonlySet<string>;
  least: number;
  most: number;
  fitting: boolean;
}

export const anything: Wanted = { words: "", kind: "ship", nations: new Set(), masts: new Set(), moves: new Set(), sets: new Set(), keywords: new Set(), least: 0, most: 99, fitting: false };

/** A move as its filter calls it: the order of its laths is the captain's. */
export const moveOf = (card: CardInfo): string => card.move.split("+").toSorted((a, b) => b.localeCompare(a)).join("+");

/** Is anything but a kind of card looked for? */
export const isNarrowed = (wanted: Wanted): boolean =>
  !!wanted.words.trim() || wanted.fitting || wanted.least > anything.least || wanted.most < anything.most || [wanted.nations, wanted.masts, wanted.moves, wanted.sets, wanted.keywords].some((set) => set.size > 0);

/** The cards that are looked for; `told` says a card's name and words, `left` are the points that may still be spent. */
export const lookedFor = (cards: readonly CardInfo[], wanted: Wanted, told: (card: CardInfo) => string, left: number): CardInfo[] =>
  once(forgivingly(cards.filter((card) => passes(card, wanted, left)), told, wanted.words), told);

/** Crew types were printed anew in most sets: of those that are the same in all but their number the first. */
function once(cards: readonly CardInfo[], told: (card: CardInfo) => string): CardInfo[] {
  const met = new Set<string>();
  return cards.filter((card) => {
    const like = `${card.nation} ${card.points} ${told(card).replace(card.id, "")}`;
    return !card.generic || (!met.has(like) && met.add(like));
  });
}

function passes(card: CardInfo, wanted: Wanted, left: number): boolean {
  if (card.kind !== wanted.kind || card.points < wanted.least || card.points > wanted.most) return false;
  if (wanted.fitting && card.points > left) return false;
  const holds = <T>(set: ReadonlySet<T>, value: T) => !set.size || set.has(value);
  if (!holds(wanted.sets, card.set) || (card.nation && !holds(wanted.nations, card.nation))) return false;
  if (card.kind === "ship" && !(holds(wanted.masts, card.masts) && holds(wanted.moves, moveOf(card)))) return false;
  return !wanted.keywords.size || card.keywords.some((keyword) => wanted.keywords.has(keyword));
}

const guns = (card: CardInfo): number => card.cannons.reduce((sum, gun) => sum + (7 - Number(gun[0])) * (gun.endsWith("L") ? 1.3 : 1), 0);
const speed = (card: CardInfo): number => card.move.split("+").reduce((sum, lath) => sum + ({ S: 54, L: 86 }[lath] ?? 0), 0);

/** The cards in an order: what still fits first (and of that the nation of the ship it goes aboard of), or by a figure, the greatest first. */
export function sorted(cards: readonly CardInfo[], sort: Sort, left: number, nation = ""): CardInfo[] {
  const figure: Record<Sort, (card: CardInfo) => number> = { fits: (card) => (card.points <= left ? 100 + card.points + (card.nation === nation ? 100 : 0) : -card.points), points: (card) => card.points, guns, cargo: (card) => card.cargo, speed };
  const by = figure[sort];
  return cards.toSorted((a, b) => by(b) - by(a) || a.points - b.points || a.id.localeCompare(b.id));
}

const KEY = "kaper-fleets";

/** The fleets kept in this browser, by name. */
export function keptFleets(): Record<string, string> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === "string")) as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function keepFleets(fleets: Record<string, string>): void {
  localStorage.setItem(KEY, JSON.stringify(fleets));
}

const DRAFT = "kaper-fleet-draft";

/** The fleet that is being built, as text: it is there again when one comes back. */
export const keepDraft = (text: string): void => localStorage.setItem(DRAFT, text);
export const keptDraft = (): string => localStorage.getItem(DRAFT) ?? "";

const HAND = "kaper-fleet-at-hand";

/** This kept fleet lies first at the next table that asks for one. */
export const handOver = (name: string): void => localStorage.setItem(HAND, name);
export const atHand = (): string => localStorage.getItem(HAND) ?? "";
