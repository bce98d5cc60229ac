// What an event changes on the table. The shell sets the new view only after the last event of a step was animated;
// until then the board shows the old view with the events told so far applied to it.
import type { sevenseas } from "../../lib/wire";
import { placeOf } from "./geometry";
import { CHARACTERS, LOOT, NATIONS, type Player, type View } from "./words";

const changed = (view: View, seat: number, change: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});

const all = (view: View, change: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, ...change(player) })),
});

const chests = (view: View, seat: number, count: number): View =>
  changed(view, seat, (player) => {
    const now = Math.max(0, player.chests + count);
    return { chests: now, lap: now >= 80 ? 80 : now >= 40 ? 40 : 0 };
  });

/** So many cards of a kind leave the hold. */
function unloaded(hold: Player["hold"], kind: string, count: number): Player["hold"] {
  let left = count;
  return hold.filter((card) => card.kind !== kind || left-- <= 0);
}

/** An adventure card by its number, wherever the coming view shows it. */
export function cardIn(next: View, item: number, view?: View): sevenseas.CardView | null {
  const seen = [...next.cards_played, ...next.ports_played, ...next.hand, ...(view?.hand ?? [])];
  return seen.find((card) => card.item === item) ?? null;
}

/** A loot card by its number: a good lies somewhere in the coming view, a talisman is only counted. */
export function lootIn(next: View, item: number): sevenseas.LootView {
  const seen = [...next.drawn, ...next.loot_discard, ...next.players.flatMap((player) => player.hold)];
  return seen.find((card) => card.item === item) ?? { item, kind: "talisman" };
}

function privilege(view: View, event: sevenseas.PrivilegeGiven): View {
  switch (CHARACTERS[event.character]) {
    case "shipwright":
      return changed(view, event.seat, (p) => ({ reserve: p.reserve - event.amount, empty: p.empty + event.amount, fleet: p.fleet + event.amount }));
    case "governor":
      return changed(view, event.seat, (p) => ({ skulls: p.skulls - event.amount }));
    case "captain":
      return changed(view, event.seat, (p) => ({ yin_yang: p.yin_yang + event.amount }));
    case "merchant":
      return chests(view, event.seat, event.amount);
    default:
      return view;
  }
}

function played(view: View, event: sevenseas.CardPlayed, next: View): View {
  const card = cardIn(next, event.card, view);
  const less = changed({ ...view, hand: view.hand.filter((held) => held.item !== event.card) }, event.seat, (p) => ({ hand: p.hand - 1 }));
  if (!card) return less;
  if (card.type === "port") {
    const prices = next.port === card.key ? next.prices : view.prices;
    return { ...less, port: card.key, prices, ports_played: [...view.ports_played, card] };
  }
  const laid = { ...less, cards_played: [...view.cards_played, card] };
  if (card.type !== "convoy") return laid;
  const sent = view.players.map(() => 0);
  const known = next.raid?.convoy.item === card.item ? next.raid : null;
  return { ...laid, raid: { captain: event.seat, convoy: card, limit: known?.limit ?? 0, odds: known?.odds ?? [], sent } };
}

function duel(view: View, event: sevenseas.Duel): View {
  if (!view.tray) return view;
  const { dice, duels } = view.tray;
  const fresh: sevenseas.DuelView = {
    red: placeOf(dice, -1, event.red),
    ship: placeOf(dice, event.seat, event.ship),
    gap: event.gap,
    ruler: event.ruler,
    red_sinks: event.red_sinks,
    ship_sinks: event.ship_sinks,
  };
  return { ...view, tray: { ...view.tray, duels: [...duels, fresh] } };
}

