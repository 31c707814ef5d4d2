import type { SoundCue } from '../show/sound-cues.ts';
import { scoreOf } from './score.ts';
import { playNoise, playTone, type Voice } from './voices.ts';

/** How loud each is, 0 to 1; nothing at 0. */
export interface SoundLevels {
  readonly effects: number;
  readonly music: number;
}

export interface Sound {
  /** Call it from a press: browsers start audio only then. */
  setLevels(levels: SoundLevels): void;
  play(cue: SoundCue): void;
  dispose(): void;
}

interface Desk {
  readonly effects: Voice;
  readonly music: Voice;
}

/** How loud the loudest is. */
const FULL = { effects: 0.7, music: 0.5 } as const;
/** A change of level takes about three times as long. */
const EASE_S = { effects: 0.03, music: 0.6 } as const;

/**
 * A small synthesiser without any audio files. Silent, and without an audio context, until it is turned on.
 * @param game whose music is played under everything; fetched when it is first wanted
 */
export function createSound(game: string): Sound {
  let desk: Desk | undefined;
  let now: SoundLevels = { effects: 0, music: 0 };
  /** Brings the way to end it. */
  let music: Promise<() => void> | undefined;
  const endMusic = () => {
    void music?.then((end) => end());
    music = undefined;
  };
  return {
    setLevels(levels) {
      now = levels;
      const isOn = levels.effects > 0 || levels.music > 0;
      if (isOn) desk ??= openDesk();
      if (!desk) return;
      setLevel(desk.effects, levels.effects * FULL.effects, EASE_S.effects);
      setLevel(desk.music, levels.music * FULL.music, EASE_S.music);
      if (isOn) void desk.effects.context.resume();
      if (levels.music > 0) music ??= beginMusic(desk.music, game);
      else endMusic();
    },
    play(cue) {
      if (now.effects === 0 || desk?.effects.context.state !== 'running') return;
      for (const note of scoreOf(cue)) {
        if (note.kind === 'tone') playTone(desk.effects, note);
        else playNoise(desk.effects, note);
      }
    },
    dispose() {
      endMusic();
      void desk?.effects.context.close();
      desk = undefined;
    },
  };
}

/** Without it a game is played all the same. */
const beginMusic = (voice: Voice, game: string): Promise<() => void> =>
  import('./play-music.ts').then(({ playMusic }) => playMusic(voice, game)).catch(() => () => undefined);

function setLevel({ context, out }: Voice, level: number, easeS: number): void {
  out.gain.setTargetAtTime(level, context.currentTime, easeS);
}

/** Two voices into one limiter. */
function openDesk(): Desk {
  const context = new AudioContext();
  const limiter = context.createDynamicsCompressor();
  limiter.connect(context.destination);
  const voice = (): Voice => {
    const out = context.createGain();
    out.gain.value = 0;
    out.connect(limiter);
    return { context, out };
  };
  return { effects: voice(), music: voice() };
}
