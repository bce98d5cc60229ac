// A game's own drawings, found by its id and loaded when they are wanted. What is missing is drawn by the shell.
import type { Component } from "svelte";
import { foreignBoard } from "./foreign";
import { games } from "./me.svelte";
import type { Animate, LinePlay, MatPlay, Play, ResultPlay } from "./board";
import type { NewTable } from "./wire";

/** A board that may be alive. */
export type BoardComponent = Component<Play, { animate?: Animate }>;

export interface Parts {
  /** They are still being fetched: meanwhile nothing stands in their place. */
  coming?: true;
  Board?: BoardComponent;
  Mat?: Component<MatPlay>;
  Hand?: Component<Play>;
  Bar?: Component<Play>;
  Badge?: Component<MatPlay>;
  Result?: Component<ResultPlay>;
  Line?: Component<LinePlay>;
  Die?: Component<{ face: number; hit?: boolean }>;
  Others?: Component<Play>;
  Notice?: Component<Play>;
  /** The face of an automaton that has no seat. */
  Rival?: Component<{ size: number }>;
}

/** A page where players build what they bring: `lay` opens the dialog of a new table that asks for it. */
export type YardComponent = Component<{ lay: (options: NewTable["options"]) => void }>;

/** What the front page says of a game that the server may not know yet. */
export interface About {
  order: number;
  line: Record<string, string>;
  /** What one plays for, in a few words; `{name}` stands for what the option of that name says. */
  aim?: Record<string, string>;
  /** Whom a lone captain plays against. */
  alone?: Record<string, string>;
  seats: string;
}

const components = import.meta.glob<{ default: Component }>("../games/*/{Board,Mat,Hand,Bar,Badge,Result,Line,Die,Others,Notice,Rival}.svelte");
const figures = import.meta.glob<{ default: Component<{ name: string }> }>("../games/*/Figure.svelte");
const yards = import.meta.glob<{ default: YardComponent }>("../games/*/Builder.svelte");
const covers = import.meta.glob<string>("../games/*/cover.svg", { query: "?url", import: "default", eager: true });
const abouts = import.meta.glob<About>("../games/*/about.json", { import: "default", eager: true });

/** The components that a game brings. */
export async function partsOf(game: string): Promise<Parts> {
  const found: Record<string, unknown> = {};
  const names = ["Board", "Mat", "Hand", "Bar", "Badge", "Result", "Line", "Die", "Others", "Notice", "Rival"] as const;
  await Promise.all(
    names.map(async (name) => {
      const load = components[`../games/${game}/${name}.svelte`];
      if (load) found[name] = (await load()).default;
    }),
  );
  if (!found["Board"] && bringsBoard(game)) found["Board"] = await foreignBoard(game).catch((error: unknown) => void console.error(error));
  return found as Parts;
}

/** Does a game draw its board, or are its panels shown? */
export const isDrawn = (game: string): boolean => `../games/${game}/Board.svelte` in components || bringsBoard(game);

/** Does its distribution bring a board along? */
const bringsBoard = (game: string): boolean => games()?.some(({ id, board }) => id === game && board) ?? false;

/** Has a game a page where players build what they bring to a table? (A yard of its board is something else.) */
export const hasYard = (game: string): boolean => `../games/${game}/Builder.svelte` in yards;

/** That page. */
export const yardOf = async (game: string): Promise<YardComponent | undefined> => (await yards[`../games/${game}/Builder.svelte`]?.())?.default;

/** The pictures of its rulebook, drawn by name; none: a book without pictures. */
export const figureOf = async (game: string): Promise<Component<{ name: string }> | undefined> =>
  (await figures[`../games/${game}/Figure.svelte`]?.())?.default;

/** The picture of a game on the front page. */
export const coverOf = (game: string): string | undefined => covers[`../games/${game}/cover.svg`];

/** The words of a game on the front page. */
export const aboutOf = (game: string): About | undefined => abouts[`../games/${game}/about.json`];
