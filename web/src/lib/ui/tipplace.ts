// Where a slip of paper lies beside the thing it tells of: above, below, right or left, wherever it hides least of what may be pressed.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

const hidden = (slip: Box, thing: Box): number =>
  Math.max(0, Math.min(slip.right, thing.right) - Math.max(slip.left, thing.left)) *
  Math.max(0, Math.min(slip.bottom, thing.bottom) - Math.max(slip.top, thing.top));

/** The corner of a slip of this size beside `at`; `keep` are the things that it should leave free, the thing itself first of all. */
export function placeFor(at: Box, wide: number, high: number, keep: readonly Box[], width: number, height: number): { left: number; top: number } {
  const middle = (at.left + at.right - wide) / 2;
  const level = (at.top + at.bottom - high) / 2;
  const inside = (left: number, top: number) => ({
    left: Math.max(GAP, Math.min(width - wide - GAP, left)),
    top: Math.max(GAP, Math.min(height - high - GAP, top)),
  });
  const places = [
    inside(middle, at.top - high - GAP),
    inside(middle, at.bottom + GAP),
    inside(at.right + GAP, level),
    inside(at.left - wide - GAP, level),
    inside(at.right + GAP, at.top - high - GAP),
    inside(at.left - wide - GAP, at.top - high - GAP),
    inside(at.right + GAP, at.bottom + GAP),
    inside(at.left - wide - GAP, at.bottom + GAP),
  ];
  const cost = ({ left, top }: { left: number; top: number }) => {
    const slip = { left, top, right: left + wide, bottom: top + high };
    return keep.reduce((sum, thing) => sum + hidden(slip, thing), 1000 * hidden(slip, at));
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The corner of a board where a paper of this size hides least of what may be pressed: 0 right below, 1 left below, 2 right above, 3 left above. */
export function cornerFor(board: Box, wide: number, high: number, keep: readonly Box[]): number {
  const costs = [0, 1, 2, 3].map((corner) => {
    const left = corner % 2 === 1 ? board.left : board.right - wide;
    const top = corner > 1 ? board.top : board.bottom - high;
    const paper = { left, top, right: left + wide, bottom: top + high };
    return keep.reduce((sum, thing) => sum + hidden(paper, thing), 0);
  });
  return costs.indexOf(Math.min(...costs));
}
