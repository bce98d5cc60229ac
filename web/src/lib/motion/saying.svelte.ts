// Answers that can be read and pressed on the board itself. Where they are many, a phone does not repeat them in the prompt.
import { untrack } from "svelte";

/** So many answers stand in words in the prompt of any phone: there a board need not say them too. */
export const FEW = 3;

export const saying = $state({ places: 0, covers: 0 });

/** To be attached to what shows all answers of the present question in words, for as long as it lies there. */
export const saysAll = () => {
  untrack(() => saying.places++);
  return () => untrack(() => saying.places--);
};

/** To be attached to what lies over the board for a while: until it is gone the prompt shows all answers itself. */
export const coversSome = () => {
  untrack(() => saying.covers++);
  return () => untrack(() => saying.covers--);
};
