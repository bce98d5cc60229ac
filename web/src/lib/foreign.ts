// Boards of games that are not in this tree: a module `board.js` beside the game's Python, served as it is.
import type { Component } from "svelte";
import type { Animate, Play } from "./board";
import type { BoardComponent } from "./parts";

/** What `draw` gives back. */
export interface Drawn {
  /** Something changed: the view, what is asked, chosen or pointed at. */
  update: (play: Play) => void;
  animate?: Animate;
  remove?: () => void;
}

/** What a `board.js` exports. */
export interface ForeignBoard {
  draw: (place: HTMLElement, play: Play) => Drawn;
}

/** The board of a module, as a component like any other. */
export async function boardOf(module: ForeignBoard): Promise<BoardComponent> {
  const Foreign = (await import("./Foreign.svelte")).default as unknown as Component<Play & { module: ForeignBoard }, { animate?: Animate }>;
  return ((anchor: never, props: Play) => Foreign(anchor, Object.create(props, { module: { value: module, enumerable: true } }) as Play & { module: ForeignBoard })) as unknown as BoardComponent;
}

/** The board that a distribution brings along. */
export async function foreignBoard(game: string): Promise<BoardComponent> {
  return boardOf((await import(/* @vite-ignore */ `/api/games/${encodeURIComponent(game)}/board.js`)) as ForeignBoard);
}
