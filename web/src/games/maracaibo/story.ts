// The view after an event, from what the event carries; the page reckons no rules.
import { put, putIn, withMat } from "../../lib/motion/told";
import type { maracaibo } from "../../lib/wire";
import { KINDS, type Quest, RED, START, type View } from "./words";

type Event = maracaibo.Event;

const mat = (view: View, seat: number, change: Partial<maracaibo.Captain>): View => ({ ...view, captains: withMat(view.captains, { seat, ...change }) });
const red = (view: View, change: Partial<maracaibo.RedbeardView>): View => (view.redbeard ? { ...view, redbeard: { ...view.redbeard, ...change } } : view);
const place = (view: View, at: number, change: Partial<maracaibo.Place>): View => ({ ...view, places: putIn(view.places, at, change) });
const purse = (view: View, seat: number, doubloons: number): View => (seat >= 0 && doubloons >= 0 ? mat(view, seat, { doubloons }) : view);

/** A ship lies elsewhere. */
function moved(view: View, seat: number, at: number): View {
  const places = view.places.map((one) => {
    const ships = one.ships.filter((other) => other !== seat);
    return one.place === at ? { ...one, ships: [...ships, seat] } : ships.length === one.ships.length ? one : { ...one, ships };
  });
  return seat === RED ? red({ ...view, places }, { at }) : mat({ ...view, places }, seat, { at });
}

/** All ships are back in the starting zone. */
const atStart = (view: View): View =>
  red({ ...view, places: view.places.map((one) => ({ ...one, ships: [] })), captains: view.captains.map((one) => ({ ...one, at: START })) }, { at: START });

const island = (view: View, kind: number, cubes: number, worth: number): View => ({ ...view, islands: putIn(view.islands, kind, { cubes, worth }) });

/** One area of a hideout after a treasure came or went. */
const store = (view: View, seat: number, kind: number, change: Partial<maracaibo.Store>): View =>
  mat(view, seat, { stores: putIn(view.captains[seat]?.stores ?? [], kind, change) });

/** An explorer stands elsewhere. */
function explorer(view: View, seat: number, at: string): View {
  const track = view.track.map((space) => {
    const explorers = space.explorers.filter((other) => other !== seat);
    return space.name === at ? { ...space, explorers: [...explorers, seat] } : explorers.length === space.explorers.length ? space : { ...space, explorers };
  });
  return seat === RED ? red({ ...view, track }, { explorer: at }) : mat({ ...view, track }, seat, { explorer: at });
}

/** The quests of a market by their numbers, as the one view or the other describes them. */
const market = (view: View, next: View, items: readonly number[]): Quest[] =>
  items.flatMap((item) => [...view.market, ...next.market].find((quest) => quest.item === item) ?? []);

const NO_RAID: maracaibo.RaidView = { dice: [0, 0, 0], sums: [0, 0, 0], plans: [], rerolls: 0, pools: [], actions: [] };

