// Short names of this game's types, and what things on the board are called.
import type { MatPlay, Play } from "../../lib/board";
import type { Told } from "../../lib/ui/tip.svelte";
import type { maracaibo } from "../../lib/wire";
import { type Effect, effectsOf, named, split } from "./effects";

export type View = maracaibo.Board;
export type Boat = maracaibo.Captain;
export type Place = maracaibo.Place;
export type Card = maracaibo.Card;
export type Quest = maracaibo.QuestView;
export type SeaPlay = Play<View>;
export type SeaMat = MatPlay<View>;

export const RED = -1; // Redbeard where a seat is meant
export const PLACES = 27;
export const START = PLACES;
export const GULF = PLACES + 1;
export const MARACAIBO = PLACES + 2;
export const KINDS = ["gold", "emerald", "pearl"] as const;

/** The letter of a treasure in the names of drawings. */
export const gem = (kind: string): string => (KINDS as readonly string[]).includes(kind) ? kind[0]! : "x";

type Says = Pick<Play, "t" | "captains">;

/** A captain's name, or Redbeard's. */
export const whoIs = (play: Says, seat: number): string => (seat === RED ? play.t("redbeard") : (play.captains[seat]?.name ?? ""));

/** Where a ship lies. */
export function placeName(play: Says, view: View, at: number): string {
  if (at >= START) return play.t({ [START]: "place-start", [GULF]: "place-gulf" }[at] ?? "place-maracaibo");
  const card = view.places[at]?.card;
  return play.t(card ? card.key : "card-hidden");
}

/** Steps of a visit that nobody needs to be told. */
const HIDDEN = new Set(["refill"]);
export const shown = (names: readonly string[]): string[] => names.filter((name) => !HIDDEN.has(name.split(":")[0]!));

/** What is visited: a card that was just bought lies on the mat already, while its effects go on. */
export function visited(play: Says, view: View): string {
  const captain = view.captains[view.active];
  if (!captain) return "";
  const bought = view.places[captain.at]?.card?.kind === "placeholder" && shown(view.chain.now).length ? captain.cards.at(-1) : undefined;
  return bought ? play.t(bought.key) : placeName(play, view, captain.at);
}

/** One effect in words. */
function effectWords(play: Says, { when, name, args }: Effect): string {
  const key = `effect-${when}-${name.replaceAll("_", "-")}`;
  const [first = "", second = ""] = args;
  const kind = (of: string) => play.t(`kind-${of}`);
  if (name === "treasure" && !(KINDS as readonly string[]).includes(first)) return play.t(`${key}-${first}`);
  if (name === "treasure" || name === "cube") return play.t(key, { kind: kind(first) });
  if (name === "raid_action" || name === "explore_swap") return play.t(key, { n: Number(first), what: lineWords(play, second) });
  if (name === "burial_spaces") return play.t(key, { what: args.map((arg) => lineWords(play, arg)).join(", ") });
  if (["raid_colour", "die_plus", "per3"].includes(name)) return play.t(key, { kind: kind(first), n: Number(second) });
  if (name === "vp_per") {
    return play.t(key, { what: play.t(`counted-${first}`), n: Number(second), most: Number((args[2] ?? "max0").slice(3)) });
  }
  if (name === "acquire") return play.t(key, { kind: play.t(`improvement-${first}`), n: Number(second) });
  return play.t(key, args.length ? { n: Number(first) } : {});
}

/** The effects of a card, slot or space in words. */
export function lineWords(play: Says, line: string): string {
  const branches = split(line, "|");
  if (branches.length > 1) return branches.map((branch) => lineWords(play, branch)).join(" / ");
  const parts = effectsOf(line).map((effect) => effectWords(play, effect));
  return parts.length ? parts.join(", ") : play.t("effect-none");
}

/** What stands in the chain of a visit, in words: its names are ids of effects. */
export const namedWords = (play: Says, name: string): string => lineWords(play, named(name));

