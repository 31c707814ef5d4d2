import type { SoundCue } from '../show/sound-cues.ts';
import { playNoise, playTone, type Voice } from './voices.ts';

export interface Sound {
  /** Call it from a press: browsers start audio only then. */
  setOn(on: boolean): void;
  play(cue: SoundCue): void;
  dispose(): void;
}

/** Steps of a major pentatonic above C5: any run of wins sounds like a tune. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;
const C5_HZ = 523.25;
const note = (step: number) => C5_HZ * 2 ** ((SCALE[Math.min(step, SCALE.length - 1)] ?? 0) / 12);

/** A small synthesiser without any audio files. Silent, and without an audio context, until it is turned on. */
export function createSound(): Sound {
  let voice: Voice | undefined;
  let on = false;
  return {
    setOn(next) {
      on = next;
      if (on) voice ??= openVoice();
      if (voice) voice.out.gain.setTargetAtTime(on ? 0.5 : 0, voice.context.currentTime, 0.03);
      if (on) void voice?.context.resume();
    },
    play(cue) {
      if (on && voice?.context.state === 'running') score(voice, cue);
    },
    dispose() {
      void voice?.context.close();
      voice = undefined;
    },
  };
}

function openVoice(): Voice {
  const context = new AudioContext();
  const out = context.createGain();
  const limiter = context.createDynamicsCompressor();
  out.connect(limiter).connect(context.destination);
  return { context, out };
}

function score(voice: Voice, cue: SoundCue): void {
  switch (cue.name) {
    case 'spin':
      playNoise(voice, { atS: 0, lengthS: 0.42, fromHz: 300, toHz: 1_500, level: 0.16 });
      return playTone(voice, { wave: 'triangle', hz: 196, toHz: 294, atS: 0, lengthS: 0.16, level: 0.16 });
    case 'fall':
      playNoise(voice, { atS: 0, lengthS: 0.06, fromHz: 1_400, toHz: 320, level: 0.26 });
      return playTone(voice, {
        wave: 'sine',
        hz: 210 - cue.reel * 8,
        toHz: 90,
        atS: 0,
        lengthS: 0.12,
        level: 0.34,
      });
    case 'burst':
      playNoise(voice, { atS: 0, lengthS: 0.22, fromHz: 900, toHz: 4_200, level: 0.26 });
      return arpeggio(voice, [cue.step, cue.step + 2], 0.07);
    case 'expand':
      playNoise(voice, { atS: 0, lengthS: 0.5, fromHz: 240, toHz: 2_600, level: 0.16 });
      return playTone(voice, {
        wave: 'triangle',
        hz: note(0) / 2,
        toHz: note(5),
        atS: 0,
        lengthS: 0.55,
        level: 0.22,
      });
    case 'coin':
      playTone(voice, { wave: 'sine', hz: 1_976, atS: 0, lengthS: 0.12, level: 0.2 });
      return playTone(voice, { wave: 'sine', hz: 2_637, atS: 0.07, lengthS: 0.5, level: 0.2 });
    case 'special':
      return arpeggio(voice, [2, 5, 4, 7], 0.14);
    case 'jackpot':
      return arpeggio(voice, [0, 2, 3, 5, 7, 5, 7, 8, 10], 0.12);
    case 'stop':
      playNoise(voice, { atS: 0, lengthS: 0.07, fromHz: 900, toHz: 240, level: 0.4 });
      return playTone(voice, {
        wave: 'sine',
        hz: 150 - cue.reel * 6,
        toHz: 62,
        atS: 0,
        lengthS: 0.14,
        level: 0.5,
      });
    case 'awaited':
      for (let beat = 0; beat < 6; beat++)
        playTone(voice, {
          wave: 'triangle',
          hz: note(beat) / 2,
          atS: beat * 0.2,
          lengthS: 0.22,
          level: 0.16,
        });
      return;
    case 'win':
      playTone(voice, { wave: 'triangle', hz: note(cue.step), atS: 0, lengthS: 0.3, level: 0.24 });
      return playTone(voice, { wave: 'sine', hz: note(cue.step) * 2, atS: 0.04, lengthS: 0.36, level: 0.12 });
    case 'trigger':
      return arpeggio(voice, [0, 2, 3, 5, 7, 8], 0.11);
    case 'free':
      return arpeggio(voice, [3, 5, 6, 8], 0.16);
    case 'done':
      return arpeggio(voice, [5, 3, 5, 8], 0.12);
    case 'celebration':
      return arpeggio(
        voice,
        { big: [0, 2, 3, 5], great: [0, 2, 3, 5, 7, 8], legendary: [0, 2, 3, 5, 3, 5, 7, 8, 10] }[cue.tier],
        0.13,
      );
    case 'coins':
      for (let coin = 0; coin < 16; coin++)
        playTone(voice, {
          wave: 'sine',
          hz: 2_100 + ((coin * 397) % 1_300),
          atS: coin * 0.085,
          lengthS: 0.09,
          level: 0.07,
        });
  }
}

function arpeggio(voice: Voice, steps: readonly number[], everyS: number): void {
  steps.forEach((step, index) => {
    const lengthS = index === steps.length - 1 ? 0.9 : 0.32;
    playTone(voice, { wave: 'triangle', hz: note(step), atS: index * everyS, lengthS, level: 0.24 });
    playTone(voice, { wave: 'sine', hz: note(step) / 2, atS: index * everyS, lengthS, level: 0.16 });
  });
}
