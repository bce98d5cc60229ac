// What moves on the table just now. Every part of the board reads it, so that mats, chart and battle move together;
// when nothing moves it is empty, and all that is drawn comes from the view.
import { pause, type Happening, type Stage } from "../../lib/board";
import type { cove } from "../../lib/wire";
import { course, type Layout, type Point } from "./geometry";
import { play } from "../../lib/ui/sounds";
import { told } from "./story";
import { SECTIONS } from "./words";

type View = cove.CoveView;

/** A ship on its way. */
export interface Voyage {
  at: Point;
  back: boolean;
  d: string;
}

/** The last volley of the battle, and how far it is. */
export interface Volley {
  ship: number;
  target: number;
  section: number;
  faces: readonly number[];
  hits: number;
  stage: "aim" | "roll" | "shot" | "done";
  /** What it did: places on the panel and by how much. */
  struck: readonly { seat: number; section: number; hits: number }[];
  number: number;
}

/** A thing that flies from one place on the page to another. */
export interface Flight {
  id: number;
  what: "coin" | "chest" | "card" | "fame" | "treasure";
  from: DOMRect;
  to: DOMRect;
  ms: number;
  delay: number;
  text: string;
}

/** A word that rises over a place on the page and fades. */
export interface Cry {
  id: number;
  text: string;
  at: DOMRect;
  bad: boolean;
  ms: number;
}

const SAIL = 1100;
const TUMBLE = 700;
const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** What the view of a battle tells of the volley being fired: shooter, target and section. */
function aimIn(battle: cove.BattleView): Volley | null {
  const number = (key: string) => battle.ships.find((ship) => (ship.ship < 0 ? ship.key : String(ship.ship)) === key)?.number;
  const [ship, target] = [number(battle.shooter), number(battle.target)];
  if (ship === undefined || target === undefined) return null;
  const section = battle.section === "all" ? 4 : SECTIONS.findIndex((key) => key === battle.section);
  return { ship, target, section, faces: [], hits: 0, stage: "aim", struck: [], number: 0 };
}

/** The last volley as the view keeps it: its dice lie there until the next. */
function shotIn({ shot }: cove.BattleView): Volley | null {
  if (!shot) return null;
  const struck = shot.struck.map(({ ship, section, hits }) => ({ seat: ship, section, hits }));
  return { ...shot, stage: "done", struck, number: 0 };
}

class Alive {
  private base: View | null = null;
  private ahead = $state.raw<View | null>(null);
  voyages = $state<Record<string, Voyage>>({});
  /** Wheels turned up: seat to island. */
  wheels = $state<Record<number, number>>({});
  volley = $state.raw<Volley | null>(null);
  /** A single die on the table: mutiny, tie, map. */
  rolled = $state.raw<{ faces: readonly number[]; seats: readonly number[]; why: string; bad: boolean } | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  cries = $state.raw<readonly Cry[]>([]);
  /** A section to be fired at as soon as the volley asks for its aim. */
  wish = $state<string | null>(null);
  layout: Layout | null = null;
  private pending: Promise<void>[] = [];
  private ids = 0;

  /** The view with the events told so far. */
  now(view: View): View {
    return this.ahead && this.base === view ? this.ahead : view;
  }

  /** Nothing moves any more: a new view stands. */
  rest(view: View): void {
    if (this.base === view) return;
    this.volley = null; // the view tells it now
    this.base = null;
    this.ahead = null;
    this.wheels = {};
    this.rolled = null;
  }

  /** The volley to be drawn: the one being shown, else the one announced, else the last. */
  volleyIn(battle: cove.BattleView): Volley | null {
    return this.volley ?? aimIn(battle) ?? shotIn(battle);
  }

  /** Show an event; resolves when the next may come. */
  async tell(view: View, { event, number }: Happening<cove.Event>, stage: Stage<View>): Promise<void> {
    if (this.base !== view) {
      this.base = view;
      this.ahead = view;
    }
    if (event.type !== "sailed") await this.arrive();
    const before = this.ahead ?? view;
    const after = told(before, event, stage.next);
    await this.show(event, number, before, after, stage);
  }

