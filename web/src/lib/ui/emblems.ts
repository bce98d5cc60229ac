// The emblems, their signs and their colours: emblem and colour go together, so that colour is never the only sign.
import type { Captain, Emblem } from "../board";
import type { SeatInfo } from "../wire";
import type { IconName } from "./icons";

export const emblems: readonly Emblem[] = ["anchor", "gull", "turtle", "octopus", "sabres", "spyglass", "hourglass", "map"];

export const emblemIcon: Record<Emblem, IconName> = {
  anchor: "anchor",
  gull: "seagull",
  turtle: "sea-turtle",
  octopus: "octopus",
  sabres: "crossed-sabres",
  spyglass: "spyglass",
  hourglass: "hourglass",
  map: "treasure-map",
};

const colours: Record<Emblem, [string, string]> = {
  anchor: ["#c8481a", "#fff8ea"],
  gull: ["#5fb7e8", "#0d2733"],
  turtle: ["#f0c534", "#2b1d05"],
  octopus: ["#08805f", "#f3fff6"],
  sabres: ["#8f3b86", "#fff3fd"],
  spyglass: ["#24449a", "#f2f6ff"],
  hourglass: ["#ee9fc0", "#2d0b1b"],
  map: ["#b3aea3", "#16130d"],
};

/** The class that sets the colours of an emblem. */
export const seatClass = (emblem: Emblem): string => `s${emblems.indexOf(emblem) + 1}`;

/** The captains of a table; two who wish for one emblem do not both get it while another is free. */
export function captainsOf(seats: readonly (Pick<SeatInfo, "seat" | "name" | "emblem" | "kind" | "standin"> & Partial<Pick<SeatInfo, "mine">>)[]): Captain[] {
  const alone = seats.filter(({ mine }) => mine).length === 1;
  const taken = new Set<Emblem>();
  const given = new Map<number, Emblem>();
  for (const { seat, emblem: wish } of seats.toSorted((a, b) => Number(a.kind === "open") - Number(b.kind === "open"))) {
    const emblem = taken.has(wish) ? (emblems.find((other) => !taken.has(other)) ?? wish) : wish;
    taken.add(emblem);
    given.set(seat, emblem);
  }
  return seats.map(({ seat, name, kind, standin, mine }) => {
    const emblem = given.get(seat)!;
    const [colour, onColour] = colours[emblem];
    return { seat, name, emblem, className: seatClass(emblem), colour, onColour, bot: kind === "bot" || standin !== null, own: alone && mine === true };
  });
}
