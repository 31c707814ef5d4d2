import type { PlayerLimit } from '@croupier/contract/people/limits';
import {
  isOffered,
  LIMIT_RULES,
  LIMIT_SPANS,
  openNeeds,
  type LimitKey,
  type LimitPeriod,
  type LimitRule,
  type StoredLimit,
} from '@croupier/domain/people/limits';
import { countedFrom } from '@croupier/domain/people/play-rules';
import { placesOf, rulesInForce, type RegionId, type RulePlaces } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { playedByHour, playedMinutes } from '../../money/ledger/feature.ts';
import { depositsThatCount } from './counted-deposits.ts';
import { listHouseLimits, type HouseLimit } from './house-limits-store.ts';
import type { LimitsParts } from './limits-parts.ts';
import { listLimits } from './limits-store.ts';
import { limitView } from './limits-view.ts';

/** Whose limits, and where they are: that decides which are offered. */
export interface Limited extends RulePlaces {
  readonly playerId: bigint;
}

/** What is offered to a player and what they have set, with what is used of it, beside what the house has set. */
export async function readLimits(
  parts: LimitsParts,
  db: Queryable,
  player: Limited,
): Promise<{ limits: PlayerLimit[]; needed: LimitRule[][] }> {
  const { playerId, region } = player;
  const now = parts.clock.now();
  const own = await listLimits(db, playerId);
  const house = await listHouseLimits(db, playerId);
  const spansOf = (...rules: LimitRule[]) =>
    [...own.filter(({ amount }) => amount), ...house].flatMap(({ rule, period }) =>
      rules.includes(rule) && period !== 'round' ? [period] : [],
    );
  const [ofPlay, ofTime] = [spansOf('loss_limit', 'stake_limit'), spansOf('session_time')];
  const counted = {
    deposits: spansOf('deposit_limit').length > 0 ? await depositsThatCount(parts, db, playerId) : [],
    hours: ofPlay.length > 0 ? await playedByHour(db, playerId, longestOf(ofPlay, now)) : [],
    minutes: ofTime.length > 0 ? await playedMinutes(db, playerId, longestOf(ofTime, now)) : [],
  };
  const { currency } = rulesInForce(player);
  const limits = keysOf(region, own, house).map((key) =>
    limitView(key, {
      ...{ own: own.find((each) => isOf(key, each)), house: house.find((each) => isOf(key, each)) },
      ...{ counted, currency, now },
    }),
  );
  return { limits, needed: openNeeds(placesOf(player), own).map((need) => [...need]) };
}

/** Which limits there are to show: what is offered where the player is, and what stands whatever is offered. */
const keysOf = (region: RegionId, own: readonly StoredLimit[], house: readonly HouseLimit[]): LimitKey[] =>
  LIMIT_RULES.flatMap((rule) => LIMIT_SPANS.map((period) => ({ rule, period }))).filter(
    (key) =>
      isOffered(region, key.rule, key.period) ||
      own.some((each) => isOf(key, each) && (each.amount ?? each.askedAt)) ||
      house.some((each) => isOf(key, each)),
  );

const longestOf = (periods: readonly LimitPeriod[], now: Date): Date =>
  new Date(Math.min(...periods.map((period) => countedFrom(period, now).getTime())));

const isOf = (key: LimitKey, { rule, period }: LimitKey): boolean =>
  key.rule === rule && key.period === period;
