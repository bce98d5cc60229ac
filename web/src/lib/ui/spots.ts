// Places on the page by the name in their `data-target` or `data-spot`: where they are, and whether they can be seen.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const boxOf = (element: Element): Box => {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
};

/** Is it drawn at all, and on the page? */
export const seen = (box: Box): boolean => box.w > 0 && box.h > 0 && box.x + box.w > 0 && box.y + box.h > 0 && box.x < innerWidth && box.y < innerHeight;

/** Does nothing lie over it but what belongs to the same drawing, and what `ignored` names? */
export function open(element: Element, ignored = ""): boolean {
  const { x, y, w, h } = boxOf(element);
  const over = document.elementsFromPoint(x + w / 2, y + h / 2).find((other) => !ignored || !other.closest(ignored));
  if (!over) return true;
  const drawing = element.closest("svg");
  return element.contains(over) || over.contains(element) || (drawing !== null && drawing === over.closest("svg"));
}
