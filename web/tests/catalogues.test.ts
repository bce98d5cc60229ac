// The shell's words: every key used exists, in both languages, with the same arguments; Polish has all its plurals.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "../src/locale/en.ftl?raw";
import pl from "../src/locale/pl.ftl?raw";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

interface Found {
  args: Set<string>;
  plurals: string[][];
}

/** The arguments of every message, and the variants of its plural selectors. */
function messages(text: string): Map<string, Found> {
  const all = new Map<string, Found>();
  for (const message of new FluentResource(text).body) {
    const found: Found = { args: new Set(), plurals: [] };
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(walk);
      if (typeof node !== "object" || node === null) return;
      const part = node as { type?: string; name?: string; variants?: { key: { type: string; value: unknown } }[] };
      if (part.type === "var" && part.name) found.args.add(part.name);
      if (part.type === "select" && part.variants) {
        const keys = part.variants.map((variant) => String(variant.key.value));
        if (keys.some((key) => ["one", "few", "many"].includes(key))) found.plurals.push(keys);
      }
      Object.values(part).forEach(walk);
    };
    walk(message);
    all.set(message.id, found);
  }
  return all;
}

const english = messages(en);
const polish = messages(pl);

describe("the catalogues", () => {
  it("hold the same messages with the same arguments", () => {
    expect([...polish.keys()]).toEqual([...english.keys()]);
    for (const [key, { args }] of english) expect([key, [...(polish.get(key)?.args ?? [])].sort()]).toEqual([key, [...args].sort()]);
  });

  it("decline Polish numbers in all four ways", () => {
    for (const [key, { plurals }] of polish) {
      for (const keys of plurals) expect([key, ["one", "few", "many", "other"].filter((way) => !keys.includes(way))]).toEqual([key, []]);
    }
  });

  it("have a Polish plural wherever English has one", () => {
    for (const [key, { plurals }] of english) expect([key, polish.get(key)?.plurals.length]).toEqual([key, plurals.length]);
  });
});

describe("the sources of the shell", () => {
  const shell = Object.entries(sources).filter(([path]) => !path.includes("/games/"));
  const text = shell.map(([, source]) => source).join("\n");

  it("use only keys that exist", () => {
    const used = [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => key && !english.has(key))).toEqual([]);
    const either = [...text.matchAll(/\bt\([^"`()]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)"/g)].flatMap((match) => [match[1], match[2]]);
    expect(either.filter((key) => key && !english.has(key))).toEqual([]);
  });

  it("use every key", () => {
    const unused = [...english.keys()].filter((key) => !text.includes(`"${key}"`) && !prefixes.some((prefix) => key.startsWith(prefix)));
    expect(unused).toEqual([]);
  });

  it("name no game", () => {
    for (const [path, source] of shell) {
      if (path.endsWith("lib/wire.ts")) continue;
      expect([path, source.match(/\b(cove|sevenseas|marauders|maracaibo|spanishmain)\b/)?.[0]]).toEqual([path, undefined]);
    }
  });
});

/** Keys made at run time: t(`level-${level}`). */
const prefixes = ["emblem-", "level-", "mode-", "motion-", "pace-", "confirm-", "sheet-", "not-verified-", "mark-", "curve-", "verdict-"];
