// What an analysis says about steps of a replay: shares, strokes of luck, judged decisions, moments and sums.
import { describe, expect, it } from "vitest";
import { answersOf, apart, curveOf, judgedAt, makingOf, percent, pointsOf, qualityOf, sharesAt, strokesOf, threeMoments, turnsOf } from "../src/lib/lookback";
import type { Analysis, Judged, Question } from "../src/lib/wire";

const judged = (more: Partial<Judged>): Judged => ({
  moment: 0, step: 3, seat: 0, answer: "b", rank: 2, known: 0.5, stake: 0.1, loss: 0.08, doubt: 0.02, skill: 0, skill_doubt: 0, mistake: true, why: null,
  tried: [{ answer: "a", share: 0.5, doubt: 0.01 }, { answer: "b", share: 0.42, doubt: 0.01 }],
  ...more,
});
const moment = (number: number, step: number, steps: Record<string, number>) => ({
  number, step, turn: number + 1, scene: "s", question: "q", chosen: [0], answers: {}, steps, chanced: true,
});
const turn = (shares: number[], luck: number[]) => ({ shares, doubt: 0.03, choice: [0, 0], choice_doubt: 0, luck, luck_doubt: 0.01, alone: {} });
const found = {
  seats: 2,
  result: [1, 0],
  moments: [moment(0, 2, { "0": 3 }), moment(1, 5, { "0": 6, "1": 7 })],
  turns: [turn([0.5, 0.5], [-0.1, 0.1]), turn([0.4, 0.6], [0.02, -0.02])],
  judged: [judged({}), judged({ moment: 1, step: 6, rank: 1, loss: 0, mistake: false }), judged({ moment: 1, step: 7, seat: 1, loss: 0.01, mistake: false })],
  parts: [
    { deal: 0.1, luck: 0.2, own: 0.1, others: 0.05, meeting: 0.03, unknown: 0.02, luck_doubt: 0.04, own_doubt: 0.03 },
    { deal: -0.1, luck: -0.2, own: -0.1, others: -0.05, meeting: -0.03, unknown: -0.02, luck_doubt: 0.04, own_doubt: 0.03 },
  ],
  highlights: {
    strokes: [
      { moment: 0, step: 3, turn: 1, seat: 0, change: [-0.1, 0.1], doubt: 0.01, lines: [] },
      { moment: 1, step: 7, turn: 2, seat: 1, change: [0.3, -0.3], doubt: 0.01, lines: [] },
    ],
    swings: [{ moment: 1, step: 7, turn: 2, seat: 0, change: [0.05, -0.05], doubt: 0.01, prompt: { type: "text", key: "p", args: {} }, chosen: [0, 1], given: [1, 2], lines: [], why: [] }],
    choices: [
      { moment: 0, step: 3, turn: 1, seat: 0, prompt: { type: "text", key: "p", args: {} }, given: 1, better: 2, loss: 0.2, doubt: 0.01, mistake: true },
      { moment: 1, step: 6, turn: 2, seat: 0, prompt: { type: "text", key: "p", args: {} }, given: 1, better: 2, loss: 0.03, doubt: 0.01, mistake: false },
    ],
  },
} as unknown as Analysis;

