// The dice in the browser against a record whose outcomes the Python engine made.
import { describe, expect, it } from "vitest";
import { Fair, verify } from "../src/lib/fair";
import record from "./data/fair.jsonl?raw";

describe("a record of the engine", () => {
  it("verifies: two shuffles, dice of six and of twenty sides, and a number of 64 bits", () => {
    expect(verify(record)).toMatchObject({ ok: true, outcomes: 5, dice: 10 });
  });

  it("is refused at the line where a die was turned", () => {
    const turned = record.replace(/"dice":\[(\d)/, (_, face: string) => `"dice":[${(Number(face) % 6) + 1}`);
    expect(verify(turned)).toEqual({ ok: false, why: "outcome", line: 4 });
  });

  it("is not asked for the dice of the match it was branched off", () => {
    const turned = record.replace(/"dice":\[(\d)/, (_, face: string) => `"dice":[${(Number(face) % 6) + 1}`);
    expect(verify(turned.replace('"kaper": 1', '"kaper": 1, "branched": 3'))).toMatchObject({ ok: true, outcomes: 3 });
  });

  it("is refused at the line where a number of 64 bits differs in its last digit", () => {
    const turned = record.replace(/"number":(\d*)(\d)/, (_, head: string, digit: string) => `"number":${head}${(Number(digit) + 1) % 10}`);
    expect(verify(turned)).toEqual({ ok: false, why: "outcome", line: 5 });
  });

  it("is refused where the seed is another, missing, or not the one promised", () => {
    expect(verify(record.replace('"seed": "0001', '"seed": "0002'))).toEqual({ ok: false, why: "hash" });
    expect(verify(record.trim().split("\n").slice(0, -1).join("\n"))).toEqual({ ok: false, why: "no-seed" });
    const promised = { match: "match7", hash: "00".repeat(32), nonces: [] };
    expect(verify(record, promised)).toEqual({ ok: false, why: "promise" });
  });

  it("says what it is where it is no fair record at all", () => {
    expect(verify('{"kaper":1,"fair":null}\n')).toEqual({ ok: false, why: "unfair" });
    expect(verify("<html>")).toEqual({ ok: false, why: "unreadable" });
  });
});

it("gives every face of a die about as often", () => {
  const counts = new Map<number, number>();
  for (const face of new Fair(new Uint8Array(32), "m", []).dice(6000, 6)) counts.set(face, (counts.get(face) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
});
