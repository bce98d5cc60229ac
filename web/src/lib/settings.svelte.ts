// What a player set for this browser: sound, notifications, motion, confirmation. Kept in the browser only.

export interface Settings {
  sound: boolean;
  notify: boolean;
  /** Animations: on, faster, or none. `prefers-reduced-motion` always means none. */
  motion: "on" | "fast" | "off";
  /** Which choices wait for the red button: those sealed together with others', all of them, or none. */
  confirm: "sealed" | "all" | "none";
  /** Single keys as shortcuts: digits choose, Enter commits, U takes back ... */
  keys: boolean;
}

const KEY = "kaper-settings";
const standard: Settings = { sound: false, notify: false, motion: "on", confirm: "sealed", keys: true };

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

export const settings: Readonly<Settings> = values;

/** Change some settings and remember them. */
export function set(change: Partial<Settings>): void {
  Object.assign(values, change);
  localStorage.setItem(KEY, JSON.stringify(values));
}

/** No motion at all? */
export const still = (): boolean => reducedNow || values.motion === "off";

/** How fast animations run; 1 is normal. */
export const speed = (): number => (values.motion === "fast" ? 2.5 : 1);
