// A table while it is open: the socket, what it told, and what may be said to it. Reconnects by itself.
import type { Animate } from "./board";
import { settings, speed, still } from "./settings.svelte";
import type {
  AdviceReply,
  AnswerMessage,
  ChatLine,
  ClientMessage,
  EventLine,
  Phrase,
  PlanStep,
  PlayMessage,
  Question,
  RefusedMessage,
  ServerMessage,
  TableInfo,
  Text,
} from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Why the server closed for good: these codes are not worth coming back. */
const FINAL = new Map([
  [4401, "closed-session"],
  [4403, "closed-forbidden"],
  [4404, "closed-missing"],
  [4409, "closed-many"],
  [4410, "closed-aside"],
]);
/** Does it only ask whether somebody interrupts? (A question may be a secret of its seat and still be that seat's turn.) */
export const mayInterrupt = (question: Question): boolean => question.window && question.options.some((option) => option.id === "pass");

/** More steps waiting than this are not animated any more. */
const PATIENCE = 3;
/** What others do between two turns of mine is shown for so many milliseconds at most, unless one wants it slowly. */
const FOLLOWED = 10_000;

/** The seats that are mine, as a text to compare. */
const seatsOf = (table: TableInfo): string => table.seats.filter((seat) => seat.mine).map((seat) => seat.seat).join();

export class Live {
  connection = $state<Connection>("connecting");
  /** The key of the sentence why the table cannot be seen. */
  closed = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  autopass = $state.raw<readonly string[]>([]);
  /** What is shown: the last step whose events were animated. */
  play = $state.raw<PlayMessage | null>(null);
  log = $state.raw<readonly EventLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  refused = $state.raw<RefusedMessage | null>(null);
  error = $state.raw<Text | null>(null);
  /** The last advice that was told, for whichever question. */
  advice = $state.raw<AdviceReply | null>(null);
  /** An answer is on its way or its events are being animated. */
  busy = $state(false);
  /** The number of the last line when I answered last; 0: not since the page was opened. */
  answered = $state(0);
  /** Nothing is animated until I am asked again. */
  hurried = $state(false);
  /** Is something being shown just now? */
  running = $state(false);
  /** When the clock of the present question runs out, in milliseconds since 1970. */
  deadline = $state<number | null>(null);

  /** Set by the table page: how the board shows an event. */
  animate: Animate | null = null;
  /** Called when one of my seats is newly asked. */
  onturn: ((question: Question) => void) | null = null;

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private steps: PlayMessage[] = [];
  private skipping = new AbortController();
  private present: number | null = null;
  private called = -1;
  /** Milliseconds for which others' doings were shown since I was asked last. */
  private followed = 0;

  constructor(
    readonly id: string,
    private readonly invite: string | null,
  ) {
    this.connect();
  }

