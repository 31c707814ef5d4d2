/**
 * Why a round was voided, as its player is told: it could not be brought to its end, the game had a fault, or the stake should
 * not have been taken by the house's own rules.
 */
export const VOID_CAUSES = ['stuck', 'fault', 'rules'] as const;
export type VoidCause = (typeof VOID_CAUSES)[number];
