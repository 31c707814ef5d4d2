import { LINKED_DAYS, PAYMENT_DAYS, type AmlFacts } from '@croupier/domain/office/aml-desk';
import type { Queryable } from '../../../platform/database.ts';
import { playedByHourUntil } from '../../money/ledger/feature.ts';
import { findOpenedAt, listPayments, listShared } from './aml-facts-store.ts';

const DAY_MS = 86_400_000;

/** @returns what is kept of the money of a player up to the end of a day; undefined where they are not known any more */
export async function gatherFacts(
  db: Queryable,
  playerId: bigint,
  day: string,
): Promise<AmlFacts | undefined> {
  const openedAt = await findOpenedAt(db, playerId);
  if (!openedAt) return undefined;
  const dayStart = new Date(`${day}T00:00:00Z`);
  const to = new Date(dayStart.getTime() + DAY_MS);
  const daysBack = (days: number) => new Date(to.getTime() - days * DAY_MS);
  const payments = await listPayments(db, { playerId, from: daysBack(PAYMENT_DAYS), to });
  const played = await playedByHourUntil(db, playerId, { since: daysBack(LINKED_DAYS), until: to });
  const marks = payments.flatMap(({ mark, at }) => (mark !== null && at >= dayStart ? [mark] : []));
  return {
    ...{ dayStart, openedAt, payments },
    stakes: played.filter(({ kind }) => kind === 'real'),
    shared: await listShared(db, playerId, [...new Set(marks)]),
  };
}
