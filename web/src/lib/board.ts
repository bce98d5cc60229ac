// The interface between the shell and a game's own drawings. A game may bring any of these components:
//
//   web/src/games/<id>/Board.svelte    the middle of the table (chart, tray ...); the only deep colour on the page
//   web/src/games/<id>/Mat.svelte      the mat of one captain (own mat below the board, others' at the left)
//   web/src/games/<id>/Hand.svelte     the cards that this seat holds (below, beside the own mat; a sheet on phones)
//   web/src/games/<id>/Bar.svelte      the middle of the top bar: month, round, phases
//   web/src/games/<id>/Badge.svelte    what stands beside an emblem in the row of captains on narrow screens
//   web/src/games/<id>/Result.svelte   how everybody scored, shown above the shell's own table of places
//   web/src/games/<id>/Others.svelte   who else is on the board: below the others' mats (a sheet on phones)
//   web/src/games/<id>/Notice.svelte   what is in force now: above the log (a sheet on phones)
//   web/src/games/<id>/Die.svelte      a die as it lies in the log (`face`, `hit`), where it has no pips
//   web/src/games/<id>/Line.svelte     a line of the log, where an event is better drawn than told; else its `children`
//   web/src/games/<id>/cover.svg, about.json   the picture and the words of the front page
//
// Each is loaded when its game is opened (lib/parts.ts), and each is optional: what is missing is drawn by the shell
// from the game's panels, so that every game is playable without any drawing.
//
// All of them get the same props, `Play`, and draw `view` and nothing else. Prompt, option buttons, undo, log, clock
// and keyboard belong to the shell. A board makes what it draws clickable by two calls: it asks `targets.get("island:3")`
// whether a place may be chosen now, and calls `aim("island:3")` when the place is clicked or tapped.
import type { Snippet } from "svelte";
import type { Course } from "./course";
import type { Emblem, Option, PlanStep, Question, Text, Who } from "./wire";

export type { Emblem };

/** The places on the board that the options of the question concern; see `Option.targets` of the engine. */
export type Targets = ReadonlyMap<string, readonly Option[]>;

/** Several answers that one press means: fire, at that section. `at` is what was pressed, `words` what it comes to. */
export interface Plan {
  at: string;
  steps: readonly PlanStep[];
  words: Text;
}

/** How a seat looks: `className` ("s1" .. "s8") sets --pc and --oc; never show colour without emblem or name. */
export interface Captain {
  seat: number;
  name: string;
  emblem: Emblem;
  className: string;
  /** The plain colours, for drawings that cannot use the class. */
  colour: string;
  onColour: string;
  bot: boolean;
  /** It is mine, and no other seat is: where several people share a screen nobody is "you". */
  own: boolean;
}

/** One event of the match, for the animation. `event` is the engine's own record: `{type: "sailed", ...}`. */
export interface Happening<E = GameEvent> {
  number: number;
  event: E;
  /** Its sentence, as the log has it. */
  text?: Text | null;
}

export interface GameEvent {
  type: string;
}

