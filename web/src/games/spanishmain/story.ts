// The view after an event: what the event carries is put in its place; what it does not carry comes from the view that follows.
import { put, putIn } from "../../lib/motion/told";
import type { spanishmain } from "../../lib/wire";
import type { Ship, View } from "./words";

const lying = ([x, y, heading]: readonly number[]): Partial<Ship> => ({ x: x!, y: y!, heading: heading! });
/** Which masts or flags stand, from the mask an event carries. */
const standing = (count: number, mask: number): boolean[] => Array.from({ length: count }, (_, i) => (mask >> i) % 2 === 1);

function withShip(view: View, number: number, change: Partial<Ship>): View {
  return { ...view, ships: putIn(view.ships, number, change) };
}

/** Coins leave the stack they lay in: those whose worth is known to the viewer if there are any, else face-down ones. */
function without(coins: readonly (number | null)[], values: readonly number[], count: number): (number | null)[] {
  const left = [...coins];
  for (let i = 0; i < count; i++) left.splice(Math.max(0, left.indexOf(values[i] ?? null)), 1);
  return left;
}

function loaded(view: View, event: spanishmain.Loaded): View {
  const [kind, number] = event.place.split(":") as [string, string];
  const at = Number(number);
  const coins = view.ships[event.ship]!.coins.concat(Array.from({ length: event.count }, (_, i) => event.values[i] ?? null));
  const filled = withShip(view, event.ship, { coins });
  if (kind === "ship") return withShip(filled, at, { coins: without(view.ships[at]!.coins, event.values, event.count) });
  return { ...filled, islands: putIn(view.islands, at, { coins: without(view.islands[at]!.coins, event.values, event.count) }) };
}

export function told(view: View, event: spanishmain.Event, next: View): View {
  switch (event.type) {
    case "first-player":
    case "fleet-taken":
    case "crew-revealed":
    case "crew-moved":
    case "crew-lost":
    case "explored":
    case "fired":
    case "rammed":
    case "boarded":
    case "struggled":
    case "scuttle-rolled":
    case "ability-used":
    case "crew-went":
    case "event-played":
    case "looked":
      return view;
    case "gold-made":
      return { ...view, players: putIn(view.players, event.seat, { gold: event.total }) };
    case "panel-lost":
      return withShip(view, event.ship, { panels: event.panels });
    case "mast-burns": {
      const { built } = view.ships[event.ship]!;
      return withShip(view, event.ship, { masts: standing(built, event.masts), fire: standing(built, event.fire), derelict: event.masts === 0 });
    }
    case "treasure-found":
    case "treasure-gone":
      return { ...view, ships: view.ships.map((ship, i) => ({ ...ship, finds: next.ships[i]?.finds ?? ship.finds })) };
    case "smoke-laid":
      return { ...view, terrain: next.terrain };
    case "island-moved":
      return { ...view, islands: putIn(view.islands, event.island, { x: event.x, y: event.y }) };
    case "island-placed":
    case "terrain-placed":
      return { ...view, islands: next.islands.slice(0, view.islands.length + Number(event.type === "island-placed")), terrain: next.terrain.slice(0, view.terrain.length + Number(event.type === "terrain-placed")) };
    case "home-chosen":
      return { ...view, islands: putIn(view.islands, event.island, { home: event.seat }) };
    case "moored":
      return { ...view, ships: view.ships[event.ship] ? putIn(view.ships, event.ship, { ...lying(event.pose), docked: event.island }) : next.ships.slice(0, event.ship + 1) };
    case "treasure-dealt":
      return { ...view, islands: view.islands.map((land, i) => ({ ...land, coins: Array.from({ length: event.counts[i] ?? 0 }, () => null) })) };
    case "turn-began":
      return { ...view, active: event.seat, round: event.round, ships: view.ships.map((ship) => (ship.owner === event.seat ? { ...ship, acted: false } : ship)) };
    case "sailed": {
      const sailed = withShip(view, event.ship, { ...lying(event.poses.at(-1)!), docked: -1, acted: true });
      return event.towed >= 0 ? withShip(sailed, event.towed, { ...lying(event.tow_pose), docked: -1 }) : sailed;
    }
    case "came-about":
    case "placed":
      return withShip(view, event.ship, { ...lying(event.pose), docked: -1 });
    case "docked":
      return withShip(view, event.ship, { ...lying(event.pose), docked: event.island });
    case "fog-entered":
      return withShip(view, event.ship, { fog: event.terrain, docked: -1 });
    case "fog-left":
      return event.pose.length ? withShip(view, event.ship, { ...lying(event.pose), fog: -1 }) : view;
    case "reef-rolled":
      return { ...view, terrain: putIn(view.terrain, event.terrain, { level: event.level }) };
    case "sargasso-rolled":
      return { ...withShip(view, event.ship, { tangled: event.tangled }), terrain: putIn(view.terrain, event.terrain, { level: event.level }) };
    case "tow-taken":
      return withShip(withShip(view, event.ship, { tow: event.towed }), event.towed, { ...lying(event.pose), owner: event.owner, towed: event.ship, docked: -1 });
    case "tow-ended":
      return withShip(withShip(view, event.ship, { tow: -1 }), event.towed, { towed: -1 });
    case "mast-lost":
    case "repaired": {
      const { built } = view.ships[event.ship]!;
      return withShip(view, event.ship, { masts: standing(built, event.masts), derelict: event.masts === 0 });
    }
    case "sunk":
      return { ...withShip(view, event.ship, { sunk: true, coins: [], crew: [], docked: -1 }), players: view.players.map((player, i) => ({ ...player, gold: event.totals[i] ?? player.gold })) };
    case "wrecked":
      return withShip(view, event.ship, { wreck: true, derelict: false, crew: [], masts: view.ships[event.ship]!.masts.map(() => false) });
    case "coin-stolen": {
      const value = event.value || null;
      const robbed = withShip(view, event.ship, { coins: without(view.ships[event.ship]!.coins, value ? [value] : [], 1) });
      return withShip(robbed, event.thief, { coins: [...view.ships[event.thief]!.coins, value] });
    }
    case "loaded":
      return loaded(view, event);
    case "unloaded":
      return { ...withShip(view, event.ship, { coins: [] }), players: putIn(view.players, event.seat, { gold: event.total, home: next.players[event.seat]?.home ?? [] }) };
    case "marked":
      return { ...view, islands: putIn(view.islands, event.island, { marks: [...new Set([...view.islands[event.island]!.marks, event.seat])] }) };
    case "scuttle-foiled":
      return withShip(view, event.ship, { scuttled: false });
    case "fort-built": {
      const forts = next.forts[event.fort] ? [...view.forts.slice(0, event.fort), next.forts[event.fort]!] : view.forts;
      // enemies who lay there are docked no longer
      const ships = view.ships.map((ship) => (ship.docked === event.island && ship.owner !== event.seat ? { ...ship, docked: -1 } : ship));
      return { ...view, forts, ships, islands: putIn(view.islands, event.island, { fort: event.fort, coins: [] }), players: putIn(view.players, event.seat, { gold: event.total }) };
    }
    case "flag-lost":
      return { ...view, forts: putIn(view.forts, event.fort, { flags: standing(view.forts[event.fort]!.flags.length, event.flags) }) };
    case "fort-destroyed":
      return { ...view, forts: putIn(view.forts, event.fort, { gone: true }), islands: putIn(view.islands, event.island, { fort: -1 }), players: put(view.players, view.forts[event.fort]!.owner, { ...view.players[view.forts[event.fort]!.owner]!, gold: event.total }) };
    case "game-ended":
      return { ...view, over: true, ending: event.how };
  }
}
