// Answers that can be read and pressed on the board itself. Where they are many, a phone does not repeat them in the prompt.
import { untrack, type Snippet } from "svelte";

/** So many answers stand in words in the prompt of any phone: there a board need not say them too. */
export const FEW = 3;

export const saying = $state<{ places: number; covers: number; told: Snippet | null }>({ places: 0, covers: 0, told: null });

/** To be attached to what shows all answers of the present question in words, for as long as it lies there. */
export const saysAll = () => {
  untrack(() => saying.places++);
  return () => untrack(() => saying.places--);
};

/** What came of the last step, to be shown in the room that the prompt has while the answers stand on the board: there it covers none of them. */
export const tellsBelow = (told: Snippet) => {
  saying.told = told;
  return () => void (saying.told = null);
};

/** To be attached to what lies over the board for a while: until it is gone the prompt shows all answers itself. */
export const coversSome = () => {
  untrack(() => saying.covers++);
  return () => untrack(() => saying.covers--);
};
