// The words of what commits: a verb and what it does, from the game's catalogue; the shell's own where it has none.
import type { Option, Question, Text } from "../lib/wire";
import { attribute, hasAttribute, say, t } from "../lib/words.svelte";
import type { Manners } from "./asking.svelte";

/** Ids by which any game ends what one is about; they stand last. */
const ENDS = new Set(["end", "done"]);

/** How a game's options want to be treated, by the attributes of their messages: `.ask`, `.rare`, `.like`, `.here` and `.usual`; of a refusal `.done`. */
export function mannersOf(game: () => string, names: () => readonly string[]): Manners {
  return {
    doubt: (option) => attribute(option.text, "ask", game(), names()),
    last: (option) => ENDS.has(option.id) || hasAttribute(option.text, "ask", game()),
    rare: (option) => hasAttribute(option.text, "rare", game()),
    like: (option) => attribute(option.text, "like", game(), names()),
    here: (text) => hasAttribute(text, "here", game()),
    usual: (option) => hasAttribute(option.text, "usual", game()),
    done: (why) => hasAttribute(why, "done", game()),
  };
}

/** What the words of a commitment may speak of: how many, which, what they cost and bring together (`Facts.gains`: by how many are alike), what is left, how full it gets. What a step of an amount brings is no money. */
function sums(question: Question, chosen: readonly string[], amount: number, game: string, names: readonly string[]): Record<string, string | number> {
  const n = question.kind === "amount" ? amount : chosen.length;
  const taken = question.options.filter((option) => chosen.includes(option.id));
  const sum = (fact: "price" | "gain") => taken.reduce((all, option) => all + (option.facts?.[fact] ?? 0), 0);
  const told = (name: string) => Number(question.prompt.args?.[name] ?? 0);
  const each = told("each") * n;
  const price = sum("price") + each;
  const alike = new Map(taken.map(({ text, facts }) => [text.key, facts?.gains ?? []]));
  const together = [...alike].map(([key, row]) => row[taken.filter(({ text }) => text.key === key).length - 1] ?? 0).reduce((all, one) => all + one, 0);
  const paid = sum("gain") + together;
  const gain = paid + (told("brings") * n) / question.step;
  return { n, what: taken.map((option) => say(option.text, game, names)).join(", "), price, gain, left: told("gold") - price + paid, full: told("held") + n };
}

/** "Buy 3 for 7 gold": what a set or an amount does; the attribute `.commit` of the question, with `sums`. */
export function commitWords(question: Question, chosen: readonly string[], amount: number, game: string, names: readonly string[]): string {
  const given = sums(question, chosen, amount, game, names);
  const own = attribute(question.prompt, "commit", game, names, given);
  return own || (question.kind === "amount" ? t("commit-amount", { n: given.n! }) : t("commit-pick", { n: given.n! }));
}

/** "26 → 19 gold, hold 3 of 6": what changes by it; the attribute `.sum` of the question, or nothing. */
export function sumWords(question: Question, chosen: readonly string[], amount: number, game: string, names: readonly string[]): string {
  return attribute(question.prompt, "sum", game, names, sums(question, chosen, amount, game, names));
}

/** The verb of one answer once it is chosen ("Set the wheel to Hull Island"): `.commit` of its message, else that of its question with the answer as `$what` ("Lose the rum"), else its own words. */
export function optionWords(option: Pick<Option, "text">, game: string, names: readonly string[], prompt?: Text): string {
  const posed = () => (prompt ? attribute(prompt, "commit", game, names, { ...option.text.args, what: option.text }) : "");
  return attribute(option.text, "commit", game, names) || posed() || say(option.text, game, names);
}

/** How many may be chosen and are, in a few words; nothing where the board or the answers say it already. */
export function rangeWords(question: Question, chosen: number): string {
  if (question.kind === "plot") return t("plot-range");
  if (question.kind !== "pick") return "";
  const { least, most } = question;
  if (least === most) return t("pick-exactly", { most, n: chosen });
  if (most >= question.options.length) return least > 0 ? t("pick-least", { least, n: chosen }) : t("pick-any", { n: chosen });
  return t("pick-range", { least, most, n: chosen });
}

/** What is still missing before an answer can be committed; `above`: the answers stand on the board. */
export function missingWords(question: Question, chosen: number, above = false): string {
  if (question.kind === "amount") return t("missing-amount");
  const one = question.kind === "pick" && chosen === 0 && question.least < 2;
  if (one || question.kind === "choose" || question.kind === "plot") return t(above ? "choose-above" : "choose-first");
  if (chosen > question.most) return t("missing-fewer", { n: chosen - question.most });
  return t("missing-more", { n: Math.max(1, question.least) - chosen });
}

/** Which question this is: the same one is told anew whenever another captain answers at the same time. */
export function posedAs(question: Question | null): string {
  return question ? `${question.seat} ${question.name} ${question.options.map((option: Option) => option.id).join()} ${question.high}` : "";
}
