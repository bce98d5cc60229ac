// What moves on the table just now. Every part of the board reads it, so that mats, chart and battle move together;
// when nothing moves it is empty, and all that is drawn comes from the view.
import { pause, type Happening, type Stage } from "../../lib/board";
import { play, type Sound } from "../../lib/ui/sounds";
import type { marauders } from "../../lib/wire";
import { course, places, type Point, quay } from "./geometry";
import { told } from "./story";
import { skulls, type View } from "./words";

type Event = marauders.Event;

/** A ship on its way; only where it is changes from frame to frame. */
export class Voyage {
  at: Point = $state.raw([0, 0]);

  constructor(
    at: Point,
    readonly back: boolean,
    readonly d: string,
  ) {
    this.at = at;
  }
}

/** A thing that flies from one place on the page to another. */
export interface Flight {
  id: number;
  what: "coin" | "card" | "good" | "merchant";
  from: DOMRect;
  to: DOMRect;
  ms: number;
  delay: number;
}

/** A word that rises over a place on the page and fades. */
export interface Cry {
  id: number;
  text: string;
  at: DOMRect;
  bad: boolean;
  ms: number;
}

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

const SAIL = 1100;
const TUMBLE = 700;
const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

class Alive {
  private base: View | null = null;
  private ahead = $state.raw<View | null>(null);
  voyages = $state.raw<Readonly<Record<string, Voyage>>>({});
  toss = $state.raw<Toss | null>(null);
  shot = $state.raw<Shot | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  cries = $state.raw<readonly Cry[]>([]);
  /** A card just played, shown over the board: its key in the catalogues. */
  shown = $state.raw<{ seat: number; key: string } | null>(null);
  private ids = 0;

  /** The view with the events told so far. */
  now(view: View): View {
    return this.ahead && this.base === view ? this.ahead : view;
  }

  /** Nothing moves any more: a new view stands. */
  rest(view: View): void {
    if (this.base === view) return;
    this.base = null;
    this.ahead = null;
    this.toss = null;
    this.shot = null;
    this.shown = null;
  }

  /** Show an event; resolves when the next may come. */
  async tell(view: View, { event }: Happening<Event>, stage: Stage<View>): Promise<void> {
    if (this.base !== view) {
      this.base = view;
      this.ahead = view;
    }
    const before = this.ahead ?? view;
    await this.show(event, before, told(before, event, stage.next), stage);
  }

  private async show(event: Event, before: View, after: View, stage: Stage<View>): Promise<void> {
    const step = async (ms: number, sound?: Sound) => {
      this.ahead = after;
      if (sound) play(sound);
      await pause(ms, stage);
    };
    switch (event.type) {
      case "moved":
        this.ahead = after;
        return this.sail(`ship:${event.seat}`, this.lies(before, event.seat), this.lies(after, event.seat), stage);
      case "npc-moved":
        this.ahead = after;
        return this.sail(`npc:${after.npcs[event.npc]?.name}`, this.npcLies(before, event.npc), this.npcLies(after, event.npc), stage);
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
        this.cry(event.side >= 0 ? `location:${event.side}/crew` : "location:enemy/crew", `−${event.count}`, true, stage);
        return step(600, "splinter");
      case "battle-began":
      case "battle-ended":
        return step(800, event.type === "battle-began" ? "horn" : "bell");
      case "declared":
        return step(450);
      case "merchant-found":
        play("card");
        this.fly("merchant", `merchant:${before.zones[event.zone]?.name}`, `mat:${event.seat}`, 0, stage);
        return step(700);
      case "cargo-drawn":
        for (const [i] of event.cards.entries()) this.fly("card", "deck", "market", i * 90, stage);
        return step(500, "card");
      case "raided":
        return step(700, event.how === "looted" ? "fame" : "splash");
      case "gold-moved":
      case "sold":
      case "bought": {
        const gain = event.type === "gold-moved" ? event.gold : event.type === "sold" ? event.gold : -event.gold;
        const [from, to] = gain > 0 ? ["market", `mat:${event.seat}`] : [`mat:${event.seat}`, "market"];
        for (let i = 0; i < Math.min(6, Math.abs(gain)); i++) this.fly("coin", from, to, i * 60, stage);
        if (event.type !== "gold-moved") this.fly("good", gain > 0 ? `mat:${event.seat}` : "market", gain > 0 ? "market" : `mat:${event.seat}`, 80, stage);
        return step(520, "coins");
      }
      case "plundered":
        for (let i = 0; i < Math.min(6, event.gold + event.count); i++) {
          this.fly(i < event.gold ? "coin" : "card", `mat:${event.loser}`, `mat:${event.seat}`, i * 70, stage);
        }
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
        this.fly("card", "deck", `mat:${event.seat}`, 0, stage);
        return step(420, "card");
      case "repaired":
        this.cry(`location:${event.seat}/${event.location}`, `+${event.points}`, false, stage);
        return step(450, "hammer");
      case "event-drawn": {
        const key = stage.next.entering?.key ?? (stage.next.event ? `event-card-${stage.next.event}` : "");
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

  private async sail(key: string, from: Point | null, to: Point | null, stage: Stage<View>): Promise<void> {
    if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return;
    const way = course(from, to);
    const voyage = new Voyage(from, to[0] < from[0], way.d);
    play("sail");
    this.voyages = { ...this.voyages, [key]: voyage };
    await this.frames(SAIL, stage, (t) => (voyage.at = way.at(ease(t))));
    const { [key]: _, ...rest } = this.voyages;
    this.voyages = rest;
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
      this.shot = { side: 1 - struck, location: event.location, id: ++this.ids };
      play("cannon");
      await pause(480, stage);
    }
    this.ahead = after;
    const name = ["hull", "cargo", "masts", "crew", "cannons"][event.how === "overflow" ? 0 : event.location] ?? "";
    const marked = event.how === "marked" || event.how === "overflow";
    this.cry(event.side >= 0 ? `location:${event.side}/${name}` : `location:enemy/${name}`, marked ? "−1" : "0", marked, stage);
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

  /** A place on the page by its name; several may bear it, the first visible counts. */
  private spot(name: string): DOMRect | null {
    if (typeof document === "undefined") return null;
    for (const found of document.querySelectorAll(`[data-spot="${name}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
    }
    return null;
  }

  private fly(what: Flight["what"], from: string, to: string, delay: number, stage: Stage<View>): void {
    const seen = (name: string) => this.spot(name) ?? this.spot(name.replace("mat:", "ship:")) ?? this.spot("board");
    const [a, b] = [seen(from), seen(to)];
    if (!a || !b || stage.signal.aborted) return;
    const id = ++this.ids;
    const ms = 620 / stage.speed;
    this.flights = [...this.flights, { id, what, from: a, to: b, ms, delay: delay / stage.speed }];
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
        step(t);
        if (t < 1) requestAnimationFrame(tick);
        else resolve();
      };
      tick();
    });
  }
}

export const alive = new Alive();
