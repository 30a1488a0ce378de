import type { Cue } from './cues.ts';

/* Sounds out of noise and waves: no file is fetched. */

/** When a stroke falls, in seconds, and how loud it is. */
type Stroke = readonly [at: number, loudness: number];

/** A die strikes the table less and less. */
const DIE: readonly Stroke[] = [
  [0, 1],
  [0.09, 0.7],
  [0.16, 0.8],
  [0.215, 0.5],
  [0.26, 0.4],
  [0.295, 0.25],
];
const STEPS: readonly Stroke[] = [
  [0, 0.8],
  [0.11, 1],
  [0.22, 0.8],
  [0.33, 0.6],
];
/** Two long, three short: as far as one hears it. */
const DRUMS: readonly Stroke[] = [
  [0, 1],
  [0.42, 0.8],
  [0.84, 0.9],
  [0.98, 0.6],
  [1.12, 0.9],
];

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.25, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let n = 1;
  for (let i = 0; i < samples.length; i++) {
    n = (Math.imul(n, 48271) >>> 0) % 0x7fffffff;
    samples[i] = (n / 0x7fffffff) * 2 - 1;
  }
  return buffer;
}

/** Loud at once, then fading. */
function fading(context: BaseAudioContext, at: number, loudness: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

interface Tone {
  readonly filter: BiquadFilterType;
  readonly pitch: number;
  readonly loudness: number;
  readonly seconds: number;
}

function strike(context: BaseAudioContext, noise: AudioBuffer, at: number, { filter, pitch, ...fade }: Tone): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  const tone = context.createBiquadFilter();
  tone.type = filter;
  tone.frequency.value = pitch;
  tone.Q.value = filter === 'bandpass' ? 6 : 0.7;
  source.connect(tone).connect(fading(context, at, fade.loudness, fade.seconds));
  source.start(at);
  source.stop(at + fade.seconds);
}

/** A skin that gives way: a low wave that falls. */
function thump(context: BaseAudioContext, at: number, loudness: number): void {
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(105, at);
  wave.frequency.exponentialRampToValueAtTime(58, at + 0.25);
  wave.connect(fading(context, at, loudness, 0.4));
  wave.start(at);
  wave.stop(at + 0.4);
}

/** Plays a cue; gives back how long it lasts, in seconds. */
export function play(context: BaseAudioContext, cue: Cue, from: number): number {
  const noise = noiseOf(context);
  const tones: Readonly<Record<Cue, (at: number, loudness: number) => void>> = {
    die: (at, loudness) =>
      strike(context, noise, at, { filter: 'bandpass', pitch: 2400, loudness: loudness * 0.5, seconds: 0.045 }),
    step: (at, loudness) =>
      strike(context, noise, at, { filter: 'lowpass', pitch: 420, loudness: loudness * 0.16, seconds: 0.08 }),
    drums: (at, loudness) => {
      thump(context, at, loudness * 0.16);
      strike(context, noise, at, { filter: 'lowpass', pitch: 260, loudness: loudness * 0.12, seconds: 0.22 });
    },
  };
  const strokes = { die: DIE, step: STEPS, drums: DRUMS }[cue];
  for (const [at, loudness] of strokes) tones[cue](from + at, loudness);
  return strokes.at(-1)![0];
}
