// The guest at this browser, and the games of this server: asked once, shared by all pages.
import { api, Refusal } from "./api";
import type { GameInfo, Me, MeChange } from "./wire";
import { lang, say, t } from "./words.svelte";

let person = $state<Me | null>(null);
let list = $state<GameInfo[] | null>(null);

export const me = (): Me | null => person;
export const games = (): GameInfo[] | null => list;
export const gameInfo = (id: string): GameInfo | undefined => list?.find((game) => game.id === id);

/** The title of a game in the language of the page. */
export function titleOf(id: string): string {
  const titles = gameInfo(id)?.titles;
  return titles?.[lang()] ?? titles?.en ?? id;
}

/** Get to know the guest and the games; the first request makes the session. */
export async function begin(): Promise<void> {
  person = await api.me();
  list = await api.games();
}

export async function changeMe(change: MeChange): Promise<void> {
  person = await api.changeMe(change);
}

/** What went wrong, in words for the person at the page. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Refusal)) return t("error-unexpected");
  if (error.status === 0) return t("error-offline");
  return error.text ? say(error.text, "core") : error.message;
}
