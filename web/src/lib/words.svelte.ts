// Words in the player's language: the shell's own catalogue and, from the server, those of the engine and the games.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Text, Who } from "./wire";

export const languages = ["en", "pl"] as const;
export type Lang = (typeof languages)[number];

const shells = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const KEY = "kaper-lang";

interface Catalogues {
  lang: Lang;
  shell: FluentBundle;
  games: Map<string, FluentBundle>;
  /** The other language of a game where this one lacked a word: a sentence in it is better than a key. */
  others: Map<string, FluentBundle>;
}

/** What `say` may be given. */
export type Sayable = Text | Who | string | number | readonly (Text | Who | string | number)[];

let now = $state.raw<Catalogues>({ lang: "en", shell: new FluentBundle("en"), games: new Map(), others: new Map() });
const wanted = new Set<string>();

/** The language on the page now. */
export const lang = (): Lang => now.lang;

/** The language to begin with: the one chosen before, else the browser's, else English. */
export function preferredLang(): Lang {
  const chosen = localStorage.getItem(KEY) ?? navigator.languages.map((l) => l.slice(0, 2)).find(isLang) ?? "en";
  return isLang(chosen) ? chosen : "en";
}

function isLang(word: string): word is Lang {
  return (languages as readonly string[]).includes(word);
}

function bundle(code: Lang, sources: string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

async function shellBundle(code: Lang): Promise<FluentBundle> {
  const load = shells[`../locale/${code}.ftl`];
  return bundle(code, load ? [await load()] : []);
}

async function gameBundle(code: Lang, game: string): Promise<FluentBundle> {
  const answer = await fetch(`/api/catalogue/${code}/${encodeURIComponent(game)}.ftl`);
  return bundle(code, answer.ok ? [await answer.text()] : []);
}

/** Switch the whole page to a language; everything shown changes once its words are there. */
export async function setLang(code: Lang, remember = true): Promise<void> {
  const shell = await shellBundle(code);
  const games = new Map<string, FluentBundle>();
  await Promise.all([...wanted].map(async (game) => games.set(game, await gameBundle(code, game))));
  now = { lang: code, shell, games, others: new Map() };
  lacking.clear();
  document.documentElement.lang = code;
  if (remember) localStorage.setItem(KEY, code);
}

/** Bring the words of a game ("core" are the engine's own) in the language of the page; whoever asks in an effect is not asked anew when words come. */
export async function wantGame(game: string): Promise<void> {
  wanted.add(game);
  if (untrack(() => now).games.has(game)) return;
  const code = now.lang;
  const words = await gameBundle(code, game);
  if (now.lang === code) now = { ...now, games: new Map(now.games).set(game, words) };
}

const lacking = new Set<string>();

/** A game lacks a word in this language: bring the other one, once. */
async function wantOther(game: string): Promise<void> {
  if (lacking.has(game) || !now.games.has(game)) return;
  lacking.add(game);
  const code = now.lang;
  const other = languages.find((one) => one !== code) ?? "en";
  const words = await gameBundle(other, game).catch(() => null);
  if (words && now.lang === code) now = { ...now, others: new Map(now.others).set(game, words) };
}

function format(from: FluentBundle | undefined, key: string, args: Record<string, FluentVariable>): string | undefined {
  const [name = "", attribute] = key.split(".", 2);
  const message = from?.getMessage(name);
  const pattern = (attribute ? message?.attributes[attribute] : undefined) ?? message?.value;
  return pattern && from ? from.formatPattern(pattern, args, []) : undefined;
}

/** A message of the shell. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return format(now.shell, key, args) ?? key;
}

/** Is there such a message in the game's catalogue? */
/** Several people in a sentence: "Ann, Bob and Cem". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(now.lang === "en" ? "en-GB" : now.lang).format(names);

export function knows(game: string, key: string): boolean {
  return now.games.get(game)?.hasMessage(key) ?? false;
}

/** A message of a game's catalogue, else of the shell's. */
export function gameWord(game: string, key: string, args: Record<string, FluentVariable> = {}): string {
  const words = format(now.games.get(game), key, args) ?? format(now.shell, key, args) ?? format(now.others.get(game), key, args);
  if (words === undefined) void wantOther(game);
  return words ?? key;
}

// Names and things inside a sentence are framed by signs of the private area, so that the log can draw them bold.
const WHO = "\uE000";
const THING = "\uE001";
const END = "\uE002";

function framed(what: Sayable, game: string, names: readonly string[], frames: boolean): string {
  if (typeof what !== "object") return String(what);
  if (Array.isArray(what)) return what.map((part) => framed(part as Sayable, game, names, frames)).join(", ");
  const single = what as Text | Who;
  if (single.type === "who") {
    const name = names[single.seat] ?? gameWord(game, "seat", { number: single.seat + 1 });
    return frames ? `${WHO}${single.seat}:${name}${END}` : name;
  }
  const args: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(single.args ?? {})) {
    if (typeof value === "number") args[key] = value;
    else if (typeof value === "string") args[key] = value;
    else {
      const inner = framed(value as Sayable, game, names, frames);
      const isText = !Array.isArray(value) && (value as Text | Who).type === "text";
      args[key] = frames && isText ? THING + inner.replace(/[\uE001\uE002]/g, "") + END : inner;
    }
  }
  return gameWord(game, single.key, args);
}

/** A text of the engine, a seat or a plain value as words; `names` are those of the seats. */
export function say(what: Sayable, game: string, names: readonly string[] = []): string {
  return framed(what, game, names, false);
}

/** Has the message of a text this attribute? */
export function hasAttribute(text: Text, name: string, game: string): boolean {
  return now.games.get(game)?.getMessage(text.key)?.attributes[name] !== undefined;
}

/** An attribute of the message of a text, with its arguments and some more; "" where it has none. */
export function attribute(text: Text, name: string, game: string, names: readonly string[] = [], more: Text["args"] = {}): string {
  if (!hasAttribute(text, name, game)) return "";
  return say({ ...text, key: `${text.key}.${name}`, args: { ...text.args, ...more } }, game, names);
}

/** The small print of an option, the attribute `note` of its message: what follows from it or what it costs; or "". */
export function note(text: Text, game: string, names: readonly string[] = []): string {
  return attribute(text, "note", game, names);
}

/** A part of a sentence: plain words, the name of a seat, or the name of a thing. */
export interface Part {
  words: string;
  seat?: number;
  thing?: boolean;
}

/** The same sentence in parts, for drawing names and things bold. */
export function parts(what: Sayable, game: string, names: readonly string[] = []): Part[] {
  const found: Part[] = [];
  for (const piece of framed(what, game, names, true).split(/([\uE000\uE001][^\uE002]*\uE002)/)) {
    if (!piece) continue;
    if (piece.startsWith(WHO)) {
      const colon = piece.indexOf(":");
      found.push({ words: piece.slice(colon + 1, -1), seat: Number(piece.slice(1, colon)) });
    } else if (piece.startsWith(THING)) {
      found.push({ words: piece.slice(1, -1).replace(/\uE000\d+:/g, ""), thing: true });
    } else found.push({ words: piece.replaceAll(END, "") });
  }
  return found;
}
