/** A link into the chat is good for so long. */
export const TELEGRAM_LINK_MS = 10 * 60_000;

/** A message that nobody could be given is worth nothing later than this. */
export const TELEGRAM_KEPT_MS = 24 * 3_600_000;

/** What Telegram takes as one message (https://core.telegram.org/bots/api#sendmessage). */
export const TELEGRAM_TEXT_MAX = 4_096;
/** What fits on a button of a small screen. */
export const TELEGRAM_LABEL_MAX = 64;

/**
 * How a chat stopped being a player's: by the player on the site, by its owner, because another one took its place, or because it was new
 * when the player chose a password to be rid of somebody.
 */
export const TELEGRAM_ENDS = ['player', 'chat', 'replaced', 'password'] as const;

const RETRY_FIRST_MS = 5_000;
const RETRY_MOST_MS = 3_600_000;

/**
 * How long to wait after a try that failed: five seconds, and twice as long each time, or what Telegram asks for if that is
 * longer.
 * @param tries how often it has been tried, from 1
 */
export const telegramRetryMs = (tries: number, askedMs = 0): number =>
  Math.min(RETRY_MOST_MS, Math.max(askedMs, RETRY_FIRST_MS * 2 ** (tries - 1)));
