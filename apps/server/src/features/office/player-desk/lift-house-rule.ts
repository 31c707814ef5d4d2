import type { HouseRuleName } from '@croupier/domain/people/house-rules';
import type { LimitSpan } from '@croupier/domain/people/limits';
import type { Clock } from '../../../platform/clock.ts';
import { houseRuleView, liftHouseRule, lockHouseRule } from '../../people/house-rules/feature.ts';
import { playerExists } from '../../people/players/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { subjectOf } from './player-subject.ts';

interface Lifted {
  readonly playerId: string;
  readonly rule: HouseRuleName;
  readonly period: LimitSpan | null;
}

/** Takes a limit or a break of the house away. It has no size: whatever the role, two people do it. */
export const liftAct = (clock: Clock): FourEyesAct<Lifted, 'not_found'> => ({
  name: 'lift.limits',
  subject: ({ playerId }) => subjectOf(BigInt(playerId)),
  show: async (tx, lifted) => {
    const key = keyOf(lifted);
    if (!(await playerExists(tx, key.playerId))) return 'not_found';
    const stands = await lockHouseRule(tx, key, clock.now());
    if (!stands) return 'not_found';
    const { amountMinor: limitMinor, ...rest } = houseRuleView(stands);
    return { ...rest, limitMinor };
  },
  carryOut: async (tx, lifted) => {
    await liftHouseRule(tx, keyOf(lifted));
    return undefined;
  },
});

const keyOf = ({ playerId, rule, period }: Lifted) => ({ playerId: BigInt(playerId), rule, period });
