// What moves on the table just now: ships cell by cell, explorers space by space, cubes, coins, cards and dice in the order
// of the events. When nothing moves it is empty, and all that is drawn comes from the view.
import { pause, type Stage } from "../../lib/board";
import { Motion, motionOf, signed, TUMBLE } from "../../lib/motion/motion.svelte";
import { along, type Point } from "../../lib/motion/paths";
import { play } from "../../lib/ui/sounds";
import type { maracaibo } from "../../lib/wire";
import { berth, middle, trail } from "./geometry";
import { told } from "./story";
import { KINDS, RED, type View } from "./words";

type Event = maracaibo.Event;
export type Thing = "coin" | "card" | "quest" | "gold" | "emerald" | "pearl" | "grey" | "ruby" | "vp";

const CELL = 360; // milliseconds from cell to cell: three cells in about 1.1 s
const HOP = 170;

export class Alive extends Motion<View, Event, Thing> {
  /** Do the dice of the raid tumble? */
  tumbling = $state(false);
  /** The card that Redbeard turned, and the line of it that he follows. */
  turned = $state.raw<{ card: string; line: number } | null>(null);

  protected told = told;

  protected override calm(): void {
    this.tumbling = false;
    this.turned = null;
  }

  protected override outcome(event: Event, seat: number) {
    if (event.type !== "skirmished" || !event.fighters.includes(seat)) return null;
    return { dice: event.dice, good: event.winner === seat ? true : event.winner === -2 ? null : false };
  }

  protected override instead(spot: string): readonly string[] {
    return [spot.replace(/^[\w-]+:(-?\d+)(:.*)?$/, "mat:$1"), spot.replace(/^\w+:(-?\d+).*$/, "captain:$1")];
  }

  protected async show(event: Event, before: View, after: View, stage: Stage<View>): Promise<void> {
    switch (event.type) {
      case "sailed":
        return this.sails(event, before, after, stage);
      case "explored":
        return this.hops(event, before, after, stage);
      case "toll-paid":
        this.ahead = after;
        this.fly("coin", `purse:${event.seat}`, event.to === RED ? "ship:-1" : `purse:${event.to}`, stage, { seat: event.seat });
        play("coins");
        return pause(420, stage);
      case "doubloons-gained":
        this.many("coin", event.count, `ship:${event.seat}`, `purse:${event.seat}`, stage, { seat: event.seat, most: 6 });
        this.cry(`purse:${event.seat}`, signed(event.count), false, stage);
        return this.step(after, 380, stage, "coins");
      case "points-gained":
        this.cry(`vp:${event.seat}`, signed(event.count), false, stage);
        return this.step(after, 320, stage, "fame");
      case "cubes-added":
        this.many("grey", event.count, "hand", `island:${KINDS[event.kind]}`, stage);
        this.cry(`island:${KINDS[event.kind]}`, signed(event.count), false, stage);
        return this.step(after, 340, stage, "hammer");
      case "treasure-gained":
        this.fly(KINDS[event.kind]!, `island:${KINDS[event.kind]}`, `store:${event.seat}:${KINDS[event.kind]}`, stage, { seat: event.seat });
        return this.step(after, 520, stage, "card");
      case "treasure-buried":
        this.fly(KINDS[event.kind]!, `store:${event.seat}:${KINDS[event.kind]}`, `hole:${event.seat}:${event.hole}`, stage, { seat: event.seat });
        return this.step(after, 480, stage, "hammer");
      case "upgraded":
        this.cry(`upgrades:${event.seat}`, "+1", false, stage);
        return this.step(after, 320, stage, "hammer");
      case "acquired":
        this.fly("card", `place:${event.place}`, `cards:${event.seat}`, stage, { seat: event.seat });
        return this.step(after, 620, stage, "card");
      case "redbeard-took":
        this.fly("card", event.place < 0 ? "decks" : `place:${event.place}`, "mat:-1", stage);
        return this.step(after, 620, stage, "card");
      case "built":
        this.cry(`place:${event.place}`, "⌂", false, stage);
        return this.step(after, 420, stage, "hammer");
      case "refilled":
      case "card-revealed":
        return this.step(after, 260, stage, "card");
      case "raid-rolled":
        this.tumbling = true;
        await this.step(after, TUMBLE + 160, stage, "dice");
        this.tumbling = false;
        return;
      case "raid-chosen":
        return this.step(after, 260, stage, "cannon");
      case "strength-spent":
        return this.step(after, 240, stage);
      case "quest-taken":
        this.fly("quest", event.place < 0 ? "decks" : `market:${event.place}`, `quests:${event.seat}`, stage, { seat: event.seat });
        return this.step(after, 460, stage, "card");
      case "galleon-taken":
        this.fly("card", `galleon:${event.galleon}`, `mat:${event.seat}`, stage, { seat: event.seat });
        return this.step(after, 520, stage, "card");
      case "ruby-moved":
        this.fly("ruby", event.how === "gain" ? `ship:${event.seat}` : `purse:${event.seat}`, event.how === "gain" ? `purse:${event.seat}` : "decks", stage);
        return this.step(after, 420, stage);
      case "redbeard-gained":
        this.many(KINDS[event.kind]!, event.count, `island:${KINDS[event.kind]}`, "mat:-1", stage);
        return this.step(after, 520, stage);
      case "redbeard-drew":
        this.turned = { card: after.redbeard?.card ?? "", line: event.line };
        return this.step(after, 900, stage, "card");
      case "income-taken":
        this.many("coin", event.doubloons, "decks", `purse:${event.seat}`, stage, { seat: event.seat, most: 6 });
        if (event.vp) this.cry(`vp:${event.seat}`, signed(event.vp), false, stage);
        return this.step(after, 420, stage, "coins");
      case "maracaibo-reached":
      case "round-ended":
        return this.step(after, 500, stage, "bell");
      case "skirmished":
        return this.step(after, 500, stage, "cannon");
      default:
        this.ahead = after;
    }
  }

  /** A ship sails from card to card of its course. */
  private async sails(event: maracaibo.Sailed, before: View, after: View, stage: Stage<View>): Promise<void> {
    const from = event.seat === RED ? before.redbeard?.at : before.captains[event.seat]?.at;
    const start = berth(before, from ?? event.path[0]!, 0);
    const ships = after.places[event.at]?.ships ?? [];
    const points: Point[] = [start, ...event.path.slice(1, -1).map((at) => middle(before, at)), berth(after, event.at, Math.max(0, ships.indexOf(event.seat)), ships.length)];
    await this.walk(`ship:${event.seat}`, along(points), stage, CELL * Math.max(1, points.length - 1));
    this.ahead = after;
  }

  /** An explorer hops from space to space. */
  private async hops(event: maracaibo.Explored, before: View, after: View, stage: Stage<View>): Promise<void> {
    const steps = trail(before.track);
    const stands = (at: number): Point => {
      const [x, y] = steps[at]?.at ?? steps.at(-1)!.at;
      return [x, y - 24];
    };
    const begins = before.track.findIndex((space) => space.explorers.includes(event.seat));
    const points = [begins, ...event.path].map(stands);
    await this.walk(`explorer:${event.seat}`, along(points), stage, HOP * Math.max(2, points.length));
    this.ahead = after;
  }
}

export const aliveOf = (): Alive => motionOf(Alive);
