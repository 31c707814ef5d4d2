import { attemptOver } from '@croupier/domain/rewards/wheel';
import type { Currency } from '@croupier/domain/money/amounts';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isOverGivingCaps, rewardFor } from '../rewards/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import type { AttemptRow } from './attempts-store.ts';
import { versionOf, type AttemptVersion, type WheelParts } from './wheel-parts.ts';

interface Judged {
  readonly under: AttemptVersion;
  readonly currency: Currency;
  readonly now: Date;
}

/**
 * Judges what keeps a player from the table of a wheel or a mini-game: the same as an attempt is taken and as it is used.
 * What is drawn is given: it must not matter which row it is, so every one of them has to be there in their money and to fit.
 */
export async function refusalByTable(
  db: Queryable,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
  { under, currency, now }: Judged,
) {
  const { audience, terms } = under.programme;
  const rule = await standingOf(db, playerId, now, { audience });
  if (rule) return refuseByOffer(rule);
  const rewards = terms.loot.map(({ reward }) => rewardFor(reward, currency));
  if (!rewards.every((reward) => reward !== undefined))
    return refuseByOffer({ rule: 'region_rule', region, until: null, level: null, verification: null });
  const isOver = await isOverGivingCaps(db, { playerId, region, now }, rewards);
  return isOver ? refuse('offer_over', { why: 'mine_used' }) : undefined;
}

/** Judges what keeps a player from using an attempt of theirs now. */
export async function refusalOfUse(parts: WheelParts, db: Queryable, player: SignedIn, attempt: AttemptRow) {
  const now = parts.clock.now();
  const under = await versionOf(parts, attempt, db);
  const { currency } = REGIONS[player.region];
  const against = await refusalByTable(db, player, { under, currency, now });
  if (against) return against;
  if (attempt.state === 'EXPIRED') return refuse('offer_over', { why: 'ended' });
  const over = await overOf(parts, db, attempt);
  return over && refuse('offer_over', { why: over });
}

/** Why an attempt cannot be used now, whoever has it. One of a programme that is over for long is over with it. */
export async function overOf(
  { programmes, clock }: Pick<WheelParts, 'programmes' | 'clock'>,
  db: Queryable,
  { kind, code }: Pick<AttemptRow, 'kind' | 'code'>,
) {
  const now = clock.now();
  const found = await programmes.find(kind, code, { now, through: db });
  return found ? attemptOver(found, now) : 'ended';
}
