// Where the note of a voyage lies: beside what it points at, never over it; and the arrow from one to the other.

import type { Box } from "../../lib/ui/spots";

export type { Box };

export interface Spot {
  x: number;
  y: number;
}

const GAP = 26;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const middle = (box: Box): Spot => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** A box made larger on all sides. */
export const wider = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });

/**
 * The best place for a note of this size in `room`: over nothing that it points at (the first counts most), not over what
 * must stay free (the prompt), and as near as it can be.
 */
export function placeNote(note: { w: number; h: number }, room: Box, pointed: readonly Box[], free: readonly Box[]): Spot {
  const [first] = pointed;
  const right = room.x + room.w - note.w;
  const low = room.y + room.h - note.h;
  const spots: Spot[] = [];
  for (const x of [room.x, right, room.x + (room.w - note.w) / 2]) for (const y of [room.y, low, room.y + (room.h - note.h) / 2]) spots.push({ x, y });
  if (first) {
    const at = middle(first);
    for (const x of [first.x - note.w - GAP, first.x + first.w + GAP]) for (const y of [at.y - note.h / 2, first.y, first.y + first.h - note.h]) spots.push({ x, y });
    for (const y of [first.y - note.h - GAP, first.y + first.h + GAP]) for (const x of [at.x - note.w / 2, first.x, first.x + first.w - note.w]) spots.push({ x, y });
  }
  const costs = spots.map((spot) => {
    const held = { x: clamp(spot.x, room.x, right), y: clamp(spot.y, room.y, low) };
    const box = { ...held, w: note.w, h: note.h };
    let cost = 0;
    pointed.forEach((other, i) => (cost += overlap(wider(box, 8), other) * (i === 0 ? 40 : 10)));
    for (const other of free) cost += overlap(box, other) * 20;
    const from = middle(box);
    const to = first ? middle(first) : { x: room.x + room.w, y: free[0] ? free[0].y - note.h : room.y + room.h / 2 };
    return { spot: held, cost: cost + Math.hypot(from.x - to.x, from.y - to.y) * 10 };
  });
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).spot;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

/** The nearest point of a box to another point. */
const edge = (box: Box, to: Spot): Spot => ({ x: clamp(to.x, box.x, box.x + box.w), y: clamp(to.y, box.y, box.y + box.h) });

/** A bent arrow from the note to the first thing it points at; "" where they touch. */
export function arrow(note: Box, target: Box): { line: string; head: string } | null {
  const from = edge(note, middle(target));
  const to = edge(wider(target, 4), middle(note));
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < 22) return null;
  const bend = Math.min(60, far / 4);
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const by = { x: (from.x + to.x) / 2 - uy * bend, y: (from.y + to.y) / 2 + ux * bend };
  const angle = Math.atan2(to.y - by.y, to.x - by.x);
  const wing = (turn: number) => `${(to.x - 15 * Math.cos(angle + turn)).toFixed(1)} ${(to.y - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  const at = (spot: Spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
  return { line: `M${at(from)}Q${at(by)} ${at(to)}`, head: `M${wing(0.5)}L${at(to)}L${wing(-0.5)}` };
}

/** The veil over everything but the holes: a path for the even-odd rule. */
export function veil(page: { w: number; h: number }, holes: readonly Box[]): string {
  const apart: Box[] = [];
  for (const hole of holes) if (!apart.some((other) => overlap(other, hole) >= hole.w * hole.h * 0.98)) apart.push(hole);
  return `M0 0H${page.w}V${page.h}H0Z` + merged(apart).map(rounded).join("");
}

/** Holes that overlap would be dark again where they do, by the even-odd rule: they become one. */
export function merged(holes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (let hole of holes) {
    for (let i = found.length - 1; i >= 0; i -= 1) {
      const other = found[i]!;
      if (overlap(other, hole) === 0) continue;
      const [x, y] = [Math.min(hole.x, other.x), Math.min(hole.y, other.y)];
      hole = { x, y, w: Math.max(hole.x + hole.w, other.x + other.w) - x, h: Math.max(hole.y + hole.h, other.y + other.h) - y };
      found.splice(i, 1);
      i = found.length;
    }
    found.push(hole);
  }
  return found;
}

function rounded({ x, y, w, h }: Box): string {
  const r = Math.min(16, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;
}

/** How far to scroll so that what lies from `low` to `high` comes between `first` and `last`; as little as will do. */
export const nudge = (low: number, high: number, first: number, last: number): number => (low < first ? low - first : Math.max(0, Math.min(high - last, low - first)));

/** Scrolls the nearest thing that people may scroll themselves, so that an element is seen in it; charts are left alone. */
export function reveal(element: Element): void {
  let around = element.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflow)) around = around.parentElement;
  if (!around) return;
  const [at, frame] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  around.scrollTop += nudge(at.top, at.bottom, frame.top, frame.bottom);
  around.scrollLeft += nudge(at.left, at.right, frame.left, frame.right);
}
