export const REFUSALS = {
  no_attempts: { status: 409, says: 'You have no attempts left.' },
  target_not_reached: { status: 409, says: 'The target has not been reached yet.' },
} as const;
