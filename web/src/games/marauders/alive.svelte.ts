// What moves on the table just now. Every part of the board reads it, so that mats, chart and battle move together;
// when nothing moves it is empty, and all that is drawn comes from the view.
import { pause, type Stage } from "../../lib/board";
import { Motion, motionOf, signed, TUMBLE } from "../../lib/motion/motion.svelte";
import type { Point } from "../../lib/motion/paths";
import { play, type Sound } from "../../lib/ui/sounds";
import type { marauders } from "../../lib/wire";
import { course, places, quay } from "./geometry";
import { told } from "./story";
import { SHOTS, skulls, type View } from "./words";

type Event = marauders.Event;
type Thing = "coin" | "card" | "good" | "merchant";

/** Dice thrown outside a battle: who, for what, and whether it went well. */
export interface Toss {
  dice: readonly number[];
  seat: number;
  npc: number;
  skill: number;
  good: boolean;
}

/** A shot of the battle on its way: who fires, and where it strikes. */
export interface Shot {
  side: number;
  location: number;
  id: number;
}

export class Alive extends Motion<View, Event, Thing> {
  toss = $state.raw<Toss | null>(null);
  shot = $state.raw<Shot | null>(null);
  /** A card just played, shown over the board: its key in the catalogues. */
  shown = $state.raw<{ seat: number; key: string } | null>(null);
  private shots = 0;
  /** The rolls of a round of battle and what came of them. */
  protected override most = 5;

  protected told = told;

  protected override calm(): void {
    this.toss = null;
    this.shot = null;
    this.shown = null;
  }

  protected override outcome(event: Event, seat: number, before: View) {
    const { sides = [], control = -1 } = before.fight ?? {};
    /** Who plays the enemy ship reads what it threw as if it were theirs. */
    const fights = sides.includes(seat) || control === seat;
    const mine = (side: number) => (sides.includes(seat) ? side === seat : side < 0);
    switch (event.type) {
      case "tested":
        return event.seat === seat ? { dice: event.dice, good: skulls(event.dice) > 0 } : null;
      case "npc-scouted":
        return event.seat === seat ? { dice: event.dice, good: skulls(event.dice) === 0 } : null;
      case "raided":
        return event.seat === seat ? { good: event.how === "looted" } : null;
      case "hit": // of a raid or a storm; a battle shows its own
        return event.side === seat && sides.length === 0 ? { good: false } : null;
      case "mission-moved":
        if (event.seat !== seat || ["offered", "withdrawn"].includes(event.how)) return null;
        return { good: event.how === "claimed" || event.how === "completed" };
      case "rumor-verified":
        return event.seat === seat ? { good: event.true } : null;
      case "rolled":
        if (event.what === "storm") return event.side === seat ? { dice: event.dice } : null;
        return fights ? { dice: event.dice, good: SHOTS.includes(event.what) ? mine(event.side) : null } : null;
      case "contest-won":
        return fights ? { good: event.how === "won" ? mine(event.side) : null } : null;
      case "crew-lost":
        return fights ? { good: !mine(event.side) } : null;
      case "battle-ended":
        return fights ? {} : null;
      case "died":
      case "point-gained":
        return event.seat === seat ? { good: event.type === "point-gained" } : null;
      default:
        return null;
    }
  }

  protected override instead(spot: string): readonly string[] {
    return [spot.replace("mat:", "ship:"), "board"];
  }

