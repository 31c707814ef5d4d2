import { repeatedFor } from '@croupier/domain/rewards/goals';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { holdRepeated, readGoals, type GoalRow, type RepeatedGoal } from '../goals/feature.ts';
import type { Version } from '../programmes/feature.ts';
import type { PromotionParts, TermsOf } from './promotion-parts.ts';

export const GOAL_OF = 'promotion';

/** The goal that a player of a region holds of a promotion; undefined where it has no amounts in their currency. */
export function heldOf(
  { id: programmeId, version, programme }: Version<TermsOf<'manufacture'>>,
  region: RegionId,
): RepeatedGoal | undefined {
  const { currency } = REGIONS[region];
  const definition = repeatedFor(programme.terms.goal, { currency, zone: REGION_TIME_ZONES[region] });
  return definition && { of: GOAL_OF, code: programme.code, programmeId, version, definition };
}

/** The goal that a player holds in a promotion; undefined where nothing counts for them in it. */
export async function goalIn(
  db: Queryable,
  playerId: bigint,
  programmeId: bigint,
): Promise<GoalRow | undefined> {
  const goals = await readGoals(db, playerId, { of: GOAL_OF });
  return goals.find((goal) => goal.programmeId === programmeId && goal.state !== 'over');
}

/** The version that a player's rounds count under; the newest where none do. */
export async function myVersionOf(
  { db, programmes }: Pick<PromotionParts, 'db' | 'programmes'>,
  playerId: bigint,
  newest: Version<TermsOf<'manufacture'>>,
): Promise<Version<TermsOf<'manufacture'>>> {
  const goal = await goalIn(db, playerId, newest.id);
  const mine = goal && (await programmes.versionOf<TermsOf<'manufacture'>>(newest.id, goal.version!));
  return mine ?? newest;
}

/** Has a player's rounds count in a promotion from now on, where they may and do not yet. */
export async function takePart(
  { db, clock }: Pick<PromotionParts, 'db' | 'clock'>,
  player: StandingFacts,
  promotion: Version<TermsOf<'manufacture'>>,
): Promise<void> {
  const playerId = BigInt(player.playerId);
  if (judgeStanding(player, promotion.programme)) return;
  const held = heldOf(promotion, player.region);
  if (!held || (await goalIn(db, playerId, promotion.id))) return;
  await db.transaction(async (tx) => {
    // Of two at once the second finds the goal of the first.
    await lockPlayer(tx, playerId);
    if (await goalIn(tx, playerId, promotion.id)) return;
    const now = clock.now();
    await holdRepeated(tx, held, { playerId, countsFrom: now, now });
  });
}
