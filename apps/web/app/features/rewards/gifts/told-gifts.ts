import type { Gift } from '@croupier/contract/rewards/gifts';

const NAME = 'gifts-told';
/** More than are listed at once. */
const KEPT = 100;
const TOLD_FOR_MS = 30 * 86_400_000;

/** The gifts of a list that ran out of time, and of which this browser has not told. What is long past is let be. */
export const untoldOf = (gifts: readonly Gift[], told: readonly string[], now: Date): Gift[] =>
  gifts.filter(
    ({ id, state, endedAt }) =>
      state === 'EXPIRED' &&
      !told.includes(id) &&
      endedAt !== null &&
      now.getTime() - Date.parse(endedAt) < TOLD_FOR_MS,
  );

/** The ids of gifts whose end was read in this browser. */
export const readTold = (): string[] => (localStorage.getItem(NAME) ?? '').split(' ');

export function keepTold(gifts: readonly Gift[]): void {
  const told = [...readTold(), ...gifts.map(({ id }) => id)];
  localStorage.setItem(NAME, told.slice(-KEPT).join(' '));
}
