// What a thing on the board is: told on hover, on a long press and on keyboard focus; where it cannot be pressed, on a tap.
import type { Attachment } from "svelte/attachments";

export interface Told {
  title: string;
  text?: string;
  lines?: readonly string[];
}

interface Shown extends Told {
  /** What it tells of. */
  at: Element;
}

class Tip {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;

  show(what: () => Told, at: Element, wait: number): void {
    clearTimeout(this.timer);
    this.over = at;
    this.timer = setTimeout(() => {
      if (at.isConnected) this.shown = { ...what(), at };
    }, wait);
  }

  /** Hide it, or only if it belongs to this element. */
  hide(at: Element | null = this.over): void {
    if (at !== this.over) return;
    clearTimeout(this.timer);
    this.over = null;
    this.shown = null;
  }
}

export const tip = new Tip();

/** Where a mouse was pressed last. */
let pressed = { x: NaN, y: NaN };
addEventListener("pointerdown", (event) => (pressed = { x: event.clientX, y: event.clientY }), true);
/** The pointer rests where it was pressed: what lies under it now came there by itself, and nobody asked what it is. */
const rests = (event: PointerEvent): boolean => event.clientX === pressed.x && event.clientY === pressed.y;

/** `{@attach tells(() => ({ title, text }))}`: hover, long press or focus shows it, and a tap where that does nothing else. */
export function tells(what: () => Told): Attachment<Element> {
  return (node) => {
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "mouse") return;
      if (rests(event as PointerEvent)) node.addEventListener("pointermove", enter, { once: true });
      else tip.show(what, node, 350);
    };
    const press = (event: Event) => (event as PointerEvent).pointerType !== "mouse" && tip.show(what, node, 450);
    const focus = () => node.matches(":focus-visible") && tip.show(what, node, 500);
    // later, since a blur comes in the midst of an update when its element is taken away
    const hide = () => {
      node.removeEventListener("pointermove", enter);
      queueMicrotask(() => tip.hide(node));
    };
    const click = (event: Event) => {
      hide();
      const idle = !node.matches("button, [role=button], [data-closed]") && !(event.target as Element).closest("button, [role=button]");
      if (idle && (event as PointerEvent).pointerType === "touch") queueMicrotask(() => tip.show(what, node, 0));
    };
    const key = (event: Event) => (event as KeyboardEvent).key === "Escape" && tip.hide();
    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["focus", focus],
      ["pointerleave", hide],
      ["pointercancel", hide],
      ["blur", hide],
      ["keydown", key],
      ["click", click],
    ];
    for (const [name, hear] of heard) node.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of heard) node.removeEventListener(name, hear);
      hide();
    };
  };
}
