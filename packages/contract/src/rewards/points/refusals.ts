export const REFUSALS = {
  insufficient_points: { status: 422, says: 'You do not have enough points.' },
} as const;
