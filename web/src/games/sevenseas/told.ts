// What the groups of ships and the tokens on a mat are: the sentences for hover and long press.
import type { Told } from "../../lib/ui/tip.svelte";
import type { Player, SeaPlay, View } from "./words";

export const GROUPS = ["empty", "loaded", "sent", "guards", "reserve"] as const;
export type Group = (typeof GROUPS)[number];

/** The ships of a group. */
export const shipsIn = (player: Player, group: Group): number => player[group];

export function groupTold(play: SeaPlay, player: Player, group: Group): Told {
  const lines: string[] = [];
  if (group === "guards" && player.guards_owed) lines.push(play.t("board-guards-owed", { n: player.guards_owed }));
  if (group === "loaded") lines.push(play.t("board-room-left", { n: Math.max(0, player.room) }));
  return { title: `${play.t(`board-${group}`)}: ${shipsIn(player, group)}`, text: play.t(`board-about-${group}`), lines };
}

export function chestsTold(play: SeaPlay, player: Player): Told {
  return { title: play.t("board-chests", { n: player.chests }), text: play.t("board-about-chests"), lines: player.lap ? [play.t("board-about-lap", { n: player.lap })] : [] };
}

export const tokenTold = (play: SeaPlay, token: string, count: number): Told => ({
  title: `${play.t(`panel-${token}`)}: ${count}`,
  text: play.t(`board-about-${token}`),
});

/** What another captain is doing: the character shown, or whether one was chosen. */
export function doingOf(play: SeaPlay, view: View, seat: number): string {
  const [player, parts] = [view.players[seat]!, play.captains[seat]?.bot ? [play.t("board-bot")] : []];
  if (player.character) parts.push(play.t(`character-${player.character}`));
  else if (view.over) parts.push(play.t("board-points", { n: player.points }));
  else if (view.called === null && view.last_rounds !== 0) parts.push(play.t(player.chosen || play.answered?.includes(seat) ? "board-has-chosen" : "board-choosing"));
  else if (player.chosen) parts.push(play.t("board-face-down"));
  return parts.join(" · ");
}