describe("the curve", () => {
  it("has a point at every moment and ends with the result", () => {
    expect(curveOf(found, 9)).toEqual([
      { step: 2, shares: [0.5, 0.5] },
      { step: 5, shares: [0.4, 0.6] },
      { step: 9, shares: [1, 0] },
    ]);
  });
  it("stands at the last moment before a step; before the first at the first", () => {
    expect(sharesAt(found, 0, 9).shares).toEqual([0.5, 0.5]);
    expect(sharesAt(found, 4, 9).shares).toEqual([0.5, 0.5]);
    expect(sharesAt(found, 8, 9)).toEqual({ shares: [0.4, 0.6], doubt: 0.03 });
    expect(sharesAt(found, 9, 9)).toEqual({ shares: [1, 0], doubt: 0 });
  });
  it("marks strokes of five points and more, at the step behind the last answer", () => {
    expect(strokesOf(found)).toEqual([{ step: 3, seat: 0, size: -0.1, doubt: 0.01 }]);
  });
  it("stays between nothing and all", () => {
    const over = { ...found, turns: found.turns.map((one) => ({ ...one, shares: [1.04, -0.04] })) };
    expect(curveOf(over, 9)[0]!.shares).toEqual([1, 0]);
    expect(sharesAt(over, 4, 9).shares).toEqual([1, 0]);
  });
  it("marks no stroke that may be noise", () => {
    expect(strokesOf({ ...found, turns: found.turns.map((one) => ({ ...one, luck_doubt: 0.06 })) })).toEqual([]);
  });
  it("knows where every turn begins, and of none where a game has no turns", () => {
    const later = { ...found, moments: [...found.moments, { ...moment(2, 8, {}), turn: 2 }] } as Analysis;
    expect(turnsOf(later)).toEqual([{ turn: 1, step: 2 }, { turn: 2, step: 5 }]);
    expect(turnsOf({ ...found, moments: found.moments.map((one) => ({ ...one, turn: 0 })) } as Analysis)).toEqual([]);
  });
  it("never says 0 or 100 before the end", () => {
    expect([percent(0.001, false), percent(0.999, false), percent(0.426, false), percent(0, true), percent(1, true)]).toEqual(["1 %", "99 %", "43 %", "0 %", "100 %"]);
  });
  it("pushes pills apart and keeps them inside", () => {
    expect(apart([50, 52, 51], 20, 10, 90)).toEqual([50, 90, 70]);
    expect(apart([88, 90], 20, 10, 90)).toEqual([70, 90]);
    expect(apart([0, 5], 20, 10, 90)).toEqual([10, 30]);
  });
});

describe("a decision", () => {
  it("is the one that stands open, of these eyes where several are asked", () => {
    expect(judgedAt(found, 2, null)?.step).toBe(3);
    expect(judgedAt(found, 6, 1)?.seat).toBe(1);
    expect(judgedAt(found, 5, 1)?.seat).toBe(0);
    expect(judgedAt(found, 3, 0)).toBeUndefined();
  });
  it("is a mistake only where the analysis is sure", () => {
    expect(found.judged.map(qualityOf)).toEqual(["mistake", "best", "doubtful"]);
    expect(qualityOf(judged({ loss: 0.004, mistake: false }))).toBe("best");
  });
  it("lists answers with their options, the played one and what it lacks", () => {
    const question = { kind: "choose", options: [{ id: "a" }, { id: "b" }, { id: "c" }] } as unknown as Question;
    const [best, played] = answersOf(found.judged[0]!, question);
    expect(best).toMatchObject({ place: 0, played: false, less: 0, options: [{ id: "a" }] });
    expect(played).toMatchObject({ place: 1, played: true, options: [{ id: "b" }] });
    expect(played?.less).toBeCloseTo(0.08);
    expect(answersOf(found.judged[0]!, null)[0]?.options).toEqual([]);
    const lucky = answersOf(judged({ tried: [{ answer: "a", share: 0.9, doubt: 0.01 }, { answer: "c", share: 0.8, doubt: 0.01 }, { answer: "b", share: 0.42, doubt: 0.01 }] }), question);
    expect(lucky.map(({ share, less }) => [share, less].map((number) => number.toFixed(2)))).toEqual([["0.50", "0.00"], ["0.50", "0.00"], ["0.42", "0.08"]]);
    const several = { kind: "pick", options: [{ id: "a" }, { id: "b" }, { id: "c" }] } as unknown as Question;
    const picked = answersOf(judged({ tried: [{ answer: ["a", "c"], share: 0.5, doubt: 0 }] }), several);
    expect(picked[0]?.options.map((option) => option.id)).toEqual(["a", "c"]);
    const course = { kind: "plot", options: [{ id: "x", path: [[1, 2]] }, { id: "y", path: [[1, 3]] }] } as unknown as Question;
    expect(answersOf(judged({ tried: [{ answer: [[1, 3]], share: 0.5, doubt: 0 }] as never }), course)[0]?.options[0]?.id).toBe("y");
  });
});

