import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 700;

/**
 * The value on its way to `target`: it runs there in 0.7 s, slowing down, and is exact at the end.
 * With reduced motion it is the target at once.
 */
export function useCount(target: bigint): bigint {
  const [shown, setShown] = useState(target);
  const current = useRef(target);
  useEffect(() => {
    const from = current.current;
    if (from === target) return undefined;
    const still =
      matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden';
    const startedAt = performance.now();
    let frame = 0;
    const step = (at: number) => {
      current.current = still
        ? target
        : between(from, target, Math.min(1, Math.max(0, (at - startedAt) / COUNT_MS)));
      setShown(current.current);
      if (current.current !== target) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/** @param share 0 to 1 of the time; the way is covered fast first. */
export function between(from: bigint, to: bigint, share: number): bigint {
  if (share >= 1) return to;
  const eased = 1 - (1 - share) ** 3;
  return from + ((to - from) * BigInt(Math.round(eased * 10_000))) / 10_000n;
}
