import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import type { JudgedStake } from '@croupier/domain/people/play-rules';
import { partsWanted } from '@croupier/domain/rewards/purses';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { refuseByRule, type Refusal } from '../../../platform/refusal.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { reckonSeat, ruleView } from '../../people/play-rules/feature.ts';
import { heldParts } from '../../rewards/purses/feature.ts';
import type { DrawnRound } from './settle-values.ts';

/**
 * Looks up the truth about a stake that the seat's allowances do not let through as they are.
 * @returns the refusal by the rule that is against it; undefined when there is none, and the stake may be tried again
 */
export async function judgeAgain(
  { db, clock }: { db: Database; clock: Clock },
  round: DrawnRound,
): Promise<Refusal<never, PlayRuleRefusal['rule']> | undefined> {
  const { playerId, currency, grant } = round;
  const reached = await db.transaction(async (tx) =>
    reckonSeat(tx, playerId, await stakeOf(tx, round), clock.now()),
  );
  const byBonus = bonusMaximum(round, grant?.terms?.maximumMinor ?? null);
  if (byBonus && (!reached || BigInt(byBonus.leftMinor) < reached.leftMinor)) return refuseByRule(byBonus);
  return reached && refuseByRule(ruleView(reached, currency));
}

function bonusMaximum(
  { currency, stakeMinor }: DrawnRound,
  maximumMinor: bigint | null,
): PlayRuleRefusal | undefined {
  if (maximumMinor === null || stakeMinor <= maximumMinor) return undefined;
  const amount = String(maximumMinor);
  return {
    rule: 'bonus_stake_maximum',
    period: null,
    currency,
    limitMinor: amount,
    leftMinor: amount,
    until: null,
  };
}

/** As the settling statement takes its parts: also of a stake that is not covered, or the two would never agree about it. */
async function stakeOf(
  tx: Tx,
  { playerId, currency, kind, stakeMinor, grant }: DrawnRound,
): Promise<JudgedStake> {
  if (!grant?.terms) return { currency, kind, stakeMinor, ownMinor: stakeMinor };
  const order = grant.terms.isRealFirst ? 'REAL_FIRST' : 'BONUS_FIRST';
  const balances = await balancesOf(tx, playerId);
  const wanted = partsWanted(stakeMinor, heldParts(balances, currency), order);
  return { currency, kind, stakeMinor, ownMinor: wanted.realMinor, order };
}
