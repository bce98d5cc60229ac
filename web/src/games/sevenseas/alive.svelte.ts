// What moves on the table just now. Every part of the board reads it, so that mats, tray and cards move together;
// when nothing moves it is empty, and all that is drawn comes from the view.
import { pause, type Happening, type Stage } from "../../lib/board";
import { play, type Sound } from "../../lib/ui/sounds";
import type { sevenseas } from "../../lib/wire";
import { cardIn, lootIn, told } from "./story";
import { CHARACTERS, LOOT, NATIONS, type View } from "./words";

/** A thing that flies from one place on the page to another. */
export interface Flight {
  id: number;
  what: "chest" | "yin-yang" | "skull" | "card" | "loot" | "ship" | "rum" | "coffee" | "fruit" | "talisman";
  from: DOMRect;
  to: DOMRect;
  ms: number;
  delay: number;
  seat: number;
}

/** A word that rises over a place on the page and fades. */
export interface Cry {
  id: number;
  text: string;
  at: DOMRect;
  bad: boolean;
  ms: number;
}

/** What is shown large over the tray for a moment. */
export type Scene =
  | { kind: "card"; card: sevenseas.CardView; seat: number }
  | { kind: "called"; character: string; seats: readonly number[] }
  | { kind: "flag"; nation: string; seat: number }
  | { kind: "idol"; good: string; seat: number }
  | { kind: "loot"; cards: readonly sevenseas.LootView[]; seat: number }
  | { kind: "round"; round: number; left: number; first: number }
  | { kind: "last-round"; seat: number }
  | { kind: "raid"; won: boolean };

const TUMBLE = 700;

class Alive {
  private base: View | null = null;
  private ahead = $state.raw<View | null>(null);
  /** The dice in the air, by place. */
  flying = $state.raw<ReadonlySet<number>>(new Set());
  /** Dice that left the tray and wait to be thrown again. */
  gone = $state.raw<ReadonlySet<number>>(new Set());
  /** Changes while dice tumble, so that they show other faces. */
  tick = $state(0);
  /** The duel being fought: is the ruler laid, has somebody sunk? */
  fight = $state<"none" | "measure" | "sink">("none");
  scene = $state.raw<Scene | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  cries = $state.raw<readonly Cry[]>([]);
  private ids = 0;
  private duels = 0;

  /** The view with the events told so far. */
  now(view: View): View {
    return this.ahead && this.base === view ? this.ahead : view;
  }

  /** Nothing moves any more: a new view stands. */
  rest(view: View): void {
    if (this.base === view) return;
    this.base = null;
    this.ahead = null;
    this.flying = new Set();
    this.gone = new Set();
    this.fight = "none";
    this.scene = null;
  }

  /** Show an event; resolves when the next may come. */
  async tell(view: View, { event }: Happening<sevenseas.Event>, stage: Stage<View>): Promise<void> {
    if (this.base !== view) {
      this.base = view;
      this.ahead = view;
    }
    const before = this.ahead ?? view;
    const after = told(before, event, stage.next);
    if (stage.signal.aborted) {
      this.ahead = after;
      return;
    }
    await this.show(event, before, after, stage);
    this.ahead = after;
  }

