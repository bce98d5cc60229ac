// The prompt keeps its height within a turn: it may grow, but it never gives the room back, so that the map stands still between two clicks.
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export class Steady {
  /** The least height in pixels; 0: as high as it is. */
  height = $state(0);
  private node: HTMLElement | undefined;
  private asked = false;

  /** An attachment: watches how high the prompt is. */
  readonly keep: Attachment<HTMLElement> = (node) => {
    this.node = node;
    if (typeof ResizeObserver === "undefined") return;
    const sizes = new ResizeObserver(() => this.measure());
    sizes.observe(node);
    return () => sizes.disconnect();
  };

  private measure(): void {
    if (this.asked && this.node) this.height = Math.max(this.height, this.node.offsetHeight);
  }

  /** The next question, or none; `anew` where it has nothing to do with the one before. */
  next(asked: boolean, anew: boolean): void {
    untrack(() => {
      this.asked = asked;
      if (!asked || anew) this.height = 0;
      void tick().then(() => this.measure());
    });
  }
}
