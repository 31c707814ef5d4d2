import { isOfCurrency, type BonusTerms, type BonusTrigger } from '@croupier/domain/rewards/bonuses';
import { judgeStanding, runAt, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { canonicalPromo, judgePromo } from '@croupier/domain/rewards/promo-codes';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { findPromo } from '../promo-codes/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { wantedOf } from './activate-bonus.ts';
import { CODE } from './claims-of-bonus.ts';
import { KIND, type BonusParts, type BonusVersion, type FoundBonus } from './bonus-parts.ts';

interface Looking {
  readonly region: RegionId;
  readonly now: Date;
  readonly through?: Queryable;
}

/** The bonuses of some triggers that are on in a region, and can be given in its currency. */
export async function offersBy(
  { programmes, brand }: BonusParts,
  triggers: readonly BonusTrigger[],
  looking: Looking,
): Promise<InForce<BonusTerms>[]> {
  const all = await programmes.inForce<BonusTerms>(KIND, { brand, ...looking });
  const { currency } = REGIONS[looking.region];
  return all.filter(
    ({ programme: { terms } }) => triggers.includes(terms.trigger.by) && isOfCurrency(terms, currency),
  );
}

/**
 * The bonuses that a deposit of this player may bring: any deposit, or the one that their next is. Of two for the same deposit and
 * people the one in the first place is offered, and the other is not.
 */
export async function depositOffers(
  parts: BonusParts,
  player: StandingFacts,
  looking: Looking,
): Promise<InForce<BonusTerms>[]> {
  const all = await offersBy(parts, ['deposit', 'nth-deposit'], looking);
  const mine = all.filter(
    (offer) =>
      (offer.programme.terms.trigger.by === 'deposit' ||
        offer.programme.terms.trigger.nth === player.deposits + 1) &&
      judgeStanding(player, wantedOf(offer)) === undefined,
  );
  const first = mine.find(({ programme }) => programme.terms.trigger.by === 'nth-deposit');
  return first ? [first] : mine.slice(0, 1);
}

/** The run of an offer: it may be taken once in each. */
export const referenceOf = (offer: BonusVersion, region: RegionId, now: Date): string =>
  `run ${runAt(offer.programme.schedule, region, now)?.number ?? 0}`;

/** A bonus that a code leads to. */
export interface OfferByCode {
  readonly offer: FoundBonus;
  /** The promo code that it came by, which is redeemed when the bonus is taken; undefined for the code of a bonus on the shelf. */
  readonly promo: string | undefined;
}

/**
 * Finds the bonus that a code of a bonus, or a promo code, leads to. A bonus with codes of its own is reached by them alone; a code
 * that is used up, closed or of another place is no code.
 */
export async function findByCode(
  { programmes, db }: BonusParts,
  typed: string,
  { region, now }: { readonly region: RegionId | null; readonly now: Date },
): Promise<OfferByCode | undefined> {
  const code = canonicalPromo(typed);
  if (code === undefined) return undefined;
  // All of them are asked, so that a known and an unknown code take as long.
  const [all, promo, named] = await Promise.all([
    programmes.list({ now }),
    findPromo(db, code),
    programmes.find<BonusTerms>(KIND, code, { now }),
  ]);
  const shared = all.find((each): each is FoundBonus => {
    if (each.programme.kind !== KIND) return false;
    const { codes } = each.programme.terms as BonusTerms;
    return codes?.kind === 'shared' && codes.code?.toLowerCase() === code;
  });
  if (shared) return (await isUsedUp(programmes, shared)) ? undefined : { offer: shared, promo: undefined };
  if (promo?.bonus && judgePromo(promo, { region, now }) === 'usable') {
    const offer = await programmes.find<BonusTerms>(KIND, promo.bonus, { now });
    return offer && { offer, promo: code };
  }
  const { codes, trigger } = named?.programme.terms ?? {};
  return named && !codes && trigger?.by === 'shelf' ? { offer: named, promo: undefined } : undefined;
}

async function isUsedUp(
  programmes: BonusParts['programmes'],
  { id, programme }: BonusVersion,
): Promise<boolean> {
  const { code, uses } = programme.terms.codes!;
  return uses !== undefined && (await programmes.used(id, CODE(code!))) >= BigInt(uses);
}
