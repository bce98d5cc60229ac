// What moves on the table just now. Every part of the board reads it, so that mats, chart and battle move together;
// when nothing moves it is empty, and all that is drawn comes from the view.
import { pause, type Stage } from "../../lib/board";
import { Motion, motionOf, signed, TUMBLE } from "../../lib/motion/motion.svelte";
import type { Point } from "../../lib/motion/paths";
import { play } from "../../lib/ui/sounds";
import type { cove } from "../../lib/wire";
import type { Layout } from "./geometry";
import { keyOf, told } from "./story";
import { SECTIONS } from "./words";

type View = cove.CoveView;
type Thing = "coin" | "chest" | "card";

/** The last volley of the battle, and how far it is. */
export interface Volley {
  ship: number;
  target: number;
  section: number;
  faces: readonly number[];
  hits: number;
  stage: "aim" | "roll" | "shot" | "done";
  /** What it did: places on the panel and by how much. */
  struck: readonly cove.StruckView[];
  number: number;
}

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
  return { ...shot, stage: "done", number: 0 };
}

/** Wheels stand turned up so long before the ships sail, in milliseconds. */
const TURNED = 750;

export class Alive extends Motion<View, cove.Event, Thing> {
  /** Wheels turned up: seat to island. */
  wheels = $state<Record<number, number>>({});
  volley = $state.raw<Volley | null>(null);
  /** Whom the volley that comes next is for. */
  private aimedAt: number | null = null;
  /** Whom the viewer's volley, or the one at the viewer, was for, and how it is kept: what it cost is said in its place. */
  private struck: { ship: number; came: { dice: readonly number[]; good: boolean } } | null = null;
  /** A single die on the table: mutiny, tie, map. */
  rolled = $state.raw<{ faces: readonly number[]; seats: readonly number[]; why: string; bad: boolean } | null>(null);
  layout: Layout | null = null;
  private pending: Promise<void>[] = [];

  protected told = told;

  protected override calm(): void {
    this.volley = null; // the view tells it now
    this.wheels = {};
    this.rolled = null;
  }

  /** All wheels are turned up together and all ships sail together: anything else waits for the last of them. */
  protected override async ready(event: cove.Event): Promise<void> {
    if (event.type !== "sailed") await this.arrive();
  }

  protected override instead(spot: string): readonly string[] {
    return [spot.replace("mat:", "ship:")];
  }

  protected override outcome(event: cove.Event, seat: number, before: View) {
    switch (event.type) {
      case "aimed":
        this.aimedAt = event.target;
        return null;
      case "fired": {
        const target = this.aimedAt ?? (before.battle && aimIn(before.battle))?.target;
        this.aimedAt = null;
        this.struck = null;
        if (event.ship !== seat && target !== seat) return null;
        const came = { dice: event.faces, hitOn: event.hit_on, good: event.hits > 0 === (event.ship === seat) };
        if (target !== undefined) this.struck = { ship: target, came };
        return came;
      }
      case "damaged":
      case "pirate-hit": {
        const struck = this.struck;
        this.struck = null;
        return struck && struck.ship === (event.type === "damaged" ? event.seat : event.ship) ? { ...struck.came, instead: true } : null;
      }
      case "mutiny-rolled":
        return event.seat === seat ? { dice: [event.face], good: event.face !== 1 } : null;
      case "tie-rolled":
        return event.ships.includes(seat) ? { dice: event.faces, instead: this.kept.at(-1)?.text.key === "event-tie-rolled" } : null;
      case "pirate-sunk":
        return event.seats.includes(seat) ? { good: true } : null;
      case "fame":
        return event.seat === seat && event.cause === "plank" ? { good: false } : null;
      case "map-marked":
        return event.seat === seat ? { dice: event.faces } : null;
      case "cacafuego-taken":
        return event.seat === seat ? { dice: [event.face] } : null;
      case "mutiny":
      case "repaired":
        return event.seat === seat ? { good: event.type === "repaired" && !event.poor ? null : false } : null;
      case "crippled":
        if (event.seat === seat) return { good: false };
        return before.battle?.ships.some(({ ship }) => ship === seat) ? { good: true } : null;
      default:
        return null;
    }
  }

