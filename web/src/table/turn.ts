// "Your turn": by a bell, by a browser notice, and by the title of the page.
import { settings } from "../lib/settings.svelte";

let audio: AudioContext | undefined;

/** A ship's bell, two strokes, made of two sines each. */
export function bell(): void {
  try {
    audio ??= new AudioContext();
  } catch {
    return;
  }
  const now = audio.currentTime;
  for (const [start, pitch] of [[0, 880], [0, 2217], [0.28, 880], [0.28, 2217]] as const) {
    const wave = audio.createOscillator();
    const gain = audio.createGain();
    wave.frequency.value = pitch;
    gain.gain.setValueAtTime(0.12, now + start);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.9);
    wave.connect(gain).connect(audio.destination);
    wave.start(now + start);
    wave.stop(now + start + 1);
  }
}

/** Tell a player who looks elsewhere that they are asked. */
export function callPlayer(title: string, words: string): void {
  if (settings.sound) bell();
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted") {
    const notice = new Notification(title, { body: words, tag: "kaper-turn" });
    notice.onclick = () => (window.focus(), notice.close());
  }
}
