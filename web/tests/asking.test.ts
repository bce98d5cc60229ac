// The answer being made: one click or red button, picks, amounts, targets, keys.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { courseText, readCourse } from "../src/lib/course";
import { set } from "../src/lib/settings.svelte";
import type { PlayMessage, Question, Text } from "../src/lib/wire";
import { Asking, plain } from "../src/table/asking.svelte";

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
  const done = ({ key }: Text) => ["bought", "no-wind"].includes(key);
  const manners = { ...plain, done };
  asking = new Asking((seat, answer) => given.push([seat, answer]), manners, (seat, steps) => given.push([seat, steps]));
});

describe("answers that are for the same", () => {
  const course = (id: string, turn: number, ...targets: string[]) => ({ ...option(id, ...targets), path: [[turn, 5400]] as [number, number][] });
  const courses = [course("a", 0, "pose:1", "island:1"), course("b", 100, "pose:2", "island:1"), course("c", 200, "pose:3"), course("d", 300, "pose:4")];
  const plot = (options = courses) => question({ kind: "plot", name: "Sail", scale: [10, 100], options });
  const like = ({ id }: { id: string }) => (id < "c" ? "island:1" : "open");
  beforeEach(() => (asking = new Asking((seat, answer) => given.push([seat, answer]), { ...plain, like })));

  it("lie behind more but for the first, and bear no number until they are shown", () => {
    asking.begin(step(1, plot()));
    expect([asking.visible.map(({ id }) => id), asking.hidden, [...asking.making(plot()).numbers]]).toEqual([["a", "c"], 2, [["a", 1], ["c", 2]]]);
    asking.opened = true;
    expect([asking.visible.length, asking.hidden, asking.numbers.get("b")]).toEqual([4, 0, 2]);
  });

  it("of courses to one place a press there chooses the first", () => {
    asking.begin(step(1, plot()));
    asking.aim("island:1");
    expect([asking.chosen, asking.filtered, asking.course]).toEqual([["a"], null, [[0, 5400]]]);
  });

  it("the courses of another ship stand in their own order", () => {
    asking.begin(step(1, plot()));
    asking.begin(step(2, plot([courses[3]!, courses[2]!, courses[0]!])));
    expect(asking.laid.map(({ id }) => id)).toEqual(["d", "c", "a"]);
  });
});

describe("the order of the answers", () => {
  const laid = () => asking.laid.map(({ id }) => id);
  const act = (...ids: string[]) => question({ options: ids.map((id) => option(id)) });
  const mine = (number: number, asked: Question, ...headings: boolean[]) =>
    ({ ...step(number, asked), viewpoint: 0, events: headings.map((heading, n) => ({ n, heading })) }) as unknown as PlayMessage;

  it("stays for a turn, and a new round begins a new one though nobody had to wait", () => {
    asking.begin(mine(1, act("sell", "rite", "end")));
    asking.begin(mine(2, act("buy", "rite", "end"), false));
    expect(laid()).toEqual(["rite", "end", "buy"]);
    asking.begin(mine(3, act("buy", "rite", "end"), false, true));
    expect(laid()).toEqual(["buy", "rite", "end"]);
    asking.choose("buy");
    const shut = (...of: [string, string][]) => of.map(([id, why]) => ({ id, text: word(id), why: word(why), rule: "" }));
    asking.begin(mine(4, { ...act("rite", "end"), closed: shut(["buy", "bought"]) } as unknown as Question));
    expect(asking.laid.map(({ id, done }) => `${id}${done ? " done" : ""}`)).toEqual(["buy done", "rite", "end"]);
    asking.choose("rite");
    asking.begin(mine(5, { ...act("end"), closed: shut(["buy", "bought"], ["rite", "too-dear"]) } as unknown as Question));
    expect(asking.laid.map(({ id, done }) => `${id}${done ? " done" : ""}`), "what cannot be paid twice is not done").toEqual(["buy done", "rite", "end"]);
  });
});

