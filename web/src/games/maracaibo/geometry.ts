// Where everything lies: the sea lane from the layout of the view, the trail from the spaces of the track.
import type { Point } from "../../lib/motion/paths";
import { GULF, MARACAIBO, PLACES, START, type View } from "./words";

export const CHART = { width: 930, height: 386 } as const;
export const TRAIL = { width: 930, height: 112 } as const;
const CELL = { width: 86, height: 91.5 } as const;

/** The middle of a cell of the grid. */
export const cell = (column: number, row: number): Point => [97 + CELL.width * (column - 1), 55.75 + CELL.height * (row - 1)];

export const GULF_AT: Point = [872, 200];
export const MARACAIBO_AT: Point = [880, 60];

/** Where a treasure island lies; flat ones where the layout has no room for them among the cards. */
export interface Isle {
  kind: string;
  at: Point;
  flat: boolean;
}

const ORDER = ["emerald", "gold", "pearl"] as const;

/** The three islands: each two cells high, from left to right; else in a row below the cards. */
export function islesOf(view: Pick<View, "island_cells" | "rows" | "columns">): Isle[] {
  const columns = [...new Set(view.island_cells.map(([column]) => column!))].toSorted((a, b) => a - b);
  if (columns.length < ORDER.length) return ORDER.map((kind, i) => ({ kind, at: [183 + 258 * i, 330.25], flat: true }));
  return ORDER.map((kind, i) => {
    const rows = view.island_cells.filter(([column]) => column === columns[i]).map(([, row]) => row!);
    const [x, top] = cell(columns[i]!, Math.min(...rows));
    return { kind, at: [x, (top + cell(columns[i]!, Math.max(...rows))[1]) / 2], flat: false };
  });
}

/** Cells of open water, where a rose and a serpent may be drawn: runs of at least `least` in one row. */
export function waters(view: Pick<View, "island_cells" | "rows" | "columns" | "places">): { at: Point; cells: number }[] {
  const taken = new Set([...view.places.map((place) => `${place.column}/${place.row}`), ...view.island_cells.map(([c, r]) => `${c}/${r}`)]);
  const found: { at: Point; cells: number }[] = [];
  for (let row = 1; row <= view.rows; row++) {
    for (let column = 1; column <= view.columns; column++) {
      if (taken.has(`${column}/${row}`)) continue;
      const last = found.at(-1);
      const [x, y] = cell(column, row);
      if (last && last.at[1] === y && Math.abs(last.at[0] + (CELL.width * (last.cells + 1)) / 2 - x) < 1) {
        found[found.length - 1] = { at: [last.at[0] + CELL.width / 2, y], cells: last.cells + 1 };
      } else found.push({ at: [x, y], cells: 1 });
    }
  }
  return found;
}

const STARTING = [96, 140, 300, 344, 60] as const; // heights of the ships in the starting zone, above and below its banner

/** One or two ships lie at the lower corners of a card, off its name and what it does. */
const CORNERS: readonly Point[] = [[31, 33], [-31, 33]];
/** More of them lie smaller, side by side below it. */
const ABREAST = { size: 0.68, reach: 33, down: 44 } as const;

/** How large each of so many ships at one card is drawn. */
export const hullSize = (at: number, of: number): number => (at < PLACES && of > CORNERS.length ? ABREAST.size : 1);

/** Where the ships of a space lie: the i-th of so many. */
export function berth(view: Pick<View, "places">, at: number, i: number, of = 1): Point {
  if (at === START) return [34, STARTING[i % STARTING.length]!];
  if (at === GULF) return [852 + (i % 2) * 36, 274 + Math.floor(i / 2) * 24];
  if (at === MARACAIBO) return [908 - (i % 2) * 36, 140 - Math.floor(i / 2) * 14];
  const place = view.places[at];
  const [x, y] = place ? cell(place.column, place.row) : cell(1, 1);
  const [dx, dy] = of > CORNERS.length ? [ABREAST.reach * (1 - (2 * i) / (of - 1)), ABREAST.down] : CORNERS[i % CORNERS.length]!;
  return [x + dx, y + dy];
}