  private async show(event: sevenseas.Event, before: View, after: View, stage: Stage<View>): Promise<void> {
    switch (event.type) {
      case "round":
        this.fight = "none";
        return this.hold({ kind: "round", round: event.round, left: event.left, first: event.first }, 900, "bell", stage);
      case "called":
        this.ahead = after;
        return this.hold({ kind: "called", character: CHARACTERS[event.character] ?? "", seats: event.seats }, 950, "card", stage);
      case "played": {
        const card = cardIn(stage.next, event.card, before);
        if (card) await this.hold({ kind: "card", card, seat: event.seat }, card.type === "curse" ? 1700 : 1100, card.type === "curse" ? "horn" : "card", stage);
        return;
      }
      case "sent":
        this.ahead = after;
        play("sail");
        for (let i = 0; i < event.count; i++) this.fly("ship", `mat:${event.seat}`, `corner:${event.seat}`, i * 70, event.seat, stage);
        return pause(460 + event.count * 70, stage);
      case "thrown":
        return this.throw(event, after, stage);
      case "duel":
        return this.duel(after, stage);
      case "whirlpool":
        this.ahead = after;
        return pause(1500, stage);
      case "sunk":
        for (let i = 0; i < event.lost; i++) this.fly("yin-yang", "tray", `mat:${event.seat}`, i * 80, event.seat, stage);
        for (let i = 0; i < event.saved; i++) this.fly("ship", "tray", `mat:${event.seat}`, i * 80, event.seat, stage);
        return pause(420, stage);
      case "raid":
        this.fight = "none";
        return this.hold({ kind: "raid", won: event.won }, 1100, event.won ? "fame" : "splash", stage);
      case "loot":
        return this.loot(event, after, stage);
      case "loaded":
        for (const [kind, count] of event.loaded.entries()) this.many((LOOT[kind] ?? "rum") as Flight["what"], count, "drawn", `mat:${event.seat}`, event.seat, stage);
        return pause(450, stage);
      case "mistake":
      case "skulls": {
        const count = event.type === "skulls" ? event.count : 1;
        this.many("skull", count, "tray", `mat:${event.seat}`, event.seat, stage);
        this.cry(`skulls:${event.seat}`, `+${count}`, true, stage);
        return pause(520, stage);
      }
      case "privilege":
        return this.privilege(event, stage);
      case "guards":
        this.many("ship", Math.abs(event.count), `fleet:${event.seat}`, `guards:${event.seat}`, event.seat, stage, event.count < 0);
        return pause(360, stage);
      case "bought":
        this.many("chest", event.count, `mat:${event.seat}`, "tray", event.seat, stage);
        this.many("ship", event.count, `reserve:${event.seat}`, `fleet:${event.seat}`, event.seat, stage);
        play("hammer");
        return pause(600, stage);
      case "corsair":
        return this.hold({ kind: "flag", nation: NATIONS[event.nation] ?? "england", seat: event.seat }, 1100, "horn", stage);
      case "sold":
      case "negotiated": {
        const goods = event.type === "sold" ? [event.rum, event.coffee, event.fruit] : [0, 1, 2].map((kind) => Number(kind === event.one || kind === event.other));
        for (const [kind, count] of goods.entries()) this.many((LOOT[kind] ?? "rum") as Flight["what"], count, `mat:${event.seat}`, "port", event.seat, stage);
        await pause(420, stage);
        return this.pay(event.seat, event.chests, stage, "port");
      }
      case "ritual":
        this.many("yin-yang", event.ritual === "unsinkable" ? 3 : 2, `mat:${event.seat}`, "tray", event.seat, stage);
        play("bell");
        return pause(560, stage);
      case "drawn":
        play("card");
        this.fly("card", "pile:adventure", `mat:${event.seat}`, 0, event.seat, stage);
        return pause(420, stage);
      case "last-round":
        return this.hold({ kind: "last-round", seat: event.seat }, 1500, "bell", stage);
      case "cursed":
        this.many((LOOT[event.kind] ?? "rum") as Flight["what"], event.cards, `mat:${event.seat}`, "tray", event.seat, stage);
        if (event.chests) await this.pay(event.seat, -event.chests, stage, "tray");
        return pause(380, stage);
      case "wages":
        return this.pay(event.seat, -event.chests, stage, `guards:${event.seat}`);
      case "idol":
        return this.hold({ kind: "idol", good: LOOT[event.kind] ?? "rum", seat: event.seat }, 1300, "horn", stage);
      case "tavern":
        this.ahead = after;
        return pause(500, stage);
      case "tavern-chest":
        return this.pay(event.seat, event.chests, stage, "tray");
      case "tavern-yin-yang":
        this.many("yin-yang", event.count, "tray", `mat:${event.seat}`, event.seat, stage);
        return pause(420, stage);
      case "served":
        play("coins");
        return pause(500, stage);
      case "back":
        play("card");
        this.ahead = after;
        return pause(220, stage);
      default:
        return;
    }
  }

  /** Show something large for a moment. */
  private async hold(scene: Scene, ms: number, sound: Sound, stage: Stage<View>): Promise<void> {
    this.scene = scene;
    play(sound);
    await pause(ms, stage);
    this.scene = null;
  }