  /** The volley to be drawn: the one being shown, else the one announced, else the last. */
  volleyIn(battle: cove.BattleView): Volley | null {
    return this.volley ?? aimIn(battle) ?? shotIn(battle);
  }

  /** Do the dice of the panel tell a seat what it fired last, or what was fired at it? Not once another volley is announced or lies there. */
  tells(battle: cove.BattleView, seat: number | null): boolean {
    const volley = this.volleyIn(battle);
    return volley !== null && volley.stage !== "aim" && [volley.ship, volley.target].some((ship) => ship === seat);
  }

  protected async show(event: cove.Event, before: View, after: View, stage: Stage<View>, number: number): Promise<void> {
    switch (event.type) {
      case "sailed":
        this.wheels = { ...this.wheels, [event.seat]: event.island };
        if (this.pending.length === 0) play("wheel");
        this.pending.push(this.turned(event.seat, stage), this.sailTo(`ship:${event.seat}`, before.ships[event.seat]!.place, event.island, event.seat, [before, after], stage, TURNED));
        if (this.pending.length === 2 * before.ships.length) await this.arrive();
        return;
      case "farewell":
        this.ahead = after;
        return this.sailTo(`ship:${event.seat}`, before.ships[event.seat]!.place, event.island, event.seat, [before, after], stage);
      case "black-ship-moved": {
        const black = before.black_ships[event.number - 1];
        this.ahead = after;
        if (black) await this.sailTo(`black:${event.number}`, black.island, event.island, -1, [before, after], stage);
        return;
      }
      case "navy-sent":
        this.ahead = after;
        play("horn");
        return this.sailTo("navy", before.navy?.island ?? 6, event.island, -2, [before, after], stage);
      case "treasure-turned":
        return this.step(after, 220, stage, "card");
      case "battle-began":
      case "last-battle":
        this.volley = null;
        return this.step(after, 700, stage, "bell");
      case "round-began":
        return this.step(after, 450, stage);
      case "aimed":
        this.ahead = after;
        this.volley = { ship: event.ship, target: event.target, section: event.section, faces: [], hits: 0, stage: "aim", struck: [], number };
        return pause(420, stage);
      case "fired":
        return this.fire(event, number, before, stage);
      case "damaged":
        return this.strike({ at: event.at, ship: event.seat, section: event.section, hits: event.hits }, after, stage);
      case "pirate-hit":
        return this.strike({ at: event.at, ship: event.ship, section: 0, hits: event.hits }, after, stage);
      case "shipwright-hit":
      case "parrot-hit":
        return this.step(after, 420, stage);
      case "crippled":
      case "retreated": {
        const from = before.ships[event.seat]!.place;
        this.cry(`ship:${event.seat}`, "⚑", true, stage);
        await pause(350, stage);
        this.ahead = after;
        return this.sailTo(`ship:${event.seat}`, from, 7, event.seat, [before, after], stage);
      }
      case "mutiny-rolled":
        return this.roll([event.face], [event.seat], "mutiny", event.face === 1, stage);
      case "tie-rolled":
        return this.roll(event.faces, event.ships, "tie", false, stage);
      case "map-marked":
        return this.roll(event.faces, [event.seat], "map", false, stage);
      case "cacafuego-taken":
        return this.roll([event.face], [event.seat], "cacafuego", false, stage);
      case "plundered": {
        const from = `treasure:${event.island}`;
        const goods: [Thing, number][] = [
          ["coin", event.gold],
          ["chest", event.chests],
          ["card", event.tavern],
        ];
        let delay = 0;
        for (const [what, count] of goods) delay = this.many(what, count, from, `mat:${event.seat}`, stage, { most: 6, apart: 60, delay });
        play("coins");
        return pause(500 + delay, stage);
      }
      case "plunder-shared":
        this.many("chest", event.chests, `mat:${event.on}`, `mat:${event.by}`, stage, { delay: this.many("coin", event.gold, `mat:${event.on}`, `mat:${event.by}`, stage) });
        return pause(700, stage);
      case "fame": {
        this.ahead = after;
        this.cry(`fame:${event.seat}`, signed(event.amount), event.amount < 0, stage);
        if (event.amount > 0) play("fame");
        return pause(380, stage);
      }
      case "card-drawn":
        play("card");
        this.fly("card", "deck", `mat:${event.seat}`, stage);
        return this.step(after, 330, stage);
      case "parrot-perched":
        this.fly("card", "deck", `mat:${event.seat}`, stage);
        return pause(450, stage);
      case "buried-chests":
      case "buried-gold": {
        const what = event.type === "buried-chests" ? "chest" : "coin";
        const count = event.type === "buried-chests" ? event.chests : event.gold;
        this.many(what, count, `mat:${event.seat}`, "island:6", stage);
        return this.step(after, 650, stage, "coins");
      }
      case "cargo-lost":
        this.ahead = after;
        this.many("chest", event.chests, `mat:${event.seat}`, `ship:${event.seat}`, stage, { most: 5 });
        return pause(500, stage);
      case "raised":
      case "card-bought":
        this.many("coin", event.type === "raised" ? event.cost : 2, `mat:${event.seat}`, "island:6", stage, { most: 4 });
        this.ahead = after;
        play(event.type === "raised" ? "hammer" : "coins");
        return pause(330, stage);
      case "pirate-appeared":
        return this.step(after, 500, stage, "bell");
      case "pirate-sunk":
        play("splash");
        this.cry(keyOf(before, event.ship) === "navy" ? "navy" : "pirate", "✕", true, stage);
        await pause(700, stage);
        this.ahead = after;
        return;
      case "battle-card":
      case "volley-card":
        return this.step(after, 500, stage, "card");
      case "mutiny":
        return this.step(after, 500, stage, "splash");
      case "battle-ended":
        await pause(500, stage);
        this.volley = null;
        this.ahead = after;
        return;
      case "phase":
        return this.step(after, event.phase === 1 ? 450 : 250, stage);
      default:
        this.ahead = after;
    }
  }

