// Numbers as people write them: below nothing with a minus sign, not with a hyphen; in Polish with a comma.
import { lang } from "./words.svelte";

export const written = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** With one place behind the comma. */
export const tenths = (n: number): string => n.toLocaleString(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
