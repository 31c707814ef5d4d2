import { createHash } from 'node:crypto';
import type { WalletAnswer } from '@croupier/contract/play/providers';
import type { Tx } from '../../../platform/database.ts';
import type { BonusLeft } from '../../rewards/purses/feature.ts';
import type { ProvidersParts } from './providers-parts.ts';
import {
  findTransaction,
  insertTransaction,
  lockNames,
  type NewTransaction,
  type TransactionRow,
} from './transactions-store.ts';
import { verdict } from './wallet-answer.ts';

/** A call that moves money, or says that none will. */
export interface MoneyCall {
  readonly provider: string;
  readonly operation: TransactionRow['operation'];
  readonly transactionId: string;
  readonly roundId: string;
  /** Undefined when the call names a session that nobody knows. */
  readonly playerId: bigint | undefined;
  /** What makes it the same call when it comes again; the token is no part of it. */
  readonly input: readonly unknown[];
  /** The bet that a rollback is about. */
  readonly betTransactionId?: string;
  readonly requestId: string;
}

/** `keep`: what is written down under the id, so that it is never decided again. Nothing is kept of what may still come true. */
export interface Decision {
  readonly answer: WalletAnswer;
  readonly keep?: Kept;
  /** Where the round's bonus may have ended with it: looked at once all this is committed. `left`: where that is known. */
  readonly mayEndBonus?: { readonly left?: BonusLeft } | undefined;
}

export type Kept = Pick<
  NewTransaction,
  | 'state'
  | 'playerId'
  | 'amountMinor'
  | 'currency'
  | 'kind'
  | 'ledgerKey'
  | 'freeRoundsId'
  | 'bonus'
  | 'gathered'
>;

/**
 * Decides a call once: the id, the money, the round and the answer commit together, and whoever sends the same again
 * is given the same answer. Calls about one transaction or one round take turns.
 */
export async function decideOnce(
  { db, clock, endBonus }: Pick<ProvidersParts, 'db' | 'clock' | 'endBonus'>,
  call: MoneyCall,
  decide: (tx: Tx) => Promise<Decision>,
): Promise<WalletAnswer> {
  const { provider, transactionId, betTransactionId, roundId } = call;
  const inputHash = createHash('sha256')
    .update(JSON.stringify([call.operation, call.input]))
    .digest();
  const ids = betTransactionId === undefined ? [transactionId] : [transactionId, betTransactionId];
  const names = [...ids.map((id) => `transaction ${provider} ${id}`), `round ${provider} ${roundId}`];
  const { answer, ended } = await db.transaction(async (tx) => {
    await lockNames(tx, names);
    const known = await findTransaction(tx, provider, transactionId);
    if (known) return { answer: answerAgain(call, known, inputHash) };
    const { answer, keep, mayEndBonus } = await decide(tx);
    if (keep)
      await insertTransaction(tx, {
        ...keep,
        provider,
        transactionId,
        operation: call.operation,
        roundId,
        inputHash,
        answer,
        betTransactionId: betTransactionId ?? null,
        requestId: call.requestId,
        now: clock.now(),
      });
    return { answer, ended: keep && mayEndBonus && { ...mayEndBonus, playerId: keep.playerId } };
  });
  if (ended) await endBonus(ended.playerId, ended.left);
  return answer;
}

function answerAgain(call: MoneyCall, known: TransactionRow, inputHash: Buffer): WalletAnswer {
  const isSamePlayer = call.playerId === undefined || call.playerId === known.playerId;
  if (known.operation !== call.operation || !isSamePlayer) return verdict('transaction_reused', {});
  // Rolled back before it came: nobody has seen its payload, so nothing can be compared.
  if (known.state === 'tombstone') return verdict('bet_rolled_back', {});
  if (!known.inputHash?.equals(inputHash)) return verdict('transaction_reused', {});
  // The first answer said ok, and it is not ok any more.
  if (known.state === 'rolled-back') return verdict('bet_rolled_back', {});
  if (!known.answer) throw new Error(`transaction ${call.transactionId} has no answer`);
  return known.answer;
}