/** What a card of the Caribbean is. */
export function cardTold(play: Says, card: Card): Told {
  const title = play.t(card.key);
  if (card.kind === "residence") {
    return { title, text: play.t("panel-residence", { vp: card.each, what: play.t(`counted-${card.per}`), most: card.most }), lines: [play.t("board-costs", { n: card.cost })] };
  }
  if (card.kind === "placeholder") return { title };
  const text = lineWords(play, card.effects);
  if (card.kind === "location" || card.kind === "galleon") return { title, text };
  return { title, text, lines: [play.t(`improvement-${card.kind}`), play.t("board-costs", { n: card.cost }), play.t("board-printed", { n: card.vp })] };
}

/** A place of the chart with all that lies there. */
export function placeTold(play: Says, place: Place): Told {
  const told = place.card ? cardTold(play, place.card) : { title: play.t("card-hidden"), text: play.t(`hidden-${place.hidden}`) };
  const lines = [...(told.lines ?? [])];
  if (place.doubloons) lines.push(play.t("effect-now-doubloons", { n: place.doubloons }));
  if (place.value) lines.push(play.t("board-value-tile", { kind: play.t(`kind-${place.value}`) }));
  if (place.market) {
    lines.push(play.t("panel-market-tile", { who: whoIs(play, place.market.seat), what: lineWords(play, place.market.effects) }));
  }
  if (place.ruby) lines.push(play.t("effect-now-ruby-gain"));
  if (place.owners.length) lines.push(play.t("board-owners", { who: place.owners.map((seat) => whoIs(play, seat)).join(", ") }));
  if (place.ships.length) lines.push(play.t("board-ships", { who: place.ships.map((seat) => whoIs(play, seat)).join(", ") }));
  return { ...told, lines };
}

/** A quest: both conditions, and how much one has. */
export function questTold(play: Says, quest: Quest): Told {
  const need = (numbers: readonly number[], vp: number) => play.t("panel-need", { need: numbers.join("+"), vp });
  const lines = [need(quest.easy, quest.easy_vp), need(quest.hard, quest.hard_vp)];
  if (quest.have.length) lines.push(play.t("panel-have", { have: quest.have.join("+") }));
  return { title: play.t(quest.key), lines };
}

/** What ending a move at a place would cost and bring, in words; the price and the toll first. */
export function stopWords(play: Says, view: View, at: number): string[] {
  const place = view.places[at];
  const stop = at === GULF ? view.gulf : at === MARACAIBO ? view.maracaibo : place?.stop;
  if (!stop) return [];
  const found: string[] = [];
  if (stop.toll) {
    const who = (place?.ships ?? []).filter((seat) => seat !== view.active).map((seat) => whoIs(play, seat));
    found.push(play.t("board-stop-toll", { n: stop.toll, who: who.join(", ") }));
  }
  if (stop.cube) {
    const island = view.islands.find(({ kind }) => kind === stop.cube);
    if (island) found.push(play.t("board-stop-cube", { kind: play.t(`kind-${stop.cube}`), from: island.cubes, to: island.cubes + 1 }));
  }
  if (stop.market && place?.market) found.push(play.t("board-stop-market", { what: lineWords(play, place.market.effects) }));
  if (stop.upgrade) found.push(play.t("effect-now-upgrade"));
  if (at === GULF) found.push(play.t("board-stop-gulf"));
  else if (at === MARACAIBO) found.push(play.t("effect-now-vp", { n: 6 }));
  else if (!place?.card) found.push(play.t(place?.hidden === "location" ? "board-stop-hidden-location" : "board-stop-hidden", { n: place?.doubloons ?? 0 }));
  else if (place.card.kind === "location") found.push(lineWords(play, place.card.effects));
  else if (stop.price >= 0) {
    found.push(play.t(stop.affordable ? "board-stop-pay" : "board-stop-dear", { n: stop.price }));
    if (place.card.kind === "residence") found.push(play.t("board-stop-residence", { n: stop.worth, first: stop.first ? 1 : 0 }));
    else found.push(lineWords(play, place.card.effects), play.t("board-stop-or-take"));
  } else if (place.card.kind === "residence") found.push(play.t("board-stop-own"));
  else found.push(play.t("board-stop-take"));
  return found;
}
