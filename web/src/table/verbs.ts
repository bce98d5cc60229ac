// The words of what commits: a verb and what it does, from the game's catalogue; the shell's own where it has none.
import type { Option, Question } from "../lib/wire";
import { attribute, hasAttribute, say, t } from "../lib/words.svelte";
import type { Manners } from "./asking.svelte";

/** Ids by which any game ends what one is about; they stand last. */
const ENDS = new Set(["end", "done"]);

/** How a game's options want to be treated, by the attributes of their messages: `.ask` and `.rare`. */
export function mannersOf(game: () => string, names: () => readonly string[]): Manners {
  return {
    doubt: (option) => attribute(option.text, "ask", game(), names()),
    last: (option) => ENDS.has(option.id) || hasAttribute(option.text, "ask", game()),
    rare: (option) => hasAttribute(option.text, "rare", game()),
  };
}

/** "Sell 2 for 7 gold": what a set or an amount does; the attribute `.commit` of the question, with `n` and `what`. */
export function commitWords(question: Question, chosen: readonly string[], amount: number, game: string, names: readonly string[]): string {
  const n = question.kind === "amount" ? amount : chosen.length;
  const what = question.options.filter((option) => chosen.includes(option.id)).map((option) => say(option.text, game, names));
  const own = attribute(question.prompt, "commit", game, names, { n, what: what.join(", ") });
  return own || (question.kind === "amount" ? t("commit-amount", { n }) : t("commit-pick", { n }));
}

/** What is still missing before a set or an amount can be committed. */
export function missingWords(question: Question, chosen: number): string {
  if (question.kind === "amount") return t("missing-amount");
  if (question.kind === "choose" || question.kind === "plot") return t("choose-first");
  if (chosen > question.most) return t("missing-fewer", { n: chosen - question.most });
  return t("missing-more", { n: Math.max(1, question.least) - chosen });
}

/** Which question this is: the same one is told anew whenever another captain answers at the same time. */
export function posedAs(question: Question | null): string {
  return question ? `${question.seat} ${question.name} ${question.options.map((option: Option) => option.id).join()} ${question.high}` : "";
}