describe("short ways", () => {
  const course = (id: string, turn: number, ...targets: string[]) => ({ ...option(id, ...targets), path: [[turn, 5400]] as [number, number][] });
  const to = (first: string, ...rest: string[]) => [first, ...rest].map((answer, i) => ({ answer, question: ["Order", "Act", "Sail"][i]! }));
  const orders = question({ name: "Order", options: [option("ship:3", "ship:3"), option("use:3", "ship:3"), option("ship:4", "ship:4"), option("end")] });
  const way = (ship: string, island: string) => ({
    first: ship,
    prompt: word(`what does ${ship}`),
    closed: ship === "ship:4" ? [{ id: "shoot", text: word("shoot"), why: word("too far"), rule: "", targets: [], facts: null }] : [],
    answers: [
      { option: option(`${ship}/shoot`, ship), steps: to(ship, "shoot"), plots: "" },
      { option: course(`${ship}/move/a`, 0, "pose:1", island), steps: [...to(ship, "move"), { answer: [[0, 5400]], question: "Sail" }], plots: "" },
      { option: option(`${ship}/move`, ship, "laths:S"), steps: to(ship, "move"), plots: "Sail" },
    ],
  });
  const ways = [way("ship:3", "island:1"), way("ship:4", "island:2")];
  const ids = () => asking.visible.map(({ id }) => id);
  beforeEach(() => {
    const last = ({ id }: { id: string }) => id === "end";
    asking = new Asking((seat, answer) => given.push([seat, answer]), { ...plain, last }, (seat, steps) => given.push([seat, steps]));
    asking.begin({ ...step(1, orders), ways } as PlayMessage);
  });

  it("begin with the first that may act: what it can do, what else concerns it, and the end of the turn", () => {
    expect([asking.way?.prompt.key, ids(), asking.hidden]).toEqual(["what does ship:3", ["ship:3/shoot", "ship:3/move/a", "use:3", "end"], 1]);
  });

  it("one choice and the red button answer all of it, with the course drawn before", () => {
    asking.choose("ship:3/move/a");
    expect([given, asking.making(orders).course, asking.planned?.words.key]).toEqual([[], [[0, 5400]], "ship:3/move/a"]);
    asking.commit();
    expect(given).toEqual([[0, ways[0]!.answers[1]!.steps]]);
  });

  it("a place is reached by whoever is at it, another ship on the board takes her turn", () => {
    asking.aim("island:2");
    expect(asking.chosen).toEqual([]);
    asking.aim("ship:4");
    expect([asking.first, ids()[0]]).toEqual(["ship:4", "ship:4/shoot"]);
    asking.aim("island:2");
    expect(asking.chosen).toEqual(["ship:4/move/a"]);
  });

  it("what is done before any of them acts stands first, whoever is first", () => {
    asking = new Asking(() => undefined, { ...plain, last: ({ id }) => id === "end", here: (text) => text.key === "event" });
    const event = { ...option("event:9"), text: word("event") };
    asking.begin({ ...step(1, { ...orders, options: [...orders.options.slice(0, -1), event, option("end")] }), ways } as PlayMessage);
    expect(ids()).toEqual(["event:9", "ship:3/shoot", "ship:3/move/a", "use:3", "end"]);
    asking.lead("ship:4");
    expect(ids()).toEqual(["event:9", "ship:4/shoot", "ship:4/move/a", "end"]);
  });

  it("what the ship may not do now stands after what it may", () => {
    asking.lead("ship:4");
    expect(asking.shown.map(({ id, closed }) => `${id}${closed ? " closed" : ""}`)).toEqual(["ship:4/shoot", "ship:4/move/a", "shoot closed", "end"]);
  });

  it("all options are shown on request, and one of them leads on without being answered", () => {
    asking.aim(null);
    expect([asking.way, ids()]).toEqual([null, ["ship:3", "use:3", "ship:4", "end"]]);
    asking.choose("ship:4");
    expect([asking.first, given]).toEqual(["ship:4", []]);
    asking.choose("ship:4/shoot");
    asking.key("Escape");
    expect([asking.first, asking.chosen]).toEqual(["ship:4", []]);
  });

  it("a course of one's own goes the same way", () => {
    asking.setCourse([[300, 2000]]);
    expect([asking.complete, asking.planned?.words.key]).toEqual([true, "commit-course"]);
    asking.commit();
    expect(given).toEqual([[0, [...to("ship:3", "move"), { answer: [[300, 2000]], question: "Sail" }]]]);
  });

  it("what is an answer by itself is given as before", () => {
    asking.choose("end");
    expect(asking.planned).toBeNull();
    asking.commit();
    expect(given).toEqual([[0, "end"]]);
  });

  it("wait for the red button wherever they are pressed, and a hasty second press is none", () => {
    set({ confirm: "none" as never });
    asking.choose("ship:3/shoot");
    asking.choose("ship:3/shoot");
    expect([asking.waits, given]).toEqual([true, []]);
  });
});

