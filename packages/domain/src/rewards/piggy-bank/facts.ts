export const FACTS = {
  'piggy-bank.created': { id: 'uuid', code: 'code' },
  /** Its player broke it: the amount is paid by `reward.given`. */
  'piggy-bank.broken': { id: 'uuid', code: 'code', currency: 'currency', amountMinor: 'amount' },
} as const;
