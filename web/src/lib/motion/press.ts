// What makes a drawing a button while its target may be chosen, and how it is lit.
import type { Play } from "../board";
import type { Told } from "../ui/tip.svelte";
import type { Closed, Facts, Option } from "../wire";

type Any = Pick<Play, "targets" | "chosen" | "planned" | "pointed" | "question" | "aim" | "point" | "say">;

/** Is the target chosen but not yet committed? */
export const isChosen = (play: Any, target: string): boolean =>
  play.planned === target ||
  play.question?.options.some((option) => play.chosen.includes(option.id) && option.targets.includes(target)) === true;

export const isLit = (play: Any, target: string): boolean => play.pointed.includes(target) || isChosen(play, target);

/** The answer that a target means, of several the one with this id. */
export const optionAt = (play: Any, target: string, id?: string): Option | undefined =>
  play.targets.get(target)?.find((option) => id === undefined || option.id === id);

/** What a player would look for here and what is refused now. */
export const shutAt = (play: Pick<Play, "question">, target: string, id?: string): Closed | undefined =>
  play.question?.closed.find((one) => (id === undefined || one.id === id) && one.targets.includes(target));

/** What it costs and brings, whether it may be done now or not. */
export const factsAt = (play: Any, target: string, id?: string): Facts | null => (optionAt(play, target, id) ?? shutAt(play, target, id))?.facts ?? null;

/** Why a target cannot be chosen, as lines for its slip; none where it can, or nobody would look for it. */
export const whyNot = (play: Any, target: string): string[] => {
  const shut = play.targets.has(target) ? undefined : shutAt(play, target);
  return shut ? [play.say(shut.why)] : [];
};

/** The attributes of a drawing that may be pressed; `behind` is what lies under it and is meant if it may not. */
export function pressable(play: Any, target: string, behind = target) {
  const can = play.targets.has(target);
  const meant = can ? target : behind;
  const point = () => play.targets.has(meant) && play.point(meant);
  const leave = () => play.point(null);
  return {
    role: can ? "button" : "img",
    tabindex: can ? -1 : undefined, // `roving` of the chart makes one of them the tab stop
    "aria-pressed": can ? isChosen(play, target) : undefined,
    "data-target": target,
    "data-spot": target,
    onclick: () => play.targets.has(meant) && play.aim(meant),
    onkeydown: (event: KeyboardEvent) => {
      if (!can || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      play.aim(target);
    },
    onpointerenter: point,
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
  } as const;
}

/** The same for a plain button of a panel or a mat. */
export function button(play: Any, target: string) {
  return {
    "data-target": target,
    "data-spot": target,
    "aria-pressed": isChosen(play, target),
    onclick: () => play.aim(target),
    onpointerenter: () => play.point(target),
    onpointerleave: () => play.point(null),
    onfocus: () => play.point(target),
    onblur: () => play.point(null),
  } as const;
}

/** What a drawing is called, for those who hear it: first what pressing it does, then what it is and what lies there. */
export function labelOf(told: Told, play?: Any, target = ""): string {
  const does = (play?.targets.get(target) ?? []).slice(0, 3).map((option) => play!.say(option.text));
  return [...new Set(does), told.title, told.text, ...(told.lines ?? [])].filter(Boolean).join(". ");
}
