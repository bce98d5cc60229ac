// Where everything lies on the chart: one layout for wide boards, one for tall ones. Units are those of the drawing.
import type { Point } from "../../lib/motion/paths";
import type { Place } from "./coasts";

export { course, type Point } from "../../lib/motion/paths";

export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** Scale of coasts and what stands on them. */
  land: number;
  /** Scale of ships. */
  ship: number;
  /** Scale of treasure cards and of the pirates' plates. */
  card: number;
  plate: number;
  /** Size of the letters on banners, and how broad a letter is about. */
  letters: number;
  /** By number of the place, from 1: its middle, its banner, its treasure card, moorings of captains, black ship, Navy. */
  places: readonly Berth[];
  islets: readonly Point[];
  compass: Point;
  compassSize: number;
  serpent: Point | null;
  plates: readonly Point[];
}

export interface Berth {
  place: Place;
  at: Point;
  banner: Point;
  card: Point | null;
  tilt: number;
  ships: readonly Point[];
  black: Point;
  navy: Point;
}

/** Moorings around each place on the wide chart, as offsets from its middle; the tall chart shrinks them. */
const moorings: Record<Place, readonly Point[]> = {
  tavern: [[-104, 12], [-82, -34], [-24, -42], [34, -46], [86, -36]],
  hull: [[68, -26], [-16, -50], [26, 30], [-80, -40], [-84, 14]],
  sail: [[-84, 40], [-102, -14], [-56, -46], [24, -54], [88, -42]],
  cannon: [[-84, 26], [-98, -22], [-40, -46], [24, -50], [82, -38]],
  crew: [[-10, 26], [-84, 12], [-58, -46], [4, -56], [64, -46]],
  treasure: [[-78, 26], [-80, -24], [-28, -44], [46, -54], [86, -14]],
  cove: [[-2, 18], [44, 34], [-46, 34], [60, -8], [-62, -8]],
};

const order: readonly Place[] = ["tavern", "hull", "sail", "cannon", "crew", "treasure", "cove"];
const shift = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + dx * by, y + dy * by];

type Spot = [at: Point, banner: Point, card: Point | null, tilt: number, black: Point, navy: Point];

function berths(spots: readonly Spot[], by: number): Berth[] {
  return spots.map(([at, banner, card, tilt, black, navy], i) => {
    const place = order[i]!;
    return { place, at, banner, card, tilt, black, navy, ships: moorings[place].map((offset) => shift(at, offset, by)) };
  });
}

export const wide: Layout = {
  name: "wide",
  width: 868,
  height: 506,
  land: 1,
  ship: 0.86,
  card: 0.92,
  plate: 1,
  letters: 15,
  places: berths(
    [
      [[426, 422], [420, 460], [556, 424], -1, [504, 366], [262, 446]],
      [[146, 312], [142, 362], [262, 336], 5, [54, 338], [288, 262]],
      [[176, 112], [172, 160], [304, 106], -2, [240, 68], [300, 200]],
      [[668, 108], [664, 156], [788, 106], -1, [726, 64], [724, 136]],
      [[722, 296], [716, 352], [816, 314], 4, [784, 254], [826, 240]],
      [[374, 226], [378, 280], null, 0, [448, 188], [330, 172]],
      [[556, 236], [560, 290], null, 0, [640, 220], [480, 250]],
    ],
    1,
  ),
  islets: [[58, 210], [834, 396]],
  compass: [74, 438],
  compassSize: 46,
  serpent: [410, 44],
  plates: [[776, 446], [178, 450]],
};

export const tall: Layout = {
  name: "tall",
  width: 390,
  height: 436,
  land: 0.56,
  ship: 0.6,
  card: 0.77,
  plate: 0.97,
  letters: 14.6,
  places: berths(
    [
      [[112, 350], [109, 388], [176, 368], -2, [158, 328], [40, 322]],
      [[72, 220], [73, 257], [139, 246], 5, [34, 226], [104, 180]],
      [[84, 84], [83, 120], [168, 74], -2, [122, 60], [114, 105]],
      [[270, 80], [273, 118], [346, 74], -1, [302, 54], [358, 139]],
      [[292, 302], [290, 337], [354, 304], 4, [238, 296], [206, 290]],
      [[202, 182], [220, 222], null, 0, [250, 180], [262, 150]],
      [[310, 208], [315, 246], null, 0, [262, 222], [352, 170]],
    ],
    0.6,
  ),
  islets: [[24, 178], [30, 304], [366, 196]],
  compass: [32, 404],
  compassSize: 22,
  serpent: null,
  plates: [[341, 401], [246, 401]],
};

/** How large letters come out, in pixels, where a layout is drawn in a box of this size. */
const legible = ({ width, height, letters }: Layout, w: number, h: number): number => letters * Math.min(w / width, h / height);

/** The layout that suits a box of this shape, and can be read in it. */
export function layoutFor(width: number, height: number): Layout {
  if (width <= height * 1.22) return tall;
  return legible(wide, width, height) >= 8.2 || legible(wide, width, height) >= legible(tall, width, height) ? wide : tall;
}

/** The part of the drawing that fills the whole box: the layout in its middle, more sea around it. */
export function frameFor(layout: Layout, width: number, height: number): { x: number; y: number; w: number; h: number } {
  const aspect = width > 0 && height > 0 ? width / height : layout.width / layout.height;
  const w = Math.max(layout.width, layout.height * aspect);
  const h = Math.max(layout.height, layout.width / aspect);
  return { x: (layout.width - w) / 2, y: (layout.height - h) / 2, w, h };
}
