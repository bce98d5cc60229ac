// What an event changes on the table. The shell sets the new view only after the last event of a step was animated;
// until then the board shows the old view with the events told so far applied to it.
import type { marauders } from "../../lib/wire";
import { type Board, type Fight, LOCATIONS, NATIONS, type View, WEAPONS } from "./words";

type Event = marauders.Event;

const board = (view: View, seat: number, change: (board: Board) => Partial<Board>): View => ({
  ...view,
  boards: view.boards.map((b) => (b.seat === seat ? { ...b, ...change(b) } : b)),
});

const zone = (view: View, number: number, change: Partial<marauders.SeaZone>): View => ({
  ...view,
  zones: view.zones.map((z, i) => (i === number ? { ...z, ...change } : z)),
});

const npc = (view: View, number: number, change: Partial<marauders.NpcShip>): View => ({
  ...view,
  npcs: view.npcs.map((n, i) => (i === number ? { ...n, ...change } : n)),
});

const fight = (view: View, change: (fight: Fight) => Partial<Fight>): View =>
  view.fight ? { ...view, fight: { ...view.fight, ...change(view.fight) } } : view;

/** One value of a list changed. */
const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

const less = (cubes: readonly number[], location: number, by = 1): number[] => put(cubes, location, Math.max(0, (cubes[location] ?? 0) - by));

/** Which side of the fight an event speaks of. */
const sideOf = (now: Fight, side: number): number => Math.max(0, now.sides.indexOf(side));

function hit(view: View, event: marauders.Hit): View {
  if (event.how !== "marked" && event.how !== "overflow") return view;
  const location = event.how === "overflow" ? 0 : event.location;
  return event.side >= 0
    ? board(view, event.side, (b) => ({ now: less(b.now, location) }))
    : fight(view, (f) => ({ enemy: less(f.enemy, location) }));
}

function rolled(view: View, event: marauders.Rolled): View {
  return fight(view, (f) => {
    const side = sideOf(f, event.side);
    return event.what === "contest" || event.what === "crew" ? { dice: put(f.dice, side, event.dice) } : { volley: put(f.volley, side, event.dice) };
  });
}

function weapons(view: View, event: marauders.WeaponMoved): View {
  const name = WEAPONS[event.weapon] ?? "";
  const taken = event.how === "bought" || event.how === "found";
  return board(view, event.seat, (b) => ({ weapons: [...b.weapons.filter((held) => held !== name), ...(taken ? [name] : [])] }));
}

/** The view after an event. What only the coming view knows (faces of tokens, hidden cards) is taken from it. */
export function told(view: View, event: Event, next: View): View {
  switch (event.type) {
    case "began":
    case "ship-taken":
    case "mod-fitted":
    case "mod-returned":
    case "hired":
    case "mission-moved":
    case "rumor-heard":
    case "rumor-verified":
    case "restored":
    case "stashed":
    case "glory-drawn":
    case "glory-discarded": {
      const { zone: at, port, now, points } = view.boards[event.seat] ?? next.boards[0]!;
      const coming = next.boards[event.seat];
      if (!coming) return view;
      const fresh = event.type === "began" || event.type === "ship-taken";
      return { ...board(view, event.seat, () => (fresh ? { ...coming, points } : { ...coming, zone: at, port, now, points })), offered: next.offered };
    }
    case "turn-began":
      return { ...view, active: event.seat };
    case "event-drawn":
      return { ...view, round: event.round, event: next.event, entering: next.entering, entering_npc: next.entering_npc, entering_zone: next.entering_zone };
    case "moved":
      return board(view, event.seat, () => ({ zone: view.zones[event.zone]?.name ?? null, port: event.port }));
    case "npc-moved":
      return npc(view, event.npc, { zone: view.zones[event.to]?.name ?? null });
    case "npc-entered":
      return npc(view, event.npc, { ...next.npcs[event.npc], zone: view.zones[event.zone]?.name ?? null });
    case "war":
      return { ...view, war: event.nations.map((nation) => NATIONS[nation] ?? "") };
    case "peace-made":
      return { ...view, war: [] };
    case "merchants-returned":
      return { ...view, track: next.track, zones: view.zones.map((z, i) => ({ ...z, merchant: next.zones[i]?.merchant ?? z.merchant })) };
    case "merchant-found":
      return { ...zone(view, event.zone, { merchant: null }), track: next.track };
    case "demand-changed":
      return zone(view, event.zone, { demand: next.zones[event.zone]?.demand ?? null });
    case "mod-shown":
      return zone(view, event.zone, { mod: next.zones[event.zone]?.mod ?? null });
    case "gold-moved":
      return board(view, event.seat, (b) => ({ gold: b.gold === null ? null : Math.max(0, b.gold + event.gold) }));
    case "sold":
      return board(view, event.seat, (b) => ({
        gold: b.gold === null ? null : b.gold + event.gold,
        hold: b.hold[0] ? b.hold.filter((card) => !card || !event.cards.includes(card.item)) : b.hold.slice(event.cards.length),
      }));
    case "bought":
      return board(view, event.seat, (b) => ({ gold: b.gold === null ? null : b.gold - event.gold, hold: next.boards[event.seat]?.hold ?? b.hold }));
    case "cargo-lost":
    case "cargo-kept":
      return board(view, event.seat, (b) => ({ hold: next.boards[event.seat]?.hold ?? b.hold }));
    case "cargo-drawn":
    case "cargo-discarded":
      return { ...view, market: next.market, raid: next.raid ?? view.raid };
    case "repaired":
      return board(view, event.seat, (b) => ({ now: put(b.now, event.location, (b.now[event.location] ?? 0) + event.points) }));
    case "weapon-moved":
      return weapons(view, event);
    case "bounty-changed":
      return board(view, event.seat, (b) => ({ bounty: put(b.bounty, event.nation, event.level) }));
    case "battle-began":
      return next.fight ? { ...view, fight: { ...next.fight, dice: [[], []], volley: [[], []], enemy: next.fight.enemy_most } } : view;
    case "declared":
      return fight(view, (f) => ({ declared: put(f.declared, sideOf(f, event.side), event.action) }));
    case "rolled":
      return rolled(view, event);
    case "hit":
      return hit(view, event);
    case "crew-lost": {
      const crew = LOCATIONS.indexOf("crew");
      return event.side >= 0
        ? board(view, event.side, (b) => ({ now: less(b.now, crew, event.count) }))
        : fight(view, (f) => ({ enemy: less(f.enemy, crew, event.count) }));
    }
    case "battle-ended":
      return next.fight ? view : { ...view, fight: null };
    case "raided":
      return { ...view, raid: next.raid };
    case "point-gained":
      return board(view, event.seat, () => ({ points: event.points }));
    case "died":
      return board(view, event.seat, (b) => ({ ...next.boards[event.seat], points: b.points, zone: null, captain: null }));
    default:
      return view;
  }
}