describe("a press that means several answers", () => {
  const steps = [{ answer: "sail" }, { answer: "there", question: "Aim" }];
  const plan = { at: "ship:2/hull", steps, words: word("sail there") };

  it("gives them at once", () => {
    asking.begin(step(1, question()));
    asking.plan(plan);
    expect(given).toEqual([[0, steps]]);
    asking.plan({ ...plan, steps: [{ answer: "not asked" }] });
    expect(given).toHaveLength(1);
  });

  it("waits for the red button where answers wait, and another choice forgets it", () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    set({ confirm: "all" });
    asking.begin(step(1, question()));
    asking.plan(plan);
    asking.plan(plan); // an impatient finger
    expect([given, asking.chosen, asking.planned?.at]).toEqual([[], ["sail"], "ship:2/hull"]);
    asking.commit();
    expect(given).toEqual([[0, steps]]);
    asking.choose("pass");
    expect(asking.planned).toBeNull();
    asking.plan(plan);
    clock.mockReturnValue(1500);
    asking.plan(plan);
    expect(given).toEqual([[0, steps], [0, steps]]);
    asking.begin(step(2, question()));
    expect(asking.planned).toBeNull();
    clock.mockRestore();
  });
});

describe("one option of several", () => {
  it("is answered by one click", () => {
    asking.begin(step(1, question()));
    asking.choose("sail");
    expect(given).toEqual([[0, "sail"]]);
  });

  it("waits for the red button where others choose in secret too, and a calm second click is as good", () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    asking.begin(step(1, question(), [1, 2]));
    expect(asking.complete).toBe(false);
    asking.choose("sail");
    asking.choose("fire:hull");
    expect(given).toEqual([]);
    asking.commit();
    expect(given).toEqual([[0, "fire:hull"]]);
    asking.choose("fire:hull");
    expect(given).toHaveLength(1);
    clock.mockReturnValue(1500);
    asking.choose("fire:hull");
    expect(given).toHaveLength(2);
    clock.mockRestore();
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

  it("what was sealed stays chosen before my eyes while others choose, also after the page was loaded anew", () => {
    asking.begin({ ...step(2, null, [1]), sealed: [option("sail")] });
    expect([asking.chosen, asking.question, asking.making(null).chosen]).toEqual([["sail"], null, ["sail"]]);
    asking.begin(step(3, question()));
    expect(asking.chosen).toEqual([]);
  });

  it("ignores what is not among the options", () => {
    asking.begin(step(1, question()));
    asking.choose("sink");
    expect(given).toEqual([]);
  });
});

describe("what the words of an option say of it", () => {
  const manners = { ...plain, doubt: ({ id }: { id: string }) => (id === "pass" ? "2 actions left" : ""), last: ({ id }: { id: string }) => id === "sail", rare: ({ id }: { id: string }) => id === "fire:crew" };
  beforeEach(() => (asking = new Asking((seat, answer) => given.push([seat, answer]), manners)));

  it("an answer that loses something is asked about once, and can be taken back before it is given", () => {
    asking.begin(step(1, question()));
    asking.choose("pass");
    expect(given).toEqual([]);
    expect(asking.doubted?.id).toBe("pass");
    asking.key("Escape");
    expect(asking.doubted).toBeNull();
    asking.choose("pass");
    asking.insist();
    expect(given).toEqual([[0, "pass"]]);
  });

  it("what is done where one is stands before what leads away, even if it comes later in the turn", () => {
    const here = new Asking(() => undefined, { ...manners, rare: () => false, here: ({ key }) => key === "option-enter" });
    here.begin(step(1, question()));
    const enter = { ...question().options[0]!, id: "enter", text: { type: "text", key: "option-enter", args: {} } } as const;
    here.begin(step(2, { ...question(), options: [...question().options, enter] }));
    expect(here.visible.map(({ id }) => id)).toEqual(["enter", "fire:hull", "fire:crew", "pass", "sail"]);
  });

  it("the last one stands last, the rare one behind More", () => {
    asking.begin(step(1, question()));
    expect(asking.visible.map(({ id }) => id)).toEqual(["fire:hull", "pass", "sail"]);
    expect(asking.hidden).toBe(1);
    asking.opened = true;
    expect(asking.visible.map(({ id }) => id)).toEqual(["fire:hull", "fire:crew", "pass", "sail"]);
  });
});

it("where all but one lie behind More, that one is chosen beforehand, and waits for the red button", () => {
  set({ confirm: "all" });
  const careful = new Asking((seat, answer) => given.push([seat, answer]), { ...plain, rare: (one) => one.id !== "sail" });
  careful.begin(step(1, question()));
  expect(careful.chosen).toEqual(["sail"]);
  expect(given).toEqual([]);
  careful.commit();
  expect(given).toEqual([[0, "sail"]]);
});

it("what is usual is chosen beforehand where answers wait, and nowhere else", () => {
  const usual = { ...plain, usual: ({ id }: { id: string }) => id === "pass" };
  const begun = () => {
    const one = new Asking(() => undefined, usual);
    one.begin(step(1, question()));
    return one.chosen;
  };
  set({ confirm: "all" });
  expect(begun()).toEqual(["pass"]);
  set({ confirm: "none" });
  expect(begun()).toEqual([]);
});

describe("the places of the answers", () => {
  const shut = { id: "sail", text: word("sail"), why: word("no-wind"), rule: "wind", targets: [], facts: null };
  const mine = (number: number, asked: Question | null, others: number[] = []) => ({ ...step(number, asked, others), viewpoint: 0 });

  it("stay for a turn: what is closed keeps its place, and is done if it was answered", () => {
    asking.begin(mine(1, question()));
    asking.choose("sail");
    asking.begin(mine(2, question({ options: [option("pass"), option("fire:hull")], closed: [shut] })));
    expect(asking.laid.map(({ id, done, closed }) => [id, done, closed?.why.key])).toEqual([["sail", true, "no-wind"], ["fire:hull", false, undefined], ["pass", false, undefined]]);
    expect(asking.visible.map(({ id }) => id)).toEqual(["fire:hull", "pass"]);
    asking.choose("sail");
    expect(given).toHaveLength(1);
  });

  it("of what is closed for one reason where only the end is left, lie behind one line that opens them", () => {
    const closed = [shut, { ...shut, id: "fire:hull" }, { ...shut, id: "fire:crew", why: word("no-cannon") }];
    asking = new Asking((seat, answer) => given.push([seat, answer]), { ...plain, last: ({ id }) => id === "end", rare: ({ id }) => id === "retire" });
    const shown = () => asking.shown.map(({ id }) => id);
    asking.begin(mine(1, question({ options: [option("pass"), option("end")], closed })));
    expect([asking.spent.length, shown()]).toEqual([0, ["pass", "sail", "fire:hull", "fire:crew", "end"]]);
    asking.begin(mine(2, question({ options: [option("retire"), option("end")], closed })));
    expect([asking.spent.map(({ id }) => id), shown(), asking.hidden]).toEqual([["sail", "fire:hull"], ["fire:crew", "end"], 1]);
    asking.opened = true;
    expect(shown()).toEqual(["sail", "fire:hull", "fire:crew", "retire", "end"]);
  });

  it("are laid anew when others had their turn", () => {
    asking.begin(mine(1, question()));
    asking.choose("sail");
    asking.begin(mine(2, null, [1]));
    asking.begin(mine(3, question({ options: [option("pass"), option("fire:hull")], closed: [shut] })));
    expect(asking.laid.map(({ id, done }) => [id, done])).toEqual([["pass", false], ["fire:hull", false], ["sail", false]]);
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

  it("begins with what is likely, and doing nothing has a button of its own", () => {
    asking.begin(step(1, question({ kind: "pick", least: 0, most: 3, likely: ["sail", "gone"] })));
    expect(asking.chosen).toEqual(["sail"]);
    asking.choose("sail");
    expect([asking.complete, asking.mayNothing]).toEqual([false, true]);
    asking.commit();
    expect(given).toEqual([]);
    asking.nothing();
    expect(given).toEqual([[0, []]]);
    asking.begin(step(2, question({ kind: "pick", least: 1, most: 3 })));
    asking.nothing();
    expect(given).toHaveLength(1);
  });

  it("where all is too dear, nothing is what the red button says, and there is no other", () => {
    asking.begin(step(1, question({ kind: "pick", least: 0, most: 3, options: [] })));
    expect([asking.complete, asking.mayNothing]).toEqual([true, false]);
    asking.commit();
    expect(given).toEqual([[0, []]]);
    asking.begin(step(2, question({ kind: "pick", least: 1, most: 3, options: [] })));
    expect([asking.complete, asking.mayNothing]).toEqual([false, false]);
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
    expect([asking.amount, asking.complete]).toEqual([null, false]);
    expect(asking.making(asking.question).amount, "the board draws none as chosen, not even 0").toBeNull();
    asking.key("Enter");
    expect(given).toEqual([]);
    asking.key("ArrowUp");
    expect(asking.amount).toBe(2);
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown"]) asking.key(key);
    expect(asking.amount).toBe(4);
    asking.key("Enter");
    expect(given).toEqual([[0, 4]]);
  });

  it("begin at a likely amount, never at nothing", () => {
    asking.begin(step(1, question({ kind: "amount", options: [], low: 0, high: 6, likely: 4 })));
    expect(asking.amount).toBe(4);
    asking.begin(step(2, question({ kind: "amount", options: [], low: 0, high: 6, likely: 0 })));
    expect(asking.amount).toBeNull();
    asking.key("ArrowUp");
    expect(asking.amount).toBe(1);
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
