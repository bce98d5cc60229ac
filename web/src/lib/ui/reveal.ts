// Where an answer lies on the board: brought into sight in whatever is moved by hand there, and lit up for a moment.

/** Told to a drawing that moves by itself (`Zoom`, a window of a chart): what lies at the event's target should be seen. */
export const REVEAL = "reveal";
/** So far from the rim, in pixels. */
const RIM = 18;

/** How far a stretch has to be moved to lie between two bounds; its beginning first where it is too long. */
export function offBy(low: number, high: number, from: number, to: number): number {
  if (low >= from && high <= to) return 0;
  return high - low + 2 * RIM > to - from || low < from ? low - from - RIM : high - to + RIM;
}

/** Show where these targets lie, the first of them in the middle of things; nothing where the board does not draw them. */
export function reveal(board: Element, targets: readonly string[], still: boolean): void {
  const things = targets.flatMap((target) => [...board.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)]);
  const first = things[0];
  if (!first) return;
  for (let box = first.parentElement; box && box !== board; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1) continue;
    if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
    const [at, mine] = [first.getBoundingClientRect(), box.getBoundingClientRect()];
    const [left, top] = [offBy(at.left, at.right, mine.left, mine.right), offBy(at.top, at.bottom, mine.top, mine.bottom)];
    if (left || top) box.scrollBy({ left, top, behavior: still ? "auto" : "smooth" });
  }
  first.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  if (still) return;
  for (const thing of things) thing.animate?.([{ filter: "none" }, { filter: "brightness(1.35) drop-shadow(0 0 7px #ffd45e)" }, { filter: "none" }], { duration: 620, iterations: 2 });
}
