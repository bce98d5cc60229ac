// After the prompt changed, the spot that was pressed last is deaf for a moment: an impatient finger loses nothing.

/** How long, in milliseconds, and how far around, in pixels. */
export const MOMENT = 400;
const NEAR = 48;

export class Deaf {
  /** The prompt has just changed; it looks pressed-out. */
  settling = $state(false);
  private pressed: { x: number; y: number } | null = null;
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Other answers stand here now. */
  changed(): void {
    this.until = performance.now() + MOMENT;
    this.settling = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.settling = false), MOMENT);
  }

  /** Every click goes through here first. A key that presses a button has no place and is never deaf. */
  hear(event: MouseEvent): void {
    if (event.detail === 0) return;
    const { clientX: x, clientY: y } = event;
    const same = this.pressed !== null && Math.hypot(x - this.pressed.x, y - this.pressed.y) < NEAR;
    if (same && performance.now() < this.until) {
      event.stopPropagation();
      event.preventDefault();
    } else this.pressed = { x, y };
  }
}
