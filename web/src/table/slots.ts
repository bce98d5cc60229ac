// Where each answer stands: in an order that does not change while a turn lasts, with what is closed now at its place.
import type { Closed, Option, Question, Text } from "../lib/wire";

/** One place: an answer, or one that is closed; `done`: it was answered earlier in this turn and is over with that. */
export interface Slot {
  id: string;
  option?: Option;
  closed?: Closed;
  done: boolean;
  last: boolean;
}

export class Slots {
  /** The order of the answers of each question, by its name, as long as a turn lasts. */
  private readonly orders = new Map<string, string[]>();
  private readonly given = new Set<string>();

  /** A new turn: nothing is remembered. */
  forget(): void {
    this.orders.clear();
    this.given.clear();
  }

  /** An answer was given: should it be closed from now on because of that, it is done, not forbidden. */
  answered(question: Question, id: string): void {
    this.given.add(`${question.name} ${id}`);
  }

  /** What is for where one stands comes first, however late in the turn it came; what ends the turn comes last. */
  lay(question: Question, isLast: (option: Option) => boolean, isHere: (text: Text) => boolean, isDone: (why: Text) => boolean): Slot[] {
    const options = new Map(question.options.map((option) => [option.id, option]));
    const closed = new Map((question.closed ?? []).map((one) => [one.id, one]));
    const ids = [...options.keys(), ...[...closed.keys()].filter((id) => !options.has(id))];
    const before = question.kind === "plot" ? [] : (this.orders.get(question.name) ?? []); // courses of another ship are others
    const order = [...before.filter((id) => options.has(id) || closed.has(id)), ...ids.filter((id) => !before.includes(id))];
    this.orders.set(question.name, [...before, ...ids.filter((id) => !before.includes(id))]);
    const slots = order.map((id): Slot => {
      const option = options.get(id);
      if (option) return { id, option, done: false, last: isLast(option) };
      const shut = closed.get(id)!;
      return { id, closed: shut, done: this.given.has(`${question.name} ${id}`) && isDone(shut.why), last: false };
    });
    const rank = (slot: Slot) => (slot.last ? 2 : isHere((slot.option ?? slot.closed)!.text) ? 0 : 1);
    return slots.toSorted((a, b) => rank(a) - rank(b));
  }
}
