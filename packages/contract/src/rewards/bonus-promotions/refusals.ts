export const REFUSALS = {
  no_attempts: { status: 409, says: 'You have no attempt left for now.' },
} as const;
