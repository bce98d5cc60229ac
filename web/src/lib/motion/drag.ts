// Dragging a drawing over a chart, in the chart's own units, however near the chart is drawn.
import type { Attachment } from "svelte/attachments";
import type { Point } from "./paths";

/** A press becomes a drag after so many pixels; below it is a click. */
const PRESS = 6;

export interface Dragging {
  begin?: (at: Point) => void;
  move: (at: Point) => void;
  /** Let go at a place; null: given up (Escape, or another finger). */
  end: (at: Point | null) => void;
}

/** A point of the page in the units of the drawing in which an element lies. */
export function inDrawing(element: SVGElement, x: number, y: number): Point {
  const matrix = (element.ownerSVGElement ?? (element as SVGSVGElement)).getScreenCTM();
  if (!matrix) return [0, 0];
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}

/** `<g {@attach drags({ move, end })}>`: the chart under it stays where it is meanwhile. */
export function drags({ begin, move, end }: Dragging): Attachment<SVGElement> {
  return (node) => {
    let from: { x: number; y: number; id: number; moving: boolean } | null = null;
    const at = (event: PointerEvent) => inDrawing(node, event.clientX, event.clientY);
    const down = (given: Event) => {
      const event = given as PointerEvent;
      if (event.button !== 0) return;
      event.stopPropagation();
      if (from) return stop(null);
      from = { x: event.clientX, y: event.clientY, id: event.pointerId, moving: false };
      node.setPointerCapture(event.pointerId);
    };
    const moved = (given: Event) => {
      const event = given as PointerEvent;
      if (!from || event.pointerId !== from.id) return;
      if (!from.moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) < PRESS) return;
      if (!from.moving) begin?.(at(event));
      from.moving = true;
      move(at(event));
    };
    function stop(where: Point | null) {
      const dragged = from?.moving;
      from = null;
      if (dragged) end(where);
    }
    const up = (given: Event) => stop(at(given as PointerEvent));
    const cancel = () => stop(null);
    const key = (given: Event) => (given as KeyboardEvent).key === "Escape" && from && stop(null);
    const heard: [string, (event: Event) => void][] = [
      ["pointerdown", down],
      ["pointermove", moved],
      ["pointerup", up],
      ["pointercancel", cancel],
    ];
    for (const [name, hear] of heard) node.addEventListener(name, hear);
    window.addEventListener("keydown", key);
    (node as SVGElement & { style: CSSStyleDeclaration }).style.touchAction = "none";
    return () => {
      for (const [name, hear] of heard) node.removeEventListener(name, hear);
      window.removeEventListener("keydown", key);
    };
  };
}
