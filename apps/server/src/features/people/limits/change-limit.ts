import type { confirmDepositLimit } from '@croupier/contract/people/limits';
import type { Currency } from '@croupier/domain/money/amounts';
import {
  judgeLimitChange,
  limitConfirmWindow,
  type LimitPeriod,
  type StoredLimit,
} from '@croupier/domain/people/limits';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../players/index.ts';
import { listLimits, recordChange, saveLimit } from './limits-store.ts';

export interface WantedLimit {
  readonly playerId: bigint;
  readonly period: LimitPeriod;
  /** Null: no limit. */
  readonly amountMinor: bigint | null;
  /** The player's. */
  readonly currency: Currency;
}

const NOTHING_ASKED = { askedAt: null, asked: null } as const;

/** Sets or lowers a limit at once; writes down a wish for a weaker one. Lowering takes an earlier wish back. */
export async function setLimit(tx: Tx, wanted: WantedLimit, now: Date): Promise<void> {
  const { playerId, period, currency, amountMinor } = wanted;
  const current = await lockLimit(tx, playerId, period);
  const amount = amountMinor === null ? null : { amountMinor, currency };
  const change = judgeLimitChange(current, amount);
  const before = current ?? { period, amountMinor: null, currency, loosenedAt: null, ...NOTHING_ASKED };
  if (change === 'unchanged') return cancelAsked(tx, playerId, before, now);
  const after: StoredLimit =
    change === 'asked'
      ? { ...before, askedAt: now, asked: amount }
      : { ...before, amountMinor, currency, ...NOTHING_ASKED };
  await saveLimit(tx, playerId, after);
  await recordChange(tx, playerId, { period, change, amountMinor, currency, at: now });
  const window = change === 'asked' && limitConfirmWindow(after, now);
  if (!window) return;
  const payload = { period, from: window.from.toISOString() };
  await appendFacts(tx, [{ playerId, topic: 'limit.asked', payload }]);
}

/** Puts into force what was asked for, once its wait is over; nothing else ever weakens a limit. */
export async function confirmLimit(
  tx: Tx,
  playerId: bigint,
  period: LimitPeriod,
  now: Date,
): Promise<Refused<typeof confirmDepositLimit> | undefined> {
  const current = await lockLimit(tx, playerId, period);
  const window = current && limitConfirmWindow(current, now);
  if (!window) return refuse('conflict');
  if (now < window.from) return refuseByRule({ rule: 'limit_wait', until: window.from.toISOString() });
  const { amountMinor, currency } = current.asked ?? { amountMinor: null, currency: current.currency };
  await saveLimit(tx, playerId, { ...current, amountMinor, currency, loosenedAt: now, ...NOTHING_ASKED });
  const change = amountMinor === null ? 'removed' : 'raised';
  await recordChange(tx, playerId, { period, change, amountMinor, currency, at: now });
  await appendFacts(tx, [{ playerId, topic: 'limit.raised', payload: { period } }]);
  return undefined;
}

/** Takes a wish back; at any time, and without one it does nothing. */
export async function cancelLimit(tx: Tx, playerId: bigint, period: LimitPeriod, now: Date): Promise<void> {
  const current = await lockLimit(tx, playerId, period);
  if (current) await cancelAsked(tx, playerId, current, now);
}

async function cancelAsked(tx: Tx, playerId: bigint, limit: StoredLimit, now: Date): Promise<void> {
  if (!limit.askedAt) return;
  const { amountMinor, currency } = limit.asked ?? { amountMinor: null, currency: limit.currency };
  await saveLimit(tx, playerId, { ...limit, ...NOTHING_ASKED });
  await recordChange(tx, playerId, {
    period: limit.period,
    change: 'cancelled',
    amountMinor,
    currency,
    at: now,
  });
}

/** The player is locked first, as deposits do: a deposit is judged by the limit before or after a change, never between. */
async function lockLimit(tx: Tx, playerId: bigint, period: LimitPeriod): Promise<StoredLimit | undefined> {
  await lockPlayer(tx, playerId);
  return (await listLimits(tx, playerId)).find((limit) => limit.period === period);
}
