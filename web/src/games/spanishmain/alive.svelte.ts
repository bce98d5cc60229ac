// What moves on the chart just now: hulls under way lath by lath, balls in the air, masts that fall, coins on their way.
import { pause, type Stage } from "../../lib/board";
import { ease, Motion, motionOf, SAIL } from "../../lib/motion/motion.svelte";
import { play } from "../../lib/ui/sounds";
import type { spanishmain } from "../../lib/wire";
import { BUILDS, between, type Point, type Pose } from "./geometry/figures";
import { mast } from "./geometry/shapes";
import { told } from "./story";
import { poseOf, type View } from "./words";

/** A hull under way; only where it is changes from frame to frame. Its heading goes on counting, so that it turns the short way. */
class Underway {
  pose: Pose = $state.raw([0, 0, 0]);

  constructor(pose: Pose) {
    this.pose = pose;
  }
}

/** A shot: from where to where, what the die showed, and how far the ball has come, from 0 to 1. */
export class Shot {
  flown = $state(0);

  constructor(
    readonly from: Point,
    readonly to: Point,
    readonly die: number,
    readonly hit: boolean,
  ) {}
}

const LATH = SAIL / 8600; // milliseconds for a hundredth of a millimetre: 1.1 s for L
const BALL = 400;
const FALL = 320;

export class Alive extends Motion<View, spanishmain.Event, "coin"> {
  private underway = $state.raw<Readonly<Record<number, Underway>>>({});
  shot = $state.raw<Shot | null>(null);
  /** A mast that falls, and to which side (1: port). */
  falling = $state.raw<{ ship: number; mast: number; side: number } | null>(null);
  /** The ship that goes down. */
  sinking = $state(-1);
  private blow: Point | null = null;

  protected told = told;

  /** Where a ship is: on its way, else where it lies. */
  pose = (number: number, lies: Pose): Pose => this.underway[number]?.pose ?? lies;

  protected override calm(): void {
    this.underway = {};
    this.shot = null;
    this.falling = null;
    this.sinking = -1;
  }

  protected override instead(spot: string): readonly string[] {
    return spot.startsWith("gold:") ? [spot.replace("gold:", "mat:")] : [];
  }

  /** What a player reads in peace: what the own ships, forts and Marines threw or suffered, and who came to an end by it. */
  protected override outcome(event: spanishmain.Event, seat: number, before: View) {
    const mine = (number: number) => before.ships[number]?.owner === seat;
    const own = (thing: string) => {
      const number = Number(thing.slice(5));
      if (thing.startsWith("ship:")) return mine(number);
      return (thing.startsWith("fort:") ? before.forts[number]?.owner : before.tokens.find(({ kind }) => kind === thing)?.owner) === seat;
    };
    switch (event.type) {
      case "fired":
        return own(event.source) || own(event.target) ? { dice: [event.die], good: event.hit !== own(event.target) } : null;
      case "mast-lost":
        return event.masts === 0 && (mine(event.ship) || before.active === seat) ? { good: !mine(event.ship) } : null;
      case "sunk":
        return mine(event.ship) || event.by === seat ? { good: !mine(event.ship) } : null;
      case "rammed":
        return event.die && (mine(event.ship) || mine(event.target)) ? { dice: [event.die], good: event.hit !== mine(event.target) } : null;
      case "boarded":
        return mine(event.ship) || mine(event.target) ? { dice: event.dice, good: event.winner < 0 ? null : mine(event.winner) } : null;
      case "fog-left":
        return mine(event.ship) ? { dice: [event.die], good: event.pose.length > 0 } : null;
      case "reef-rolled":
        return mine(event.ship) ? { dice: [event.level], good: event.damage === 0 } : null;
      case "sargasso-rolled":
        return mine(event.ship) ? { dice: [event.level], good: !event.tangled } : null;
      case "struggled":
        return mine(event.ship) ? { dice: [event.die], good: event.free } : null;
      case "scuttle-rolled":
        return mine(event.ship) ? { dice: [event.die], good: event.die > 4 } : null;
      case "ability-used":
        return event.die && own(event.thing) ? { dice: [event.die] } : null;
      default:
        return null;
    }
  }

