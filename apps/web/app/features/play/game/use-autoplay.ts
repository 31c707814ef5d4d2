import { useEffect, useEffectEvent, useState } from 'react';
import type { Rounds } from '../table/use-rounds.ts';

export const AUTOPLAY_ROUNDS = 25;
const PAUSE_MS = 450;

export interface Autoplay {
  /** Rounds still to come; 0 when it does not run. */
  readonly left: number;
  toggle(): void;
}

/**
 * Plays a fixed number of rounds with what it was begun with: given rounds, or money. Ends at a refusal, at a win of ten stakes,
 * when the given rounds are used up or are not wanted any more, and when it is asked to.
 */
export function useAutoplay(
  rounds: Rounds,
  { allowed, giftId }: { allowed: boolean; giftId: string | null },
): Autoplay {
  const [left, setLeft] = useState(0);
  const [begunWith, setBegunWith] = useState<string | null>(null);
  const { phase, refusal, last } = rounds;
  const bigWin = last !== null && BigInt(last.winMinor) >= BigInt(last.stakeMinor) * 10n;
  const next = useEffectEvent(() => {
    if (refusal || giftId !== begunWith || (bigWin && left < AUTOPLAY_ROUNDS)) return setLeft(0);
    setLeft(left - 1);
    rounds.spin();
  });
  useEffect(() => {
    if (left === 0 || phase !== 'ready' || !allowed) return undefined;
    const timer = setTimeout(() => next(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [left, phase, allowed]);
  const toggle = () => {
    setBegunWith(giftId);
    setLeft(left > 0 ? 0 : AUTOPLAY_ROUNDS);
  };
  return { left, toggle };
}
