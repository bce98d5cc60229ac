// A search that forgives: accents, the endings that cases and plurals change, and a slip of the finger.

/** A text as one might type it: small letters without accents. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l");

const wordsOf = (text: string): string[] => plainly(text).split(/[^\p{L}\p{N}-]+/u).filter(Boolean);

/** A word without the ending that cases and plurals change: "latarnię" and "latarni" share "latarn". */
function root(word: string): string {
  const short = word.replace(/(ami|ach|ego|emu|ych|ymi|iem|owi|ing|ed|es|[aeiouys]+|[aeo]w|[aeiouy]m)$/, "");
  return short.length > 3 ? short : word;
}

/** How many letters must be put in, left out, changed or exchanged to make one word of another; more than `most` is `most + 1`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[other.length]!, most + 1);
}

const allowed = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/** The items whose text holds every word looked for: as typed; else by their roots; else with a slip in each. */
export function forgivingly<Item>(items: readonly Item[], textOf: (item: Item) => string, looked: string): Item[] {
  const wanted = wordsOf(looked);
  if (wanted.length === 0) return [...items];
  const texts = items.map((item) => plainly(textOf(item)));
  const exact = items.filter((_, i) => wanted.every((word) => texts[i]!.includes(word)));
  if (exact.length > 0) return exact;
  const known = texts.map((text) => [...new Set(wordsOf(text))]);
  const rooted = items.filter((_, i) => wanted.every((word) => known[i]!.some((other) => other.startsWith(root(word)))));
  if (rooted.length > 0) return rooted;
  const near = (one: string, other: string) => slips(one, other, allowed(one)) <= allowed(one);
  return items.filter((_, i) => wanted.every((word) => known[i]!.some((other) => near(word, other) || near(root(word), root(other)))));
}
