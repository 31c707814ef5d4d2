import type { OfferRuleRefusal } from '@croupier/contract/rewards/programmes';
import { judgeStanding, type OfferRule, type Wanted } from '@croupier/domain/rewards/programmes';
import type { Queryable } from '../../../platform/database.ts';
import { feature } from '../../../platform/feature.ts';
import { refuseByRule } from '../../../platform/refusal.ts';
import { findStanding } from './standing-store.ts';

export const STANDING = feature({
  name: 'standing',
  level: 6,
  about: 'whether a player may be offered, given or use something now, and what keeps them from it',
  reads: [
    'house_rule',
    'pay_in',
    'play_rule',
    'player',
    'player_block',
    'region_wish',
    'segment_player',
    'stop_rule',
  ],
});

export { eachWhoMay, type Portion } from './each-who-may.ts';
export { findStanding } from './standing-store.ts';
export { isStopped, mayBePlaced } from './stops-sql.ts';

/**
 * Judges whether a player may have something now: the same beside an offer, as it is given, and as it is used. Who judges several offers for
 * one player asks for their facts once (`findStanding`, `judgeStanding`).
 * @returns undefined where they may
 */
export async function standingOf(
  db: Queryable,
  playerId: bigint,
  now: Date,
  wanted: Wanted,
): Promise<OfferRule | undefined> {
  const facts = await findStanding(db, playerId, now);
  return facts ? judgeStanding(facts, wanted) : NOBODY;
}

const NOBODY: OfferRule = { rule: 'not_for_you', until: null, level: null, verification: null, region: null };

/** The rule as it is told beside an offer. */
export const offerRuleView = ({ until, ...rule }: OfferRule): OfferRuleRefusal => ({
  ...rule,
  until: until?.toISOString() ?? null,
});

/** The refusal of a call that asks for something nevertheless. */
export const refuseByOffer = (rule: OfferRule) => refuseByRule(offerRuleView(rule));
