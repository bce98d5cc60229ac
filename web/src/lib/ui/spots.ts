// Places on the page by the name in their `data-target` or `data-spot`: where they are, and whether they can be seen.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const boxOf = (element: Element): Box => {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
};

/** Is it drawn at all, and at least in part inside a frame? */
export const meets = (box: Box, frame: Box): boolean =>
  box.w > 0 && box.h > 0 && box.x + box.w > frame.x && box.y + box.h > frame.y && box.x < frame.x + frame.w && box.y < frame.y + frame.h;

/** Is it drawn at all, and on the page? */
export const seen = (box: Box): boolean => meets(box, { x: 0, y: 0, w: innerWidth, h: innerHeight });

/** Does nothing lie over it but what belongs to the same drawing, and what `ignored` names? */
export function open(element: Element, ignored = ""): boolean {
  const { x, y, w, h } = boxOf(element);
  const over = document.elementsFromPoint(x + w / 2, y + h / 2).find((other) => !ignored || !other.closest(ignored));
  if (!over) return true;
  const drawing = element.closest("svg");
  return element.contains(over) || over.contains(element) || (drawing !== null && drawing === over.closest("svg"));
}

/** The box round all places of these names that are drawn inside an element, as seen from its left upper corner; null where there are none. */
export function around(element: Element, names: readonly string[]): Box | null {
  const frame = boxOf(element);
  const boxes = names
    .flatMap((name) => [...element.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)])
    .map(boxOf)
    .filter(({ w, h }) => w > 0 && h > 0);
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, low] = [Math.max(...boxes.map((box) => box.x + box.w)), Math.max(...boxes.map((box) => box.y + box.h))];
  return { x: x - frame.x, y: y - frame.y, w: right - x, h: low - y };
}

/** How near a part of a drawing may come, and the room round what it is about, as a part of the whole. */
const NEAREST = 2.2;
const MARGIN = 0.1;

/** The part of a drawing that shows a box: its left upper corner as parts of the whole, and how near it is. */
export function partOf(box: Box, w: number, h: number): { x: number; y: number; near: number } {
  const near = Math.max(1, Math.min(NEAREST, 1 / (box.w / w + 2 * MARGIN), 1 / (box.h / h + 2 * MARGIN)));
  const corner = (middle: number) => Math.min(1 - 1 / near, Math.max(0, middle - 0.5 / near));
  return { x: corner((box.x + box.w / 2) / w), y: corner((box.y + box.h / 2) / h), near };
}

/** Things hung up by their middle: those that would lie on each other come down, the highest stays; none above `least`. */
export function hung<T extends { left: number; top: number }>(things: readonly T[], wide: (thing: T) => number, high: number, least: number): T[] {
  const placed: T[] = [];
  for (const thing of things.toSorted((a, b) => a.top - b.top)) {
    let top = Math.max(least, thing.top);
    for (const other of placed) if (Math.abs(other.left - thing.left) < (wide(other) + wide(thing)) / 2 && Math.abs(other.top - top) < high) top = other.top + high;
    placed.push({ ...thing, top });
  }
  return placed;
}