  private connect(): void {
    const from = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const invite = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
    const socket = new WebSocket(`${from}/ws/tables/${encodeURIComponent(this.id)}${invite}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.connection = "open";
      this.greet();
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.busy = false;
      const final = FINAL.get(event.code);
      if (final) {
        this.closed = final;
        this.connection = "closed";
        return;
      }
      this.connection = "lost";
      this.timer = setTimeout(() => this.connect(), Math.min(300 * 2 ** this.tries++, 5000));
    };
  }

  /** Say what is known already, to be told the rest. */
  private greet(): void {
    const last = this.steps.at(-1)?.events.at(-1)?.n ?? this.log.at(-1)?.n ?? 0;
    this.send({ type: "hello", last, chat: this.chat.at(-1)?.n ?? 0, panels: true, present: this.present });
    if (settings.pace === "digest") this.keepPace();
  }

  /** Have the server wait for bots as the player set it. */
  keepPace(): void {
    this.send({ type: "pace", pace: settings.pace === "digest" ? "always" : "usual" });
  }

  /** Leave the table; nothing is heard any more. */
  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.skipping.abort();
    socket?.close();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (this.table && seatsOf(this.table) !== seatsOf(message.table)) this.greet(); // I sat down or stood up: other eyes
        this.table = message.table;
        this.autopass = message.autopass;
        break;
      case "play":
        this.deadline = message.clock === null ? null : Date.now() + message.clock * 1000;
        this.steps.push(message);
        void this.show();
        break;
      case "refused":
        this.busy = false;
        this.refused = message;
        break;
      case "advice":
        this.advice = message;
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "error":
        this.busy = false;
        this.error = message.text;
        break;
    }
  }

  /** Shows the steps in order: each event in the log and on the board, then the new view and the question. */
  private async show(): Promise<void> {
    if (this.running) return;
    this.running = true;
    let step: PlayMessage | undefined;
    while ((step = this.steps[0])) {
      if (step.cut !== null) {
        const cut = step.cut;
        this.log = this.log.filter((line) => line.n < cut);
      }
      const alive = this.play !== null && step.cut === null && step.viewpoint === this.play.viewpoint;
      for (const line of step.events) {
        this.log = [...this.log, line];
        if (!alive || !this.animate) continue;
        const others = line.seat !== step.viewpoint;
        // without motion the board is told too: what was thrown stays to be read
        const enough = others && (settings.pace === "digest" || (settings.pace === "brisk" && this.followed > FOLLOWED));
        const hasty = still() || this.hurried || this.steps.length > PATIENCE || enough;
        const pace = speed() * (others && settings.pace === "brisk" ? 2.2 : 1);
        const stage = { next: step.view, speed: pace, signal: hasty ? AbortSignal.abort() : this.skipping.signal };
        const began = performance.now();
        await this.animate({ number: line.n, event: line.event as { type: string }, text: line.text }, stage).catch(console.error);
        if (others) this.followed += performance.now() - began;
      }
      this.steps.shift();
      this.play = step;
      if (this.steps.length === 0 && this.socket) this.skipping = new AbortController();
    }
    this.busy = false;
    this.running = false;
    const question = this.play?.questions[0];
    if (question && !mayInterrupt(question)) [this.hurried, this.followed] = [false, 0];
    if (this.play && question && this.called !== this.play.number) {
      this.called = this.play.number;
      this.refused = null;
      this.onturn?.(question);
    }
  }

  /** Go past everything to my next turn: no motion here, and bots that wait for nobody there. */
  hurry(): void {
    this.hurried = true;
    if (settings.pace !== "digest") this.send({ type: "pace", pace: "turn" });
    this.skip();
  }

  /** Finish the running animations at once. */
  skip(): void {
    this.skipping.abort();
  }

  answer(seat: number, answer: AnswerMessage["answer"]): void {
    if (!this.play) return;
    this.refused = null;
    this.busy = true;
    this.answered = this.log.at(-1)?.n ?? 0;
    this.send({ type: "answer", seat, number: this.play.number, answer });
  }

  /** Several answers in a row; the first that cannot be given is refused, and the rest is dropped. */
  plan(seat: number, steps: readonly PlanStep[]): void {
    if (!this.play) return;
    this.refused = null;
    this.busy = true;
    this.answered = this.log.at(-1)?.n ?? 0;
    this.send({ type: "plan", seat, number: this.play.number, steps: [...steps] });
  }

  /** Ask a strong bot what it would answer to the present question. */
  advise(seat: number): void {
    if (this.play) this.send({ type: "advice", seat, number: this.play.number });
  }

  /** Say whether advice may be asked for at this table. */
  agree(advice: boolean): void {
    this.send({ type: "agree", advice });
  }

  undo(seat: number, free: boolean): void {
    this.refused = null;
    this.send({ type: "undo", seat, free });
  }

  say(what: string | { phrase: Phrase }): void {
    if (typeof what === "string") this.send({ type: "chat", text: what });
    else this.send({ type: "chat", phrase: what.phrase });
  }

  setAutopass(windows: string[]): void {
    this.send({ type: "autopass", windows });
  }

  /** On a shared screen: who sits before it now (null: cover everything). */
  atScreen(seat: number | null): void {
    this.present = seat;
    this.send({ type: "present", seat });
  }

  takeover(seat: number): void {
    this.send({ type: "takeover", seat });
  }

  comeBack(seat: number): void {
    this.send({ type: "return", seat });
  }
}