/** The props of every component of a game. `V` and the event types come from the generated `wire.ts`. */
export interface Play<V = unknown> {
  /** All that this seat may know. It is replaced as a whole after the events of a step were animated. */
  view: V;
  /** Whose eyes look: a seat, or null for a spectator. On one shared screen it changes from turn to turn. */
  seat: number | null;
  /** All captains in the order of the seats. */
  captains: readonly Captain[];
  /** What `seat` is asked now; null while it has nothing to answer (others think, events are animated, replay). */
  question: Question | null;
  /** Who has answered already where several are asked at once; what they answered nobody learns before all have. */
  answered?: readonly number[];
  /** The options of the question by target: `targets.get("ship:2/hull")`. Empty when nothing is asked. */
  targets: Targets;
  /** The number that each answer bears in the prompt, by its id; none for those that lie behind "More". */
  numbers: ReadonlyMap<string, number>;
  /** The ids chosen but not yet committed: one for a Choose, any number for a Pick. Draw their targets `--chosen`. */
  chosen: readonly string[];
  /** A chosen answer waits for the red button; else it is given at once. */
  waits: boolean;
  /** The number set so far where the question asks for an amount, null while none is; draw it as chosen. */
  amount: number | null;
  /** Set that number, as the slider of the prompt does; the red button commits it. */
  setAmount: (amount: number) => void;
  /** The course plotted so far where the question asks for one; null: none yet. */
  course: Course | null;
  /** Plot a course, as its suggestions' buttons do; the red button commits it. */
  setCourse: (course: Course | null) => void;
  /** Answer in words of one's own, where a choice takes more than its options (a fleet as text); the engine may refuse. */
  write: (answer: string) => void;
  /** The targets that the hovered or focused option button concerns: draw them as if hovered. */
  pointed: readonly string[];
  /** Choose an option by its id, as if its button were pressed (the shell asks for confirmation where that is due). */
  choose: (id: string) => void;
  /** A target was clicked: its only option is chosen; of several, the shell shows just these to choose from. */
  aim: (target: string) => void;
  /** Give several answers at once, where a press means more than the present question; its first must be one of the options. */
  plan: (plan: Plan) => void;
  /** What was pressed for a plan that waits for the red button: draw it as chosen. */
  planned: string | null;
  /** A target is hovered or focused (null: none): the shell marks the option buttons that concern it. */
  point: (target: string | null) => void;
  /** Words: a text of the engine, a seat or a plain value in the player's language. */
  say: (what: Text | Who | string | number) => string;
  /** The small print of an option's text (what follows, what it costs), as the option buttons show it; "" without any. */
  note: (text: Text) => string;
  /** A message of the game's or the shell's catalogue by its key: `t('island-3')`, `t('card-smoke.gen', { n: 2 })`. */
  t: (key: string, args?: Record<string, string | number>) => string;
  /** "en" or "pl". */
  lang: string;
  /** Shows a rule of the ledger by its id ("combat.retreat"), as the rule links do. */
  openRule: (id: string) => void;
  /** True under `prefers-reduced-motion` or where the player switched motion off: then `animate` must not wait. */
  still: boolean;
  /** True at a phone's width (below 700 px). */
  narrow: boolean;
}

/** The props of Mat.svelte: besides `Play`, whose mat, and how much room there is. */
export interface MatPlay<V = unknown> extends Play<V> {
  of: number;
  /** "own": wide, below the board; "small": a paper of 236 x 138 px in the left column; "sheet": a phone's sheet. */
  size: "own" | "small" | "sheet";
  /** What the captain is doing now, in a word or two ("choosing ..."), and whether the answer is in. */
  state?: string;
  ready?: boolean;
}

/** The props of Line.svelte: the event, and as `children` its sentence. */
export interface LinePlay extends Pick<Play, "captains" | "seat" | "t" | "lang"> {
  event: GameEvent;
  children: Snippet;
}

/** The props of Result.svelte. */
export interface ResultPlay<V = unknown> extends Play<V> {
  places: readonly number[];
  scores: readonly number[];
}

/**
 * What Board.svelte exports to be alive: `export const animate: Animate<CoveView, CoveEvent> = async (h, stage) => {...}`.
 * The shell calls it for each event in order, awaits it, and only then sets the new `view`; so that the board moves
 * from what it shows towards `stage.next`. When `stage.signal` aborts (the player skips), finish at once; under reduced motion
 * it is aborted from the start. After a reload and for old events it is not called: the still picture tells the whole state.
 */
export type Animate<V = unknown, E = GameEvent> = (happening: Happening<E>, stage: Stage<V>) => Promise<void>;

export interface Stage<V = unknown> {
  /** The view that will be set after the last event of this step. */
  next: V;
  /** Divide every duration by it; 1 is normal. */
  speed: number;
  /** Aborts when the player skips or leaves. */
  signal: AbortSignal;
}

/** Waits unless the stage is aborted; the usual way to hold a moment in `animate`. */
export function pause(ms: number, stage: Stage): Promise<void> {
  return new Promise((resolve) => {
    if (stage.signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms / stage.speed);
    stage.signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** The options of a question by target. */
export function targetsOf(question: Question | null): Targets {
  const found = new Map<string, Option[]>();
  for (const option of question?.options ?? []) {
    for (const target of option.targets ?? []) {
      const here = found.get(target);
      if (here) here.push(option);
      else found.set(target, [option]);
    }
  }
  return found;
}
