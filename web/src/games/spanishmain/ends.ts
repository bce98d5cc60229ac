// The ends of the courses that may be chosen, and where their numbers are drawn: side by side, never over each other or the bow.
import type { Option } from "../../lib/wire";
import type { Point, Pose } from "./geometry/figures";
import { poseIn, type ChartPlay } from "./words";

/** How far the numbers of two courses are apart at least, in pixels: as wide as each of them. */
export const DISC = 20;
const ROUNDS = 60;

export interface End {
  option: Option;
  pose: Pose;
  /** Its number in the prompt, 0 if it has none. */
  number: number;
  large: boolean;
  /** Where its disc is drawn, from where the course ends, in millimetres. */
  off: Point;
}

/** What stays where it is, and how near another may come, where that is not said for all. */
export type Fixed = readonly [x: number, y: number, least?: number];

/** Pushes places apart until none is nearer to another than that, nor to one that stays. */
export function apart(places: readonly Point[], least: number, fixed: readonly Fixed[] = []): Point[] {
  const found = places.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0, pushed = true; pushed && round < ROUNDS; round++) {
    pushed = false;
    const push = (one: [number, number], from: Fixed, by: number, aside: number) => {
      const near = from[2] ?? least;
      const [dx, dy] = [one[0] - from[0], one[1] - from[1]];
      const far = Math.hypot(dx, dy);
      if (far >= near - 0.01) return;
      pushed = true;
      const [ux, uy] = far > 0.01 ? [dx / far, dy / far] : [Math.cos(aside), Math.sin(aside)];
      one[0] += ux * (near - far) * by;
      one[1] += uy * (near - far) * by;
    };
    for (const [i, one] of found.entries()) {
      for (const other of found.slice(i + 1)) {
        const here: Point = [one[0], one[1]];
        push(one, other, 0.5, i);
        push(other, here, 0.5, i + Math.PI);
      }
      for (const other of fixed) push(one, other, 1, i);
    }
  }
  return found;
}

/** The ends of all listed courses; lettering is `unit` millimetres to a pixel, `bow` is where a course begins, `hulls` are boxes along the keels. */
export function endsOf(play: ChartPlay, unit: number, bow: Point | null, hulls: readonly Fixed[] = []): End[] {
  const listed = (play.question?.options ?? []).flatMap((option): Omit<End, "off">[] => {
    const pose = poseIn(option.targets);
    if (!pose || (play.question?.kind !== "plot" && !play.numbers.has(option.id))) return [];
    const number = play.numbers.get(option.id) ?? 0;
    return [{ option, pose, number, large: (number > 0 && number < 10) || play.chosen.includes(option.id) }];
  });
  const numbered = listed.filter(({ large }) => large);
  const places = apart(numbered.map(({ pose: [x, y] }): Point => [x / 100, y / 100]), DISC * unit, [...(bow ? [[bow[0] / 100, bow[1] / 100] as const] : []), ...hulls.map(([x, y, wide = 0]) => [x, y, (DISC * unit + wide) / 2] as const)]);
  return listed.map((end) => {
    const i = numbered.indexOf(end);
    return { ...end, off: i < 0 ? [0, 0] : [places[i]![0] - end.pose[0] / 100, places[i]![1] - end.pose[1] / 100] };
  });
}
