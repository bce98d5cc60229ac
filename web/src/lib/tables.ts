// Making tables: against bots at once, with friends by a link, on one screen.
import { api } from "./api";
import { nonce } from "./nonce";
import type { GameInfo, NewSeat, NewTable } from "./wire";

/** The choice with which "play now" begins at once; the last one is remembered. */
export interface QuickGame {
  game: string;
  seats: number;
  level: string;
}

const KEY = "kaper-quick";

/** What "play now" would start: the last choice if it is still possible, else the first game at a middling size. */
export function quickGame(games: readonly GameInfo[]): QuickGame | null {
  const ready = games.filter((game) => game.built);
  let last: Partial<QuickGame> = {};
  try {
    last = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<QuickGame>;
  } catch {
    // a broken memory is no memory
  }
  const game = ready.find(({ id }) => id === last.game) ?? ready[0];
  return game ? fitted(game, last.seats, last.level) : null;
}

/** A wish brought to what the game allows. */
export function fitted(game: GameInfo, seats?: number, level?: string): QuickGame {
  const middle = game.seats[Math.floor(game.seats.length / 2)] ?? 2;
  return {
    game: game.id,
    seats: seats !== undefined && game.seats.includes(seats) ? seats : middle,
    level: level !== undefined && game.bots.includes(level) ? level : (game.bots[0] ?? "easy"),
  };
}

/** Start against bots; gives the table's address. */
export async function playNow(quick: QuickGame, options: NewTable["options"] = {}): Promise<string> {
  localStorage.setItem(KEY, JSON.stringify(quick));
  const bots = Array.from({ length: quick.seats - 1 }, (): NewSeat => ({ kind: "bot", bot: quick.level }));
  const made = await api.makeTable({
    game: quick.game,
    seats: [{ kind: "me" }, ...bots],
    options,
    start: true,
    nonce: nonce(),
  });
  return `/t/${made.id}`;
}

/** A public game of bots, to be watched; gives the table's address. */
export async function watchBots(quick: QuickGame): Promise<string> {
  const seats = Array.from({ length: quick.seats }, (): NewSeat => ({ kind: "bot", bot: quick.level }));
  const made = await api.makeTable({ game: quick.game, seats, public: true, start: true, nonce: nonce() });
  return `/t/${made.id}`;
}

/** The link that lets a friend sit down. */
export function invitation(id: string, invite: string, base = location.origin): string {
  return `${base}/t/${id}?invite=${invite}`;
}
