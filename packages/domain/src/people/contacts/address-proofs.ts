const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const CODE_DIGITS = 6;
/** How long a code is good: long enough to fetch a phone, too short to be guessed in `CODE_TRIES`. */
export const CODE_KEPT_MS = 10 * MINUTE_MS;
export const CODE_TRIES = 5;
/** Between two codes, and between two letters, to the same address. */
export const CODE_WAIT_MS = 180_000;

/** How long the link of a letter is good that asks whose an address is. */
export const VERIFY_LINK_KEPT_MS = 48 * HOUR_MS;
/** The same of one that opens an account to whoever has it. */
export const RESET_LINK_KEPT_MS = 30 * MINUTE_MS;

/** An account whose letter nobody answers for so long is no account any more. */
export const UNANSWERED_KEPT_MS = 7 * 24 * HOUR_MS;

/** For how long the old address of an account can put a change of it back. */
export const EMAIL_UNDO_KEPT_MS = 7 * 24 * HOUR_MS;
