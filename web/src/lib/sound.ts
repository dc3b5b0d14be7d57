/** Short synthesised sounds; nothing is made until sound is switched on. */
import { settings } from "./settings.svelte";

export type Sound = "place" | "coin" | "dice" | "stamp" | "turn" | "win";

let context: AudioContext | undefined;

interface Note {
  at: number;
  hertz: number;
  to?: number;
  long: number;
  shape?: OscillatorType;
  loud?: number;
}
const NOTES: Record<Exclude<Sound, "dice">, Note[]> = {
  place: [{ at: 0, hertz: 220, to: 140, long: 0.09, shape: "triangle" }],
  coin: [
    { at: 0, hertz: 988, long: 0.07, shape: "square", loud: 0.05 },
    { at: 0.07, hertz: 1319, long: 0.16, shape: "square", loud: 0.05 },
  ],
  stamp: [{ at: 0, hertz: 110, to: 50, long: 0.16, shape: "sawtooth", loud: 0.12 }],
  turn: [
    { at: 0, hertz: 523, long: 0.12 },
    { at: 0.13, hertz: 784, long: 0.2 },
  ],
  win: [523, 659, 784, 1047].map((hertz, n) => ({ at: n * 0.13, hertz, long: 0.28 })),
};

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (name === "dice") rattle(context);
  else for (const note of NOTES[name]) tone(context, note);
}

function tone(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = note.shape ?? "sine";
  oscillator.frequency.setValueAtTime(note.hertz, start);
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  gain.gain.setValueAtTime(note.loud ?? 0.14, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + note.long);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + note.long);
}

/** Dice are bursts of noise, ever quieter. */
function rattle(audio: AudioContext): void {
  const length = Math.floor(audio.sampleRate * 0.5);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n += 1) {
    const beat = (n / audio.sampleRate) % 0.085;
    samples[n] = beat < 0.012 ? (Math.random() * 2 - 1) * 0.3 * (1 - n / length) : 0;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(audio.destination);
  source.start();
}

/** What an event sounds like, by its name; most are silent. */
export function soundOf(event: string): Sound | null {
  if (/roll/.test(event)) return "dice";
  if (/sold|paid|income|earned|bought|collected|awarded/.test(event)) return "coin";
  if (/trial|verdict|settled|suit|hammer|auction_ended|launched/.test(event)) return "stamp";
  if (/ended$/.test(event)) return null;
  return "place";
}