export function told(view: View, event: Event, next: View): View {
  switch (event.type) {
    case "began":
      return { ...view, captains: view.captains.map((one) => ({ ...one, doubloons: event.purses[one.seat] ?? one.doubloons })) };
    case "round-began":
      return atStart({ ...view, round: event.round, places: view.places.length ? view.places : next.places });
    case "sailed":
      return moved(view, event.seat, event.at);
    case "toll-paid":
      return purse(purse(view, event.seat, event.purse), event.to, event.theirs);
    case "doubloons-gained":
      return purse(view, event.seat, event.purse);
    case "points-gained":
      return event.seat === RED ? red(view, { vp: event.vp }) : mat(view, event.seat, { vp: event.vp });
    case "acquired": {
      const card = view.places[event.place]?.card;
      const cards = view.captains[event.seat]?.cards ?? [];
      const bought = mat(view, event.seat, { doubloons: event.purse, cards: card ? [...cards, card] : cards });
      return card ? place(bought, event.place, { card: { ...card, key: "card-placeholder", kind: "placeholder" } }) : bought;
    }
    case "refilled":
    case "card-revealed": {
      const { card = null, hidden = "", doubloons = 0, value = null } = next.places[event.place] ?? {};
      const seen = place(view, event.place, { card, hidden, doubloons, value });
      return event.type === "refilled" ? { ...seen, cards_left: event.left } : purse(seen, event.seat, event.purse);
    }
    case "built":
      return place(purse(view, event.seat, event.purse), event.place, { owners: [...(view.places[event.place]?.owners ?? []), event.seat] });
    case "cubes-added":
      return island(view, event.kind, event.cubes, event.worth);
    case "treasure-gained": {
      const change = { stored: event.stored, buried: event.buried, ...(event.bonus ? { bonus_taken: true } : {}) };
      return store(island(view, event.kind, event.cubes, event.worth), event.seat, event.kind, change);
    }
    case "treasure-buried": {
      const own = view.captains[event.seat];
      const change = { stored: event.stored, buried: event.buried, ...(event.from_bonus ? { bonus_taken: false } : {}) };
      const lies = { kind: KINDS[event.kind] ?? null };
      if (event.hole >= 15) return mat(store(view, event.seat, event.kind, change), event.seat, { deep: putIn(own?.deep ?? [], event.hole - 15, lies) });
      return store(view, event.seat, event.kind, { ...change, holes: putIn(own?.stores[event.kind]?.holes ?? [], event.hole % 5, lies) });
    }
    case "upgraded":
      return mat(view, event.seat, { upgrades: event.upgrades, slots: putIn(view.captains[event.seat]?.slots ?? [], event.slot, { filled: true }) });
    case "explored": {
      const at = view.track[event.at]?.name ?? view.track.at(-1)!.name;
      const gone = explorer(view, event.seat, at);
      return event.seat === RED ? red(gone, { rivers: event.rivers }) : mat(gone, event.seat, { rivers: event.rivers });
    }
    case "retired":
      return mat(explorer(view, event.seat, view.track[event.at]?.name ?? ""), event.seat, { retired: true });
    case "raid-rolled":
      return { ...view, raid: { ...(view.raid ?? next.raid ?? NO_RAID), dice: event.dice, rerolls: event.rerolls, sums: next.raid?.sums ?? event.dice, plans: next.raid?.plans ?? [] } };
    case "raid-chosen": {
      const pools = [...(view.raid?.pools ?? []), { kind: KINDS[event.kind] ?? "gold", strength: event.strength }];
      return { ...view, raid: { ...(view.raid ?? NO_RAID), dice: [0, 0, 0], pools, actions: next.raid?.actions ?? view.raid?.actions ?? [] } };
    }
    case "strength-spent": {
      if (!view.raid) return view;
      const pools = view.raid.pools.map((pool) => (pool.kind === KINDS[event.kind] ? { ...pool, strength: event.left } : pool));
      return { ...view, raid: { ...view.raid, pools } };
    }
    case "quest-taken": {
      const quests = [...(view.captains[event.seat]?.quests ?? []), view.market.find((quest) => quest.item === event.card && event.seat === next.active) ?? null];
      const taken = mat(view, event.seat, { quests });
      return event.place < 0 ? { ...taken, quests_left: Math.max(0, view.quests_left - 1) } : { ...taken, market: view.market.filter((_, i) => i !== event.place) };
    }
    case "quest-revealed":
    case "market-refreshed":
      return { ...view, market: market(view, next, event.market) };
    case "quest-sold":
      return mat(view, event.seat, { quests: (view.captains[event.seat]?.quests ?? []).filter((quest, i, all) => (event.card >= 0 ? quest?.item !== event.card : i < all.length - 1)) });
    case "galleon-taken": {
      const galleon = view.galleons.find((card) => card.item === event.galleon) ?? null;
      const left = { ...view, galleons: view.galleons.filter((card) => card.item !== event.galleon) };
      return event.seat === RED ? red(left, { galleon }) : mat(purse(left, event.seat, event.purse), event.seat, { galleon });
    }
    case "tile-placed": {
      const tiles = view.captains[event.seat]?.tiles ?? [];
      const tile = tiles[event.tile];
      if (!tile) return view;
      const laid = { ...tile, at: event.place };
      return place(mat(purse(view, event.seat, event.purse), event.seat, { tiles: put(tiles, event.tile, laid) }), event.place, { market: laid });
    }
    case "income-taken":
      return mat(view, event.seat, { doubloons: event.purse, vp: event.total });
    case "skirmished":
      return event.fighters.reduce((seen, seat, i) => purse(seen, seat, event.purses[i] ?? -1), view);
    case "ruby-moved": {
      const sold = event.space >= 0 ? { ...view, rubies_taken: put(view.rubies_taken, event.space, true) } : view;
      return event.seat === RED ? red(sold, { rubies: event.rubies }) : mat(sold, event.seat, { rubies: event.rubies });
    }
    case "maracaibo-reached":
      return { ...view, last: event.last };
    case "round-ended":
      return event.round < 3 ? atStart(view) : view;
    case "redbeard-drew":
      return red(view, { card: next.redbeard?.card ?? "", extra: next.redbeard?.extra ?? "", main: next.redbeard?.main ?? [] });
    case "redbeard-upgraded":
      return red(view, { upgrades: event.upgrades, field: event.field });
    case "redbeard-took": {
      const card = view.places[event.place]?.card;
      const taken = card ? place(view, event.place, { card: { ...card, key: "card-placeholder", kind: "placeholder" } }) : view;
      return red(taken, { cards: next.redbeard?.cards.slice(0, event.cards) ?? [] });
    }
    case "redbeard-gained":
      return red(island(view, event.kind, event.cubes, event.worth), { treasures: put(view.redbeard?.treasures ?? [], event.kind, event.treasures) });
    default:
      return view;
  }
}
