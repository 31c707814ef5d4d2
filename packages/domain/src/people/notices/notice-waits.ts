const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Between two times that the same is sent to a player who asks for it again. */
export const RESEND_WAIT_MS = 180_000;

/** What could not be sent for so long is not sent any more: the list on the site has it. Longer than any quiet hours. */
export const SEND_WITHIN_MS = 2 * DAY_MS;

/** A notice is kept so long: more than the year of which a player may ask what they were told. */
export const NOTICE_KEPT_MS = 400 * DAY_MS;

/** The most unseen notices that are counted. */
export const UNSEEN_MAX = 100;

const RETRY_MOST_MS = 60 * MINUTE_MS;

/** How long a notice waits that could not be handed over: a minute, twice as long each time, at most an hour. @param tries from 1 */
export const noticeRetryMs = (tries: number): number => Math.min(RETRY_MOST_MS, MINUTE_MS * 2 ** (tries - 1));
