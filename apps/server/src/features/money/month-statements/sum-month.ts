import type { MonthAccount, MonthBody } from '@croupier/contract/money/month-statements';
import { boundsOf, foldMonth, MONTH_LINES, type Month } from '@croupier/domain/money/month-statements';
import { IDLE_MS } from '@croupier/domain/people/reality-checks';
import type { Queryable } from '../../../platform/database.ts';
import { listHouseRules } from '../../people/house-rules/feature.ts';
import { listLimitsAt } from '../../people/limits/feature.ts';
import { findVersionAt } from '../ledger/feature.ts';
import { listAccounts, listSums, openingOf, timeOf, type Span } from './month-sums-store.ts';

/** Clocks of two servers, and a batch that waited, may put neighbours this much out of order. */
const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * What a month of a player came to, read from the ledger.
 * @returns undefined where nothing of theirs moved
 */
export async function sumMonth(
  db: Queryable,
  playerId: bigint,
  month: Month,
): Promise<MonthBody | undefined> {
  const { from, to } = boundsOf(month);
  const spans: Span[] = [];
  for (const account of await listAccounts(db, playerId)) {
    const whole = { playerId, ...account };
    const low = await findVersionAt(db, whole, new Date(from.getTime() - CLOCK_SKEW_MS));
    const high = await findVersionAt(db, whole, new Date(to.getTime() + CLOCK_SKEW_MS));
    spans.push({ ...whole, low, high, from, to });
  }
  const accounts: MonthAccount[] = [];
  let moved = false;
  for (const span of spans) {
    const sums = span.low < span.high ? await listSums(db, span) : [];
    const openingMinor = await openingOf(db, span);
    if (sums.length === 0 && openingMinor === 0n) continue;
    moved ||= sums.length > 0;
    accounts.push(accountView(span, openingMinor, foldMonth(sums)));
  }
  if (!moved) return undefined;
  const { seconds, sessions } = await timeOf(db, { playerId, spans, idleMs: IDLE_MS });
  const limits = await limitsAt(db, playerId, to);
  return { accounts, playedMinutes: Math.round(seconds / 60), sessions, limits };
}

function accountView(
  { currency, kind }: Span,
  openingMinor: bigint,
  { lines, days, games }: ReturnType<typeof foldMonth>,
): MonthAccount {
  const closing = MONTH_LINES.reduce((sum, line) => sum + lines[line], openingMinor);
  const textsOf = <T extends object>(each: T) =>
    Object.fromEntries(
      Object.entries(each).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
    );
  return {
    ...{ currency, kind, openingMinor: String(openingMinor), closingMinor: String(closing) },
    lines: textsOf(lines) as MonthAccount['lines'],
    days: days.map(textsOf) as MonthAccount['days'],
    games: games.map(textsOf) as MonthAccount['games'],
  };
}

/** What held when the month ended, the player's own limits and those of the house that stand since. */
async function limitsAt(db: Queryable, playerId: bigint, at: Date): Promise<MonthBody['limits']> {
  const own = await listLimitsAt(db, playerId, at);
  const house = (await listHouseRules(db, playerId, at)).filter(({ setAt }) => setAt < at);
  return [
    ...own.map(({ rule, period, size, currency }) => ({
      ...{ rule, period, size: String(size), currency, by: 'player' as const },
    })),
    ...house.flatMap(({ rule, period, amountMinor, currency }) =>
      rule === 'break' || period === null || amountMinor === null
        ? []
        : [{ rule, period, size: String(amountMinor), currency, by: 'house' as const }],
    ),
  ];
}
