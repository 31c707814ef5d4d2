export const REFUSALS = {
  offer_over: { status: 409, says: 'This offer has ended, or you have already used it.' },
} as const;
