// The fixed names and orders of the game, and small sentences that several parts of the board tell.
import type { Play } from "../../lib/board";
import type { sevenseas } from "../../lib/wire";

export type View = sevenseas.SevenSeasView;
export type Player = sevenseas.PlayerView;
export type SeaPlay = Play<View>;

/** The characters in the order in which they are called, as events number them. */
export const CHARACTERS = ["shipwright", "governor", "captain", "islander", "shaman", "merchant", "cartographer"] as const;
export type Character = (typeof CHARACTERS)[number];
/** They play an adventure card and bring all character cards back. */
export const ADVENTURERS: readonly string[] = ["captain", "islander", "shaman"];
export const NATIONS = ["england", "spain", "france", "holland"] as const;
export const GOODS = ["rum", "coffee", "fruit"] as const;
export const LOOT = [...GOODS, "talisman"] as const;
export type Loot = (typeof LOOT)[number];
/** The curses that mark a face of the dice, and the face. */
export const CURSED_FACE: Readonly<Record<string, number>> = { kraken: 1, iceberg: 2, sirens: 3, mutiny: 4 };

/** A word as a heading: with a capital letter. */
export function heading(play: Pick<SeaPlay, "lang">, word: string): string {
  return word.charAt(0).toLocaleUpperCase(play.lang) + word.slice(1);
}

/** The name of an adventure card. */
export function cardName(play: Pick<SeaPlay, "t">, card: sevenseas.CardView): string {
  return card.nation ? play.t(`nation-${card.nation}`) : play.t(`card-${card.key}`);
}

/** What an adventure card says. */
export function cardText(play: Pick<SeaPlay, "t">, card: sevenseas.CardView): string {
  return card.nation ? play.t("board-merchant-ships", { n: card.size }) : play.t(`card-${card.key}.effect`);
}

/** "You" for the own seat, else the name. */
export function named(play: SeaPlay, seat: number): string {
  return seat === play.seat ? play.t("board-you") : (play.captains[seat]?.name ?? String(seat + 1));
}

/** A gap in widths of a die, with the decimal sign of the language. */
export function gapText(play: Pick<SeaPlay, "lang">, gap: number, digits = 2): string {
  return gap.toLocaleString(play.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** How many digits tell all gaps of a battle apart: two, or more where two agree. */
export function digitsOf(gaps: readonly number[]): number {
  const apart = (digits: number) => new Set(gaps.map((gap) => gap.toFixed(digits))).size === new Set(gaps).size;
  return [2, 3, 4].find(apart) ?? 4;
}

export const percent = (play: Pick<SeaPlay, "lang">, part: number): string =>
  part.toLocaleString(play.lang, { style: "percent", maximumFractionDigits: 0 });

export const countOf = (hold: readonly sevenseas.LootView[], kind: string): number => hold.filter((card) => card.kind === kind).length;
