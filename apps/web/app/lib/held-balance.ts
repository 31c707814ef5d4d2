import { useEffect, useSyncExternalStore } from 'react';

/** What the bar shows while a round is on stage: `frozen` keeps what it shows, an amount replaces it. */
type Hold = 'frozen' | bigint | null;

let hold: Hold = null;
const listeners = new Set<() => void>();

/** The live balance knows the win before the reels have stopped; the bar must not tell it first. */
export function useHoldBalance(next: Hold): void {
  useEffect(() => set(next), [next]);
  useEffect(() => () => set(null), []);
}

export const useBalanceHold = (): Hold =>
  useSyncExternalStore(
    subscribe,
    () => hold,
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Hold): void {
  if (hold === next) return;
  hold = next;
  for (const listener of listeners) listener();
}
