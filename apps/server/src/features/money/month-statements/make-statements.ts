import { monthsOver, type Month } from '@croupier/domain/money/month-statements';
import type { Needs } from '../../../platform/platform.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { runThroughPlayers } from '../../../platform/player-runs.ts';
import { insertStatement, listMovedPlayers } from './month-statements-store.ts';
import { sumMonth } from './sum-month.ts';

const MONTH_LENGTH = '2026-10'.length;

/** Makes the statements of the months that are over; what it made is not made again. */
export function makeStatements(
  parts: Needs<'db' | 'clock' | 'error'>,
  signal?: AbortSignal,
  portionPlayers?: number,
): Promise<void> {
  const { db, clock } = parts;
  const months = monthsOver(clock.now());
  return runThroughPlayers(
    parts,
    {
      name: 'month-statements',
      periods: months.map((month) => `${month}-01`),
      list: (_period, after, limit) => listMovedPlayers(db, after, limit),
      each: (playerId, period) => {
        const month = period.slice(0, MONTH_LENGTH);
        // The month that has just ended: its players are told.
        return makeStatement(parts, playerId, { month, isLast: month === months.at(-1) });
      },
      ...(portionPlayers !== undefined && { portionPlayers }),
    },
    signal,
  );
}

/** One that is there already stays as it is, and is told of once. */
export async function makeStatement(
  { db, clock }: Needs<'db' | 'clock'>,
  playerId: bigint,
  { month, isLast }: { month: Month; isLast: boolean },
): Promise<void> {
  const body = await sumMonth(db, playerId, month);
  if (!body) return;
  await db.transaction(async (tx) => {
    const isNew = await insertStatement(tx, { playerId, month, madeAt: clock.now(), body });
    if (isNew && isLast)
      await appendFacts(tx, [{ playerId, topic: 'statement.made', payload: { month: `${month}-01` } }]);
  });
}
