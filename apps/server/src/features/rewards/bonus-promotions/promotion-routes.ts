import * as contract from '@croupier/contract/rewards/bonus-promotions';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findReward, givenView } from '../rewards/feature.ts';
import { findShown } from './find-shown.ts';
import { makeSet } from './make-set.ts';
import { openBox } from './open-box.ts';
import { domainOf, sortOf, type PromotionParts } from './promotion-parts.ts';
import { showPromotion } from './show-promotion.ts';

/** Calls of promotions: how one stands, what is opened and what is made. */
export function addRoutes(http: Http, parts: PromotionParts): void {
  const { db, fairness, offerOf } = parts;
  http.handle(contract.showBonusPromotion, async ({ player, input: { body } }) => {
    const { code, kind, language = player.language } = body;
    const as = kind ?? (code === undefined ? undefined : await sortOf(parts, code)) ?? 'magicBox';
    return (await showPromotion(parts, player, { as, code, language })) ?? refuse('not_found');
  });
  http.handle(contract.openBonusPromotion, async ({ player, input: { body } }) => {
    const { language = player.language } = body;
    const opening = await openBox(parts, player, body);
    if (isRefusal(opening)) return opening;
    const { playerId, seedPair, nonce, code } = opening;
    const reward = await findReward(db, playerId, opening.rewardId!);
    const found = await fairness.findDraw(db, { playerId, seedPair, nonce, domain: domainOf(code) });
    const as = opening.shownAt ? 'randomBonuses' : 'magicBox';
    const promotion = await showPromotion(parts, player, { as, code, language });
    const given = await givenView(reward!, { currency: REGIONS[player.region].currency, language }, offerOf);
    // Asked again for one that is over since: what it gave stands in the list of rewards.
    if (!promotion || !given) return refuse('offer_over', { why: 'ended' });
    return { given, proof: found!.proof, promotion };
  });
  http.handle(contract.manufacturePromotion, async ({ player, input: { body } }) => {
    const { language = player.language } = body;
    const set = await makeSet(parts, player, body);
    if (isRefusal(set)) return set;
    const reward = await findReward(db, set.playerId, set.rewardId);
    const promotion = await showPromotion(parts, player, { as: 'manufacture', code: set.code, language });
    const given = await givenView(reward!, { currency: REGIONS[player.region].currency, language }, offerOf);
    if (!promotion || !given) return refuse('offer_over', { why: 'ended' });
    return { given, proof: null, promotion };
  });
  http.handle(contract.shownRandomBonus, async ({ player, input: { query } }) => {
    const { language = player.language } = query;
    const { isAny, shown } = await findShown(parts, player, { now: parts.clock.now() });
    const code = shown?.promotion.programme.code;
    const promotion = code && (await showPromotion(parts, player, { as: 'randomBonuses', code, language }));
    return { promotion: promotion || null, askAgainSeconds: isAny ? ASK_AGAIN_SECONDS : null };
  });
}

/** Less than the least time that a random bonus is shown for. */
const ASK_AGAIN_SECONDS = 60;
