import * as contract from '@croupier/contract/rewards/presents';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findReward, givenView } from '../rewards/feature.ts';
import { openPresent } from './open-present.ts';
import { showPresents } from './present-view.ts';
import { domainOf, type PresentsParts } from './presents-parts.ts';

export function presentsRoutes(http: Http, parts: PresentsParts): void {
  http.handle(contract.listPresents, async ({ player, input: { query } }) => ({
    gifts: await showPresents(parts, player, query.language ?? player.language),
  }));
  http.handle(contract.openPresent, async ({ player, input: { body } }) => {
    const opened = await openPresent(parts, player, body.id);
    if (isRefusal(opened)) return opened;
    const { playerId, rewardId, seedPair, nonce, code } = opened;
    const reward = await findReward(parts.db, playerId, rewardId!);
    const language = body.language ?? player.language;
    const reading = { currency: REGIONS[player.region].currency, language };
    const given = await givenView(reward!, reading, parts.offerOf);
    // The bonus that was in it is offered nowhere any more: what it gave stands in the list of rewards.
    if (!given) return refuse('offer_over', { why: 'ended' });
    if (seedPair === null || nonce === null) return { given, proof: null };
    const key = { playerId, seedPair, nonce, domain: domainOf(code) };
    return { given, proof: (await parts.fairness.findDraw(parts.db, key))!.proof };
  });
}
