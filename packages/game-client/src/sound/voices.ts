import type { Note } from './score.ts';

export interface Voice {
  readonly context: AudioContext;
  readonly out: GainNode;
}

const PLUCK_S = 0.012;

/** One note with a soft attack and a long fall. `level` 0 to 1, times from now. */
export function playTone(voice: Voice, tone: Extract<Note, { kind: 'tone' }>): void {
  const { context, out } = voice;
  const start = context.currentTime + tone.atS;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.hz, start);
  if (tone.toHz) oscillator.frequency.exponentialRampToValueAtTime(tone.toHz, start + tone.lengthS);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.level, start + (tone.attackS ?? PLUCK_S));
  gain.gain.exponentialRampToValueAtTime(0.0008, start + tone.lengthS);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(start + tone.lengthS + 0.02);
}

/** A breath of filtered noise: the rush of the reels, the knock of a stop. */
export function playNoise(voice: Voice, noise: Extract<Note, { kind: 'noise' }>): void {
  const { context, out } = voice;
  const start = context.currentTime + noise.atS;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(noise.fromHz, start);
  filter.frequency.exponentialRampToValueAtTime(noise.toHz, start + noise.lengthS);
  const gain = context.createGain();
  gain.gain.setValueAtTime(noise.level, start);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + noise.lengthS);
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
  source.stop(start + noise.lengthS + 0.02);
}

const buffers = new WeakMap<AudioContext, AudioBuffer>();

/** Half a second of white noise from a fixed generator: it only has to sound like noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  const known = buffers.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  let state = 0x2545f491;
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[index] = (state >>> 0) / 2 ** 31 - 1;
  }
  buffers.set(context, buffer);
  return buffer;
}