  private async arrive(): Promise<void> {
    await Promise.all(this.pending);
    this.pending = [];
  }

  /** A wheel is seen for a while, then its ship sails. */
  private async turned(seat: number, stage: Stage<View>): Promise<void> {
    await pause(TURNED, stage);
    const { [seat]: _, ...rest } = this.wheels;
    this.wheels = rest;
  }

  /** Sail to a place, as the layout of the chart has it. */
  private sailTo(key: string, from: number, to: number, seat: number, [before, after]: readonly [View, View], stage: Stage<View>, wait = 0): Promise<void> {
    if (from === to) return pause(wait, stage);
    return this.sail(key, this.berth(from, seat, before), this.berth(to, seat, after), stage, undefined, wait);
  }

  private berth(place: number, seat: number, view: View): Point | null {
    const berth = this.layout?.places[place - 1];
    if (!berth) return null;
    if (seat === -1) return berth.black;
    if (seat === -2) return berth.navy;
    const here = view.islands[place - 1]?.ships ?? [];
    return berth.ships[Math.max(0, here.indexOf(seat))] ?? berth.ships[0]!;
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

  private strike(hit: Volley["struck"][number], after: View, stage: Stage<View>): Promise<void> {
    if (this.volley) this.volley = { ...this.volley, stage: "done", struck: [...this.volley.struck, hit] };
    this.cry(hit.at, signed(-hit.hits), true, stage);
    return this.step(after, 560, stage, "splinter");
  }

  private async roll(faces: readonly number[], seats: readonly number[], why: string, bad: boolean, stage: Stage<View>): Promise<void> {
    this.rolled = { faces, seats, why, bad };
    play("dice");
    await pause(TUMBLE + 800, stage);
    this.rolled = null;
  }
}

export const aliveOf = (): Alive => motionOf(Alive);
