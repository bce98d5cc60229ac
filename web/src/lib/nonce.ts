// What a browser adds to the dice; apart from lib/fair.ts, whose hashes the first page does not need.

/** Eight random bytes for the dice, from this browser: with its own part in them, nobody else decides them alone. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
