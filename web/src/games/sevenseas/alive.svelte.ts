// What moves on the table just now. Every part of the board reads it, so that mats, tray and cards move together;
// when nothing moves it is empty, and all that is drawn comes from the view.
import { pause, type Stage } from "../../lib/board";
import { Motion, motionOf, signed, TUMBLE } from "../../lib/motion/motion.svelte";
import { play, type Sound } from "../../lib/ui/sounds";
import type { sevenseas } from "../../lib/wire";
import { told } from "./story";
import { CHARACTERS, LOOT, NATIONS, type View } from "./words";

type Thing = "chest" | "yin-yang" | "skull" | "card" | "loot" | "ship" | "rum" | "coffee" | "fruit" | "talisman";

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

export class Alive extends Motion<View, sevenseas.Event, Thing> {
  /** The dice in the air, by place. */
  flying = $state.raw<ReadonlySet<number>>(new Set());
  /** Dice that left the tray and wait to be thrown again. */
  gone = $state.raw<ReadonlySet<number>>(new Set());
  /** Changes while dice tumble, so that they show other faces. */
  tick = $state(0);
  /** The duel being fought: is the ruler laid, has somebody sunk? */
  fight = $state<"none" | "measure" | "sink">("none");
  scene = $state.raw<Scene | null>(null);
  private duels = 0;

  protected told = told;

  protected override calm(): void {
    this.flying = new Set();
    this.gone = new Set();
    this.fight = "none";
    this.scene = null;
  }

  protected override outcome(event: sevenseas.Event, seat: number, before: View) {
    switch (event.type) {
      case "raid":
        // whoever lost all ships of a raid learns how it ended, too
        return before.players[seat]?.sent || this.kept.at(-1)?.text.key.startsWith("event-sunk") ? { good: event.won } : null;
      case "cursed":
      case "mistake":
      case "sunk":
      case "wages":
        return event.seat === seat ? { good: false } : null;
      case "skulls": // of a corsair's one the answer spoke
        return event.seat === seat && event.why !== "governor.corsair" ? { good: false } : null;
      case "tavern-chest":
        return event.seat === seat ? { good: event.chests > 0 } : null;
      case "loot":
      case "tavern-yin-yang":
        return event.seat === seat ? { good: true } : null;
      default:
        return null;
    }
  }

  protected override instead(spot: string, seat: number): readonly string[] {
    return [spot.replace(/^\w+:(\d)$/, "mat:$1"), `home:${seat}`];
  }