  private async show(event: cove.Event, number: number, before: View, after: View, stage: Stage<View>): Promise<void> {
    switch (event.type) {
      case "sailed":
        this.wheels = { ...this.wheels, [event.seat]: event.island };
        if (this.pending.length === 0) play("wheel");
        this.pending.push(
          (async () => {
            await pause(750, stage);
            this.ahead = told(this.ahead ?? before, event, stage.next);
            this.wheels = Object.fromEntries(Object.entries(this.wheels).filter(([seat]) => Number(seat) !== event.seat));
            await this.sail(`ship:${event.seat}`, before.ships[event.seat]!.place, event.island, event.seat, stage);
          })(),
        );
        if (this.pending.length === before.ships.length) await this.arrive();
        return;
      case "farewell":
        this.ahead = after;
        await this.sail(`ship:${event.seat}`, before.ships[event.seat]!.place, event.island, event.seat, stage);
        return;
      case "black-ship-moved": {
        const black = before.black_ships[event.number - 1];
        this.ahead = after;
        if (black) await this.sail(`black:${event.number}`, black.island, event.island, -1, stage);
        return;
      }
      case "navy-sent":
        this.ahead = after;
        play("horn");
        await this.sail("navy", before.navy?.island ?? 6, event.island, -2, stage);
        return;
      case "treasure-turned":
        this.ahead = after;
        play("card");
        await pause(220, stage);
        return;
      case "battle-began":
      case "last-battle":
        this.volley = null;
        play("bell");
        this.ahead = after;
        await pause(700, stage);
        return;
      case "round-began":
        this.ahead = after;
        await pause(450, stage);
        return;
      case "aimed":
        this.ahead = after;
        this.volley = { ship: event.ship, target: event.target, section: event.section, faces: [], hits: 0, stage: "aim", struck: [], number };
        await pause(420, stage);
        return;
      case "fired":
        await this.fire(event, number, before, stage);
        this.ahead = after;
        return;
      case "damaged":
        this.strike({ seat: event.seat, section: event.section, hits: event.hits });
        this.ahead = after;
        play("splinter");
        this.cry(`section:${event.seat}/${event.section}`, `−${event.hits}`, true, stage);
        await pause(560, stage);
        return;
      case "pirate-hit":
        this.strike({ seat: event.ship, section: 0, hits: event.hits });
        this.ahead = after;
        play("splinter");
        this.cry(`section:${event.ship}/0`, `−${event.hits}`, true, stage);
        await pause(560, stage);
        return;
      case "shipwright-hit":
      case "parrot-hit":
        this.ahead = after;
        await pause(420, stage);
        return;
      case "crippled":
      case "retreated": {
        const from = before.ships[event.seat]!.place;
        this.cry(`ship:${event.seat}`, "⚑", true, stage);
        await pause(350, stage);
        this.ahead = after;
        await this.sail(`ship:${event.seat}`, from, 7, event.seat, stage);
        return;
      }
      case "mutiny-rolled":
        await this.roll([event.face], [event.seat], "mutiny", event.face === 1, stage);
        return;
      case "tie-rolled":
        await this.roll(event.faces, event.ships, "tie", false, stage);
        return;
      case "map-marked":
        await this.roll(event.faces, [event.seat], "map", false, stage);
        this.ahead = after;
        return;
      case "cacafuego-taken":
        await this.roll([event.face], [event.seat], "cacafuego", false, stage);
        return;
      case "plundered": {
        const from = `treasure:${event.island}`;
        const goods: [Flight["what"], number][] = [
          ["coin", event.gold],
          ["chest", event.chests],
          ["card", event.tavern],
        ];
        let delay = 0;
        for (const [what, count] of goods) {
          for (let i = 0; i < Math.min(count, 6); i++) this.fly(what, from, `mat:${event.seat}`, (delay += 60), stage);
        }
        play("coins");
        await pause(500 + delay, stage);
        this.ahead = after;
        return;
      }
      case "plunder-shared":
        for (let i = 0; i < Math.min(event.gold + event.chests, 6); i++) {
          this.fly(i < event.gold ? "coin" : "chest", `mat:${event.on}`, `mat:${event.by}`, i * 60, stage);
        }
        await pause(700, stage);
        return;
      case "fame": {
        const words = event.amount > 0 ? `+${event.amount}` : `−${-event.amount}`;
        this.ahead = after;
        this.cry(`fame:${event.seat}`, words, event.amount < 0, stage);
        if (event.amount > 0) play("fame");
        await pause(380, stage);
        return;
      }
      case "card-drawn":
        play("card");
        this.fly("card", "deck", `mat:${event.seat}`, 0, stage);
        this.ahead = after;
        await pause(330, stage);
        return;
      case "parrot-perched":
        this.fly("card", "deck", `mat:${event.seat}`, 0, stage);
        await pause(450, stage);
        return;
      case "buried-chests":
      case "buried-gold": {
        const what = event.type === "buried-chests" ? "chest" : "coin";
        const count = event.type === "buried-chests" ? event.chests : event.gold;
        for (let i = 0; i < Math.min(count, 8); i++) this.fly(what, `mat:${event.seat}`, "island:6", i * 70, stage);
        this.ahead = after;
        play("coins");
        await pause(650, stage);
        return;
      }
      case "cargo-lost":
        this.ahead = after;
        for (let i = 0; i < Math.min(event.chests, 5); i++) this.fly("chest", `mat:${event.seat}`, `ship:${event.seat}`, i * 70, stage);
        await pause(500, stage);
        return;
      case "raised":
      case "card-bought":
        for (let i = 0; i < Math.min(event.type === "raised" ? event.cost : 2, 4); i++) {
          this.fly("coin", `mat:${event.seat}`, "island:6", i * 60, stage);
        }
        this.ahead = after;
        play(event.type === "raised" ? "hammer" : "coins");
        await pause(330, stage);
        return;
      case "pirate-appeared":
        play("bell");
        this.ahead = after;
        await pause(500, stage);
        return;
      case "pirate-sunk":
        play("splash");
        this.cry(`section:${event.ship}/0`, "✕", true, stage);
        await pause(700, stage);
        this.ahead = after;
        return;
      case "battle-card":
      case "volley-card":
        play("card");
        this.ahead = after;
        await pause(500, stage);
        return;
      case "mutiny":
        this.ahead = after;
        play("splash");
        await pause(500, stage);
        return;
      case "battle-ended":
        await pause(500, stage);
        this.volley = null;
        this.ahead = after;
        return;
      case "phase":
        this.ahead = after;
        await pause(event.phase === 1 ? 450 : 250, stage);
        return;
      default:
        this.ahead = after;
    }
  }

