// The table after an event, from what the event carries. The shell sets the new view only after the last event of a step was
// animated; until then the board shows the old view with the events told so far applied to it.
import { put, putIn, withMat } from "../../lib/motion/told";
import type { marauders } from "../../lib/wire";
import { type Fight, NATIONS, type View } from "./words";

type Event = marauders.Event;

const fight = (view: View, change: (fight: Fight) => Partial<Fight>): View => (view.fight ? { ...view, fight: { ...view.fight, ...change(view.fight) } } : view);

/** Which side of the fight an event speaks of. */
const sideOf = (now: Fight, side: number): number => Math.max(0, now.sides.indexOf(side));

function rolled(view: View, { side, what, dice }: marauders.Rolled): View {
  return fight(view, (now) =>
    what === "contest" || what === "crew" ? { dice: put(now.dice, sideOf(now, side), dice) } : { volley: put(now.volley, sideOf(now, side), dice) },
  );
}

const zoneName = (view: View, zone: number): string | null => view.zones[zone]?.name ?? null;

/** What an event changes besides the boards it carries; who fights and what lies before a raid only the coming view knows. */
function besides(view: View, event: Event, next: View): View {
  switch (event.type) {
    case "turn-began":
      return { ...view, active: event.seat };
    case "event-drawn": {
      const { round, event: drawn, entering, entering_npc, entering_zone } = event;
      return { ...view, round, event: drawn, entering, entering_npc, entering_zone };
    }
    case "npc-moved":
      return { ...view, npcs: putIn(view.npcs, event.npc, { zone: zoneName(view, event.to) }) };
    case "npc-entered": {
      const { captain, ship, skills, cards } = event;
      return { ...view, npcs: putIn(view.npcs, event.npc, { captain, ship, skills, cards, zone: zoneName(view, event.zone) }) };
    }
    case "war":
      return { ...view, war: event.nations.map((nation) => NATIONS[nation] ?? "") };
    case "peace-made":
      return { ...view, war: [] };
    case "merchants-returned":
      return { ...view, zones: view.zones.map((zone, i) => (event.zones.includes(i) ? { ...zone, merchant: "hidden" } : zone)) };
    case "merchant-found":
      return { ...view, track: event.track, zones: putIn(view.zones, event.zone, { merchant: null }) };
    case "demand-changed":
      return { ...view, zones: putIn(view.zones, event.zone, { demand: event.good }) };
    case "mod-shown":
      return { ...view, zones: putIn(view.zones, event.zone, { mod: event.mod }) };
    case "mission-moved":
      return { ...view, offered: event.offered };
    case "cargo-drawn":
    case "cargo-discarded":
      return { ...view, market: event.market };
    case "battle-began":
      return next.fight ? { ...view, fight: { ...next.fight, dice: [[], []], volley: [[], []], enemy: event.enemy ?? [], enemy_skills: event.enemy_skills } } : view;
    case "declared":
      return fight(view, (now) => ({ declared: put(now.declared, sideOf(now, event.side), event.action) }));
    case "rolled":
      return rolled(view, event);
    case "battle-ended":
      return next.fight ? view : { ...view, fight: null };
    case "raided":
      return { ...view, raid: next.raid };
    default:
      return view;
  }
}

/** The table after an event, as far as it is drawn. */
export function told(view: View, event: Event, next: View): View {
  let after = view;
  if ("now" in event && event.now) after = { ...after, boards: withMat(after.boards, { ...event.now, ...event.mine }) };
  if ("enemy" in event && event.enemy) after = fight(after, () => ({ enemy: event.enemy! }));
  return besides(after, event, next);
}
