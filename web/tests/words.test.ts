// Sentences of the engine in the player's language.
import { beforeEach, expect, it, vi } from "vitest";
import type { Text } from "../src/lib/wire";
import { gameWord, listed, parts, say, setLang, t, wantGame } from "../src/lib/words.svelte";

const catalogues: Record<string, string> = {
  en: "seat = Player { $number }\nhits = { $who } fires at { $what }: { $n ->\n    [one] one hit\n   *[other] { $n } hits\n}\ncard-smoke = Smoke\nboth = { $all } meet\nonly-english = Only in English",
  pl: "seat = Gracz { $number }\nhits = { $who } strzela w { $what }: { $n ->\n    [one] { $n } trafienie\n    [few] { $n } trafienia\n    [many] { $n } trafień\n   *[other] { $n } trafienia\n}\ncard-smoke = Dym\n    .acc = dym\nboth = Spotykają się { $all }",
};
const hits = (n: number): Text => ({
  type: "text",
  key: "hits",
  args: { who: { type: "who", seat: 1 }, what: { type: "text", key: "card-smoke.acc", args: {} }, n },
});

beforeEach(async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(catalogues[path.split("/")[3] ?? ""], { status: path.endsWith("/g.ftl") ? 200 : 404 })),
  );
  await setLang("en");
  await wantGame("g");
});

it("fills in names, things and numbers", () => {
  expect(say(hits(1), "g", ["Ala", "Nina"])).toBe("Nina fires at Smoke: one hit");
  expect(say({ type: "who", seat: 4 }, "g", ["Ala"])).toBe("Player 5");
  expect(say("plain", "g")).toBe("plain");
});

it("names several people as a sentence does", async () => {
  expect([listed(["Ann"]), listed(["Ann", "Bob"]), listed(["Ann", "Bob", "Cem"])]).toEqual(["Ann", "Ann and Bob", "Ann, Bob and Cem"]);
  await setLang("pl");
  expect(listed(["Ala", "Nina", "Ola"])).toBe("Ala, Nina i Ola");
});

it("declines Polish numbers and cases after a switch of the language", async () => {
  await setLang("pl");
  expect([1, 2, 5].map((n) => say(hits(n), "g", ["Ala", "Nina"]))).toEqual([
    "Nina strzela w dym: 1 trafienie",
    "Nina strzela w dym: 2 trafienia",
    "Nina strzela w dym: 5 trafień",
  ]);
  expect(document.documentElement.lang).toBe("pl");
  expect(t("undo")).toBe("Cofnij");
});

it("marks seats and things for the log, lists of seats too", () => {
  expect(parts(hits(2), "g", ["Ala", "Nina"])).toEqual([
    { words: "Nina", seat: 1 },
    { words: " fires at " },
    { words: "Smoke", thing: true },
    { words: ": 2 hits" },
  ]);
  const both: Text = { type: "text", key: "both", args: { all: [{ type: "who", seat: 0 }, { type: "who", seat: 1 }] } };
  expect(parts(both, "g", ["Ala", "Nina"]).map((part) => part.words).join("")).toBe("Ala, Nina meet");
});

it("leaves a name as it was typed, markup and all", () => {
  expect(parts(hits(2), "g", ["Ala", "<b>:1"])[0]).toEqual({ words: "<b>:1", seat: 1 });
});

it("shows the key where there are no words", () => {
  expect(gameWord("g", "nothing-here")).toBe("nothing-here");
});

it("speaks the other language where a word is missing in this one", async () => {
  await setLang("pl");
  expect(gameWord("g", "only-english")).toBe("only-english"); // asked for, and not there yet
  await vi.waitFor(() => expect(gameWord("g", "only-english")).toBe("Only in English"));
  expect(say(hits(1), "g", ["Ala", "Nina"])).toBe("Nina strzela w dym: 1 trafienie");
});
