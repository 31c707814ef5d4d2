import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { checkBonus, promoOf } from '@croupier/contract/rewards/bonuses';
import { bonusMoney } from '@croupier/domain/rewards/bonuses';
import { judgePromo } from '@croupier/domain/rewards/promo-codes';
import { REGIONS } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { findPromo } from '../promo-codes/feature.ts';
import { offerRuleView, standingOf } from '../standing/feature.ts';
import { wantedOf } from './activate-bonus.ts';
import type { BonusParts } from './bonus-parts.ts';
import { offerView } from './bonus-view.ts';
import { findByCode } from './find-offers.ts';
import { overFor } from './take-offer.ts';

/** Tells what the bonus of a code would be for a player, and for a deposit of theirs. */
export async function checkCode(
  parts: BonusParts,
  player: SignedIn,
  { params: { code }, query: { depositMinor, language = player.language } }: InputOf<typeof checkBonus>,
): Promise<OutputOf<typeof checkBonus> | Refused<typeof checkBonus>> {
  const { db, clock } = parts;
  const { playerId, region } = player;
  const now = clock.now();
  const found = await findByCode(parts, code, { region, now });
  const why = found && overFor(found.offer, player, now);
  if (!found || why === 'elsewhere') return refuse('not_found');
  const { offer } = found;
  const { currency } = REGIONS[region];
  const rule = await standingOf(db, playerId, now, wantedOf(offer));
  const deposit = depositMinor === undefined ? null : BigInt(depositMinor);
  const money = bonusMoney(offer.programme.terms, currency, deposit);
  return {
    offer: await offerView(parts, offer, { currency, language }),
    ...{ canTake: !rule && !why, rule: rule ? offerRuleView(rule) : null, why: why ?? null },
    bonusMinor: money ? String(money.amountMinor) : null,
  };
}

/** Whether a code, on a link or in the form of a sign-up, is good for anybody now, and what it brings. */
export async function lookUpPromo(
  parts: BonusParts,
  player: SignedIn | null,
  { params, query }: InputOf<typeof promoOf>,
): Promise<OutputOf<typeof promoOf>> {
  const { db, clock } = parts;
  const now = clock.now();
  const code = params.code.toLowerCase();
  const [found, promo] = await Promise.all([
    findByCode(parts, code, { region: player?.region ?? null, now }),
    findPromo(db, code),
  ]);
  const offer = found && !found.offer.over ? found.offer : undefined;
  const exists = offer !== undefined || judgePromo(promo, { region: null, now }) === 'usable';
  const { currency } = REGIONS[player?.region ?? offer?.programme.audience.regions[0] ?? 'UA'];
  const language = query.language ?? player?.language ?? 'en';
  return {
    ...{ code, state: exists ? 'exist' : 'not found' },
    offer: offer ? await offerView(parts, offer, { currency, language }) : null,
  };
}
