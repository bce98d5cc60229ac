// What an event changes on the table. The shell sets the new view only after the last event of a step was animated;
// until then the board shows the old view with the events told so far applied to it.
import type { cove } from "../../lib/wire";

type View = cove.CoveView;

const placed = (view: View, seat: number, place: number): View => ({
  ...view,
  ships: view.ships.map((ship) => (ship.seat === seat ? { ...ship, place } : ship)),
  islands: view.islands.map((island) => ({
    ...island,
    ships:
      island.number === place
        ? [...island.ships.filter((other) => other !== seat), seat].sort((a, b) => a - b)
        : island.ships.filter((other) => other !== seat),
  })),
});

const aboard = (view: View, seat: number, change: (ship: cove.ShipView) => Partial<cove.ShipView>): View => ({
  ...view,
  ships: view.ships.map((ship) => (ship.seat === seat ? { ...ship, ...change(ship) } : ship)),
});

const marked = (view: View, seat: number, section: number, change: Partial<cove.SectionView>): View =>
  aboard(view, seat, (ship) => ({
    sections: ship.sections.map((old, i) => (i === section ? { ...old, ...change } : old)),
  }));

const hull = (view: View, number: number, left: number): View => ({
  ...view,
  navy: view.navy?.ship.ship === number ? { ...view.navy, ship: { ...view.navy.ship, hull_left: left } } : view.navy,
  black_ships: view.black_ships.map((black) =>
    black.pirate?.ship === number ? { ...black, pirate: { ...black.pirate, hull_left: left } } : black,
  ),
});

const treasure = (view: View, island: number, card: cove.TreasureView | null): View => ({
  ...view,
  islands: view.islands.map((old) => (old.number === island ? { ...old, treasure: card } : old)),
});

const battle = (view: View, change: Partial<cove.BattleView>): View =>
  view.battle ? { ...view, battle: { ...view.battle, ...change } } : view;

const left = (view: View, number: number): View =>
  view.battle ? battle(view, { ships: view.battle.ships.filter((ship) => ship.number !== number) }) : view;

/** A ship in a battle of which only the event tells. */
function combatant(view: View, number: number): cove.CombatantView {
  const pirate = [view.navy?.ship, ...view.black_ships.map((black) => black.pirate)].find((p) => p?.ship === number);
  const ship = view.ships[number];
  return {
    number,
    ship: ship ? number : -1,
    key: pirate?.key ?? "",
    speed: ship?.speed ?? pirate?.sails ?? 0,
    dice: ship?.dice ?? pirate?.dice ?? 0,
    was_hit: false,
    reloading: false,
    passed: false,
    smoke: false,
    hit_from: 5,
    chance_to_hit: 33,
    cards: [],
  };
}

const keyOf = (view: View, number: number): string => {
  const found = view.battle?.ships.find((ship) => ship.number === number);
  return found && found.ship < 0 ? found.key : String(number);
};

