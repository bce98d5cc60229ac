// The answer being made: one click or red button, picks, amounts, targets, keys.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { courseText, readCourse } from "../src/lib/course";
import { set } from "../src/lib/settings.svelte";
import type { PlayMessage, Question } from "../src/lib/wire";
import { Asking } from "../src/table/asking.svelte";

const word = (key: string) => ({ type: "text" as const, key, args: {} });
const option = (id: string, ...targets: string[]) => ({ id, text: word(id), targets, rule: "", path: [], facts: null });

function question(change: Partial<Question> = {}): Question {
  const options = [option("sail", "island:1"), option("fire:hull", "ship:2"), option("fire:crew", "ship:2"), option("pass")];
  const plain = { seat: 0, kind: "choose", name: "Act", prompt: word("ask"), rule: "", options };
  return { ...plain, least: 1, most: 1, low: 0, high: 0, step: 1, window: false, scale: [1, 1], closed: [], likely: null, ...change };
}

function step(number: number, asked: Question | null, others: number[] = []): PlayMessage {
  return { number, questions: asked ? [asked] : [], asked: asked ? [0, ...others] : others, waiting: [], window: false } as unknown as PlayMessage;
}

let given: unknown[];
let asking: Asking;

beforeEach(() => {
  given = [];
  set({ confirm: "sealed" });
  asking = new Asking((seat, answer) => given.push([seat, answer]));
});

describe("one option of several", () => {
  it("is answered by one click", () => {
    asking.begin(step(1, question()));
    asking.choose("sail");
    expect(given).toEqual([[0, "sail"]]);
  });

  it("waits for the red button where others choose in secret too, and a second click is as good", () => {
    asking.begin(step(1, question(), [1, 2]));
    expect(asking.complete).toBe(false);
    asking.choose("sail");
    asking.choose("fire:hull");
    expect(given).toEqual([]);
    asking.commit();
    expect(given).toEqual([[0, "fire:hull"]]);
    asking.choose("fire:hull");
    expect(given).toHaveLength(2);
  });

  it("waits always, or never, where the player says so", () => {
    set({ confirm: "all" });
    asking.begin(step(1, question()));
    expect(asking.waits).toBe(true);
    set({ confirm: "none" });
    asking.begin(step(2, question(), [1]));
    expect(asking.waits).toBe(false);
  });

  it("keeps what is chosen while the question stands and forgets it with the next", () => {
    asking.begin(step(1, question(), [1]));
    asking.choose("sail");
    asking.begin(step(1, question(), [1]));
    expect(asking.chosen).toEqual(["sail"]);
    asking.begin(step(2, question(), [1]));
    expect(asking.chosen).toEqual([]);
  });

  it("ignores what is not among the options", () => {
    asking.begin(step(1, question()));
    asking.choose("sink");
    expect(given).toEqual([]);
  });
});

describe("a target on the board", () => {
  it("with one option chooses it, with several shows only these", () => {
    asking.begin(step(1, question()));
    asking.aim("ship:2");
    expect(asking.visible.map(({ id }) => id)).toEqual(["fire:hull", "fire:crew"]);
    asking.aim("island:1");
    expect(given).toEqual([[0, "sail"]]);
    asking.aim("nowhere");
    expect(asking.visible).toHaveLength(4);
  });
});

describe("a pick", () => {
  it("is complete between least and most", () => {
    asking.begin(step(1, question({ kind: "pick", least: 1, most: 2 })));
    expect(asking.complete).toBe(false);
    asking.choose("sail");
    asking.choose("pass");
    expect(asking.complete).toBe(true);
    asking.choose("fire:hull");
    expect(asking.complete).toBe(false);
    asking.commit();
    expect(given).toEqual([]);
    asking.choose("sail");
    asking.commit();
    expect(given).toEqual([[0, ["pass", "fire:hull"]]]);
  });

  it("of one replaces what was chosen before", () => {
    asking.begin(step(1, question({ kind: "pick", least: 0, most: 1 })));
    asking.choose("sail");
    asking.choose("pass");
    expect(asking.chosen).toEqual(["pass"]);
  });
});

describe("keys", () => {
  it("choose by number, commit and clear", () => {
    asking.begin(step(1, question(), [1]));
    expect(asking.key("2")).toBe(true);
    expect(asking.chosen).toEqual(["fire:hull"]);
    expect(asking.key("Escape")).toBe(true);
    expect(asking.chosen).toEqual([]);
    expect(asking.key("9")).toBe(false);
    asking.key("1");
    asking.key("Enter");
    expect(given).toEqual([[0, "sail"]]);
  });

  it("count an amount up and down within its range", () => {
    asking.begin(step(1, question({ kind: "amount", options: [], low: 2, high: 6, step: 2 })));
    expect(asking.amount).toBe(2);
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown"]) asking.key(key);
    expect(asking.amount).toBe(4);
    asking.key("Enter");
    expect(given).toEqual([[0, 4]]);
  });

  it("do nothing where nothing is asked", () => {
    const answer = vi.fn();
    const idle = new Asking(answer);
    idle.begin(step(1, null, [1]));
    expect(idle.key("1")).toBe(false);
    idle.commit();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe("a course", () => {
  const course = (): Question =>
    question({ kind: "plot", scale: [10, 100], options: [{ ...option("-"), path: [] }, { ...option("300:8600", "island:1"), path: [[300, 8600]] }] });

  it("is a suggestion, answered as its path after the red button or a second click", () => {
    asking.begin(step(1, course()));
    expect([asking.waits, asking.complete]).toEqual([true, false]);
    asking.aim("island:1");
    expect(asking.course).toEqual([[300, 8600]]);
    expect(given).toEqual([]);
    asking.commit();
    asking.choose("300:8600");
    expect(given).toEqual([[0, [[300, 8600]]], [0, [[300, 8600]]]]);
  });

  it("may be one's own, and is chosen as a suggestion where it is one", () => {
    asking.begin(step(1, course()));
    asking.setCourse([[-450, 5400], [0, 10]]);
    expect(asking.chosen).toEqual([]);
    asking.key("Enter");
    expect(given).toEqual([[0, [[-450, 5400], [0, 10]]]]);
    asking.setCourse([]);
    expect(asking.chosen).toEqual(["-"]);
    asking.key("Escape");
    expect([asking.course, asking.complete]).toEqual([null, false]);
  });

  it("is written as pairs of numbers", () => {
    expect(readCourse("30 86, −45 54.5", [10, 100])).toEqual([[300, 8600], [-450, 5450]]);
    for (const wrong of ["", "30", "30 86 5", "port 20", "1e3 4"]) expect(readCourse(wrong, [10, 100])).toBeNull();
    expect(courseText([[300, 8600], [-455, 25]], [10, 100])).toBe("30 86, -45.5 0.25");
  });
});
