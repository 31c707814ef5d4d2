import {
  entryOfMove,
  MONEY_OF,
  transfersOfEntry,
  type PayOutCorrection,
  type PayOutEntry,
  type PayOutState,
} from '@croupier/domain/money/pay-outs';
import type { FactPayloads } from '@croupier/domain/facts';
import type { Transfer } from '@croupier/domain/money/ledger';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { mustPost } from '../ledger/feature.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import {
  insertPayOut,
  setState,
  type NewPayOut,
  type PayOutRow,
  type StateChange,
} from './pay-outs-store.ts';
import { insertMove, nextNumber } from './story-store.ts';

type Parts = Pick<PayOutsParts, 'clock' | 'counted'>;

/** Takes a pay-out on along the table of its moves. The caller holds its lock. @throws on a move that there is not */
export async function movePayOut(
  tx: Tx,
  parts: Parts,
  payOut: PayOutRow,
  to: PayOutState,
  change: Pick<StateChange, 'reasons' | 'rejected'> = {},
): Promise<PayOutRow> {
  const entry = entryOfMove(payOut.state, to);
  if (entry === undefined) throw new Error(`Pay-out ${payOut.id} cannot go from ${payOut.state} to ${to}`);
  return writeMove(tx, parts, payOut, { to, entry: entry && entryOf(payOut, entry), change });
}

interface Entry {
  readonly operation: PayOutEntry | PayOutCorrection;
  readonly transfers: readonly Transfer[];
}

export interface Move {
  readonly to: PayOutState;
  /** Null where the ledger books nothing. */
  readonly entry: Entry | null;
  readonly change?: Pick<StateChange, 'reasons' | 'rejected' | 'owedMinor'>;
  /** What the fact says beside the state. */
  readonly told?: Partial<FactPayloads['pay-out.changed']>;
}

/**
 * The one way a pay-out comes into a state: what the ledger books for it, the state, its place in the story and the fact that tells of
 * it commit together. The caller holds the pay-out's lock.
 */
export async function writeMove(
  tx: Tx,
  { clock, counted }: Parts,
  payOut: PayOutRow,
  { to, entry, change = {}, told = {} }: Move,
): Promise<PayOutRow> {
  const now = clock.now();
  const number = await nextNumber(tx, payOut.id);
  const ledgerKey = entry && (await book(tx, payOut, entry, number));
  await insertMove(tx, { payOutId: payOut.id, number, from: payOut.state, to, ledgerKey, now });
  const moved = await setState(tx, payOut.id, { state: to, now, ...change });
  await tell(tx, moved, told);
  counted(to);
  return moved;
}

/** Writes one down and puts its money aside. The caller has seen, under the lock of the balance, that there is enough. */
export async function openPayOut(tx: Tx, { counted }: Parts, wanted: NewPayOut): Promise<PayOutRow> {
  const payOut = await insertPayOut(tx, wanted);
  const ledgerKey = await book(tx, payOut, entryOf(payOut, 'pay-out-reserve'), 1);
  const move = { payOutId: payOut.id, number: 1, from: null, to: payOut.state, ledgerKey };
  await insertMove(tx, { ...move, now: payOut.createdAt });
  await tell(tx, payOut);
  counted(payOut.state);
  return payOut;
}

function entryOf({ state, amountMinor, feeMinor }: PayOutRow, operation: PayOutEntry): Entry {
  const held = MONEY_OF[state] === 'pay-out-transit' ? 'pay-out-transit' : 'pay-out-reserve';
  return { operation, transfers: transfersOfEntry(operation, { amountMinor, feeMinor, held }) };
}

async function book(tx: Tx, payOut: PayOutRow, entry: Entry, number: number): Promise<string> {
  const { id, playerId, currency } = payOut;
  const key = derivedUuid(`pay-out ${id} ${number}`);
  await mustPost(tx, { playerId, currency, key, ...entry, reference: id });
  return key;
}

async function tell(
  tx: Tx,
  { id, playerId, state, currency, amountMinor }: PayOutRow,
  told: Move['told'] = {},
): Promise<void> {
  const payload = { id, state, currency, amountMinor: String(amountMinor), ...told };
  await appendFacts(tx, [{ playerId, topic: 'pay-out.changed', payload }]);
}