describe("the match", () => {
  const three = (highlights: Partial<Analysis["highlights"]>) =>
    threeMoments({ ...found, highlights: { ...found.highlights, ...highlights } }).map(({ kind, step, seat, size }) => [kind, step, seat, size]);
  it("tells the three largest moments in the order in which they came; a decision where its question stands", () => {
    const { strokes } = found.highlights;
    expect(three({ strokes: [...strokes, { ...strokes[0]!, moment: 2, step: 9 }] })).toEqual([
      ["choice", 2, 0, -0.2],
      ["luck", 7, 1, -0.3],
      ["luck", 9, 0, -0.1],
    ]);
  });
  it("tells a choice that turned the match, with what everybody chose", () => {
    const swing = { ...found.highlights.swings[0]!, change: [-0.6, 0.6] };
    expect(three({ swings: [swing] })).toEqual([["choice", 2, 0, -0.2], ["swing", 7, 0, -0.6]]);
    const told = threeMoments({ ...found, highlights: { ...found.highlights, swings: [swing] } });
    expect(told[1]).toMatchObject({ prompt: { key: "p" }, chosen: [{ seat: 0, given: 1 }, { seat: 1, given: 2 }] });
  });
  it("tells a moment once, as what moved most", () => {
    expect(three({})).toEqual([["choice", 2, 0, -0.2], ["luck", 7, 1, -0.3]]);
  });
  it("is a decision that chance may explain only where nothing else is left to tell", () => {
    const { strokes, choices } = found.highlights;
    const unsure = choices.map((one) => ({ ...one, mistake: false, loss: one.loss + 0.5 }));
    const told = (count: number) => threeMoments({ ...found, highlights: { strokes: strokes.slice(0, count), swings: [], choices: [...choices.slice(0, 1), ...unsure] } } as Analysis);
    expect(told(2).filter(({ choice }) => choice && !choice.mistake)).toEqual([]);
    expect(told(1).filter(({ choice }) => choice && !choice.mistake)).toHaveLength(1);
  });
  it("adds up for everybody", () => {
    for (const row of makingOf(found)) expect(row.start + row.luck + row.own + row.others).toBeCloseTo(row.result);
    expect(makingOf(found)[0]).toMatchObject({ decisions: 2, mistakes: 1, loss: 0.04, doubt: 0.04, ownDoubt: 0.03 });
    expect(makingOf(found)[0]?.luck).toBeCloseTo(0.22);
  });
  it("adds up as it is read, in whole points, for everybody and for all together", () => {
    const part = (luck: number, own: number, others: number) => ({ deal: 0, luck, own, others, meeting: 0, unknown: 0, luck_doubt: 0, own_doubt: 0 });
    const parts = [part(-0.2364, -0.1762, 0.0164), part(0.0076, -0.3044, 0.0305), part(0.2146, -0.0894, 0.5373)];
    const rows = makingOf({ ...found, seats: 3, result: [0, 0, 1], parts, judged: [] } as unknown as Analysis);
    const read = rows.map(({ start, luck, own, others, result }) => [start, luck, own, others, result].map((share) => Math.round(100 * share)));
    for (const [start, luck, own, others, result] of read) expect(start! + luck! + own! + others!).toBe(result);
    expect(read.reduce((all, [start]) => all + start!, 0)).toBe(100);
    parts.forEach(({ luck, own, others }, seat) =>
      [luck, own, others].forEach((share, at) => expect(Math.abs(read[seat]![at + 1]! - 100 * share)).toBeLessThan(1)),
    );
    expect(pointsOf([1 / 3, 1 / 3, 1 / 3], 100).reduce((all, one) => all + one, 0)).toBe(100);
    expect(pointsOf([-0.004, 0.004], 0)).toEqual([0, 0]);
  });
  it("counts losses that came out below 0 by chance against those above", () => {
    const lost = (...losses: number[]) => makingOf({ ...found, judged: losses.map((loss) => judged({ loss })) } as Analysis)[0]?.loss;
    expect(lost(0.08, -0.02)).toBeCloseTo(0.03);
    expect(lost(0.02, -0.08)).toBe(0);
  });
});
