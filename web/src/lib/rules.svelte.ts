// The rulebooks, fetched once each, for rule links, tips and the rulebook page.
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { forgivingly } from "./forgiving";
import type { Rulebook, RuleInfo } from "./wire";
import { lang } from "./words.svelte";

const books = new SvelteMap<string, Rulebook>();
const asked = new Set<string>();

/** The rulebook of a game; undefined until it has arrived. */
export function rulebook(game: string): Rulebook | undefined {
  const book = books.get(game);
  if (!book && !asked.has(game)) {
    asked.add(game);
    api.rules(game).then(
      (found) => books.set(game, found),
      () => asked.delete(game),
    );
  }
  return book;
}

/** One rule by its id. */
export const ruleOf = (game: string, id: string): RuleInfo | undefined =>
  rulebook(game)?.rules.find((rule) => rule.id === id);

/** The words of a rule in the language of the page. */
export const ruleText = (rule: RuleInfo): string => (lang() === "pl" ? rule.pl : rule.en);

/** The rules whose id or words hold every word looked for; where none does, endings and slips of the finger are forgiven. */
export const search = (rules: readonly RuleInfo[], words: string): RuleInfo[] =>
  forgivingly(rules, (rule) => `${rule.id} ${ruleText(rule)}`, words);

/** A chapter of a rulebook: its number, its id and its rules. */
export interface Chapter {
  number: number;
  id: string;
  rules: RuleInfo[];
}

/** The rules in chapters, in the order of the rulebook. */
export function chapters(rules: readonly RuleInfo[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    let chapter = found.get(rule.chapter);
    if (!chapter) found.set(rule.chapter, (chapter = { number: found.size + 1, id: rule.chapter, rules: [] }));
    chapter.rules.push(rule);
  }
  return [...found.values()];
}

const numbers = new WeakMap<Rulebook, Map<string, string>>();

/** The number of a rule, the same in every language: "3.7" is the seventh rule of the third chapter. */
export function ruleNumber(game: string, id: string): string | undefined {
  const book = rulebook(game);
  if (!book) return undefined;
  let known = numbers.get(book);
  if (!known) {
    known = new Map();
    for (const chapter of chapters(book.rules)) {
      chapter.rules.forEach((rule, i) => known?.set(rule.id, `${chapter.number}.${i + 1}`));
    }
    numbers.set(book, known);
  }
  return known.get(id);
}
