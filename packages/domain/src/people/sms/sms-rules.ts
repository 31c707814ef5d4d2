/** A text that nobody could be given is worth nothing later than this: what it says is a code, or of this minute. */
export const SMS_KEPT_MS = 3_600_000;

/** A longer text would cost more than what it says. */
export const SMS_SEGMENTS_MAX = 4;

/**
 * How many texts a day (of UTC) may cost: to one number, to the thousand numbers it stands among, and to all (the house's own
 * number, where it has one). Who has a share in what a number costs has texts sent to many of them, one after the other.
 */
export const SMS_DAY_LIMITS = { number: 10, range: 60 } as const;

/** The scopes that a text to a number counts in, the narrowest first. */
export const smsScopesOf = (number: string) =>
  ({ number, range: `${number.slice(0, -3)}•••`, all: 'all' }) as const;

const RETRY_FIRST_MS = 10_000;
const RETRY_MOST_MS = 15 * 60_000;

/**
 * How long to wait after a try that failed: ten seconds, and twice as long each time, or what the gateway asks for if that
 * is longer.
 * @param tries how often it has been tried, from 1
 */
export const smsRetryMs = (tries: number, askedMs = 0): number =>
  Math.min(RETRY_MOST_MS, Math.max(askedMs, RETRY_FIRST_MS * 2 ** (tries - 1)));
