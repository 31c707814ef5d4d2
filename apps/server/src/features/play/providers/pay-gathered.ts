import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { makeMoney, type MoneyOfWins } from '../../rewards/gifts/feature.ts';
import { insertPayment, sumPayments, type FreeRoundsRow } from './free-rounds-store.ts';

const NOTHING = { convertedMinor: 0n, forfeitedMinor: 0n, bonusId: null };

/**
 * Makes money of what free rounds have gathered, by their terms: all of it at their end, and a win that comes after the end by itself,
 * within what the terms still allow. The caller holds the seat and the row.
 */
export async function payGathered(
  tx: Tx,
  { playerId, id, currency, terms }: FreeRoundsRow,
  { winMinor, now }: { winMinor: bigint; now: Date },
): Promise<MoneyOfWins> {
  if (!terms) throw new Error(`free rounds ${id} gather nothing`);
  if (winMinor === 0n) return NOTHING;
  const { parts: part, convertedMinor } = await sumPayments(tx, { playerId, id });
  const { maximumWinMinor: most } = terms;
  const left = { ...terms, maximumWinMinor: most === null ? null : most - convertedMinor };
  const money = await makeMoney(
    tx,
    { playerId, id, currency, winMinor, terms: left },
    { of: 'free-rounds', part, now },
  );
  await insertPayment(tx, { playerId, id, part, wonMinor: winMinor, ...money, now });
  return money;
}

/** A win of a round that was given up before it came, for free rounds that have ended meanwhile. Their end was told: its bonus is told by itself. */
export async function payLateWin(
  tx: Tx,
  rounds: FreeRoundsRow,
  win: { winMinor: bigint; now: Date },
): Promise<void> {
  const { bonusId, convertedMinor } = await payGathered(tx, rounds, win);
  if (bonusId === null) return;
  const { playerId, currency } = rounds;
  const payload = { id: bonusId, currency, amountMinor: String(convertedMinor) };
  await appendFacts(tx, [{ playerId, topic: 'bonus.given', payload }]);
}
