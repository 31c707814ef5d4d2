import type { Tx } from '../../../platform/database.ts';
import { addHouseDays, houseSideOf, insertHouseMoves, type HouseDay } from './house-days-store.ts';
import type { ChainTransfer } from './transfer-link.ts';

/**
 * Adds transfers to the house's days (UTC), in the transaction that links them: what is linked is counted, once, and what was
 * planted is neither.
 */
export async function keepHouseDays(tx: Tx, linked: readonly ChainTransfer[]): Promise<void> {
  if (linked.length === 0) return;
  await addHouseDays(tx, sumHouseDays(linked));
  await insertHouseMoves(tx, linked);
}

/** What transfers come to, by day, account of the house, money and operation. */
export function sumHouseDays(transfers: readonly ChainTransfer[]): HouseDay[] {
  const days = new Map<string, HouseDay>();
  for (const transfer of transfers) {
    const { currency, kind, operation, amountMinor } = transfer;
    const day = dayOf(transfer);
    const account = houseSideOf(transfer);
    const name = [day, account, currency, kind, operation].join(' ');
    const known = days.get(name) ?? {
      ...{ day, account, currency, kind, operation },
      ...{ inMinor: 0n, outMinor: 0n, transfers: 0n },
    };
    const isIn = transfer.debit === 'player';
    days.set(name, {
      ...known,
      inMinor: known.inMinor + (isIn ? amountMinor : 0n),
      outMinor: known.outMinor + (isIn ? 0n : amountMinor),
      transfers: known.transfers + 1n,
    });
  }
  return [...days.values()];
}

const dayOf = ({ atMicros }: ChainTransfer): string =>
  new Date(Number(atMicros / 1_000n)).toISOString().slice(0, 10);
