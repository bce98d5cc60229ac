// What the tests of all drawn boards share: recorded scenes and stories, the words of a game, and a play to show them with.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect, vi } from "vitest";
import { targetsOf, type Play } from "../src/lib/board";
import { captainsOf, emblems } from "../src/lib/ui/emblems";
import type { EventLine, Question, Result } from "../src/lib/wire";

export interface Scene<View> {
  view: View;
  question: Question | null;
  events: EventLine[];
  result: Result | null;
}
export interface Story<View, Event = EventLine> {
  before: View;
  events: Event[];
  after: View;
}
/** The texts of files by their paths, as `import.meta.glob` gives them to a test. */
export type Files = Record<string, string>;

export const names = ["Jagoda", "Tomek", "Nina", "Bosun", "Old Salt"];

/** A recording of a game: its scenes or its stories. */
export function recorded<Kept>(files: Files, game: string, what: "scenes" | "stories"): Record<string, Kept> {
  return JSON.parse(files[`../src/games/${game}/fixtures/${what}.json`]!) as Record<string, Kept>;
}

/** The words of a game in both languages; a missing one is an error here. */
export function wordsOf(files: Files, game: string) {
  const words = Object.fromEntries(
    ["en", "pl"].map((lang) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      for (const from of ["core", `games/${game}`]) {
        bundle.addResource(new FluentResource(files[`../../src/kaper/${from}/locale/${lang}.ftl`]!));
      }
      return [lang, bundle];
    }),
  );
  return (lang: string, key: string, args: Record<string, string | number> = {}): string => {
    const [name = "", attribute] = key.split(".", 2);
    const message = words[lang]!.getMessage(name);
    const pattern = (attribute ? message?.attributes[attribute] : undefined) ?? message?.value;
    if (!pattern) throw new Error(`no word for ${key} in ${lang}`);
    const faults: Error[] = [];
    const said = words[lang]!.formatPattern(pattern, args, faults);
    if (faults.length) throw new Error(`${key} in ${lang}: ${faults.join(", ")}`);
    return said;
  };
}

/** What is refused now stands on the board at its place, and a press on it opens the rule. */
export async function showsShut(table: HTMLElement, play: Play, wanted: RegExp): Promise<number> {
  const shut = (play.question?.closed ?? []).filter(({ id }) => wanted.test(id));
  for (const { id, why, rule } of shut) {
    const drawn = [...table.querySelectorAll<HTMLElement>("[data-closed]")].find((one) => one.dataset["closed"] === id);
    expect(drawn, id).toBeDefined();
    expect(drawn!.textContent + (drawn!.getAttribute("aria-label") ?? "")).toContain(play.say(why));
    await fireEvent.click(drawn!);
    expect(play.openRule).toHaveBeenLastCalledWith(rule);
  }
  return shut.length;
}

/** What of a board stands once, and what stands for every captain. */
interface Drawn {
  once: readonly Component<any>[];
  Mat: Component<any>;
  Badge: Component<any>;
  Result: Component<any>;
}

/** The whole table of one scene: whatever a game draws, each captain's mat and badge, and the result where it is over. */
export function laid<P extends Play<any>>({ once, Mat, Badge, Result }: Drawn, play: P, result: Result | null) {
  const table = document.createElement("main");
  document.body.append(table);
  for (const Part of once) render(Part, { props: play, target: table });
  for (const { seat } of play.captains) {
    render(Mat, { props: { ...play, of: seat, size: play.narrow ? "sheet" : seat ? "small" : "own" }, target: table });
    render(Badge, { props: { ...play, of: seat, size: "small" }, target: table });
  }
  if (result) render(Result, { props: { ...play, ...result }, target: table });
  return { play, table };
}

/** A scene as the person in seat 0 sees it. */
export function playing<View>(
  { view, question }: Pick<Scene<View>, "view" | "question">,
  seats: readonly { seat: number }[],
  word: ReturnType<typeof wordsOf>,
  lang: string,
  narrow = false,
): Play<View> {
  return {
    view,
    seat: 0,
    captains: captainsOf(seats.map(({ seat }) => ({ seat, name: names[seat]!, emblem: emblems[seat]!, kind: seat ? "bot" : "person", standin: null }))),
    question,
    targets: targetsOf(question),
    numbers: new Map((question?.options ?? []).map((option, i) => [option.id, i + 1])),
    chosen: [],
    waits: false,
    amount: null,
    course: null,
    setCourse: () => undefined,
    write: () => undefined,
    plan: vi.fn(),
    planned: null,
    setAmount: vi.fn(),
    pointed: [],
    choose: vi.fn(),
    aim: vi.fn(),
    point: vi.fn(),
    say: (what) => (typeof what === "object" ? (what.type === "who" ? names[what.seat]! : what.key) : String(what)),
    note: () => "",
    t: (key, args) => word(lang, key, args),
    lang,
    openRule: vi.fn(),
    still: true,
    narrow,
  };
}
