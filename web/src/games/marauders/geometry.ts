// Where everything lies on the chart: a box of 912 by 516, the zones as one planar subdivision with shared borders.
import { course as bent, type Point, spread, type Way } from "../../lib/motion/paths";

export { outline, type Point, spread } from "../../lib/motion/paths";

export const WIDTH = 912;
export const HEIGHT = 516;

/** The points where three zones meet. */
const A: Point = [304, 126];
const B: Point = [352, 200];
const C: Point = [386, 206];
const D: Point = [500, 176];
const E: Point = [520, 296];
const F: Point = [452, 342];
const G: Point = [380, 330];
const H: Point = [264, 352];
const I: Point = [612, 278];
const J: Point = [676, 272];
const K: Point = [714, 182];
const L: Point = [806, 172];
const M: Point = [806, 228];
const N: Point = [800, 372];
const O: Point = [752, 386];
const P: Point = [690, 366];
const Q: Point = [612, 376];
const R: Point = [486, 384];

/** A port: where its town stands, its banner, demand seal, modification and mission, and the quay of ships in port. */
export interface Port {
  town: Point;
  banner: Point;
  seal: Point;
  mod: Point;
  mission: Point;
}

export interface Place {
  border: readonly Point[];
  port?: Port;
  /** Where captains lie at sea, the ships of crowns and pirates, the merchant, and the pill with the risk. */
  sea: Point;
  npc: Point;
  merchant: Point;
  pill: Point;
}

export const places: Readonly<Record<string, Place>> = {
  nassau: {
    border: [[176, -8], [376, -8], [372, 92], A, [208, 66]],
    port: { town: [265, 51], banner: [286, 76], seal: [320, 64], mod: [248, 68], mission: [346, 84] },
    sea: [336, 106],
    npc: [228, 42],
    merchant: [352, 28],
    pill: [292, 27],
  },
  havana: {
    border: [[-10, -10], [176, -8], [208, 66], A, B, [190, 222], [-10, 232]],
    port: { town: [123, 107], banner: [134, 132], seal: [176, 114], mod: [106, 122], mission: [188, 140] },
    sea: [178, 206],
    npc: [224, 112],
    merchant: [54, 92],
    pill: [134, 62],
  },
  tortuga: {
    border: [[376, -8], [514, -8], D, C, B, A, [372, 92]],
    port: { town: [421, 125], banner: [440, 149], seal: [478, 136], mod: [402, 142], mission: [494, 157] },
    sea: [440, 92],
    npc: [396, 62],
    merchant: [366, 172],
    pill: [444, 32],
  },
  port_royale: {
    border: [[-10, 232], [190, 222], B, C, G, H, [-10, 322]],
    port: { town: [287, 251], banner: [304, 278], seal: [340, 258], mod: [364, 262], mission: [364, 288] },
    sea: [216, 322],
    npc: [228, 254],
    merchant: [346, 318],
    pill: [160, 294],
  },
  old_providence: {
    border: [[-10, 322], H, [262, 530], [-10, 530]],
    port: { town: [186, 387], banner: [204, 414], seal: [237, 398], mod: [172, 402], mission: [250, 442] },
    sea: [180, 470],
    npc: [234, 474],
    merchant: [150, 366],
    pill: [204, 360],
  },
  petit_goave: {
    border: [C, D, E, F, G],
    port: { town: [417, 225], banner: [440, 250], seal: [472, 236], mod: [398, 222], mission: [500, 258] },
    sea: [424, 310],
    npc: [494, 302],
    merchant: [458, 322],
    pill: [440, 288],
  },
  santo_domingo: {
    border: [[514, -8], [616, -8], I, E, D],
    port: { town: [533, 221], banner: [563, 246], seal: [590, 224], mod: [520, 228], mission: [592, 276] },
    sea: [548, 112],
    npc: [578, 172],
    merchant: [594, 84],
    pill: [565, 40],
  },
  cartagena: {
    border: [H, G, F, R, [476, 530], [262, 530]],
    port: { town: [355, 425], banner: [372, 452], seal: [406, 436], mod: [344, 436], mission: [430, 452] },
    sea: [352, 380],
    npc: [408, 376],
    merchant: [452, 376],
    pill: [330, 352],
  },
  caribbean_sea: {
    border: [E, I, J, P, Q, R, F],
    sea: [548, 356],
    npc: [612, 354],
    merchant: [662, 344],
    pill: [640, 300],
  },
  san_juan: {
    border: [[616, -8], [716, -8], K, J, I],
    port: { town: [645, 205], banner: [662, 230], seal: [696, 216], mod: [634, 216], mission: [634, 192] },
    sea: [660, 112],
    npc: [676, 166],
    merchant: [694, 66],
    pill: [666, 36],
  },
  st_maarten: {
    border: [[716, -8], [812, -8], L, K],
    port: { town: [740, 103], banner: [736, 129], seal: [787, 112], mod: [729, 114], mission: [738, 158] },
    sea: [744, 80],
    npc: [784, 80],
    merchant: [790, 156],
    pill: [763, 30],
  },
  st_johns: {
    border: [[812, -8], [922, -8], [922, 226], M, L],
    port: { town: [835, 99], banner: [857, 126], seal: [884, 108], mod: [824, 110], mission: [828, 160] },
    sea: [866, 200],
    npc: [848, 74],
    merchant: [884, 60],
    pill: [850, 28],
  },
  basse_terre: {
    border: [K, L, M, N, O, P, J],
    port: { town: [735, 259], banner: [752, 285], seal: [786, 270], mod: [724, 270], mission: [702, 282] },
    sea: [736, 362],
    npc: [744, 230],
    merchant: [788, 228],
    pill: [748, 196],
  },
  bridgetown: {
    border: [M, [922, 226], [922, 384], N],
    port: { town: [839, 293], banner: [849, 319], seal: [884, 302], mod: [828, 304], mission: [886, 352] },
    sea: [834, 270],
    npc: [880, 268],
    merchant: [826, 360],
    pill: [856, 364],
  },
  trinidad: {
    border: [N, [922, 384], [922, 530], [770, 530], O],
    port: { town: [811, 439], banner: [838, 464], seal: [862, 450], mod: [796, 452], mission: [790, 478] },
    sea: [800, 420],
    npc: [852, 412],
    merchant: [886, 420],
    pill: [848, 392],
  },
  caracas: {
    border: [O, [770, 530], [618, 530], Q, P],
    port: { town: [665, 459], banner: [686, 476], seal: [716, 464], mod: [654, 470], mission: [744, 486] },
    sea: [648, 420],
    npc: [704, 424],
    merchant: [742, 438],
    pill: [680, 390],
  },
  curacao: {
    border: [Q, [618, 530], [476, 530], R],
    port: { town: [539, 413], banner: [556, 438], seal: [590, 424], mod: [528, 430], mission: [608, 448] },
    sea: [504, 424],
    npc: [500, 484],
    merchant: [598, 396],
    pill: [544, 394],
  },
};

