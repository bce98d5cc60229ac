// What an option does and which rule allows it: shown after a moment of hovering, on focus, or while a finger holds it.
import type { Slot } from "./slots";

export interface ShownTip {
  slot: Slot;
  left: number;
  bottom: number;
}

export class OptionTip {
  shown = $state.raw<ShownTip | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger held a button to read about it: lifting the finger is then no choice. */
  private held = false;

  constructor(private readonly above: () => number) {}

  after(delay: number, slot: Slot, node: HTMLElement, touch = false): void {
    clearTimeout(this.timer);
    this.held = false;
    this.timer = setTimeout(() => {
      this.held = touch;
      const left = Math.max(8, Math.min(node.getBoundingClientRect().left, innerWidth - 332));
      this.shown = { slot, left, bottom: innerHeight - this.above() + 6 };
    }, delay);
  }

  /** The pointer left; what a finger holds stays to be read. */
  leave(): void {
    if (!this.held) this.hide();
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** Was the press that ends now only for reading? */
  wasReading(): boolean {
    const reading = this.held;
    this.held = false;
    return reading;
  }
}
