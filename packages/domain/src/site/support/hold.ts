import type { SupportState } from './support-request.ts';

/** Who takes a letter has so long to answer it; then it is anybody's again. */
export const SUPPORT_HOLD_MS = 30 * 60_000;

/** A letter as far as it decides who may work on it. */
export interface HeldLetter {
  readonly state: SupportState;
  /** The operator who took it last. */
  readonly takenBy: bigint | null;
  readonly takenUntil: Date | null;
}

/** Waiting for an answer, whether somebody has it in hand or not. */
export const isWaiting = ({ state }: Pick<HeldLetter, 'state'>): boolean =>
  state === 'NEW' || state === 'OPEN';

/** Whether somebody has a letter in hand, and their time is not over. */
export const isHeld = (letter: HeldLetter, now: Date): boolean =>
  isWaiting(letter) && letter.takenBy !== null && letter.takenUntil !== null && letter.takenUntil > now;

/** Whether an operator may take a letter: one that waits and that nobody else has in hand. */
export const mayTake = (letter: HeldLetter, operator: bigint, now: Date): boolean =>
  isWaiting(letter) && (letter.takenBy === operator || !isHeld(letter, now));

/** Whether a letter that waits was taken last by somebody else. */
export const isElsewhere = (letter: HeldLetter, operator: bigint): boolean =>
  isWaiting(letter) && letter.takenBy !== null && letter.takenBy !== operator;

/**
 * Whether an operator may answer or close a letter: who took it last, also a little late, as long as nobody else has taken it
 * since. Who never took it may be writing beside somebody who did.
 */
export const mayAnswer = (letter: HeldLetter, operator: bigint): boolean =>
  isWaiting(letter) && letter.takenBy === operator;