  protected async show(event: Event, before: View, after: View, stage: Stage<View>): Promise<void> {
    const step = (ms: number, sound?: Sound) => this.step(after, ms, stage, sound);
    switch (event.type) {
      case "moved":
        this.ahead = after;
        return this.go(`ship:${event.seat}`, this.lies(before, event.seat), this.lies(after, event.seat), stage);
      case "npc-moved":
        this.ahead = after;
        return this.go(`npc:${after.npcs[event.npc]?.name}`, this.npcLies(before, event.npc), this.npcLies(after, event.npc), stage);
      case "tested":
        return this.roll({ dice: event.dice, seat: event.seat, npc: -1, skill: event.skill, good: skulls(event.dice) > 0 }, stage);
      case "npc-scouted":
        return this.roll({ dice: event.dice, seat: event.seat, npc: event.npc, skill: 1, good: skulls(event.dice) === 0 }, stage);
      case "rolled":
        await step(TUMBLE + 450, "dice");
        return;
      case "contest-won":
        return step(650);
      case "hit":
        return this.strike(event, after, stage);
      case "crew-lost":
        this.cry(event.at, signed(-event.count), true, stage);
        return step(600, "splinter");
      case "battle-began":
      case "battle-ended":
        return step(800, event.type === "battle-began" ? "horn" : "bell");
      case "declared":
        return step(450);
      case "merchant-found":
        play("card");
        this.fly("merchant", `merchant:${before.zones[event.zone]?.name}`, `mat:${event.seat}`, stage);
        return step(700);
      case "cargo-drawn":
        this.many("card", event.cards.length, "deck", "market", stage, { apart: 90 });
        return step(500, "card");
      case "raided":
        return step(700, event.how === "looted" ? "fame" : "splash");
      case "gold-moved":
      case "sold":
      case "bought": {
        const gain = event.type === "gold-moved" ? event.gold : event.type === "sold" ? event.gold : -event.gold;
        const [from, to] = gain > 0 ? ["market", `mat:${event.seat}`] : [`mat:${event.seat}`, "market"];
        this.many("coin", Math.abs(gain), from, to, stage, { most: 6, apart: 60 });
        if (event.type !== "gold-moved") this.fly("good", to, from, stage, { delay: 80 });
        return step(520, "coins");
      }
      case "plundered":
        this.many("card", event.count, `mat:${event.loser}`, `mat:${event.seat}`, stage, { most: 4, delay: this.many("coin", event.gold, `mat:${event.loser}`, `mat:${event.seat}`, stage, { most: 4 }) });
        return step(700, "coins");
      case "point-gained":
        this.cry(`mat:${event.seat}`, "+1", false, stage);
        return step(800, "fame");
      case "bounty-changed":
        this.cry(`mat:${event.seat}`, event.raised ? "☠+1" : "☠−1", event.raised, stage);
        return step(500);
      case "card-played":
        return this.reveal(event, before, after, stage);
      case "glory-drawn":
      case "rumor-heard":
        this.fly("card", "deck", `mat:${event.seat}`, stage);
        return step(420, "card");
      case "repaired":
        this.cry(event.at, signed(event.points), false, stage);
        return step(450, "hammer");
      case "event-drawn": {
        const key = event.entering?.key ?? (event.event ? `event-card-${event.event}` : "");
        return this.present(-1, key, after, stage, "bell");
      }
      case "began": {
        const captain = stage.next.boards[event.seat]?.captain;
        return this.present(event.seat, captain ? `captain-${captain}` : "", after, stage, "horn");
      }
      case "rumor-verified":
        return this.present(event.seat, event.true ? this.keyOf(event.card, before, stage.next) : "", after, stage, "card");
      case "mission-moved":
        return this.present(event.seat, ["claimed", "completed"].includes(event.how) ? this.keyOf(event.card, before, stage.next) : "", after, stage, "card");
      case "npc-entered":
      case "demand-changed":
      case "mod-shown":
      case "turn-began":
        return step(400);
      case "died": {
        const captain = before.boards[event.seat]?.captain;
        return this.present(event.seat, captain ? `captain-${captain}` : "", after, stage, "splash");
      }
      default:
        this.ahead = after;
    }
  }

  /** Where a captain's ship lies. */
  private lies(view: View, seat: number): Point | null {
    const board = view.boards[seat];
    const place = board?.zone ? places[board.zone] : undefined;
    if (!board || !place) return null;
    return board.port && place.port ? quay(place.port, 0, 1) : place.sea;
  }

  private npcLies(view: View, npc: number): Point | null {
    const zone = view.npcs[npc]?.zone;
    return zone ? (places[zone]?.npc ?? null) : null;
  }

  private go(key: string, from: Point | null, to: Point | null, stage: Stage<View>): Promise<void> {
    return this.sail(key, from, to, stage, from && to ? course(from, to) : undefined);
  }

  private async roll(toss: Toss, stage: Stage<View>): Promise<void> {
    this.toss = toss;
    play("dice");
    await pause(TUMBLE + 900, stage);
    this.toss = null;
  }

  private async strike(event: marauders.Hit, after: View, stage: Stage<View>): Promise<void> {
    const fight = after.fight;
    if (fight) {
      const struck = Math.max(0, fight.sides.indexOf(event.side));
      this.shot = { side: 1 - struck, location: event.location, id: ++this.shots };
      play("cannon");
      await pause(480, stage);
    }
    this.ahead = after;
    const marked = event.how === "marked" || event.how === "overflow";
    this.cry(event.at, marked ? "−1" : "0", marked, stage);
    play(marked ? "splinter" : "splash");
    await pause(420, stage);
    this.shot = null;
  }

  /** The key of a card that was or will be seen. */
  private keyOf(item: number, before: View, next: View): string {
    const seen = [before, next].flatMap((view) => [...view.offered, ...view.boards.flatMap((board) => [...board.rumor, ...board.missions])]);
    return seen.find((card) => card?.item === item)?.key ?? "";
  }

  /** A card or captain is held up for a moment; without a key only time passes. */
  private async present(seat: number, key: string, after: View, stage: Stage<View>, sound: Sound): Promise<void> {
    this.ahead = after;
    if (key) {
      play(sound);
      this.shown = { seat, key };
    }
    await pause(key ? 1100 : 250, stage);
    this.shown = null;
  }

  private async reveal(event: marauders.CardPlayed, before: View, after: View, stage: Stage<View>): Promise<void> {
    const seen = [...before.boards.flatMap((board) => board.hand), ...stage.next.glory_discard, ...stage.next.declared];
    const key = seen.find((card) => card?.item === event.card)?.key;
    this.ahead = after;
    play("card");
    if (key) this.shown = { seat: event.seat, key };
    await pause(key ? 1100 : 300, stage);
    this.shown = null;
  }
}

export const aliveOf = (): Alive => motionOf(Alive);
