// Sentences about ships and cards that several parts of the board tell.
import type { Play } from "../../lib/board";
import type { cove } from "../../lib/wire";

type CovePlay = Play<cove.CoveView>;

export const SECTIONS = ["hull", "sails", "cannon", "crew"] as const;

/** The name of a section as a heading: with a capital letter. */
export function heading(play: Pick<CovePlay, "t" | "lang">, section: string): string {
  const word = play.t(`section-${section}`);
  return word.charAt(0).toLocaleUpperCase(play.lang) + word.slice(1);
}

export const shipName = (play: CovePlay, seat: number): string => play.captains[seat]?.name ?? String(seat + 1);

/** Where, how fast, how many dice, and what is aboard. */
export function shipTold(play: CovePlay, ship: cove.ShipView): { title: string; text: string; lines: string[] } {
  const lines = [
    ship.sections.map((section) => `${play.t(`section-${section.key}`)} ${section.value}`).join(", "),
    play.t("board-aboard", { gold: ship.gold, chests: ship.chests, cards: ship.hand }),
  ];
  if (ship.parrot) lines.push(play.t(`card-${ship.parrot.key}`));
  return {
    title: shipName(play, ship.seat),
    text: play.t("board-ship", { place: play.t(`island-${ship.place}`), speed: ship.speed, dice: ship.dice, fame: ship.fame }),
    lines,
  };
}

/** What a section is: its value, how many hits cripple it, what the next step costs. */
export function sectionTold(play: CovePlay, ship: cove.ShipView, section: cove.SectionView): { title: string; text: string; lines: string[] } {
  const lines = [play.t("board-hits-left", { n: section.hits_to_cripple })];
  if (section.shipwright) lines.push(play.t(section.shipwright === 1 ? "board-shipwright-wounded" : "board-shipwright"));
  if (ship.parrot && section.protection > section.shipwright) lines.push(play.t("board-parrot-guards"));
  if (section.next_cost) lines.push(play.t("board-next-cost", { gold: section.next_cost }));
  return { title: `${heading(play, section.key)}: ${section.value}`, text: play.t(`board-about-${section.key}`), lines };
}
