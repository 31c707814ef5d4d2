import { useState } from 'react';
import { useRemembered } from '../../../lib/use-remembered.ts';

/** How rounds are presented. None of it takes part in what they pay. */
export interface Preferences {
  readonly soundOn: boolean;
  readonly turbo: boolean;
  toggleSound(): void;
  toggleTurbo(): void;
}

/** Sound is remembered, and off until somebody wants it; turbo is chosen anew at every table. */
export function usePreferences(): Preferences {
  const [sound, setSound] = useRemembered<'on' | 'off'>('game-sound', 'off');
  const [turbo, setTurbo] = useState(false);
  const soundOn = sound === 'on';
  return {
    soundOn,
    turbo,
    toggleSound: () => setSound(soundOn ? 'off' : 'on'),
    toggleTurbo: () => setTurbo(!turbo),
  };
}
