import type { confirmPlayerLimit, setPlayerLimit } from '@croupier/contract/people/limits';
import {
  judgeLimitChange,
  limitConfirmWindow,
  type LimitChange,
  type LimitKey,
  type LimitSize,
  type StoredLimit,
} from '@croupier/domain/people/limits';
import type { Tx } from '../../../platform/database.ts';
import { refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { forgetSeatRules } from '../play-rules/feature.ts';
import { lockPlayer } from '../players/feature.ts';
import { listLimits, recordChange, saveLimit } from './limits-store.ts';
import { refuseRaise } from './refuse-by-level.ts';
import { tellAsked, tellRaised, tellSet } from './tell-change.ts';

export interface WantedLimit extends LimitKey {
  readonly playerId: bigint;
  /** In the player's currency; null: no limit. */
  readonly amount: LimitSize | null;
}

const NOTHING_ASKED = { askedAt: null, asked: null } as const;

/**
 * Sets or lowers a limit at once, or writes down a wish for a weaker one, of who has shown as much of themselves as that asks; the player is
 * told what it came to.
 */
export async function changeLimit(
  tx: Tx,
  wanted: WantedLimit,
  now: Date,
): Promise<Refused<typeof setPlayerLimit> | undefined> {
  const { playerId, amount } = wanted;
  const isRaise = judgeLimitChange(await lockLimit(tx, playerId, wanted), amount) === 'asked';
  const refusal = isRaise && (await refuseRaise(tx, playerId));
  if (refusal) return refusal;
  const { change, limit } = await setLimit(tx, wanted, now);
  const window = change === 'asked' && limitConfirmWindow(limit, now);
  if (window) await tellAsked(tx, playerId, { ...limit, from: window.from });
  if (change === 'set' || change === 'lowered') await tellSet(tx, playerId, limit);
  return undefined;
}

/** The same for an account that is made with limits, whose player knows of them. */
export async function setLimit(
  tx: Tx,
  wanted: WantedLimit,
  now: Date,
): Promise<{ change: LimitChange; limit: StoredLimit }> {
  const { playerId, amount, rule, period } = wanted;
  const current = await lockLimit(tx, playerId, wanted);
  const change = judgeLimitChange(current, amount);
  const before = current ?? { rule, period, amount: null, loosenedAt: null, ...NOTHING_ASKED };
  if (change === 'unchanged') {
    await cancelAsked(tx, playerId, before, now);
    return { change, limit: before };
  }
  const limit: StoredLimit =
    change === 'asked' ? { ...before, askedAt: now, asked: amount } : { ...before, amount, ...NOTHING_ASKED };
  await save(tx, playerId, limit);
  await recordChange(tx, playerId, { rule, period, change, amount, at: now });
  return { change, limit };
}

/** Puts into force what was asked for, once its wait is over; nothing else ever weakens a limit. */
export async function confirmLimit(
  tx: Tx,
  playerId: bigint,
  key: LimitKey,
  now: Date,
): Promise<Refused<typeof confirmPlayerLimit> | undefined> {
  const current = await lockLimit(tx, playerId, key);
  const window = current && limitConfirmWindow(current, now);
  if (!window) return refuse('conflict');
  if (now < window.from) return refuseByRule({ rule: 'limit_wait', until: window.from.toISOString() });
  const refusal = await refuseRaise(tx, playerId);
  if (refusal) return refusal;
  const { rule, period, asked: amount } = current;
  const limit = { ...current, amount, loosenedAt: now, ...NOTHING_ASKED };
  await save(tx, playerId, limit);
  const change = amount ? 'raised' : 'removed';
  await recordChange(tx, playerId, { rule, period, change, amount, at: now });
  await tellRaised(tx, playerId, limit);
  return undefined;
}

/** Takes a wish back; at any time, and without one it does nothing. */
export async function cancelLimit(tx: Tx, playerId: bigint, key: LimitKey, now: Date): Promise<void> {
  const current = await lockLimit(tx, playerId, key);
  if (current) await cancelAsked(tx, playerId, current, now);
}

async function cancelAsked(tx: Tx, playerId: bigint, limit: StoredLimit, now: Date): Promise<void> {
  if (!limit.askedAt) return;
  const { rule, period, asked: amount } = limit;
  await save(tx, playerId, { ...limit, ...NOTHING_ASKED });
  await recordChange(tx, playerId, { rule, period, change: 'cancelled', amount, at: now });
}

async function save(tx: Tx, playerId: bigint, limit: StoredLimit): Promise<void> {
  await saveLimit(tx, playerId, limit);
  // After the row: it waits for the stake under way, and the next one is judged anew under the seat's lock.
  await forgetSeatRules(tx, playerId);
}

/** The player is locked first, as deposits do: a deposit is judged by the limit before or after a change, never between. */
async function lockLimit(
  tx: Tx,
  playerId: bigint,
  { rule, period }: LimitKey,
): Promise<StoredLimit | undefined> {
  await lockPlayer(tx, playerId);
  const limits = await listLimits(tx, playerId);
  return limits.find((limit) => limit.rule === rule && limit.period === period);
}
