// Short sounds, made on the spot from noise and tones. Silent unless the player switched sound on.
import { settings } from "../../lib/settings.svelte";

export type Sound = "wheel" | "sail" | "cannon" | "splinter" | "splash" | "dice" | "coins" | "card" | "bell" | "horn" | "fame" | "hammer";

let audio: AudioContext | undefined;

function noise(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** A puff of filtered noise: where it begins, how long, how high, how loud. */
function puff(context: AudioContext, start: number, seconds: number, pitch: number, loud: number, fall = 0.3): void {
  const source = noise(context, seconds);
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  const now = context.currentTime + start;
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(pitch, now);
  filter.frequency.exponentialRampToValueAtTime(Math.max(40, pitch * fall), now + seconds);
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(now);
}

function tone(context: AudioContext, start: number, seconds: number, pitch: number, loud: number, type: OscillatorType = "sine"): void {
  const wave = context.createOscillator();
  const gain = context.createGain();
  const now = context.currentTime + start;
  wave.type = type;
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  wave.connect(gain).connect(context.destination);
  wave.start(now);
  wave.stop(now + seconds);
}

const scores: Record<Sound, (c: AudioContext) => void> = {
  wheel: (c) => [0, 0.07, 0.14, 0.21].forEach((at) => puff(c, at, 0.05, 1800, 0.12)),
  sail: (c) => puff(c, 0, 1, 700, 0.05, 0.6),
  cannon: (c) => (puff(c, 0, 0.7, 900, 0.5, 0.08), tone(c, 0, 0.35, 62, 0.4)),
  splinter: (c) => [0, 0.05, 0.12].forEach((at) => puff(c, at, 0.14, 3200, 0.2)),
  splash: (c) => puff(c, 0, 0.5, 2600, 0.14, 0.2),
  dice: (c) => [0, 0.09, 0.2, 0.33, 0.5].forEach((at) => puff(c, at, 0.04, 4200, 0.16)),
  coins: (c) => [0, 0.08, 0.17].forEach((at, i) => tone(c, at, 0.25, 2300 + 330 * i, 0.05, "triangle")),
  card: (c) => puff(c, 0, 0.12, 3000, 0.1, 0.5),
  bell: (c) => (tone(c, 0, 1.1, 660, 0.09), tone(c, 0, 0.9, 1660, 0.05)),
  horn: (c) => tone(c, 0, 0.9, 196, 0.07, "sawtooth"),
  fame: (c) => [523, 659, 784].forEach((pitch, i) => tone(c, i * 0.09, 0.3, pitch, 0.06, "triangle")),
  hammer: (c) => [0, 0.18].forEach((at) => puff(c, at, 0.06, 1500, 0.3)),
};

/** Make a sound, if sounds are wanted and the browser lets us. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    scores[sound](audio);
  } catch {
    audio = undefined;
  }
}
