// What is seen of a chart that is drawn nearer, and how the look follows what is asked about.

/** The visible part of its box, each from 0 to 1. */
export interface Sight {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the buttons of a chart lie. */
export type Side = "left" | "right";

/** A place to be looked at: where it lies in the box, from 0 to 1, and how near. */
export interface Focus {
  x: number;
  y: number;
  scale: number;
}

/** A window on a chart: its upper left corner in the chart's own units, and pixels to a unit. */
export interface Pane {
  left: number;
  top: number;
  scale: number;
}

/** Where a window is drawn, in pixels (of its top so many are hidden), and all that it can show, in the chart's units. */
export interface Screen {
  width: number;
  height: number;
  hidden: number;
  chart: { left: number; top: number; width: number; height: number };
}

type Place = readonly [number, number];

/** What must be seen for all of these places to be seen with so much around them; the chart ends at its rim. */
function bounds(places: readonly Place[], around: number, { chart }: Screen): { left: number; right: number; top: number; bottom: number } {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return {
    left: Math.max(chart.left, Math.min(...xs) - around),
    right: Math.min(chart.left + chart.width, Math.max(...xs) + around),
    top: Math.max(chart.top, Math.min(...ys) - around),
    bottom: Math.min(chart.top + chart.height, Math.max(...ys) + around),
  };
}

/** How near a chart may be drawn with all of these places in sight, and so much around them. */
export function nearest(places: readonly Place[], around: number, screen: Screen): number {
  const { left, right, top, bottom } = bounds(places, around, screen);
  return Math.max(screen.width / screen.chart.width, Math.min(screen.width / (right - left), (screen.height - screen.hidden) / (bottom - top)));
}

/** Between two bounds; in their middle where they cross. */
const between = (value: number, low: number, high: number): number => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value)));

/** Where one looks to see some places: as before as long as they are in sight with half of what lies around them, else
 *  moved the least way that shows them, and farther off only where they do not fit. */
export function follow(held: Pane | null, places: readonly Place[], around: number, screen: Screen, most: number): Pane {
  const { width, height, hidden, chart } = screen;
  const shows = (pane: Pane, { left, right, top, bottom }: ReturnType<typeof bounds>) =>
    left >= pane.left && right <= pane.left + width / pane.scale && top >= pane.top + hidden / pane.scale && bottom <= pane.top + height / pane.scale;
  if (held && shows(held, bounds(places, around / 2, screen))) return held;
  const wanted = bounds(places, around, screen);
  const scale = Math.min(held?.scale ?? most, nearest(places, around, screen));
  const [wide, high, above] = [width / scale, height / scale, hidden / scale];
  const from = held ?? { left: (wanted.left + wanted.right - wide) / 2, top: (wanted.top + wanted.bottom - high - above) / 2 };
  const left = between(between(from.left, wanted.right - wide, wanted.left), chart.left, chart.left + chart.width - wide);
  const top = between(between(from.top, wanted.bottom - high, wanted.top - above), chart.top, chart.top + chart.height - high);
  return held && held.left === left && held.top === top && held.scale === scale ? held : { left, top, scale };
}

/** A window as the chart is told it: where in its box, and how much nearer than the whole of it. */
export function focusOf({ left, top, scale }: Pane, { width, height, chart }: Screen): Focus {
  return { x: (left + width / scale / 2 - chart.left) / chart.width, y: (top + height / scale / 2 - chart.top) / chart.height, scale: (scale * chart.width) / width };
}
