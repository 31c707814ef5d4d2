import { useEffect, useEffectEvent } from 'react';
import { useRemembered } from '../../../lib/use-remembered.ts';
import type { PastRounds } from './use-past-rounds.ts';

/**
 * Whether whoever sits here has not played the game: no round of theirs is known, and this browser remembers neither one nor
 * that the line about it was put away.
 * @returns that, and the way to put it away
 */
export function useFirstLook(game: string, { rounds, isKnown }: PastRounds): [boolean, () => void] {
  const [met, setMet] = useRemembered<'no' | 'yes'>(`met:${game}`, 'no');
  const hasPlayed = rounds.length > 0;
  const remember = useEffectEvent(() => setMet('yes'));
  useEffect(() => {
    if (hasPlayed) remember();
  }, [hasPlayed]);
  return [met === 'no' && isKnown && !hasPlayed, () => setMet('yes')];
}
