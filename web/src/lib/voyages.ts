// Which first voyages were sailed in this browser: all that the first page needs of them.

export const KEY = "kaper-voyages";

/** The games whose voyage was sailed to its end in this browser. */
export function sailed(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
