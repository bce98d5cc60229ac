// What a voyage lets be answered: the lesson's answer goes out, anything else is told kindly and nothing is sent.
import { describe, expect, it, vi } from "vitest";
import type { Question } from "../src/lib/wire";
import { Asking, type Lesson } from "../src/table/asking.svelte";

const option = (id: string, targets: string[] = []) => ({ id, text: { type: "text" as const, key: id, args: {} }, rule: "", targets, facts: null, path: [] });
const question = (change: Partial<Question>): Question =>
  ({ name: "Sail", kind: "choose", seat: 0, prompt: { type: "text", key: "p", args: {} }, rule: "", options: [], closed: [], least: 1, most: 1, low: 0, high: 0, step: 1, likely: null, scale: [1, 1], ...change }) as unknown as Question;

function ask(asked: Question, lesson: Partial<Lesson>) {
  const answer = vi.fn();
  const miss = vi.fn();
  const asking = new Asking(answer);
  asking.learn({ wants: () => false, allows: () => false, course: () => null, miss, ...lesson });
  asking.begin({ number: 1, questions: [asked], asked: [0], waiting: [], window: false, viewpoint: 0 } as never);
  return { asking, answer, miss };
}

describe("on a voyage", () => {
  const sail = question({ options: [option("1", ["island:1"]), option("3", ["island:3"])] });
  const third: Partial<Lesson> = { wants: (id) => id === "3", allows: (answer) => answer === "3" };

  it("another choice is missed, by button, board and key alike, and nothing is sent", () => {
    const { asking, answer, miss } = ask(sail, third);
    asking.choose("1");
    asking.aim("island:1");
    asking.key("1");
    expect(miss).toHaveBeenCalledTimes(3);
    expect(answer).not.toHaveBeenCalled();
    asking.aim("island:3");
    expect(answer).toHaveBeenCalledWith(0, "3");
  });
  it("a set must be the one it asks for, and none is chosen beforehand", () => {
    const wanted: Partial<Lesson> = { wants: (id) => id !== "c", allows: (answer) => JSON.stringify(answer) === '["a","b"]' };
    const { asking, answer, miss } = ask(question({ kind: "pick", most: 3, options: ["a", "b", "c"].map((id) => option(id)), likely: ["a", "c"] }), wanted);
    expect(asking.chosen).toEqual([]);
    asking.choose("c");
    asking.choose("a");
    asking.commit();
    expect(miss).toHaveBeenCalledTimes(2);
    asking.choose("b");
    asking.commit();
    expect(answer).toHaveBeenCalledExactlyOnceWith(0, ["a", "b"]);
  });
  it("a course is drawn beforehand, and another is not sailed", () => {
    const { asking, answer, miss } = ask(question({ kind: "plot", most: 3 }), { course: () => [[0, 5]], allows: (answer) => JSON.stringify(answer) === "[[0,5]]" });
    expect(asking.course).toEqual([[0, 5]]);
    asking.setCourse([[1, 1]]);
    asking.commit();
    expect(miss).toHaveBeenCalledOnce();
    asking.setCourse([[0, 5]]);
    asking.commit();
    expect(answer).toHaveBeenCalledExactlyOnceWith(0, [[0, 5]]);
  });
});