/** The table after an event, as far as it is drawn; `next` is the view that will follow. */
export function told(view: View, event: cove.Event, next: View): View {
  switch (event.type) {
    case "phase":
      return { ...view, month: event.month, phase: event.phase };
    case "treasure-turned": {
      const card = next.islands.find((island) => island.number === event.island)?.treasure ?? null;
      return treasure(view, event.island, card?.item === event.treasure ? card : null);
    }
    case "treasure-discarded":
      return treasure(view, event.island, null);
    case "plundered":
      return aboard(treasure(view, event.island, null), event.seat, (ship) => ({
        gold: ship.gold + event.gold,
        chests: ship.chests + event.chests,
      }));
    case "heading":
      return aboard(view, event.seat, () => ({ heading: event.island }));
    case "sailed":
    case "farewell":
      return placed(view, event.seat, event.island);
    case "crippled":
    case "retreated":
      return left(placed(view, event.seat, 7), event.seat);
    case "black-ship-moved":
      return {
        ...view,
        black_ships: view.black_ships.map((black, i) =>
          i + 1 === event.number ? { ...black, island: event.island, coming: black.coming.slice(1) } : black,
        ),
      };
    case "pirate-appeared": {
      const fresh = next.black_ships.find((black) => black.pirate?.ship === event.ship)?.pirate ?? null;
      return {
        ...view,
        black_ships: view.black_ships.map((black) =>
          black.island === event.island ? { ...black, pirate: fresh } : black,
        ),
      };
    }
    case "navy-sent":
      return next.navy ? { ...view, navy: { ...next.navy, island: event.island } } : view;
    case "navy-left":
      return { ...view, navy: null };
    case "map-marked":
      return {
        ...view,
        map_island: event.island,
        map_by: event.seat,
        islands: view.islands.map((i) => ({ ...i, marked_by: i.number === event.island ? event.seat : -1 })),
      };
    case "battle-began":
    case "last-battle": {
      const place = event.type === "last-battle" ? 8 : event.place;
      const ships = event.type === "last-battle" ? event.seats : event.ships;
      const coming = next.battle?.place === place ? next.battle : null;
      return {
        ...view,
        battle: {
          place,
          last: place === 8,
          round: 0,
          ships: ships.map((n) => coming?.ships.find((ship) => ship.number === n) ?? combatant(view, n)),
          order: [],
          turn: 0,
          shooter: "",
          target: "",
          section: "",
          volley: [],
          pirate_targets: [],
          pirate_hits_this_round: 0,
          chests_overboard: 0,
          no_more_cards: false,
          odds: [],
          shot: null,
        },
      };
    }
    case "round-began":
      return battle(view, { round: event.round, order: event.ships.map((n) => keyOf(view, n)), turn: 0 });
    case "aimed": {
      const shooter = keyOf(view, event.ship);
      return battle(view, { turn: Math.max(0, view.battle?.order.indexOf(shooter) ?? 0), odds: [] });
    }
    case "battle-ended":
      return { ...view, battle: null };
    case "damaged":
      return marked(view, event.seat, event.section, { position: event.position, value: event.reading });
    case "raised":
      return aboard(marked(view, event.seat, event.section, { position: event.position, value: event.reading }), event.seat, (ship) => ({
        gold: ship.gold - event.cost,
      }));
    case "shipwright-hit":
      return marked(view, event.seat, event.section, { shipwright: event.left });
    case "shipwright-placed":
    case "shipwright-healed":
      return marked(view, event.seat, event.section, { shipwright: 2 });
    case "parrot-hit":
      return aboard(view, event.seat, (ship) => ({ parrot: event.left ? ship.parrot : null, parrot_wounded: event.left === 1 }));
    case "parrot-healed":
      return aboard(view, event.seat, () => ({ parrot_wounded: false }));
    case "pirate-hit":
      return hull(view, event.ship, event.left);
    case "pirate-repaired":
      return hull(view, event.ship, event.hull);
    case "pirate-sunk":
      return left(
        { ...view, black_ships: view.black_ships.map((b) => (b.pirate?.ship === event.ship ? { ...b, pirate: null } : b)) },
        event.ship,
      );
    case "mutiny":
      return aboard(view, event.seat, () => ({ gold: 0, chests: 0 }));
    case "fame":
      return aboard(view, event.seat, () => ({ fame: event.total }));
    case "cargo-lost":
      return aboard(view, event.seat, (ship) => ({ chests: ship.chests - event.chests }));
    case "buried-chests":
      return aboard(view, event.seat, (ship) => ({ chests: ship.chests - event.chests }));
    case "buried-gold":
      return aboard(view, event.seat, (ship) => ({ gold: ship.gold - event.gold }));
    case "card-bought":
      return aboard(view, event.seat, (ship) => ({ gold: ship.gold - 2 }));
    case "card-drawn":
      return aboard({ ...view, deck: Math.max(0, view.deck - 1) }, event.seat, (ship) => ({ hand: ship.hand + 1 }));
    case "battle-card":
    case "volley-card":
      return { ...view, hand: view.hand.filter((card) => card.item !== event.card) };
    default:
      return view;
  }
}
