import type { assignBonus as operation } from '@croupier/contract/rewards/bonuses';
import { isOfCurrency } from '@croupier/domain/rewards/bonuses';
import { isOn, runAt, type OfferOver } from '@croupier/domain/rewards/programmes';
import { REGIONS } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { redeemPromo } from '../promo-codes/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import { wantedOf } from './activate-bonus.ts';
import type { BonusParts, FoundBonus } from './bonus-parts.ts';
import { findBonus, findBonusOfCode } from './bonus-store.ts';
import { findByCode, referenceOf, type OfferByCode } from './find-offers.ts';
import { bonusId, offerBonus } from './offer-bonus.ts';
import { missingOf } from './shelf.ts';

type Refusal = Refused<typeof operation>;

/**
 * Makes the bonus of a code a player's own, once for each of its runs; again, it is the same one, also when the code is used up
 * since.
 * @param asked `of` is the bonus that the code must lead to, where that was named
 * @returns its id
 */
export async function takeByCode(
  parts: BonusParts,
  player: SignedIn,
  { code, of = code }: { readonly code: string; readonly of?: string },
): Promise<string | Refusal> {
  const { db, clock } = parts;
  const { playerId, region } = player;
  const found = await findByCode(parts, code, { region, now: clock.now() });
  if (!found) return (await findBonusOfCode(db, playerId, code.toLowerCase())) ?? refuse('not_found');
  if (of !== code && found.offer.programme.code !== of) return refuse('not_found');
  return takeOffer(parts, player, found);
}

async function takeOffer(
  parts: BonusParts,
  player: SignedIn,
  { offer, promo }: OfferByCode,
): Promise<string | Refusal> {
  const { db, clock } = parts;
  const { playerId, region } = player;
  const now = clock.now();
  const reference = referenceOf(offer, region, now);
  const id = bonusId({ playerId, under: offer, reference });
  if (await findBonus(db, playerId, id)) return id;
  const why = overFor(offer, player, now);
  if (why) return why === 'elsewhere' ? refuse('not_found') : refuse('offer_over', { why });
  const rule = await standingOf(db, playerId, now, wantedOf(offer));
  if (rule) return refuseByOffer(rule);
  const run = runAt(offer.programme.schedule, region, now);
  if (!run || (await missingOf(db, playerId, { ...offer, run }))) return refuse('not_found');
  return db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if (await findBonus(tx, playerId, id)) return id;
    const of = { region, now, player: () => Promise.resolve(playerId) };
    if (promo !== undefined && (await redeemPromo(tx, { code: promo, ...of })) !== 'redeemed')
      return refuse('not_found');
    const offering = { playerId, region, under: offer, reference, by: 'player', now } as const;
    return (await offerBonus(tx, offering)) ?? refuse('not_found');
  });
}

/** Why an offer cannot be had now, as far as that is not about its player; undefined where it can. */
export function overFor(
  { over, programme }: FoundBonus,
  { region }: Pick<SignedIn, 'region'>,
  now: Date,
): OfferOver | 'elsewhere' | undefined {
  const isHere = programme.audience.regions.includes(region);
  if (!isHere || !isOfCurrency(programme.terms, REGIONS[region].currency)) return 'elsewhere';
  return over ?? (isOn(programme.schedule, region, now) ? undefined : 'ended');
}
