import type { PlayRuleRefusal } from '@croupier/contract/play-rules';
import { splitStake } from '@croupier/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { balancesOf } from '../ledger/index.ts';
import { reckonSeat, ruleView } from '../play-rules/index.ts';
import type { DrawnRound } from './settle-values.ts';

/**
 * Looks up the truth about a stake that the seat's allowances do not let through as they are.
 * @returns the rule that is against it; undefined when there is none, and the stake may be tried again
 */
export async function judgeAgain(
  { db, clock }: { db: Database; clock: Clock },
  round: DrawnRound,
): Promise<PlayRuleRefusal | undefined> {
  const { playerId, currency, kind, stakeMinor, grant } = round;
  const reached = await db.transaction(async (tx) => {
    const ownMinor = grant?.terms ? await ownPart(tx, round, grant.terms.isRealFirst) : stakeMinor;
    return reckonSeat(tx, playerId, { currency, kind, stakeMinor, ownMinor }, clock.now());
  });
  if (reached) return ruleView(reached, currency);
  const maximumMinor = grant?.terms?.maximumMinor ?? null;
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

/** What of the stake would be real money now; what is not covered at all is refused for that, and breaks no rule. */
async function ownPart(
  tx: Tx,
  { playerId, currency, stakeMinor }: DrawnRound,
  isRealFirst: boolean,
): Promise<bigint> {
  const balances = await balancesOf(tx, playerId);
  const held = (kind: 'real' | 'bonus'): bigint =>
    balances.find((balance) => balance.currency === currency && balance.kind === kind)?.amountMinor ?? 0n;
  const parts = splitStake(
    stakeMinor,
    { realMinor: held('real'), bonusMinor: held('bonus') },
    isRealFirst ? 'REAL_FIRST' : 'BONUS_FIRST',
  );
  return parts?.realMinor ?? 0n;
}
