// The search of the rulebook forgives accents, endings and slips; the note of a voyage lies beside what it points at.
import { describe, expect, it } from "vitest";
import { forgivingly, plainly, slips } from "../src/lib/forgiving";
import { arrow, nudge, placeNote, reveal, veil, wider, type Box } from "../src/table/voyage/place";
import { boldly } from "../src/table/voyage/said";

const rules = ["Kto zapali latarnię, wysyła zwycięzcę na skały.", "Złoto kładzie się w ładowni.", "Each hit takes a step of the hull.", "A mutiny costs fame."];
const found = (words: string) => forgivingly(rules, (rule) => rule, words);

describe("the search of the rulebook", () => {
  it("finds what is typed, with or without accents", () => {
    expect(found("latarnię")).toEqual([rules[0]]);
    expect(found("zloto")).toEqual([rules[1]]);
    expect(found("HULL")).toEqual([rules[2]]);
    expect(plainly("Łódź")).toBe("lodz");
  });
  it("forgives the endings of cases and plurals", () => {
    expect(found("latarniami")).toEqual([rules[0]]);
    expect(found("ładownia")).toEqual([rules[1]]);
    expect(found("hulls")).toEqual([rules[2]]);
  });
  it("forgives a slip of the finger, but not in short words", () => {
    expect(found("mutniy")).toEqual([rules[3]]);
    expect(found("latrania")).toEqual([rules[0]]);
    expect(found("hxll")).toEqual([]);
    expect(slips("kaper", "kapre", 2)).toBe(1);
    expect(slips("kaper", "galleon", 1)).toBe(2);
  });
  it("wants every word, and gives all where nothing is looked for", () => {
    expect(found("mutiny hull")).toEqual([]);
    expect(found("  ")).toEqual(rules);
  });
});

describe("the note of a voyage", () => {
  const room: Box = { x: 0, y: 60, w: 1400, h: 800 };
  const prompt: Box = { x: 260, y: 560, w: 860, h: 180 };
  const size = { w: 372, h: 240 };
  const apart = (one: Box, other: Box) => one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;

  it("covers neither what it points at nor the prompt", () => {
    for (const target of [{ x: 300, y: 100, w: 180, h: 120 }, { x: 900, y: 420, w: 200, h: 110 }, { x: 20, y: 780, w: 400, h: 60 }, { x: 640, y: 200, w: 60, h: 60 }]) {
      const at = placeNote(size, room, [target], [prompt]);
      const note = { ...at, ...size };
      expect(apart(note, target), JSON.stringify(target)).toBe(true);
      expect(apart(note, prompt), JSON.stringify(target)).toBe(true);
      expect(at.x >= room.x && at.y >= room.y && at.x + size.w <= room.x + room.w && at.y + size.h <= room.y + room.h).toBe(true);
    }
  });
  it("leads to it by an arrow, unless they touch", () => {
    expect(arrow({ x: 0, y: 0, w: 100, h: 100 }, { x: 300, y: 40, w: 20, h: 20 })?.line).toMatch(/^M100\.0 50\.0Q/);
    expect(arrow({ x: 0, y: 0, w: 100, h: 100 }, { x: 104, y: 40, w: 20, h: 20 })).toBeNull();
  });
  it("has a veil with one hole where two would overlap", () => {
    const holes = [{ x: 10, y: 10, w: 50, h: 50 }, wider({ x: 40, y: 40, w: 40, h: 40 }, 4), { x: 200, y: 10, w: 20, h: 20 }];
    expect(veil({ w: 400, h: 300 }, holes).match(/M/g)).toHaveLength(3);
  });
  it("brings what lies aside or below into its frame, and leaves charts alone", () => {
    expect(nudge(10, 20, 0, 100)).toBe(0);
    expect(nudge(120, 150, 0, 100)).toBe(50);
    expect(nudge(-30, -10, 0, 100)).toBe(-30);
    expect(nudge(40, 300, 0, 100)).toBe(40);
    document.body.innerHTML = `<div style="overflow: hidden"><div id="list" style="overflow: auto"><p></p></div><b></b></div>`;
    const list = document.getElementById("list")!;
    const rect = (element: Element, top: number, bottom: number) => (element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top));
    rect(list, 0, 100);
    rect(list.firstElementChild!, 130, 170);
    reveal(list.firstElementChild!);
    expect(list.scrollTop).toBe(70);
    rect(document.querySelector("b")!, 400, 420);
    reveal(document.querySelector("b")!);
    expect(document.querySelector<HTMLElement>("div")!.scrollTop).toBe(0);
  });
  it("is said in paragraphs with bold parts", () => {
    expect(boldly("Take **four** of\n    them.\n\n    Then go.")).toEqual([
      [{ words: "Take ", bold: false }, { words: "four", bold: true }, { words: " of them.", bold: false }],
      [{ words: "Then go.", bold: false }],
    ]);
  });
});