  protected async show(event: spanishmain.Event, before: View, after: View, stage: Stage<View>): Promise<void> {
    switch (event.type) {
      case "sailed":
        return this.sailed(event, before, after, stage);
      case "came-about":
      case "placed":
        await this.go(event.ship, [poseOf(before.ships[event.ship]!), event.pose as unknown as Pose], stage);
        return this.arrived(after, event.ship);
      case "docked":
      case "marked":
      case "tow-taken":
      case "tow-ended":
      case "turn-began":
        return this.step(after, 240, stage);
      case "fired":
        return this.fire(event, before, stage);
      case "mast-lost":
        return this.fall(event, before, after, stage);
      case "sunk":
        play("splash");
        this.sinking = event.ship;
        if (event.shares.length) this.many("coin", event.gold, `ship:${event.ship}`, `gold:${event.by}`, stage, { seat: event.by });
        await pause(900, stage);
        this.sinking = -1;
        return this.step(after, 150, stage);
      case "rammed":
        play("splinter");
        if (event.die) this.cry(`ship:${event.target}`, String(event.die), event.hit, stage);
        return pause(700, stage);
      case "boarded":
        play("card");
        this.cry(`ship:${event.ship}`, String(event.totals[0]), event.winner === event.target, stage);
        this.cry(`ship:${event.target}`, String(event.totals[1]), event.winner === event.ship, stage);
        return pause(900, stage);
      case "reef-rolled":
      case "sargasso-rolled":
        play("dice");
        this.cry(`ship:${event.ship}`, String(event.level), event.type === "reef-rolled" ? event.damage > 0 : event.tangled, stage);
        return this.step(after, 700, stage);
      case "struggled":
      case "scuttle-rolled":
        play("dice");
        this.cry(`ship:${event.ship}`, String(event.die), event.type === "struggled" ? !event.free : event.die > 4, stage);
        return pause(700, stage);
      case "fog-entered":
      case "fog-left":
      case "wrecked":
      case "flag-lost":
      case "fort-destroyed":
        return this.step(after, 450, stage, "splinter");
      case "loaded":
        this.many("coin", event.count, event.place, `ship:${event.ship}`, stage, { seat: event.seat });
        play("coins");
        await pause(420 + 70 * Math.min(event.count, 8), stage);
        return;
      case "coin-stolen":
        this.fly("coin", `ship:${event.ship}`, `ship:${event.thief}`, stage);
        return pause(620, stage);
      case "unloaded":
        this.many("coin", event.values.length, `ship:${event.ship}`, `gold:${event.seat}`, stage, { seat: event.seat });
        this.cry(`gold:${event.seat}`, `+${event.values.reduce((a, b) => a + b, 0)}`, false, stage);
        play("coins");
        return pause(700, stage);
      case "ability-used":
        if (!event.die) return pause(200, stage);
        play("dice");
        this.cry(event.thing, String(event.die), false, stage);
        return pause(600, stage);
      case "mast-burns":
      case "panel-lost":
        return this.step(after, 500, stage, "splinter");
      case "event-played":
      case "treasure-found":
      case "treasure-gone":
      case "crew-went":
      case "smoke-laid":
      case "island-moved":
        return this.step(after, 600, stage, "card");
      case "gold-made":
        this.cry(`gold:${event.seat}`, `+${event.gold}`, false, stage);
        return this.step(after, 500, stage, "coins");
      case "repaired":
      case "fort-built":
        return this.step(after, 420, stage, "hammer");
      case "explored":
        play("card");
        return pause(260, stage);
      default:
        return;
    }
  }

  /** Lath by lath, at one pace; what is towed comes along with the last. */
  private async sailed(event: spanishmain.Sailed, before: View, after: View, stage: Stage<View>): Promise<void> {
    play("sail");
    const way = [poseOf(before.ships[event.ship]!), ...(event.poses as unknown as Pose[])];
    const towed = event.towed >= 0 ? this.go(event.towed, [poseOf(before.ships[event.towed]!), poseOf(after.ships[event.towed]!)], stage) : null;
    await this.go(event.ship, way, stage);
    await towed;
    this.arrived(after, event.ship, event.towed);
  }

  /** From now on these ships are drawn where they lie. */
  private arrived(after: View, ...ships: number[]): void {
    this.ahead = after;
    this.underway = Object.fromEntries(Object.entries(this.underway).filter(([number]) => !ships.includes(Number(number))));
  }

  /** A hull goes from pose to pose: it turns first, then sails straight on. */
  private async go(ship: number, way: readonly Pose[], stage: Stage<View>): Promise<void> {
    const hull = new Underway(way[0]!);
    this.underway = { ...this.underway, [ship]: hull };
    for (const to of way.slice(1)) {
      const [x, y, heading] = hull.pose;
      const turn = between(to[2] - (((heading % 3600) + 3600) % 3600));
      const far = Math.hypot(to[0] - x, to[1] - y);
      if (!far && !turn) continue;
      await this.frames(Math.max(180, Math.min(SAIL, LATH * far)) + Math.abs(turn) / 6, stage, (t) => {
        const part = ease(t);
        hull.pose = [x + (to[0] - x) * part, y + (to[1] - y) * part, heading + turn * ease(Math.min(1, 2.5 * t))];
      });
    }
  }

  private async fire(event: spanishmain.Fired, before: View, stage: Stage<View>): Promise<void> {
    const from = this.muzzle(before, event.source, event.cannon);
    const to = this.muzzle(before, event.target, -1);
    this.blow = from;
    const shot = new Shot(from, to, event.die, event.hit);
    this.shot = shot;
    play("cannon");
    await this.frames(BALL, stage, (t) => (shot.flown = t));
    play(event.hit ? "splinter" : "splash");
    await pause(380, stage);
    this.shot = null;
  }

  /** A mast falls away from where the last shot came from. */
  private async fall(event: spanishmain.MastLost, before: View, after: View, stage: Stage<View>): Promise<void> {
    const ship = before.ships[event.ship]!;
    const [x, y] = mast(ship.built, poseOf(ship), event.mast);
    const angle = (ship.heading * Math.PI) / 1800;
    const [bx, by] = this.blow ?? [x, y - 1];
    const port = (bx - x) * -Math.sin(angle) + (by - y) * Math.cos(angle) > 0;
    this.falling = { ship: event.ship, mast: event.mast, side: port ? -1 : 1 };
    await pause(FALL, stage);
    this.falling = null;
    this.ahead = after;
    await pause(160, stage);
  }

  /** A mast of a ship (-1: the one in the middle), or the middle of a fort. */
  private muzzle(view: View, thing: string, cannon: number): Point {
    const number = Number(thing.slice(5));
    if (thing.startsWith("ship:")) {
      const ship = view.ships[number]!;
      return mast(ship.built, poseOf(ship), cannon < 0 ? BUILDS[ship.built]!.masts.length >> 1 : Math.min(cannon, ship.built - 1));
    }
    const post = view.tokens.find(({ kind }) => kind === thing);
    if (post) return [post.x, post.y];
    const land = view.islands[view.forts[number]?.island ?? 0]!;
    return [land.x, land.y];
  }
}

export const aliveOf = (): Alive => motionOf(Alive);
