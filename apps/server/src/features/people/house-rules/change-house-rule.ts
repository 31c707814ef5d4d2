import type { Currency } from '@croupier/domain/money/amounts';
import type { HouseLimitName } from '@croupier/domain/people/house-rules';
import { judgeLimitChange, type LimitKey, type LimitSize } from '@croupier/domain/people/limits';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { forgetSeatRules } from '../play-rules/feature.ts';
import { lockPlayer } from '../players/feature.ts';
import {
  deleteHouseRule,
  listHouseRules,
  saveHouseRule,
  type HouseRuleKey,
  type HouseRuleRow,
} from './house-rules-store.ts';

/** Who sets it, why and when. */
type Set = Pick<HouseRuleRow, 'by' | 'reason'> & { readonly now: Date };

interface HouseLimit extends LimitKey {
  readonly playerId: bigint;
  readonly rule: HouseLimitName;
  /** Minutes where there is no currency. */
  readonly amountMinor: bigint;
  readonly currency: Currency | null;
}

/** What was there before; `weaker`: nothing was changed, as it would not be stricter than what stands. */
type Change = 'weaker' | { readonly before: HouseRuleRow | undefined };

/**
 * Sets or lowers a limit of the house, with the commit: every stake and deposit that is taken afterwards is held to it. The player
 * exists and has a seat.
 */
export async function setHouseLimit(tx: Tx, limit: HouseLimit, set: Set): Promise<Change> {
  const before = await lockHouseRule(tx, limit, set.now);
  const change = judgeLimitChange(before && { amount: sizeOf(before) }, sizeOf(limit));
  if (change === 'asked' || change === 'unchanged') return 'weaker';
  await save(tx, { ...limit, until: null }, set);
  const { playerId, rule, period, currency } = limit;
  const payload = { rule, period, ...(currency && { currency }), amountMinor: String(limit.amountMinor) };
  await appendFacts(tx, [{ playerId, topic: 'house-limit.set', payload }]);
  return { before };
}

/** Begins a break, or makes one that is on last longer. */
export async function setHouseBreak(
  tx: Tx,
  { playerId, until }: { readonly playerId: bigint; readonly until: Date },
  set: Set,
): Promise<Change> {
  const key = { playerId, rule: 'break', period: null } as const;
  const before = await lockHouseRule(tx, key, set.now);
  if (before?.until && until <= before.until) return 'weaker';
  await save(tx, { ...key, amountMinor: null, currency: null, until }, set);
  await appendFacts(tx, [{ playerId, topic: 'house-break.set', payload: { until: until.toISOString() } }]);
  return { before };
}

/** Takes one away. Whoever calls this has seen to it that two people want it. */
export async function liftHouseRule(tx: Tx, key: HouseRuleKey): Promise<void> {
  await deleteHouseRule(tx, key);
  await forgetSeatRules(tx, key.playerId);
}

/** The player is locked, as deposits do: each is judged by what stands before a change or after it. What is over is not there. */
export async function lockHouseRule(
  tx: Tx,
  { playerId, rule, period }: HouseRuleKey,
  now: Date,
): Promise<HouseRuleRow | undefined> {
  await lockPlayer(tx, playerId);
  const rules = await listHouseRules(tx, playerId, now);
  return rules.find((each) => each.rule === rule && each.period === period);
}

async function save(tx: Tx, rule: Omit<HouseRuleRow, 'by' | 'reason' | 'setAt'>, { now, ...set }: Set) {
  await saveHouseRule(tx, { ...rule, ...set, setAt: now });
  // After the row: it waits for the stake under way, and the next one is judged anew under the seat's lock.
  await forgetSeatRules(tx, rule.playerId);
}

/** That a limit has both is held by the table. */
const sizeOf = ({ amountMinor, currency }: Pick<HouseRuleRow, 'amountMinor' | 'currency'>): LimitSize => ({
  size: amountMinor!,
  currency,
});
