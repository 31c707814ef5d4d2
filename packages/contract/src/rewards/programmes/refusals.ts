export const REFUSALS = {
  offer_over: { status: 409, says: 'This offer is over, or you have had your share of it.' },
} as const;
