import type { PromotionTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import type { Moment } from '@croupier/domain/rewards/bonus-promotions';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { InForce } from '../programmes/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { isOpened } from './openings-store.ts';
import { KIND, promotionsFor, type PromotionParts, type TermsOf } from './promotion-parts.ts';
import { momentFor } from './shown-moment.ts';

interface Found {
  /** Whether there is one in the player's region at all. */
  readonly isAny: boolean;
  readonly shown?: { readonly promotion: InForce<TermsOf<'randomBonuses'>>; readonly moment: Moment };
}

/** The random bonus that is shown to a player: at its moment, while nothing keeps them from it, until it is opened. */
export async function findShown(
  parts: PromotionParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
  { now, through = parts.db }: { now: Date; through?: Queryable },
): Promise<Found> {
  const { brand, programmes, drawMoment } = parts;
  const all = await programmes.inForce<PromotionTerms>(KIND, { region, brand, now, through });
  const random = all.filter(
    (one): one is InForce<TermsOf<'randomBonuses'>> => one.programme.terms.as === 'randomBonuses',
  );
  const momentOf = (one: (typeof random)[number]) => momentFor(drawMoment, { playerId, region }, one, now);
  // It is asked for often: between two moments nothing is asked of the database.
  if (!random.some(momentOf)) return { isAny: random.length > 0 };
  const standing = await findStanding(through, playerId, now);
  const [promotion] = standing ? await promotionsFor(parts, standing, { as: 'randomBonuses', now, through }) : []; // prettier-ignore
  const moment = promotion && momentOf(promotion);
  if (!moment || judgeStanding(standing!, promotion.programme)) return { isAny: true };
  const of = { playerId, code: promotion.programme.code, shownAt: moment.from };
  return (await isOpened(through, of)) ? { isAny: true } : { isAny: true, shown: { promotion, moment } };
}
