import type { LimitKey, LimitSize, StoredLimit } from '@croupier/domain/people/limits';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';

/** A limit holds from now on, where there was none or a weaker one. */
export const tellSet = (tx: Tx, playerId: bigint, { rule, period, amount }: StoredLimit) =>
  appendFacts(tx, [{ playerId, topic: 'limit.set', payload: { rule, period, ...sizeOf(amount) } }]);

export const tellAsked = (tx: Tx, playerId: bigint, { rule, period, from }: LimitKey & { from: Date }) =>
  appendFacts(tx, [{ playerId, topic: 'limit.asked', payload: { rule, period, from: from.toISOString() } }]);

/** What was asked for is in force: a weaker limit, or, without a size, none. */
export const tellRaised = (tx: Tx, playerId: bigint, { rule, period, amount }: StoredLimit) =>
  appendFacts(tx, [{ playerId, topic: 'limit.raised', payload: { rule, period, ...sizeOf(amount) } }]);

const sizeOf = (amount: LimitSize | null) =>
  amount && {
    size: String(amount.size),
    ...(amount.currency && { currency: amount.currency }),
  };
