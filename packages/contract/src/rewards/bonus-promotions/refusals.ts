export const REFUSALS = {
  no_attempts: { status: 409, says: 'You have no attempt left for now.' },
  target_not_reached: { status: 409, says: 'Something is still missing.' },
} as const;
