import type { SoundLevels } from '@croupier/game-client';
import type { RegionPack } from '@croupier/domain/site/regions';
import { useMemo, useState } from 'react';
import { useRemembered } from '../../../lib/use-remembered.ts';
import { useProfile } from '../../../lib/session.ts';
import { SILENT } from '../table/silent.ts';
import { readLevel, type SoundPart } from './sound-level.ts';
import { useKeepSpeed } from './use-keep-speed.ts';

/** How rounds are presented. None of it takes part in what they pay. */
export interface Preferences {
  readonly soundOn: boolean;
  /** What is set for each, also while all of it is off. */
  readonly volumes: SoundLevels;
  /** What is heard. */
  readonly levels: SoundLevels;
  readonly turbo: boolean;
  toggleSound(): void;
  /** Who sets how loud something is wants to hear it: all sound goes on with it. */
  setVolume(part: SoundPart, level: number): void;
  toggleTurbo(): void;
}

/**
 * Sound is remembered, and off until somebody wants it. A player's pace is kept in the account, and a table starts with it as far as
 * its region allows; a visitor chooses at every table.
 */
export function usePreferences(region: RegionPack): Preferences {
  const [sound, setSound] = useRemembered<'on' | 'off'>('game-sound', 'off');
  const [effects, setEffects] = useRemembered<string>('game-effects', '0.7');
  const [music, setMusic] = useRemembered<string>('game-music', '0.4');
  const [chosen, setChosen] = useState(useProfile()?.speed === 'turbo');
  const keepSpeed = useKeepSpeed();
  const turbo = chosen && region.turbo;
  const soundOn = sound === 'on';
  const volumes = useMemo(() => ({ effects: readLevel(effects), music: readLevel(music) }), [effects, music]);
  return {
    soundOn,
    volumes,
    levels: soundOn ? volumes : SILENT,
    turbo,
    toggleSound: () => setSound(soundOn ? 'off' : 'on'),
    setVolume(part, level) {
      const set = part === 'effects' ? setEffects : setMusic;
      set(String(level));
      setSound('on');
    },
    toggleTurbo() {
      setChosen(!turbo);
      keepSpeed(turbo ? 'normal' : 'turbo');
    },
  };
}
