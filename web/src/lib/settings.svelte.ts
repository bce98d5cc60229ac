// What a player set for this browser: sound, notifications, motion, confirmation. Kept in the browser only.

export type Pace = "slow" | "brisk" | "digest";

export interface Settings {
  sound: boolean;
  notify: boolean;
  /** Animations: on, faster, or none. `prefers-reduced-motion` always means none. */
  motion: "on" | "fast" | "off";
  /** Which choices wait for the red button: sealed ones and, under fingers, all; always all; or none. */
  confirm: "sealed" | "all" | "none";
  /** How others' doings are shown: at ease, in a few seconds, or not at all but in the recap. */
  pace: Pace;
  /** Single keys as shortcuts: digits choose, Enter commits, U takes back ... */
  keys: boolean;
}

const KEY = "kaper-settings";
const standard: Settings = { sound: false, notify: false, motion: "on", confirm: "sealed", pace: "brisk", keys: true };

function stored(): Settings {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return standard;
  }
}

const values = $state<Settings>(stored());
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
let reducedNow = $state(reduced.matches);
reduced.addEventListener("change", () => (reducedNow = reduced.matches));

const coarse = matchMedia("(pointer: coarse)");
let touched = $state(coarse.matches);
coarse.addEventListener("change", () => (touched = coarse.matches));

export const settings: Readonly<Settings> = values;

/** Is the screen touched by fingers? Then a tap chooses and explains, and only a second one commits. */
export const fingers = (): boolean => touched;

/** Change some settings and remember them. */
export function set(change: Partial<Settings>): void {
  Object.assign(values, change);
  localStorage.setItem(KEY, JSON.stringify(values));
}

/** No motion at all? */
export const still = (): boolean => reducedNow || values.motion === "off";

/** How fast animations run; 1 is normal. */
export const speed = (): number => (values.motion === "fast" ? 2.5 : 1);