/** Where the own mission or rumor is marked: beside the town, or on the open sea. */
export const goalAt = ({ port, sea }: Place): Point => (port ? [port.mod[0] - 4, port.mod[1] - 24] : [sea[0], sea[1] - 40]);

/** Half of a banner's width for a name. */
export const half = (words: string): number => words.length * 3.4 + 11;

/** The i-th of several ships at the quay of a port: below its banner. */
export const quay = ({ banner }: Port, i: number, count: number): Point => spread([banner[0], banner[1] + 40], i, count, 28);

/** A bent course between two places: always bent to the north, and little. */
export function course(from: Point, to: Point, short = 0): Way {
  const bend = Math.min(26, Math.hypot(to[0] - from[0], to[1] - from[1]) / 6) * (to[0] < from[0] ? 1 : -1);
  return bent(from, to, { bend, short });
}

/** What of the chart is seen: all of it where it fits, else a window round a point. */
export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
  whole: boolean;
}

const LEAST = 0.86;

export function windowFor(width: number, height: number, middle: Point): Window {
  if (!width || !height || Math.min(width / WIDTH, height / HEIGHT) >= LEAST) return { x: 0, y: 0, w: WIDTH, h: HEIGHT, whole: true };
  const scale = Math.max(1, Math.min(1.25, Math.max(width / WIDTH, height / HEIGHT)));
  const [w, h] = [Math.min(WIDTH, width / scale), Math.min(HEIGHT, height / scale)];
  const keep = (at: number, size: number, most: number) => Math.max(0, Math.min(most - size, at - size / 2));
  return { x: keep(middle[0], w, WIDTH), y: keep(middle[1], h, HEIGHT), w, h, whole: false };
}
