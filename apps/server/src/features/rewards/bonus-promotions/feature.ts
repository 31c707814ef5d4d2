import * as contract from '@croupier/contract/rewards/bonus-promotions';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import { feature } from '../../../platform/feature.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import { findReward, givenView, type OfferOf } from '../rewards/feature.ts';
import { BOX_BOOKS } from './box-books-store.ts';
import { domainOf, type BoxParts } from './box-parts.ts';
import { boxOnProfile, showBox } from './box-view.ts';
import { finishOpening, openBox } from './open-box.ts';
import { listUnfinished } from './openings-store.ts';
import { BOX_PERSONAL } from './personal-store.ts';

export const BONUS_PROMOTIONS = feature({
  name: 'bonus-promotions',
  level: 9,
  about: 'promotions that players open something in: the magic box',
  owns: ['box_opening'],
  kinds: [BONUS_PROMOTION],
  books: () => BOX_BOOKS,
});

const LEFT_AFTER_MS = 60_000;
const UNFINISHED_AT_ONCE = 200;

/** The magic box that a player is shown, for their profile. */
type OnProfile = (db: Queryable, player: SignedIn) => ReturnType<typeof boxOnProfile>;

/** Magic boxes: what is in them, their opening, and the end of those that a process left half open. */
export function createBonusPromotions(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand'>,
  { programmes, fairness, offerOf }: { programmes: ReadProgrammes; fairness: Fairness; offerOf: OfferOf },
): { module: Module; onProfile: OnProfile } {
  const parts: BoxParts = { db, clock, brand: config.brand, programmes, fairness, offerOf };
  const apart = createEachApart({
    clock,
    failed: (about) => error('a magic box could not be finished', about),
  });
  const finishAll = async (signal?: AbortSignal): Promise<void> => {
    const before = new Date(clock.now().getTime() - LEFT_AFTER_MS);
    const rows = await listUnfinished(db, before, { resting: apart.resting(), limit: UNFINISHED_AT_ONCE });
    await apart.each(
      rows,
      ({ id }) => id,
      async (row) => void (await finishOpening(parts, row)),
      signal,
    );
  };
  return {
    onProfile: (reader, player) => boxOnProfile(parts, reader, player),
    module: {
      name: 'bonus-promotions',
      personal: BOX_PERSONAL,
      routes: (http) => {
        http.handle(contract.showBonusPromotion, async ({ player, input: { body } }) => {
          const asked = { code: body.code, language: body.language ?? player.language };
          return (await showBox(parts, player, asked)) ?? refuse('not_found');
        });
        http.handle(contract.openBonusPromotion, async ({ player, input: { body } }) => {
          const language = body.language ?? player.language;
          const opening = await openBox(parts, player, body);
          if (isRefusal(opening)) return opening;
          const { playerId, seedPair, nonce, code } = opening;
          const key = { playerId, seedPair, nonce, domain: domainOf(code) };
          const reward = await findReward(db, playerId, opening.rewardId!);
          const found = await fairness.findDraw(db, key);
          const promotion = await showBox(parts, player, { code, language });
          // Asked again for a box that is over since: what it gave stands in the list of rewards.
          if (!promotion) return refuse('offer_over', { why: 'ended' });
          const reading = { currency: REGIONS[player.region].currency, language };
          const given = await givenView(reward!, reading, offerOf);
          if (!given) return refuse('offer_over', { why: 'ended' });
          return { given, proof: found!.proof, promotion };
        });
      },
      jobs: [{ name: 'magic-box-finish', everyMs: 30_000, timeoutMs: 60_000, run: finishAll }],
    },
  };
}
