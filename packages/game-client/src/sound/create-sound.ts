import type { SoundCue } from '../show/sound-cues.ts';
import { scoreOf } from './score.ts';
import { playNoise, playTone, type Voice } from './voices.ts';

export interface Sound {
  /** Call it from a press: browsers start audio only then. */
  setOn(on: boolean): void;
  play(cue: SoundCue): void;
  dispose(): void;
}

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
      if (!on || voice?.context.state !== 'running') return;
      for (const note of scoreOf(cue)) {
        if (note.kind === 'tone') playTone(voice, note);
        else playNoise(voice, note);
      }
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
