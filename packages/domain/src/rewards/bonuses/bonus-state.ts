import type { GiftState } from '../gifts/index.ts';
import type { GrantState } from '../purses/index.ts';

/** The states of a bonus as its player sees it, by the specification. LOST is told once, and then it is in no list. */
export const BONUS_STATES = [
  'NOT_ACTIVATED',
  'ACTIVATED',
  'EXPIRED',
  'ACTIVATED_OTHER_PEOPLE',
  'FINISHED',
  'CANCELED',
  'LOST',
] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** The states that are kept with a bonus; once it is activated, its money or its rounds say how it goes on. */
export const KEPT_STATES = [
  'NOT_ACTIVATED',
  'ACTIVATED',
  'EXPIRED',
  'ACTIVATED_OTHER_PEOPLE',
  'CANCELED',
] as const satisfies readonly BonusState[];
export type KeptState = (typeof KEPT_STATES)[number];

export interface BonusLife {
  readonly state: KeptState;
  /** Until when it may be taken; null: without an end. */
  readonly expiresAt: Date | null;
  /** Its money, or what its rounds became. */
  readonly grant: { readonly state: GrantState } | null;
  readonly gift: { readonly state: GiftState } | null;
}

/** How a bonus stands at an instant. What its rounds have won goes on as money where they became a bonus. */
export function bonusState({ state, expiresAt, grant, gift }: BonusLife, now: Date): BonusState {
  if (state === 'NOT_ACTIVATED') return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : state;
  if (state !== 'ACTIVATED') return state;
  return grant?.state ?? gift?.state ?? state;
}

/** Whether nothing leads out of a state any more. */
export const isBonusOver = (state: BonusState): boolean => state !== 'NOT_ACTIVATED' && state !== 'ACTIVATED';
