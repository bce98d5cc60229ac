// What of the talk at a table I want to hear.
import type { ChatLine, TableInfo } from "../../lib/wire";

/** The lines of everybody but those I shun; the server sends theirs no more, those that came before are hidden here. */
export const heard = (lines: readonly ChatLine[], table: TableInfo): ChatLine[] =>
  lines.filter((line) => line.seat === null || !table.seats[line.seat]?.shunned);
