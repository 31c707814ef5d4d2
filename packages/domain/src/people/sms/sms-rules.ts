/** A text that nobody could be given is worth nothing later than this: what it says is a code, or of this minute. */
export const SMS_KEPT_MS = 3_600_000;

/** A longer text would cost more than what it says. */
export const SMS_SEGMENTS_MAX = 4;

/**
 * How many texts a day (of UTC) may cost: to one number, to the thousand numbers it stands among, and to all (the house's own
 * number, where it has one). Who has a share in what a number costs has texts sent to many of them, one after the other.
 */
export const SMS_DAY_LIMITS = { number: 10, range: 60 } as const;

/**
 * Whom a text is for: `owner`, a code or what keeps an account safe, to a phone that its player has proven; `claimed`, a code to a phone
 * that somebody has typed; `news`, all else.
 */
export type SmsLane = 'owner' | 'claimed' | 'news';

/**
 * Of each budget: however much the house tells players, half is left for codes; and however many phones strangers type, they use no more
 * than their share of it, and a code is left for owners.
 */
const LANE_SHARES = { owner: 1, claimed: 0.3, news: 0.5 } as const satisfies Record<SmsLane, number>;

/** How many of a day the texts of a lane may come to, rounded down: `news` with all others, `claimed` among themselves. */
export const smsLimitOf = (most: number, lane: SmsLane): number => Math.floor(most * LANE_SHARES[lane]);

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
