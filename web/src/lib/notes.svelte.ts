// Notes of first meetings: which of them were read in this browser, and whether they are wanted at all.

const KEY = "kaper-notes";
const OFF = "off";

function stored(): readonly string[] | typeof OFF {
  const kept = localStorage.getItem(KEY) ?? "";
  return kept === OFF ? OFF : kept.split(" ").filter(Boolean);
}

let read = $state.raw(stored());

/** Are such notes wanted? */
export const notesOn = (): boolean => read !== OFF;

/** Is a note wanted that was not read yet? `name`: the game and the question, "game:Question". */
export const unread = (name: string): boolean => read !== OFF && !read.includes(name);

/** A note was read: it does not come again. */
export function meet(name: string): void {
  if (read !== OFF && !read.includes(name)) keep([...read, name]);
}

/** Switch all notes off for good, or on again from the beginning. */
export function setNotes(on: boolean): void {
  keep(on ? [] : OFF);
}

function keep(now: readonly string[] | typeof OFF): void {
  read = now;
  localStorage.setItem(KEY, now === OFF ? OFF : now.join(" "));
}