/** The table after an event, as far as it is drawn; `next` is the view that will follow. */
export function told(view: View, event: sevenseas.Event, next: View): View {
  switch (event.type) {
    case "round":
      return {
        ...all(view, () => ({ chosen: false, character: null })),
        round: event.round,
        first: event.first,
        last_rounds: event.left < 0 ? null : event.left,
        called: null,
        character: null,
      };
    case "called": {
      const name = CHARACTERS[event.character] ?? null;
      const shown = all({ ...view, called: name }, (p) =>
        event.seats.includes(p.seat) ? { character: name, chosen: true, characters: p.characters.filter((held) => held !== name) } : {},
      );
      return shown;
    }
    case "mistake":
      return changed(view, event.seat, (p) => ({ skulls: p.skulls + 1 }));
    case "skulls":
      return changed(view, event.seat, (p) => ({ skulls: p.skulls + event.count }));
    case "privilege":
      return privilege(view, event);
    case "guards":
      return changed(view, event.seat, (p) => ({ guards: event.guards, empty: p.empty - event.count, fleet: p.fleet - event.count }));
    case "bought":
      return chests(
        changed(view, event.seat, (p) => ({ reserve: p.reserve - event.count, empty: p.empty + event.count, fleet: p.fleet + event.count })),
        event.seat,
        -event.count,
      );
    case "corsair":
      return changed(view, event.seat, (p) => ({
        corsairs: [...p.corsairs, NATIONS[event.nation] ?? ""],
        reserve: 0,
        empty: p.empty + event.ships,
        fleet: p.fleet + event.ships,
      }));
    case "sold": {
      const sold = changed(view, event.seat, (p) => ({
        hold: unloaded(unloaded(unloaded(p.hold, "rum", event.rum), "coffee", event.coffee), "fruit", event.fruit),
      }));
      return chests(sold, event.seat, event.chests);
    }
    case "ritual":
      return changed(view, event.seat, (p) =>
        event.ritual === "unsinkable"
          ? { unsinkable: event.level, yin_yang: Math.max(0, p.yin_yang - 3) }
          : { double_hold: event.level, yin_yang: Math.max(0, p.yin_yang - 2) },
      );
    case "negotiated":
      return chests(
        changed(view, event.seat, (p) => ({
          hold: unloaded(unloaded(p.hold, LOOT[event.one] ?? "", 1), LOOT[event.other] ?? "", 1),
          yin_yang: Math.max(0, p.yin_yang - 3),
        })),
        event.seat,
        event.chests,
      );
    case "drawn": {
      const card = event.card === null ? null : cardIn(next, event.card);
      const more = changed({ ...view, adventure: Math.max(0, view.adventure - 1) }, event.seat, (p) => ({ hand: p.hand + 1 }));
      return card ? { ...more, hand: [...more.hand, card] } : more;
    }
    case "last-round":
      return { ...view, last_rounds: view.last_rounds ?? 3, until_last_round: null };
    case "played":
      return played(view, event, next);
    case "sent": {
      const gone = changed(view, event.seat, (p) => ({ empty: p.empty - event.count, fleet: p.fleet - event.count, sent: event.count }));
      return view.raid ? { ...gone, raid: { ...view.raid, sent: view.raid.sent.map((n, i) => (i === event.seat ? event.count : n)) } } : gone;
    }
    case "nobody":
      return { ...view, raid: null };
    case "thrown":
      return { ...view, raid: null, tray: { thrower: event.seat, cause: event.cause, dice: event.dice, duels: [], caught: [] } };
    case "duel":
      return duel(view, event);
    case "whirlpool":
      return view.tray ? { ...view, tray: { ...view.tray, caught: next.tray?.cause === "whirlpool" ? next.tray.caught : [] } } : view;
    case "sunk":
      return changed(view, event.seat, (p) => ({ yin_yang: p.yin_yang + event.lost, reserve: p.reserve + event.lost, empty: p.empty + event.saved }));
    case "raid":
      return all(view, (p) => ({ sent: 0, empty: p.empty + (event.survivors[p.seat] ?? 0) }));
    case "loot": {
      const cards = event.items.map((item) => lootIn(next, item));
      const charms = cards.filter((card) => card.kind === "talisman").length;
      const goods = cards.filter((card) => card.kind !== "talisman");
      return changed({ ...view, loot: Math.max(0, view.loot - cards.length), drawn: [...view.drawn, ...goods] }, event.seat, (p) => ({
        talismans: p.talismans + charms,
        yin_yang: p.yin_yang + charms,
      }));
    }
    case "reshuffled":
      return { ...view, loot: event.count, loot_discard: [] };
    case "loaded": {
      const kept = [...event.loaded];
      const aboard = view.drawn.filter((card) => {
        const kind = LOOT.indexOf(card.kind as (typeof LOOT)[number]);
        return (kept[kind] ?? 0) > 0 && kept[kind]!-- > 0;
      });
      return changed({ ...view, drawn: [] }, event.seat, (p) => ({ hold: [...p.hold, ...aboard] }));
    }
    case "cursed": {
      const kind = LOOT[event.kind] ?? "";
      const lost = changed(view, event.seat, (p) =>
        kind === "talisman" ? { talismans: p.talismans - event.cards } : { hold: unloaded(p.hold, kind, event.cards) },
      );
      return chests(lost, event.seat, -event.chests);
    }
    case "wages":
      return chests(view, event.seat, -event.chests);
    case "tavern":
      return { ...view, tavern: [...event.faces] };
    case "served":
      return { ...view, tavern: [] };
    case "tavern-chest":
      return chests(view, event.seat, event.chests);
    case "tavern-yin-yang":
      return changed(view, event.seat, (p) => ({ yin_yang: p.yin_yang + event.count }));
    case "back":
      return changed(view, event.seat, () => ({ characters: [...CHARACTERS] }));
    default:
      return view;
  }
}