  /** The dice fly in from the thrower's side; those that leave the tray fly again. */
  private async throw(event: sevenseas.Thrown, after: View, stage: Stage<View>): Promise<void> {
    this.duels = 0;
    this.fight = "none";
    this.ahead = after;
    const again = new Set(event.repeats.flat());
    this.gone = again;
    await this.tumble(event.dice.map((_, place) => place).filter((place) => !again.has(place)), stage);
    for (const places of event.repeats) {
      this.gone = new Set([...this.gone].filter((place) => !places.includes(place)));
      await this.tumble(places, stage);
    }
    this.gone = new Set();
    await pause(350, stage);
  }

  private async tumble(places: readonly number[], stage: Stage<View>): Promise<void> {
    this.flying = new Set(places);
    play("dice");
    const steps = 8;
    for (let i = 0; i < steps; i++) {
      this.tick++;
      await pause(TUMBLE / steps, stage);
    }
    this.flying = new Set();
  }

  /** The ruler is laid, then who is lower sinks; a long battle goes faster towards its end. */
  private async duel(after: View, stage: Stage<View>): Promise<void> {
    const haste = Math.max(0.55, 1 - 0.06 * this.duels++);
    this.fight = "measure";
    this.ahead = after;
    await pause(620 * haste, stage);
    this.fight = "sink";
    play("splash");
    await pause(520 * haste, stage);
  }

  private async loot(event: sevenseas.LootDrawn, after: View, stage: Stage<View>): Promise<void> {
    const cards = event.items.map((item) => lootIn(stage.next, item));
    if (!cards.length) return;
    play("card");
    this.many("loot", Math.min(cards.length, 6), "pile:loot", "tray", event.seat, stage);
    await pause(300, stage);
    await this.hold({ kind: "loot", cards, seat: event.seat }, 900 + 120 * Math.min(cards.length, 8), "coins", stage);
    this.many("talisman", cards.filter((card) => card.kind === "talisman").length, "tray", `mat:${event.seat}`, event.seat, stage);
    this.ahead = after;
    await pause(200, stage);
  }

  private async privilege(event: sevenseas.PrivilegeGiven, stage: Stage<View>): Promise<void> {
    if (!event.amount) return;
    const mat = `mat:${event.seat}`;
    switch (CHARACTERS[event.character]) {
      case "merchant":
        return this.pay(event.seat, event.amount, stage, "tray");
      case "captain":
        this.many("yin-yang", event.amount, "tray", mat, event.seat, stage);
        break;
      case "shipwright":
        this.many("ship", event.amount, `reserve:${event.seat}`, `fleet:${event.seat}`, event.seat, stage);
        break;
      case "governor":
        this.many("skull", event.amount, mat, "tray", event.seat, stage);
        break;
      default:
        return;
    }
    await pause(480, stage);
  }

  private async pay(seat: number, count: number, stage: Stage<View>, other: string): Promise<void> {
    if (!count) return;
    const [from, to] = count > 0 ? [other, `mat:${seat}`] : [`mat:${seat}`, other];
    this.many("chest", Math.min(Math.abs(count), 8), from, to, seat, stage);
    this.cry(`chests:${seat}`, count > 0 ? `+${count}` : `−${-count}`, count < 0, stage);
    play("coins");
    await pause(560, stage);
  }

  private many(what: Flight["what"], count: number, from: string, to: string, seat: number, stage: Stage<View>, back = false): void {
    for (let i = 0; i < Math.min(count, 8); i++) this.fly(what, back ? to : from, back ? from : to, i * 70, seat, stage);
  }

  /** The place on the page of a mat, a pile, the tray ...; several may bear the name, the first visible counts. */
  private spot(name: string): DOMRect | null {
    if (typeof document === "undefined") return null;
    for (const found of document.querySelectorAll(`[data-spot="${name}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
    }
    return null;
  }

  private fly(what: Flight["what"], from: string, to: string, delay: number, seat: number, stage: Stage<View>): void {
    const near = (name: string) => this.spot(name) ?? this.spot(name.replace(/^\w+:(\d)$/, "mat:$1")) ?? this.spot(`home:${seat}`);
    const [a, b] = [near(from), near(to)];
    if (!a || !b || stage.signal.aborted) return;
    const id = ++this.ids;
    const ms = 620 / stage.speed;
    this.flights = [...this.flights, { id, what, from: a, to: b, ms, delay: delay / stage.speed, seat }];
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
}

export const alive = new Alive();
