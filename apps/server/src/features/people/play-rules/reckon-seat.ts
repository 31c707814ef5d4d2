import {
  countedFrom,
  judgeStake,
  reckonRules,
  ruleAgainst,
  type JudgedStake,
  type PlayRule,
  type PlayRuleReached,
} from '@croupier/domain/people/play-rules';
import type { Tx } from '../../../platform/database.ts';
import { playedByHour } from '../../money/ledger/feature.ts';
import { listPlayRules, lockSeatRules, saveSeatRules } from './play-rules-store.ts';

/**
 * Looks up what a player's rules come to, and keeps it on the seat, whose lock it takes: nothing is staked between the look
 * and the row. The same lock is held by whoever changes a rule, so not one stake is taken by the rules from before.
 * @returns the rule that is against this stake, if one is
 */
export async function reckonSeat(
  tx: Tx,
  playerId: bigint,
  stake: JudgedStake,
  now: Date,
): Promise<PlayRuleReached | undefined> {
  await lockSeatRules(tx, playerId);
  const rules = await listPlayRules(tx, playerId, now);
  const since = countsSince(rules, now);
  const played = since ? await playedByHour(tx, playerId, since) : [];
  await saveSeatRules(tx, playerId, reckonRules(rules, played, { ...stake, now }));
  return ruleAgainst(rules, played, stake, now);
}

/**
 * Judges a stake that no settling statement takes, another studio's for one, as those judge theirs. The seat stays locked
 * until the transaction ends; a stake that is taken is then taken off the allowances (`spendStake`).
 * @returns the rule that is against it, if one is
 */
export async function admitStake(
  tx: Tx,
  playerId: bigint,
  stake: JudgedStake,
  now: Date,
): Promise<PlayRuleReached | undefined> {
  const kept = await lockSeatRules(tx, playerId);
  return judgeStake(kept, stake, now) === 'allowed' ? undefined : reckonSeat(tx, playerId, stake, now);
}

/** From when the longest period of any rule counts; undefined where none counts anything. */
export function countsSince(rules: readonly PlayRule[], now: Date): Date | undefined {
  const starts = rules.flatMap((rule) =>
    rule.rule === 'stake_limit' || rule.rule === 'loss_limit' ? [countedFrom(rule.period, now)] : [],
  );
  return starts.length > 0 ? new Date(Math.min(...starts.map(Number))) : undefined;
}
