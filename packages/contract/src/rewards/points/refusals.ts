export const REFUSALS = {
  insufficient_points: { status: 422, says: 'You have fewer points than this costs.' },
} as const;
