import { createCall } from '@croupier/contract/kit';
import { COUNTED_AT_ONCE_MAX, countEvents, type EventName } from '@croupier/contract/site/analytics';
import { settled } from '../../../lib/in-peace.ts';
import type { Told } from '../../../lib/tell.ts';

/** Counts are sent once nothing has happened for so long, and when the page is left. */
const SENT_AFTER_MS = 3_000;

/** Without a cookie: whose browser it is goes to nobody. What is under way when the page is left still arrives. */
const send = createCall((path, init) => fetch(path, { ...init, credentials: 'omit', keepalive: true }));

/** Counts what is told by its name, and tells the house how often. @returns the sink */
export function countTold(): (told: Told) => void {
  const counts = new Map<EventName, number>();
  const flush = () => {
    const sent = [...counts].map(([name, times]) => ({ name, times: Math.min(times, COUNTED_AT_ONCE_MAX) }));
    counts.clear();
    // A count that is lost is lost.
    if (sent.length > 0) void send(countEvents, { body: { counts: sent } }).catch(() => undefined);
  };
  const soon = settled(flush, SENT_AFTER_MS);
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  return ({ name }) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    soon.call();
  };
}
