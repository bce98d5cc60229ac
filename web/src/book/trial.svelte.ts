// An example of a rulebook being played through: its answers so far, where it stands, and how it got there.
import { api } from "../lib/api";
import type { Animate } from "../lib/board";
import { wordsOf } from "../lib/me.svelte";
import { isDrawn } from "../lib/parts";
import { moved } from "../lib/replay.svelte";
import { speed, still } from "../lib/settings.svelte";
import type { ExampleAnswer, ExampleStep, PlayMessage, RefusedMessage } from "../lib/wire";

export class Trial {
  /** Where the example stands; what is `shown` follows once its events were animated. */
  step = $state.raw<ExampleStep | null>(null);
  shown = $state.raw<PlayMessage | null>(null);
  refused = $state.raw<RefusedMessage | null>(null);
  problem = $state("");
  busy = $state(false);
  /** What was answered before each step that one can go back to. */
  private before = $state.raw<readonly ExampleAnswer[][]>([]);
  /** Set by the page: how the board shows an event. */
  animate: Animate | null = null;
  private moving = new AbortController();

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  readonly mayGoBack: boolean = $derived(this.before.length > 0);
  /** Something else was answered than the example says. */
  left = $state(false);

  /** Show where it begins. */
  async begin(): Promise<void> {
    const step = await this.ask([]);
    if (!step) return;
    this.before = [];
    this.left = false;
    this.stand(step);
  }

  /** Answer for a seat; the dice fall as in the example while its own answers are given. */
  async give(seat: number, answer: ExampleAnswer["answer"]): Promise<void> {
    const from = this.step;
    if (!from || this.busy) return;
    const step = await this.ask([...from.given, { seat, answer }]);
    if (!step) return;
    this.refused = step.refused;
    if (step.refused) return;
    this.before = [...this.before, from.given];
    const own = from.next !== null && from.next.seat === seat && JSON.stringify(from.next.answer) === JSON.stringify(answer);
    if (!own && from.next !== null) this.left = true;
    await this.move(step);
    this.stand(step);
  }

  /** What the example answers now. */
  async on(): Promise<void> {
    const next = this.step?.next;
    if (next) await this.give(next.seat, next.answer);
  }

  /** Take the last answer back. */
  async back(): Promise<void> {
    const given = this.before.at(-1);
    const step = given && !this.busy ? await this.ask(given) : null;
    if (!step) return;
    this.before = this.before.slice(0, -1);
    if (step.next) this.left = false;
    this.stand(step);
  }

  private stand(step: ExampleStep): void {
    this.step = step;
    this.shown = step.play;
    this.refused = null;
  }

  private async ask(given: readonly ExampleAnswer[]): Promise<ExampleStep | null> {
    this.busy = true;
    this.problem = "";
    try {
      return await api.tryExample(this.game, this.id, { given: [...given], panels: !isDrawn(this.game) });
    } catch (error) {
      this.problem = wordsOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** What came of the last answer, moving as at the table; the next answer finishes it at once. */
  private async move(step: ExampleStep): Promise<void> {
    this.moving.abort();
    this.moving = new AbortController();
    const { signal } = this.moving;
    if (!this.animate || still()) return;
    this.busy = true;
    const news = step.play.events.filter(({ n }) => n > step.told);
    await moved(this.animate, news, { next: step.play.view, speed: speed(), signal });
    this.busy = false;
  }

  /** Whatever moves is finished. */
  skip(): void {
    this.moving.abort();
  }
}
