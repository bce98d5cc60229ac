// Sounds: made on the spot, short, and silent until somebody switches them on.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { set } from "../src/lib/settings.svelte";

let made: { stops: number[] }[];

class Param {
  value = 0;
  setValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class Node {
  frequency = new Param();
  gain = new Param();
  type = "";
  buffer: unknown = null;
  constructor(private readonly context: Audio) {}
  connect<T>(to: T): T {
    return to;
  }
  start(at: number) {
    this.context.starts.push(at);
  }
  stop(at: number) {
    this.context.stops.push(at);
  }
}
class Audio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  starts: number[] = [];
  stops: number[] = [];
  constructor() {
    made.push(this);
  }
  createOscillator = () => new Node(this);
  createGain = () => new Node(this);
  createBiquadFilter = () => new Node(this);
  createBufferSource = () => new Node(this);
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  made = [];
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
});
afterEach(() => {
  set({ sound: false });
  vi.unstubAllGlobals();
});

it("is off until it is switched on", async () => {
  const { play } = await import("../src/lib/ui/sounds");
  const { callPlayer } = await import("../src/table/turn");
  play("dice");
  callPlayer("Your turn", "Where do you sail?");
  expect(made).toEqual([]);
});

it("has dice, guns, coins, cards and a bell for the turn, none longer than two seconds", async () => {
  const [{ play }, { callPlayer }, settings] = await Promise.all([import("../src/lib/ui/sounds"), import("../src/table/turn"), import("../src/lib/settings.svelte")]);
  settings.set({ sound: true });
  for (const sound of ["dice", "cannon", "coins", "card", "bell"] as const) {
    const before = (made as unknown as Audio[]).flatMap((one) => one.starts).length;
    play(sound);
    expect((made as unknown as Audio[]).flatMap((one) => one.starts).length, sound).toBeGreaterThan(before);
  }
  callPlayer("Your turn", "Where do you sail?");
  const audios = made as unknown as Audio[];
  expect(audios).toHaveLength(2);
  expect(Math.max(...audios.flatMap((one) => [...one.starts, ...one.stops]))).toBeLessThan(2);
});
