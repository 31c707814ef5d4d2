/** Where money goes: a card, which is shown to the provider alone, or a bank account by its number. */
export const PAY_OUT_KINDS = ['card', 'iban'] as const;
export type PayOutKind = (typeof PAY_OUT_KINDS)[number];

/**
 * `ASKED`: the provider has been asked, and has not answered. `SHOWN`: it has, and the player is to confirm it. Only `PROVEN` is paid to.
 * `REFUSED` is not the player's; `DISABLED` they gave up.
 */
export const METHOD_STATES = ['ASKED', 'SHOWN', 'PROVEN', 'REFUSED', 'DISABLED'] as const;
export type MethodState = (typeof METHOD_STATES)[number];

/** Why a method is not taken. */
export const METHOD_REFUSALS = [
  'iban_wrong',
  'name_missing',
  'name_differs',
  'not_confirmed',
  'too_many',
] as const;
export type MethodRefusal = (typeof METHOD_REFUSALS)[number];

/** A player has few; more at a time are somebody's attempt. */
export const METHODS_MAX = 8;
