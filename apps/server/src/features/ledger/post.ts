import { createHash } from 'node:crypto';
import type { Currency } from '@croupier/domain';
import type { Tx } from '../../platform/database.ts';
import { appendFacts, type Fact } from '../../platform/outbox.ts';
import {
  balancesOf,
  findPost,
  insertPost,
  insertTransfers,
  lockAccounts,
  openAccounts,
  updateAccounts,
} from './ledger-store.ts';
import type { AccountRef, Balance, TransferInput } from './ledger-types.ts';
import { planTransfers } from './plan-transfers.ts';

export interface PostInput {
  readonly playerId: bigint;
  readonly currency: Currency;
  /** A UUID of the caller's; the same key with the same input posts once. */
  readonly key: string;
  /** What happened, in a word: `pay-in`, `opening-grant`, `adjustment`. */
  readonly operation: string;
  readonly transfers: readonly TransferInput[];
  /** What it is about, for people who read the books. Part of the idempotent input. */
  readonly reference?: string;
  readonly requestId?: string;
}

export type PostResult =
  | { readonly ok: true; readonly replayed: boolean; readonly balances: Balance[] }
  | { readonly ok: false; readonly reason: 'insufficient_funds' | 'key_reused' };

/**
 * Moves money between a player and the house inside the caller's transaction: all transfers or none, once per key.
 * A refusal has written nothing. The player's accounts of the currency stay locked until the transaction ends; a
 * transaction that posts for several players does so in ascending order of their ids.
 * @returns the player's balances in the currency after the post (as they are now, for a replay)
 */
export async function post(tx: Tx, input: PostInput): Promise<PostResult> {
  if (input.transfers.length === 0) throw new RangeError('A post moves something');
  await openAccounts(tx, input.playerId, input.currency);
  // The lock comes before the look at the key: two posts with one key take turns, and the second sees the first.
  const locked = await lockAccounts(tx, input.playerId, input.currency);
  const inputHash = hashOf(input);
  const known = await findPost(tx, input.playerId, input.key);
  if (known) {
    if (!known.inputHash.equals(inputHash)) return { ok: false, reason: 'key_reused' };
    const all = await balancesOf(tx, input.playerId);
    return {
      ok: true,
      replayed: true,
      balances: all.filter((balance) => balance.currency === input.currency),
    };
  }
  const plan = planTransfers(locked, input.transfers);
  if (!plan.ok) return plan;
  await insertPost(tx, { ...input, inputHash });
  await insertTransfers(tx, input, plan.transfers);
  const changed = plan.balances.filter((balance) =>
    plan.transfers.some((transfer) => transfer.kind === balance.kind),
  );
  await updateAccounts(tx, input.playerId, changed);
  await appendFacts(
    tx,
    changed.map((balance) => balanceChanged(input, balance)),
  );
  return { ok: true, replayed: false, balances: plan.balances };
}

/** The key says what was done: the books take no transfer into their chain that nobody told of. */
function balanceChanged({ playerId, key, requestId }: PostInput, balance: Balance): Fact {
  const { currency, kind, amountMinor, version } = balance;
  const payload = { currency, kind, amountMinor: String(amountMinor), version: Number(version), key };
  return { playerId, topic: 'balance.changed', payload, ...(requestId === undefined ? {} : { requestId }) };
}

function hashOf(input: PostInput): Buffer {
  const parts = [
    input.currency,
    input.operation,
    input.reference ?? null,
    input.transfers.map(({ from, to, amountMinor }) => [nameOf(from), nameOf(to), String(amountMinor)]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function nameOf(account: AccountRef): string {
  return account.owner === 'player' ? `player:${account.kind}` : `house:${account.name}`;
}
