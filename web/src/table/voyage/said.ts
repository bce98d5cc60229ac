// The words of a voyage's note: paragraphs with bold parts, and the kind sentence for another press.
import type { Question, VoyageStep } from "../../lib/wire";
import { gameWord, hasAttribute, say, t } from "../../lib/words.svelte";

export interface Said {
  words: string;
  bold: boolean;
}

/** A note in paragraphs (an empty line between them), each in plain and **bold** parts. */
export function boldly(text: string): Said[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.split("**").map((words, i) => ({ words, bold: i % 2 === 1 })).filter((part) => part.words));
}

/** What is said when something else was pressed: the note's own sentence, else one that names what it asks for. */
export function wrongWords(game: string, step: VoyageStep, question: Question | null): string {
  const note = { type: "text" as const, key: `voyage-${step.note}`, args: {} };
  if (hasAttribute(note, "wrong", game)) return gameWord(game, `${note.key}.wrong`);
  if (step.answer === null) return t("voyage-read-first");
  const option = question?.options.find((one) => one.id === step.suggested);
  return option ? t("voyage-not-yet", { what: say(option.text, game) }) : t("voyage-not-now");
}
