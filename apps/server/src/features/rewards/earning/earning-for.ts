import { randomUUID } from 'node:crypto';
import type { EarningTerms } from '@croupier/contract/rewards/earning/kind';
import { repeatedFor, type GoalDefinition } from '@croupier/domain/rewards/goals';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { Enrolment, RepeatedGoal } from '../goals/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { KIND, type EarningParts } from './earning-parts.ts';

/** A programme that a player earns points by, and what they would hold of it. */
export interface EarningFor extends InForce<EarningTerms> {
  readonly definition: GoalDefinition;
}

/** The one of several that counts for a player now: of those that they may have, the one of the lowest place. */
export async function earningFor(
  { programmes, brand }: Pick<EarningParts, 'programmes' | 'brand'>,
  player: StandingFacts,
  { now, through }: { now: Date; through?: Queryable },
): Promise<EarningFor | undefined> {
  const { region } = player;
  const asked = { region, brand, now, ...(through && { through }) };
  for (const one of await programmes.inForce<EarningTerms>(KIND, asked)) {
    if (judgeStanding(player, one.programme)) continue;
    const of = { currency: REGIONS[region].currency, zone: REGION_TIME_ZONES[region] };
    const definition = repeatedFor(one.programme.terms.goal, of);
    if (definition) return { ...one, definition };
  }
  return undefined;
}

/** The goal that a player holds of it. */
export const heldOf = ({ id, version, programme, definition }: EarningFor): RepeatedGoal => ({
  of: KIND,
  code: programme.code,
  programmeId: id,
  version,
  definition,
});

/** Has those who play for money earn: of several programmes, by one at a time. */
export const earningEnrolment = (parts: EarningParts): Enrolment => ({
  of: KIND,
  anewAfterMove: true,
  isMissing: (held) => !held.some(({ state }) => state === 'open' || state === 'faulty'),
  goalsFor: async (tx, { player, now }) => {
    const found = await earningFor(parts, player, { now, through: tx });
    return found ? [{ id: randomUUID(), ...heldOf(found), since: found.run.from }] : [];
  },
});
