// The table after an event, from what the event carries. The shell sets the new view only after the last event of a step was
// animated; until then the board shows the old view with the events told so far applied to it.
import { putIn, withMat } from "../../lib/motion/told";
import type { cove } from "../../lib/wire";

type View = cove.CoveView;

/** Captains' ships as they are now, and so who lies at which island. */
const sailing = (view: View, ships: cove.ShipView[]): View => ({
  ...view,
  ships,
  islands: view.islands.map((island) => ({ ...island, ships: ships.filter(({ place }) => place === island.number).map(({ seat }) => seat) })),
});

const hull = (view: View, number: number, left: number): View => ({
  ...view,
  navy: view.navy?.ship.ship === number ? { ...view.navy, ship: { ...view.navy.ship, hull_left: left } } : view.navy,
  black_ships: view.black_ships.map((black) => (black.pirate?.ship === number ? { ...black, pirate: { ...black.pirate, hull_left: left } } : black)),
});

const treasure = (view: View, island: number, card: cove.TreasureView | null): View => ({
  ...view,
  islands: putIn(view.islands, island - 1, { treasure: card }),
});

const battle = (view: View, change: Partial<cove.BattleView>): View => (view.battle ? { ...view, battle: { ...view.battle, ...change } } : view);

export const keyOf = (view: View, number: number): string => {
  const found = view.battle?.ships.find((ship) => ship.number === number);
  return found && found.ship < 0 ? found.key : String(number);
};

function begun(view: View, place: number, ships: cove.CombatantView[]): View {
  const quiet = { round: 0, order: [], turn: 0, shooter: "", target: "", section: "", volley: [], pirate_targets: [], odds: [], shot: null };
  return { ...view, battle: { place, last: place === 8, ships, pirate_hits_this_round: 0, chests_overboard: 0, no_more_cards: false, ...quiet } };
}

/** What an event changes besides the mats it carries. */
function besides(view: View, event: cove.Event): View {
  switch (event.type) {
    case "phase":
      return { ...view, month: event.month, phase: event.phase };
    case "treasure-turned":
      return treasure(view, event.island, event.face);
    case "treasure-discarded":
    case "plundered":
      return treasure(view, event.island, null);
    case "black-ship-moved":
      return { ...view, black_ships: putIn(view.black_ships, event.number - 1, { island: event.island, coming: event.coming }) };
    case "pirate-appeared":
      return { ...view, black_ships: view.black_ships.map((black) => (black.island === event.island ? { ...black, pirate: event.pirate } : black)) };
    case "navy-sent":
      return event.navy ? { ...view, navy: { island: event.island, controller: event.seat, ship: event.navy } } : view;
    case "navy-left":
      return { ...view, navy: null };
    case "map-marked":
      return {
        ...view,
        map_island: event.island,
        map_by: event.seat,
        islands: view.islands.map((island) => ({ ...island, marked_by: island.number === event.island ? event.seat : -1 })),
      };
    case "battle-began":
      return begun(view, event.place, event.fleet);
    case "last-battle":
      return begun(view, 8, event.fleet);
    case "round-began":
      return battle(view, { round: event.round, order: event.ships.map((number) => keyOf(view, number)), turn: 0 });
    case "aimed":
      return battle(view, { turn: Math.max(0, view.battle?.order.indexOf(keyOf(view, event.ship)) ?? 0), odds: [] });
    case "battle-ended":
      return { ...view, battle: null };
    case "pirate-hit":
      return hull(view, event.ship, event.left);
    case "pirate-repaired":
      return hull(view, event.ship, event.hull);
    case "pirate-sunk":
      return { ...view, black_ships: view.black_ships.map((black) => (black.pirate?.ship === event.ship ? { ...black, pirate: null } : black)) };
    case "card-drawn":
      return { ...view, deck: event.deck, hand: event.face ? [...view.hand, event.face] : view.hand };
    case "battle-card":
    case "volley-card":
      return { ...view, hand: view.hand.filter((card) => card.item !== event.card) };
    default:
      return view;
  }
}

/** The table after an event, as far as it is drawn. */
export function told(view: View, event: cove.Event): View {
  let after = view;
  if ("now" in event && event.now) after = sailing(after, withMat(after.ships, event.now));
  if ("players" in event && event.players.length) after = sailing(after, event.players);
  if ("fleet" in event) after = battle(after, { ships: event.fleet });
  return besides(after, event);
}