/** The middle of a space of the chart. */
export function middle(view: Pick<View, "places">, at: number): Point {
  if (at === START) return [40, 215];
  if (at === GULF) return GULF_AT;
  if (at === MARACAIBO) return [MARACAIBO_AT[0], MARACAIBO_AT[1] + 30];
  const place = view.places[at];
  return place ? cell(place.column, place.row) : [0, 0];
}

/** Straight courses between touching cards, drawn in the gaps. */
export function routes(view: Pick<View, "places" | "routes" | "columns">): string {
  const found: string[] = [];
  const line = (a: Point, b: Point) => found.push(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`);
  for (const [one, other] of view.routes) {
    const [a, b] = [middle(view, one!), middle(view, other!)];
    if (a[0] === b[0]) line([a[0], Math.min(a[1], b[1]) + 39], [a[0], Math.max(a[1], b[1]) - 39]);
    else line([Math.min(a[0], b[0]) + 37, a[1]], [Math.max(a[0], b[0]) - 37, a[1]]);
  }
  for (const place of view.places) {
    const [x, y] = cell(place.column, place.row);
    if (place.column === 1) line([46, y], [x - 37, y]);
    if (place.column === view.columns) found.push(`M${x + 38} ${y}Q${x + 52} ${y} ${x + 54} ${y < 200 ? y + 20 : y - 12}T${x + 58} ${200 + (y - 200) * 0.2}`);
  }
  return found.join("");
}

// the trail

const LANES = { upper: 38, middle: 63, lower: 88 } as const;

export interface Step {
  name: string;
  at: Point;
  /** The names of the spaces it leads to. */
  next: readonly string[];
}

/** The spaces of the track, laid in columns: of two branches the shorter is spread over the longer one's columns. */
export function trail(track: View["track"]): Step[] {
  const by = new Map(track.map((space) => [space.name, space]));
  const placed = new Map<string, [number, number]>();
  const branch = (name: string): string[] => {
    const found = [name];
    for (let at = by.get(name); at && at.next.length === 1 && at.next[0]![0] === name[0]; at = by.get(at.next[0]!)) found.push(at.next[0]!);
    return found;
  };
  let column = 0;
  let name: string | undefined = track[0]?.name;
  while (name !== undefined) {
    placed.set(name, [column++, LANES.middle]);
    const next: readonly string[] = by.get(name)?.next ?? [];
    if (next.length < 2) {
      name = next[0];
      continue;
    }
    const branches = next.map(branch);
    const longest = Math.max(...branches.map((one) => one.length));
    for (const [i, one] of branches.entries()) {
      for (const [j, space] of one.entries()) {
        const at = one.length > 1 ? (j * (longest - 1)) / (one.length - 1) : (longest - 1) / 2;
        placed.set(space, [column + at, i ? LANES.lower : LANES.upper]);
      }
    }
    column += longest;
    name = by.get(branches[0]!.at(-1)!)?.next[0];
  }
  const last = Math.max(1, column - 1);
  return track.map((space) => {
    const [at, y] = placed.get(space.name) ?? [0, LANES.middle];
    return { name: space.name, at: [22 + (886 * at) / last, y], next: space.next };
  });
}

/** Each river crosses the trail before the first spaces behind it: its points from above to below. */
export function rivers(track: View["track"], steps: readonly Step[]): Point[][] {
  const where = new Map(steps.map((step) => [step.name, step.at]));
  const behind = new Map(track.map((space) => [space.name, space.rivers]));
  const found = new Map<number, Point[]>();
  for (const space of track) {
    for (const next of space.next) {
      const river = behind.get(next) ?? 0;
      if (river === space.rivers) continue;
      const [a, b] = [where.get(space.name)!, where.get(next)!];
      found.set(river, [...(found.get(river) ?? []), [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]]);
    }
  }
  return [...found.values()].map((points) => {
    const sorted = points.toSorted((a, b) => a[1] - b[1]);
    const [first, last] = [sorted[0]!, sorted.at(-1)!];
    const slope = last[1] > first[1] ? (last[0] - first[0]) / (last[1] - first[1]) : 0;
    return [[first[0] - slope * (first[1] - 3), 3], [last[0] + slope * (109 - last[1]), 109]];
  });
}

export const isCard = (at: number): boolean => at < PLACES;