  protected async show(event: sevenseas.Event, _before: View, after: View, stage: Stage<View>): Promise<void> {
    switch (event.type) {
      case "round":
        this.fight = "none";
        return this.hold({ kind: "round", round: event.round, left: event.left, first: event.first }, 900, "bell", stage);
      case "called":
        this.ahead = after;
        return this.hold({ kind: "called", character: CHARACTERS[event.character] ?? "", seats: event.seats }, 950, "card", stage);
      case "played": {
        const card = event.face;
        if (card) await this.hold({ kind: "card", card, seat: event.seat }, card.type === "curse" ? 1700 : 1100, card.type === "curse" ? "horn" : "card", stage);
        return;
      }
      case "sent":
        this.ahead = after;
        play("sail");
        this.many("ship", event.count, `mat:${event.seat}`, `corner:${event.seat}`, stage, { seat: event.seat, apart: 70 });
        return pause(460 + event.count * 70, stage);
      case "thrown":
        return this.throw(event, after, stage);
      case "duel":
        return this.duel(after, stage);
      case "whirlpool":
        this.ahead = after;
        return pause(1500, stage);
      case "sunk":
        this.many("yin-yang", event.lost, "tray", `mat:${event.seat}`, stage, { seat: event.seat, apart: 80 });
        this.many("ship", event.saved, "tray", `mat:${event.seat}`, stage, { seat: event.seat, apart: 80 });
        return pause(420, stage);
      case "raid":
        this.fight = "none";
        return this.hold({ kind: "raid", won: event.won }, 1100, event.won ? "fame" : "splash", stage);
      case "loot":
        return this.loot(event, after, stage);
      case "loaded":
        for (const [kind, count] of event.loaded.entries()) this.many((LOOT[kind] ?? "rum") as Thing, count, "drawn", `mat:${event.seat}`, stage, { seat: event.seat });
        return pause(450, stage);
      case "mistake":
      case "skulls": {
        const count = event.type === "skulls" ? event.count : 1;
        this.many("skull", count, "tray", `mat:${event.seat}`, stage, { seat: event.seat });
        this.cry(`skulls:${event.seat}`, `+${count}`, true, stage);
        return pause(520, stage);
      }
      case "privilege":
        return this.privilege(event, stage);
      case "guards":
        this.many("ship", event.count, `fleet:${event.seat}`, `guards:${event.seat}`, stage, { seat: event.seat });
        this.many("ship", -event.count, `guards:${event.seat}`, `fleet:${event.seat}`, stage, { seat: event.seat });
        return pause(360, stage);
      case "bought":
        this.many("chest", event.count, `mat:${event.seat}`, "tray", stage, { seat: event.seat });
        this.many("ship", event.count, `reserve:${event.seat}`, `fleet:${event.seat}`, stage, { seat: event.seat });
        play("hammer");
        return pause(600, stage);
      case "corsair":
        return this.hold({ kind: "flag", nation: NATIONS[event.nation] ?? "england", seat: event.seat }, 1100, "horn", stage);
      case "sold":
      case "negotiated": {
        const goods = event.type === "sold" ? [event.rum, event.coffee, event.fruit] : [0, 1, 2].map((kind) => Number(kind === event.one || kind === event.other));
        for (const [kind, count] of goods.entries()) this.many((LOOT[kind] ?? "rum") as Thing, count, `mat:${event.seat}`, "port", stage, { seat: event.seat });
        await pause(420, stage);
        return this.pay(event.seat, event.chests, stage, "port");
      }
      case "ritual":
        this.many("yin-yang", event.ritual === "unsinkable" ? 3 : 2, `mat:${event.seat}`, "tray", stage, { seat: event.seat });
        play("bell");
        return pause(560, stage);
      case "drawn":
        play("card");
        this.fly("card", "pile:adventure", `mat:${event.seat}`, stage, { seat: event.seat });
        return pause(420, stage);
      case "last-round":
        return this.hold({ kind: "last-round", seat: event.seat }, 1500, "bell", stage);
      case "cursed":
        this.many((LOOT[event.kind] ?? "rum") as Thing, event.cards, `mat:${event.seat}`, "tray", stage, { seat: event.seat });
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
        this.many("yin-yang", event.count, "tray", `mat:${event.seat}`, stage, { seat: event.seat });
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
    const cards = event.faces;
    if (!cards.length) return;
    play("card");
    this.many("loot", Math.min(cards.length, 6), "pile:loot", "tray", stage, { seat: event.seat });
    await pause(300, stage);
    await this.hold({ kind: "loot", cards, seat: event.seat }, 900 + 120 * Math.min(cards.length, 8), "coins", stage);
    this.many("talisman", cards.filter((card) => card.kind === "talisman").length, "tray", `mat:${event.seat}`, stage, { seat: event.seat });
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
        this.many("yin-yang", event.amount, "tray", mat, stage, { seat: event.seat });
        break;
      case "shipwright":
        this.many("ship", event.amount, `reserve:${event.seat}`, `fleet:${event.seat}`, stage, { seat: event.seat });
        break;
      case "governor":
        this.many("skull", event.amount, mat, "tray", stage, { seat: event.seat });
        break;
      default:
        return;
    }
    await pause(480, stage);
  }

  private async pay(seat: number, count: number, stage: Stage<View>, other: string): Promise<void> {
    if (!count) return;
    const [from, to] = count > 0 ? [other, `mat:${seat}`] : [`mat:${seat}`, other];
    this.many("chest", Math.min(Math.abs(count), 8), from, to, stage, { seat });
    this.cry(`chests:${seat}`, signed(count), count < 0, stage);
    play("coins");
    await pause(560, stage);
  }
}

export const aliveOf = (): Alive => motionOf(Alive);
