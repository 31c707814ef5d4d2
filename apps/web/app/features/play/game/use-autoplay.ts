import { useEffect, useEffectEvent, useState } from 'react';
import type { Rounds } from '../table/use-rounds.ts';

export const AUTOPLAY_ROUNDS = 25;
const PAUSE_MS = 450;

export interface Autoplay {
  /** Rounds still to come; 0 when it does not run. */
  readonly left: number;
  toggle(): void;
}

/** Plays a fixed number of rounds; ends at a refusal, at a win of ten stakes, when the rounds that were given are used up, and when it is asked to. */
export function useAutoplay(
  rounds: Rounds,
  { allowed, giftId }: { allowed: boolean; giftId: string | null },
): Autoplay {
  const [left, setLeft] = useState(0);
  const { phase, refusal, last } = rounds;
  const bigWin = last !== null && BigInt(last.winMinor) >= BigInt(last.stakeMinor) * 10n;
  const isGiftOver = last !== null && last.giftId !== null && last.giftId !== giftId;
  const next = useEffectEvent(() => {
    if (refusal || (isGiftOver && left < AUTOPLAY_ROUNDS) || (bigWin && left < AUTOPLAY_ROUNDS))
      return setLeft(0);
    setLeft(left - 1);
    rounds.spin();
  });
  useEffect(() => {
    if (left === 0 || phase !== 'ready' || !allowed) return undefined;
    const timer = setTimeout(() => next(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [left, phase, allowed]);
  return { left, toggle: () => setLeft(left > 0 ? 0 : AUTOPLAY_ROUNDS) };
}