  /** All wheels are turned up together and all ships sail together: wait for the last of them. */
  private async arrive(): Promise<void> {
    await Promise.all(this.pending);
    this.pending = [];
  }

  /** Sail along the course, as the layout of the chart has it. */
  private async sail(key: string, from: number, to: number, seat: number, stage: Stage<View>): Promise<void> {
    const [a, b] = [this.berth(from, seat, key), this.berth(to, seat, key)];
    if (!a || !b || from === to) return;
    const way = course(a, b);
    const back = b[0] < a[0];
    play("sail");
    await this.frames(SAIL, stage, (t) => (this.voyages[key] = { at: way.at(ease(t)), back, d: way.d }));
    const { [key]: _, ...rest } = this.voyages;
    this.voyages = rest;
  }

  private berth(place: number, seat: number, key: string): Point | null {
    const berth = this.layout?.places[place - 1];
    if (!berth) return null;
    if (seat === -1) return berth.black;
    if (seat === -2) return berth.navy;
    const here = (this.ahead ?? this.base)?.islands[place - 1]?.ships ?? [];
    return this.voyages[key]?.at ?? berth.ships[Math.max(0, here.indexOf(seat))] ?? berth.ships[0]!;
  }

  private async fire(event: cove.Fired, number: number, before: View, stage: Stage<View>): Promise<void> {
    const aimed = this.volley ?? (before.battle && aimIn(before.battle)) ?? { target: event.ship, section: -1, struck: [] };
    const shot = { ...aimed, ship: event.ship, faces: event.faces, hits: event.hits, number };
    this.volley = { ...shot, stage: "roll" };
    play("dice");
    await pause(TUMBLE, stage);
    this.volley = { ...shot, stage: "shot" };
    play("cannon");
    await pause(event.faces.length ? 760 : 100, stage);
    if (!event.hits) play("splash");
    this.volley = { ...shot, stage: "done" };
    await pause(350, stage);
  }

  private strike(hit: Volley["struck"][number]): void {
    if (this.volley) this.volley = { ...this.volley, stage: "done", struck: [...this.volley.struck, hit] };
  }

  private async roll(faces: readonly number[], seats: readonly number[], why: string, bad: boolean, stage: Stage<View>): Promise<void> {
    this.rolled = { faces, seats, why, bad };
    play("dice");
    await pause(TUMBLE + 800, stage);
    this.rolled = null;
  }

  /** The place on the page of a mat, an island, a treasure ...; several may bear the name, the first visible counts. */
  private spot(name: string): DOMRect | null {
    if (typeof document === "undefined") return null;
    for (const found of document.querySelectorAll(`[data-spot="${name}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
    }
    return null;
  }

  private fly(what: Flight["what"], from: string, to: string, delay: number, stage: Stage<View>): void {
    const [a, b] = [this.spot(from), this.spot(to) ?? this.spot(to.replace("mat:", "ship:"))];
    if (!a || !b || stage.signal.aborted) return;
    const id = ++this.ids;
    const ms = 620 / stage.speed;
    this.flights = [...this.flights, { id, what, from: a, to: b, ms, delay: delay / stage.speed, text: "" }];
    setTimeout(() => (this.flights = this.flights.filter((flight) => flight.id !== id)), ms + delay / stage.speed + 40);
  }

  private cry(name: string, text: string, bad: boolean, stage: Stage<View>): void {
    const at = this.spot(name);
    if (!at || stage.signal.aborted) return;
    const id = ++this.ids;
    const ms = 1100 / stage.speed;
    this.cries = [...this.cries, { id, text, at, bad, ms }];
    setTimeout(() => (this.cries = this.cries.filter((cry) => cry.id !== id)), ms);
  }

  private frames(ms: number, stage: Stage<View>, step: (t: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const began = performance.now();
      const tick = () => {
        const t = stage.signal.aborted ? 1 : Math.min(1, ((performance.now() - began) * stage.speed) / ms);
        step(Math.max(0, t));
        if (t < 1) requestAnimationFrame(tick);
        else resolve();
      };
      requestAnimationFrame(tick);
    });
  }
}

export const alive = new Alive();
