import { ACCOUNT_DAYS_MAX, houseAccounts } from '@croupier/contract/office/money-desk';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findNewestHead, listMoves, listOpenings } from './accounts-store.ts';
import type { MoneyDeskParts } from './money-desk-parts.ts';
import { sumAccounts } from './sum-accounts.ts';

const DAY_MS = 24 * 3_600_000;

/** The house's accounts by day. */
export function accountsRoutes(http: Http, { db }: MoneyDeskParts): void {
  http.handle(houseAccounts, async ({ input: { query } }) => {
    const { from, to } = query;
    const days = daysBetween(from, to);
    if (days === undefined || days < 1 || days > ACCOUNT_DAYS_MAX)
      return refuse('invalid_request', { in: 'querystring', rule: 'days', most: ACCOUNT_DAYS_MAX });
    const [openings, moves, head] = await Promise.all([
      listOpenings(db, from),
      listMoves(db, { from, to }),
      findNewestHead(db),
    ]);
    return {
      accounts: sumAccounts(openings, moves),
      head: head ? { ...head, publishedAt: head.publishedAt.toISOString() } : null,
    };
  });
}

/** Both included; undefined where one of them is in no calendar. */
function daysBetween(from: string, to: string): number | undefined {
  const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number];
  const isDay = (at: number, day: string) =>
    !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
  return isDay(first, from) && isDay(last, to) ? (last - first) / DAY_MS + 1 : undefined;
}
