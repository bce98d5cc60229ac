// What is seen of a chart that is drawn nearer.

/** The visible part of its box, each from 0 to 1. */
export interface Sight {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A place to be looked at: where it lies in the box, from 0 to 1, and how near. */
export interface Focus {
  x: number;
  y: number;
  scale: number;
}
