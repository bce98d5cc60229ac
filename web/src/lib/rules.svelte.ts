// The rulebooks, fetched once each, for rule links, tips and the rulebook page.
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { forgivingly } from "./forgiving";
import type { Rulebook, RuleInfo } from "./wire";
import { gameWord, knows, lang } from "./words.svelte";

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

/** The rules in chapters, in the order of the book; a chapter keeps its number where some of its rules are left out. */
export function chapters(book: Pick<Rulebook, "chapters">, rules: readonly RuleInfo[]): Chapter[] {
  return book.chapters
    .map(({ id }, i) => ({ number: i + 1, id, rules: rules.filter((rule) => rule.chapter === id) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** What a chapter is called: by the book, else by the game's words for that group of rules. */
export function chapterTitle(game: string, id: string): string {
  return rulebook(game)?.chapters.find((chapter) => chapter.id === id)?.title[lang()] || groupTitle(game, id);
}

/** What a group of rules is called. */
export function groupTitle(game: string, group: string): string {
  if (knows(game, `chapter-${group}`)) return gameWord(game, `chapter-${group}`);
  return group.charAt(0).toUpperCase() + group.slice(1);
}

/** The part of an address that leads to a rule in the book. */
export const rulePath = (game: string, rule: string): string => `/rules/${game}?rule=${encodeURIComponent(rule)}`;
/** The page of an example. */
export const examplePath = (game: string, example: string): string => `/rules/${game}/${encodeURIComponent(example)}`;

/** The words of a rule, in which other rules may be named by their ids: each piece is text, or the rule that is meant. */
export function linked(book: Rulebook, text: string): (string | RuleInfo)[] {
  const known = new Map(book.rules.map((rule) => [rule.id, rule]));
  return text
    .split(/((?<![\w.-])[a-z][a-z0-9-]*(?:\.[a-z0-9-]*[a-z0-9])+)/)
    .map((piece) => known.get(piece) ?? piece)
    .filter((piece) => piece !== "");
}

const numbers = new WeakMap<Rulebook, Map<string, string>>();

/** The number of a rule, the same in every language: "3.7" is the seventh rule of the third chapter. */
export function ruleNumber(game: string, id: string): string | undefined {
  const book = rulebook(game);
  if (!book) return undefined;
  let known = numbers.get(book);
  if (!known) {
    known = new Map();
    for (const chapter of chapters(book, book.rules)) {
      chapter.rules.forEach((rule, i) => known?.set(rule.id, `${chapter.number}.${i + 1}`));
    }
    numbers.set(book, known);
  }
  return known.get(id);
}
