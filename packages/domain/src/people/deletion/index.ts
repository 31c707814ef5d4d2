/** Between the wish to end an account and its end: so long it can be taken back. */
export const DELETION_WAIT_MS = 7 * 86_400_000;
