// The pips of a die in a box of 24 by 24, around its middle.
export const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-5, -5], [5, 5]],
  3: [[-5.5, -5.5], [0, 0], [5.5, 5.5]],
  4: [[-5, -5], [5, -5], [-5, 5], [5, 5]],
  5: [[-5.5, -5.5], [5.5, -5.5], [0, 0], [-5.5, 5.5], [5.5, 5.5]],
  6: [[-5, -6], [5, -6], [-5, 0], [5, 0], [-5, 6], [5, 6]],
};
