// What one plays for at this table: the game's own sentence, with what the table's options say in it.
import { gameInfo } from "./me.svelte";
import { aboutOf } from "./parts";
import type { TableInfo } from "./wire";
import { gameWord, knows, lang } from "./words.svelte";

/** `{target}` in the sentence is the option of that name, in the words in which it is chosen; what a table does not say is as usual. */
export function aimOf(game: string, options: TableInfo["options"]): string {
  return (aboutOf(game)?.aim?.[lang()] ?? "").replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(options[name] ?? gameInfo(game)?.settings.find((setting) => setting.name === name)?.default ?? "");
    return knows(game, `option-value-${name}-${value}`) ? gameWord(game, `option-value-${name}-${value}`) : value;
  });
}
