// What moves on a table just now. All parts of a game's drawings read the one motion of their table, so that mats, chart
// and battle move together; when nothing moves it is empty, and all that is drawn comes from the view.
import { getContext, hasContext, setContext } from "svelte";
import { type GameEvent, type Happening, pause, type Stage } from "../board";
import { play, type Sound } from "../ui/sounds";
import type { Text } from "../wire";
import { course, type Point, type Way } from "./paths";

/** A ship or a pawn on its way over the chart; only where it is changes from frame to frame. */
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
export interface Flight<What extends string = string> {
  id: number;
  what: What;
  /** Whose it is; -1: nobody's. */
  seat: number;
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

/** What was thrown for the viewer, or came of it: kept on the board until one goes on. */
export interface Kept {
  number: number;
  text: Text;
  dice: readonly number[];
  /** Did it go well? null: neither. */
  good: boolean | null;
  /** The least face that hit, where they were shots. */
  hitOn: number | null;
}

/** How long a ship sails, and how long dice tumble, in milliseconds. */
export const SAIL = 1100;
export const TUMBLE = 700;
const FLY = 620;
const RISE = 1100;

export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** A number with its sign, as it rises over a place. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The base of a game's motion: `V` is its view, `E` its events, `What` names the things that fly. */
export abstract class Motion<V, E extends GameEvent, What extends string = string> {
  private base: V | null = null;
  /** The view with the events told so far; null while nothing is told. */
  protected ahead = $state.raw<V | null>(null);
  voyages = $state.raw<Readonly<Record<string, Voyage>>>({});
  flights = $state.raw<readonly Flight<What>[]>([]);
  cries = $state.raw<readonly Cry[]>([]);
  /** Results of the last step that had any. */
  kept = $state.raw<readonly Kept[]>([]);
  /** Whose eyes look, for whom results are kept; not in a replay, where nobody goes on. */
  seat: number | null = null;
  keeps = true;
  /** How many results are kept at once. */
  protected most = 3;
  private ids = 0;

  /** The view after an event; `next` is the one that stands after all events of the step. */
  protected abstract told(view: V, event: E, next: V): V;
  /** Shows an event, from `before` to `after`; resolves when the next may come. Not called where motion is skipped. */
  protected abstract show(event: E, before: V, after: V, stage: Stage<V>, number: number): Promise<void>;
  /** Puts away what a game shows of its own, when a new view stands. */
  protected calm(): void {}
  /** What must have come to an end before this event is shown. */
  protected async ready(_event: E): Promise<void> {}
  /** Dice that were thrown for a seat, or what came of them, if its player should read it in peace; null: nothing to keep.
   *  `instead`: it says more than the result before it and takes its place. */
  protected outcome(_event: E, _seat: number, _before: V): { dice?: readonly number[]; good?: boolean | null; hitOn?: number; instead?: boolean } | null {
    return null;
  }
  /** Other names of a place on the page, where the first is not to be seen. */
  protected instead(_spot: string, _seat: number): readonly string[] {
    return [];
  }

  /** The view with the events told so far. */
  now(view: V): V {
    return this.ahead && this.base === view ? this.ahead : view;
  }

  /** Nothing moves any more: a new view stands. */
  rest(view: V): void {
    if (this.base === view) return;
    this.base = null;
    this.ahead = null;
    this.calm();
  }

  /** Shows an event; resolves when the next may come. */
  async tell(view: V, { event, number, text }: Happening<E>, stage: Stage<V>): Promise<void> {
    if (this.base !== view) {
      this.base = view;
      this.ahead = view;
    }
    await this.ready(event);
    const before = this.ahead ?? view;
    const after = this.told(before, event, stage.next);
    if (!stage.signal.aborted) await this.show(event, before, after, stage, number);
    this.ahead = after;
    const came = this.keeps && this.seat !== null && text ? this.outcome(event, this.seat, before) : null;
    if (came && text) this.kept = [...this.kept.slice(0, came.instead ? -1 : undefined), { number, text, dice: came.dice ?? [], good: came.good ?? null, hitOn: came.hitOn ?? null }].slice(-this.most);
  }

  /** The results were read. */
  goOn(): void {
    this.kept = [];
  }

  /** Shows the new view at once, and lets a moment pass. */
  protected async step(after: V, ms: number, stage: Stage<V>, sound?: Sound): Promise<void> {
    this.ahead = after;
    if (sound) play(sound);
    await pause(ms, stage);
  }

