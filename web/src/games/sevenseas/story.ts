// The table after an event, from what the event carries. The shell sets the new view only after the last event of a step was
// animated; until then the board shows the old view with the events told so far applied to it.
import { put, withMat } from "../../lib/motion/told";
import type { sevenseas } from "../../lib/wire";
import { placeOf } from "./geometry";
import { CHARACTERS, type View } from "./words";

/** A played card lies on the table: a port among the ports, with its prices; a convoy may be sailed against. */
function played(view: View, { card, face, prices, sales, raid }: sevenseas.CardPlayed): View {
  const less = { ...view, hand: view.hand.filter((held) => held.item !== card) };
  if (!face) return less;
  if (face.type !== "port") return { ...less, cards_played: [...view.cards_played, face], raid: raid ?? view.raid };
  return { ...less, port: face.key, prices: prices ?? view.prices, sales, ports_played: [...view.ports_played, face] };
}

function duel(view: View, { red, seat, ship, gap, ruler, red_sinks, ship_sinks }: sevenseas.Duel): View {
  if (!view.tray) return view;
  const { dice, duels } = view.tray;
  const fresh = { red: placeOf(dice, -1, red), ship: placeOf(dice, seat, ship), gap, ruler, red_sinks, ship_sinks };
  return { ...view, tray: { ...view.tray, duels: [...duels, fresh] } };
}

/** What an event changes besides the mats it carries. */
function besides(view: View, event: sevenseas.Event): View {
  switch (event.type) {
    case "round":
      return { ...view, round: event.round, first: event.first, last_rounds: event.left < 0 ? null : event.left, called: null, character: null };
    case "called":
      return { ...view, called: CHARACTERS[event.character] ?? null };
    case "drawn":
      return { ...view, adventure: event.adventure, until_last_round: event.until_last_round, hand: event.face ? [...view.hand, event.face] : view.hand };
    case "last-round":
      return { ...view, last_rounds: event.left, until_last_round: null };
    case "played":
      return played(view, event);
    case "sent":
      return view.raid ? { ...view, raid: { ...view.raid, sent: put(view.raid.sent, event.seat, event.count) } } : view;
    case "nobody":
      return { ...view, raid: null };
    case "thrown":
      return { ...view, raid: null, tray: { thrower: event.seat, cause: event.cause, dice: event.dice, duels: [], caught: [] } };
    case "duel":
      return duel(view, event);
    case "whirlpool":
      return view.tray ? { ...view, tray: { ...view.tray, caught: event.places } } : view;
    case "loot":
      return { ...view, loot: event.loot, drawn: [...view.drawn, ...event.faces.filter(({ kind }) => kind !== "talisman")] };
    case "reshuffled":
      return { ...view, loot: event.count, loot_discard: [] };
    case "loaded":
      return { ...view, drawn: [], loot_discard: event.loot_discard };
    case "tavern":
      return { ...view, tavern: event.faces };
    case "served":
      return { ...view, tavern: [] };
    default:
      return view;
  }
}

/** The table after an event, as far as it is drawn. */
export function told(view: View, event: sevenseas.Event): View {
  let after = view;
  if ("now" in event && event.now) after = { ...after, players: withMat(after.players, event.now) };
  if ("players" in event && event.players.length) after = { ...after, players: event.players };
  return besides(after, event);
}
