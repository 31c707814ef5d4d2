/** A notice that nobody could be given is worth nothing later than this. */
export const PUSH_KEPT_MS = 24 * 3_600_000;

/** What a push service takes is 4 KB encrypted; what a screen shows of a notice is far less. */
export const PUSH_TITLE_MAX = 80;
export const PUSH_TEXT_MAX = 240;

const RETRY_FIRST_MS = 30_000;
const RETRY_MOST_MS = 2 * 3_600_000;

/**
 * How long to wait after a try that failed: half a minute, and twice as long each time, or what the service asks for if that
 * is longer.
 * @param tries how often it has been tried, from 1
 */
export const pushRetryMs = (tries: number, askedMs = 0): number =>
  Math.min(RETRY_MOST_MS, Math.max(askedMs, RETRY_FIRST_MS * 2 ** (tries - 1)));