  /** Where a ship is: on its way, else where it lies. */
  at = (key: string, lies: Point): Point => this.voyages[key]?.at ?? lies;

  /** Sails from one point to another along a bent course; `wait` milliseconds pass before. */
  protected async sail(key: string, from: Point | null, to: Point | null, stage: Stage<V>, way?: Way, wait = 0): Promise<void> {
    if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return;
    if (wait) {
      this.voyages = { ...this.voyages, [key]: new Voyage(from, to[0] < from[0], "") };
      await pause(wait, stage);
    }
    await this.walk(key, way ?? course(from, to), stage);
  }

  /** Goes along a way, as a pawn does on its track. */
  protected async walk(key: string, way: Way, stage: Stage<V>, ms = SAIL): Promise<void> {
    const [from, to] = [way.at(0), way.at(1)];
    const voyage = new Voyage(from, to[0] < from[0], way.d);
    play("sail");
    this.voyages = { ...this.voyages, [key]: voyage };
    await this.frames(ms, stage, (t) => (voyage.at = way.at(ease(t))));
    const { [key]: _, ...rest } = this.voyages;
    this.voyages = rest;
  }

  /** A place on the page by the name in its `data-spot`; several may bear it, the first visible counts. */
  protected spot(name: string): DOMRect | null {
    if (typeof document === "undefined") return null;
    for (const found of document.querySelectorAll(`[data-spot="${name}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
    }
    return null;
  }

  private near(name: string, seat: number): DOMRect | null {
    for (const spot of [name, ...this.instead(name, seat)]) {
      const found = this.spot(spot);
      if (found) return found;
    }
    return null;
  }

  /** Something flies from place to place; nothing does where one of them is not to be seen. */
  protected fly(what: What, from: string, to: string, stage: Stage<V>, { delay = 0, seat = -1 } = {}): void {
    const [a, b] = [this.near(from, seat), this.near(to, seat)];
    if (!a || !b || stage.signal.aborted) return;
    const id = ++this.ids;
    const [ms, wait] = [FLY / stage.speed, delay / stage.speed];
    this.flights = [...this.flights, { id, what, seat, from: a, to: b, ms, delay: wait }];
    setTimeout(() => (this.flights = this.flights.filter((flight) => flight.id !== id)), ms + wait + 40);
  }

  /** Several of a kind, one after another; gives how long the last waits. */
  protected many(what: What, count: number, from: string, to: string, stage: Stage<V>, { seat = -1, most = 8, apart = 70, delay = 0 } = {}): number {
    const number = Math.max(0, Math.min(Math.round(count), most));
    for (let i = 0; i < number; i++) this.fly(what, from, to, stage, { delay: delay + i * apart, seat });
    return delay + number * apart;
  }

  /** A word rises over a place. */
  protected cry(name: string, text: string, bad: boolean, stage: Stage<V>): void {
    const at = this.spot(name);
    if (!at || stage.signal.aborted) return;
    const id = ++this.ids;
    const ms = RISE / stage.speed;
    this.cries = [...this.cries, { id, text, at, bad, ms }];
    setTimeout(() => (this.cries = this.cries.filter((cry) => cry.id !== id)), ms);
  }

  /** Calls `step` with 0 to 1 in each frame, until the time is over or the player skips. */
  protected frames(ms: number, stage: Stage<V>, step: (t: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const began = performance.now();
      const tick = () => {
        const t = stage.signal.aborted ? 1 : Math.min(1, Math.max(0, ((performance.now() - began) * stage.speed) / ms));
        step(t);
        if (t < 1) requestAnimationFrame(tick);
        else resolve();
      };
      tick();
    });
  }
}

const KEY = Symbol("motion");

interface Table {
  made: Map<unknown, unknown>;
  keeps: boolean;
}

/** Called by whoever shows a table: everything below it shares one motion. `keeps`: results stay until the player goes on. */
export const provideMotion = (keeps = true): void => void setContext<Table>(KEY, { made: new Map(), keeps });

/** The motion of this table; `const alive = motionOf(Alive)` at the top of a component. One of its own where it stands alone. */
export function motionOf<M extends { keeps: boolean }>(kind: new () => M): M {
  const table: Table = hasContext(KEY) ? getContext<Table>(KEY) : { made: new Map(), keeps: true };
  const found = (table.made.get(kind) as M | undefined) ?? new kind();
  found.keeps = table.keeps;
  table.made.set(kind, found);
  return found;
}
