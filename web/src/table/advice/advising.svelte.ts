// Advice for the present question: whether it is open, asked for, what was told, and which options it is about.
import type { Live } from "../../lib/live.svelte";
import { optionsOf } from "../../lib/lookback";
import type { AdviceReply, Option, Question } from "../../lib/wire";
import { say, t } from "../../lib/words.svelte";
import { commitWords, optionWords } from "../verbs";

/** One answer of the advice, with the options it is made of. */
export type Advised = AdviceReply["answers"][number] & { place: number; options: readonly Option[] };

export class Advising {
  open = $state(false);
  /** The answer whose reason is shown. */
  looked = $state(0);
  private asked = $state(-1);
  private number = $state(-1);

  constructor(private readonly live: Live) {}

  private readonly reply: AdviceReply | null = $derived.by(() => {
    const told = this.live.advice;
    return told && told.number === this.number && this.asked === this.number ? told : null;
  });
  readonly waiting: boolean = $derived(this.open && this.asked === this.number && this.reply === null);
  readonly refused = $derived(this.reply?.refused ?? null);
  readonly worlds: number = $derived(this.reply?.worlds ?? 0);
  /** What was told; the marks on the board stay while the question stands, also when the slip is folded. */
  readonly answers: readonly Advised[] = $derived.by(() => {
    const question = this.live.play?.questions[0] ?? null;
    return (this.reply?.answers ?? []).map((one, place) => ({ ...one, place, options: optionsOf(one.answer, question) }));
  });
  /** The places of the advice by option. */
  readonly ranks: ReadonlyMap<string, readonly number[]> = $derived.by(() => {
    const found = new Map<string, number[]>();
    for (const { place, options } of this.answers) {
      for (const { id } of options) found.set(id, [...(found.get(id) ?? []), place + 1]);
    }
    return found;
  });

  /** Another question stands: what was said of the last one is folded away. */
  posed(number: number): void {
    if (number === this.number) return;
    this.number = number;
    this.open = false;
    this.looked = 0;
    this.asked = -1;
  }

  /** The lantern was pressed: asks once for a question, then only folds and unfolds. A refusal may be asked again. */
  toggle(seat: number, allowed: boolean): void {
    this.open = !this.open;
    if (this.open && allowed && (this.asked !== this.number || this.refused)) this.ask(seat);
  }

  ask(seat: number): void {
    this.asked = this.number;
    this.live.advice = null;
    this.live.advise(seat);
  }
}

/** An answer in words, as its button or the red one would say it. */
export function adviceWords(one: Advised, question: Question, game: string, names: readonly string[]): string {
  const { answer, options } = one;
  if (typeof answer === "number") return commitWords(question, [], answer, game, names);
  if (typeof answer === "string") return options[0] ? optionWords(options[0], game, names, question.prompt) : answer;
  if (question.kind === "plot") return options[0] ? say(options[0].text, game, names) : t("advice-course");
  return commitWords(question, answer.map(String), 0, game, names);
}

/** Which things a set is made of: "2 × coffee, rum"; nothing for other answers. */
export function adviceThings(one: Advised, question: Question, game: string, names: readonly string[]): string {
  if (question.kind !== "pick") return "";
  const counted = new Map<string, number>();
  for (const option of one.options) {
    const words = say(option.text, game, names);
    counted.set(words, (counted.get(words) ?? 0) + 1);
  }
  return [...counted].map(([words, n]) => (n > 1 ? `${n} × ${words}` : words)).join(", ");
}
