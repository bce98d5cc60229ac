// The rulebook as a book: chapters with their numbers, links between rules, and pictures that every chapter's names have.
import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { figureOf } from "../src/lib/parts";
import { chapters, linked, rulebook, ruleNumber } from "../src/lib/rules.svelte";
import Book from "../src/book/Book.svelte";
import type { Rulebook } from "../src/lib/wire";
import "./setup";

const rule = (id: string, chapter: string, en: string) => ({ id, chapter, group: id.split(".")[0]!, kind: "rule", en, pl: en, source: "" });
const words = (en: string) => ({ en, pl: en });
const book: Rulebook = {
  game: "g",
  version: "1",
  rules: [rule("end.winner", "aim", "Most fame wins, see combat.hit."), rule("combat.hit", "battle", "A five hits.")],
  chapters: [
    { id: "aim", title: words("The aim"), intro: words("Be famous."), pictures: [] },
    { id: "battle", title: words("Battle"), intro: words("Fire."), pictures: [] },
  ],
  examples: [{ id: "five", chapter: "battle", title: words("A five"), story: words("Throw it."), rules: ["combat.hit"] }],
};

describe("a book", () => {
  beforeEach(async () => {
    vi.spyOn(api, "rules").mockResolvedValue(book);
    rulebook("g");
    await vi.waitFor(() => expect(rulebook("g")).toBeDefined());
  });

  it("numbers rules by chapter, also where a search leaves some out", () => {
    expect(ruleNumber("g", "combat.hit")).toBe("2.1");
    expect(chapters(book, book.rules.slice(1)).map(({ number }) => number)).toEqual([2]);
  });
  it("knows the rules that a rule names", () => {
    expect(linked(book, "Most fame wins, see combat.hit.")).toEqual(["Most fame wins, see ", book.rules[1], "."]);
    expect(linked(book, "See no.such-rule or combat.hits or a 1.5 mm gap.")).toEqual(["See ", "no.such-rule", " or ", "combat.hits", " or a 1.5 mm gap."]);
  });
  it("leads from rules to examples and back, and from a table's log", async () => {
    const jump = vi.fn();
    const line = { n: 7, event: { type: "hit" }, text: { type: "text", key: "x", args: {} }, rule: "combat.hit", seat: 0, dice: [] } as never;
    const { container } = render(Book, { props: { game: "g", focus: "combat.hit", aside: true, lines: [line], asked: "end.winner", jump } });
    const row = container.querySelector("[data-rule='combat.hit']")!;
    expect(row.classList.contains("focus")).toBe(true);
    expect([...row.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/rules/g/five", "/rules/g?rule=combat.hit"]);
    row.querySelector<HTMLButtonElement>("button.rule")!.click();
    expect(jump).toHaveBeenCalledWith(7);
    expect(container.querySelector("[data-rule='end.winner'] em")).not.toBeNull();
    container.querySelector<HTMLButtonElement>("[data-rule='end.winner'] button.rule")!.click();
    expect(screen.getAllByText("A five hits.").length).toBeGreaterThan(0);
  });
});

describe("the pictures of the books", () => {
  const books = import.meta.glob<string>("../../src/kaper/games/*/book.toml", { query: "?raw", import: "default", eager: true });
  it("are drawn for every chapter of every game", async () => {
    expect(Object.keys(books)).toHaveLength(5);
    for (const [path, text] of Object.entries(books)) {
      const game = path.split("/").at(-2)!;
      const Figure = (await figureOf(game))!;
      const named = [...text.matchAll(/^pictures = \[(.*)\]$/gm)].flatMap(([, list]) => [...list!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!));
      expect(named.length).toBeGreaterThan(10);
      for (const name of new Set(named)) {
        const { container, unmount } = render(Figure, { props: { name } });
        expect(container.querySelector("svg"), `${game}: ${name}`).not.toBeNull();
        unmount();
      }
    }
  });
});
