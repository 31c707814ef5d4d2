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

/**
 * Whether an address that a browser gives is of a push service that this house sends to: the server writes to nowhere else.
 * @param services origins; `https://*.example` stands for every host below
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, host, username, password } = new URL(endpoint);
  if (username || password) return false;
  return services.some((service) => {
    const [start, below] = service.split('*.');
    return below === undefined ? origin === service : `${protocol}//` === start && host.endsWith(`.${below}`);
  });
}
