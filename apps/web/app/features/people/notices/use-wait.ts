import { useEffect, useState } from 'react';

/** Until when something must not be asked for again, by its id: what shows it may come and go meanwhile. */
const waits = new Map<string, number>();

/** A wait that is counted down second by second. */
export function useWait(id: string): { leftMs: number; begin(waitMs: number): void } {
  const [now, setNow] = useState(() => Date.now());
  const leftMs = Math.max(0, (waits.get(id) ?? 0) - now);
  const isWaiting = leftMs > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    leftMs,
    begin(waitMs) {
      waits.set(id, Date.now() + waitMs);
      setNow(Date.now());
    },
  };
}

/** `2:59`, what is begun of a second counted as one. */
export function clockOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
