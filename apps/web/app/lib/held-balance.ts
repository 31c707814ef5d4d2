import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import { useEffect, useSyncExternalStore } from 'react';

/** What can be played with: an amount of one of the player's accounts, and bonus money that goes with it. */
export interface ShownBalance {
  readonly amountMinor: bigint;
  /** Of the amount, what is bonus money. */
  readonly bonusMinor: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
}

/** What the bar shows while a round is on stage: `frozen` keeps what it shows, a balance replaces it. */
type Hold = 'frozen' | ShownBalance | null;

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

const FIELDS = ['amountMinor', 'bonusMinor', 'currency', 'kind'] as const satisfies (keyof ShownBalance)[];

/** True for the same amount of the same account: an object may be made anew at every look. */
export function isSameBalance(one: Hold, other: Hold): boolean {
  if (one === other) return true;
  if (one === null || other === null || one === 'frozen' || other === 'frozen') return false;
  return FIELDS.every((field) => one[field] === other[field]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Hold): void {
  if (isSameBalance(hold, next)) return;
  hold = next;
  for (const listener of listeners) listener();
}
