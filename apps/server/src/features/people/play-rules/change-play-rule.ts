import type { LimitPeriod } from '@croupier/domain/people/limits';
import type { PlayRule, PlayRuleName } from '@croupier/domain/people/play-rules';
import type { Tx } from '../../../platform/database.ts';
import { forgetSeatRules, lockSeatRules, removePlayRule, savePlayRule } from './play-rules-store.ts';

/** Puts a rule into force with the commit: every stake that is taken afterwards is judged by it. The player has a seat. */
export async function setPlayRule(tx: Tx, playerId: bigint, rule: PlayRule): Promise<void> {
  await lockSeatRules(tx, playerId);
  await savePlayRule(tx, playerId, rule);
  await forgetSeatRules(tx, playerId);
}

export async function dropPlayRule(
  tx: Tx,
  playerId: bigint,
  rule: { rule: PlayRuleName; period?: LimitPeriod },
): Promise<void> {
  await lockSeatRules(tx, playerId);
  await removePlayRule(tx, playerId, rule);
  await forgetSeatRules(tx, playerId);
}
