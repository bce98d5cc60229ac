// Verifying the dice of a record in the browser: the same reckoning as `Fair` in src/kaper/core/chance.py.
// The hashes are bundled, since `crypto.subtle` is absent on plain http addresses.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Commitment } from "./wire";

/** HMAC-SHA-256(seed, match | nonces | counter) with rejection sampling; every outcome begins a new block. */
export class Fair {
  private counter = 0;
  private block = new Uint8Array();
  private place = 0;
  private readonly message: string;

  constructor(
    private readonly seed: Uint8Array,
    match: string,
    nonces: readonly string[],
  ) {
    this.message = [match, ...nonces].join("|");
  }

  private begin(): void {
    this.block = new Uint8Array();
    this.place = 0;
  }

  private byte(): number {
    if (this.place === this.block.length) {
      this.block = new Uint8Array(hmac(sha256, this.seed, utf8ToBytes(`${this.message}|${this.counter}`)));
      this.place = 0;
      this.counter += 1;
    }
    return this.block[this.place++] ?? 0;
  }

  private below(bound: number): number {
    let width = 1;
    while (256 ** width < bound) width += 1;
    const whole = 256 ** width;
    for (;;) {
      let number = 0;
      for (let i = 0; i < width; i++) number = number * 256 + this.byte();
      if (number < whole - (whole % bound)) return number % bound;
    }
  }

  dice(count: number, sides: number): number[] {
    this.begin();
    return Array.from({ length: count }, () => this.below(sides) + 1);
  }

  permutation(size: number): number[] {
    this.begin();
    const order = Array.from({ length: size }, (_, i) => i);
    for (let i = size - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    return order;
  }

  number(): bigint {
    this.begin();
    let value = 0n;
    for (let i = 0; i < 8; i++) value = value * 256n + BigInt(this.byte());
    return value;
  }
}

/** How a verification ended. `line` counts from 1, the header. */
export type Verdict =
  | { ok: true; outcomes: number; dice: number; hash: string }
  | { ok: false; why: "no-seed" | "hash" | "outcome" | "unfair" | "unreadable" | "promise"; line?: number };

interface Line {
  dice?: number[];
  sides?: number;
  shuffle?: number[];
  number?: string;
  seed?: string;
}

/** 64-bit numbers do not fit into JavaScript's own: they are read as text. */
function parse(row: string): Line {
  return JSON.parse(row.replace(/"number":(\d+)/, '"number":"$1"')) as Line;
}

/** Check every outcome of a record's text against its seed, and the seed against the hash shown before the game. */
export function verify(record: string, promised?: Commitment | null): Verdict {
  const rows = record.split("\n").filter((row) => row.trim());
  let fair: Commitment | null | undefined;
  let branched: number;
  let lines: Line[];
  try {
    ({ fair, branched = 0 } = JSON.parse(rows[0] ?? "") as { fair?: Commitment | null; branched?: number });
    lines = rows.slice(1).map(parse);
  } catch {
    return { ok: false, why: "unreadable" };
  }
  if (!fair) return { ok: false, why: "unfair" };
  const seed = lines.findLast((line) => line.seed !== undefined)?.seed;
  if (seed === undefined) return { ok: false, why: "no-seed" };
  const bytes = hexToBytes(seed);
  if (bytesToHex(sha256(bytes)) !== fair.hash) return { ok: false, why: "hash" };
  if (promised && promised.hash !== fair.hash) return { ok: false, why: "promise" };
  const source = new Fair(bytes, fair.match, fair.nonces);
  let outcomes = 0;
  let dice = 0;
  for (const [place, line] of lines.entries()) {
    const own = place >= branched; // lines before it were taken over from another match
    let same = true;
    if (line.dice) {
      same = source.dice(line.dice.length, line.sides ?? 6).join() === line.dice.join();
      if (own) dice += line.dice.length;
    } else if (line.shuffle) same = source.permutation(line.shuffle.length).join() === line.shuffle.join();
    else if (line.number !== undefined) same = source.number().toString() === line.number;
    else continue;
    if (!own) continue;
    if (!same) return { ok: false, why: "outcome", line: place + 2 };
    outcomes += 1;
  }
  return { ok: true, outcomes, dice, hash: fair.hash };
}
