import type { OutputOf } from '@croupier/contract/kit';
import type { BonusOffer, readBonuses } from '@croupier/contract/rewards/bonuses';
import type { CustomTabTerms } from '@croupier/contract/rewards/bonuses/kind';
import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { REGIONS, type Language } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { InForce } from '../programmes/feature.ts';
import { hasApp } from '../../site/pwa/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { wantedOf } from './activate-bonus.ts';
import type { BonusParts } from './bonus-parts.ts';
import { findBonus } from './bonus-store.ts';
import { offerView } from './bonus-view.ts';
import { offersBy, referenceOf } from './find-offers.ts';
import { bonusId } from './offer-bonus.ts';
import { countRoundsSince, hasPush } from './maybe-store.ts';

type Shelf = Pick<OutputOf<typeof readBonuses>, 'offers' | 'maybeBonuses' | 'customTabs'>;

/** Reads what a player may take now without a code, what they may once they have done something, and the tabs that operators made of it. */
export async function readShelf(parts: BonusParts, player: SignedIn, language: Language): Promise<Shelf> {
  const { db, clock } = parts;
  const { playerId, region } = player;
  const now = clock.now();
  const standing = await findStanding(db, playerId, now);
  const all = standing
    ? (await offersBy(parts, ['shelf'], { region, now })).filter(
        (offer) => !offer.programme.terms.codes && !judgeStanding(standing, wantedOf(offer)),
      )
    : [];
  const offers: BonusOffer[] = [];
  const maybeBonuses: Shelf['maybeBonuses'] = [];
  for (const offer of all) {
    // One that is theirs already stands among theirs.
    const reference = referenceOf(offer, region, now);
    if (await findBonus(db, playerId, bonusId({ playerId, under: offer, reference }))) continue;
    const { currency } = REGIONS[region];
    const view = await offerView(parts, offer, { currency, language, until: offer.run.until });
    const rule = await missingOf(db, playerId, offer);
    if (rule) maybeBonuses.push({ bonus: view, rule });
    else offers.push(view);
  }
  return { offers, maybeBonuses, customTabs: await tabsOf(parts, player, language) };
}

type MaybeRule = Shelf['maybeBonuses'][number]['rule'];

/** Tells what a player has to do before an offer can be taken; null where nothing is missing. */
export async function missingOf(
  db: Queryable,
  playerId: bigint,
  { programme: { terms }, run }: Pick<InForce<BonusTerms>, 'programme' | 'run'>,
): Promise<MaybeRule | null> {
  const { spins, push = false, pwa = false } = terms.maybe ?? {};
  const current = spins === undefined ? null : await countRoundsSince(db, playerId, run.from);
  const lacksSpins = spins !== undefined && current! < spins;
  const lacksPush = push && !(await hasPush(db, playerId));
  const lacksApp = pwa && !(await hasApp(db, playerId));
  if (!lacksSpins && !lacksPush && !lacksApp) return null;
  return {
    ...{ currentSpinCount: current, spinCount: spins ?? null },
    ...{ showIfCanSubscribeToPush: lacksPush, showIfCanInstallPwa: lacksApp },
  };
}

async function tabsOf(
  { programmes, brand, clock }: BonusParts,
  { region }: SignedIn,
  language: Language,
): Promise<Shelf['customTabs']> {
  const all = await programmes.inForce<CustomTabTerms>('custom-tab', { region, brand, now: clock.now() });
  return all.map(({ programme: { code, terms, texts } }) => {
    const { title } = texts[language] as { title: string };
    return { code, name: title, bonusCodes: [...terms.bonusCodes] };
  });
}
