// Looking back at a record: asks the service for an analysis, follows it while it sharpens, and keeps what is known.
import { api } from "./api";
import { wordsOf } from "./me.svelte";
import type { LookBack } from "./wire";
import { say, wantGame } from "./words.svelte";

/** Milliseconds between two questions how far it is. */
const EVERY = 700;

export class Lookback {
  now = $state.raw<LookBack | null>(null);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  get found() {
    return this.now?.analysis ?? null;
  }

  get busy(): boolean {
    return this.now?.state === "waiting" || this.now?.state === "working";
  }

  /** How far it is, of a hundred. */
  get done(): number {
    return this.now?.all ? Math.min(99, Math.round((100 * this.now.done) / this.now.all)) : 0;
  }

  /** What somebody had found out before is there at once; nothing is begun. */
  async peek(): Promise<void> {
    await this.follow(() => api.analysis(this.id, this.invite));
  }

  begin(): Promise<void> {
    return this.follow(() => api.analyse(this.id, this.invite));
  }

  private async follow(ask: () => Promise<LookBack>): Promise<void> {
    try {
      const now = await ask();
      if (this.closed) return;
      if (now.state !== "none") await wantGame("analysis");
      this.now = now;
      this.problem = now.problem ? say(now.problem, now.problem.key.startsWith("service-") ? "core" : "analysis") : "";
    } catch (error) {
      this.problem = wordsOf(error);
      return;
    }
    if (this.busy && !this.closed) this.timer = setTimeout(() => void this.peek(), EVERY);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
