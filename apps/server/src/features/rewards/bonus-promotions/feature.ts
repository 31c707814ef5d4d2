import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import type { Queryable } from '../../../platform/database.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import { listener, reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import { drawPart } from './draw-part.ts';
import { keepReached } from './keep-reached.ts';
import { finishOpening } from './open-box.ts';
import { listUnfinished } from './openings-store.ts';
import { listDue } from './parts-store.ts';
import { PROMOTIONS_PERSONAL } from './personal-store.ts';
import { PROMOTION_BOOKS } from './promotion-books-store.ts';
import type { PromotionParts } from './promotion-parts.ts';
import { addRoutes } from './promotion-routes.ts';
import { promotionsOnProfile } from './show-promotion.ts';
import { createDrawMoment } from './shown-moment.ts';

export const BONUS_PROMOTIONS = feature({
  name: 'bonus-promotions',
  level: 9,
  about:
    'promotions that players open, or make something of parts in: the magic box, the random bonus, the workshop',
  owns: ['box_opening', 'held_part', 'made_set', 'part_draw'],
  reads: ['goal', 'loot_draw', 'loot_table', 'programme', 'programme_version', 'reward'],
  kinds: [BONUS_PROMOTION],
  books: () => PROMOTION_BOOKS,
});

const LEFT_AFTER_MS = 60_000;
const AT_ONCE = 200;
const READ_EVERY_MS = 1_000;

/** Promotions as a player is shown them on their profile. */
type OnProfile = (db: Queryable, player: SignedIn) => ReturnType<typeof promotionsOnProfile>;

/** Promotions: what is in them, what players open and make, parts for what they reach, and the end of what a process left half done. */
export function createBonusPromotions(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand' | 'seedKey'>,
  { programmes, fairness, offerOf }: { programmes: ReadProgrammes; fairness: Fairness; offerOf: OfferOf },
): { module: Module; onProfile: OnProfile } {
  const parts: PromotionParts = {
    ...{ db, clock, brand: config.brand, programmes, fairness, offerOf },
    drawMoment: createDrawMoment(config),
  };
  return {
    onProfile: (through, player) => promotionsOnProfile(parts, through, player),
    module: {
      name: 'bonus-promotions',
      personal: PROMOTIONS_PERSONAL,
      readers: [
        reader({
          name: 'promotion-parts',
          topics: ['goal.reached'],
          everyMs: READ_EVERY_MS,
          handle: (tx, facts) => keepReached(parts, tx, facts),
        }),
      ],
      listeners: [
        listener({
          name: 'promotion-parts-live',
          topics: ['part.given'],
          live: (facts) =>
            facts.map(({ playerId, requestId, payload }) => {
              return { playerId, requestId, message: { name: 'part', data: payload } };
            }),
        }),
      ],
      routes: (http) => addRoutes(http, parts),
      jobs: jobsOf(parts, error),
    },
  };
}

function jobsOf(parts: PromotionParts, error: Needs<'error'>['error']): NonNullable<Module['jobs']> {
  const { db, clock } = parts;
  const openings = createEachApart({
    clock,
    failed: (about) => error('a magic box could not be finished', about),
  });
  const draws = createEachApart({ clock, failed: (about) => error('a part could not be drawn', about) });
  return [
    {
      ...{ name: 'magic-box-finish', everyMs: 30_000, timeoutMs: 60_000 },
      run: async (signal) => {
        const before = new Date(clock.now().getTime() - LEFT_AFTER_MS);
        const rows = await listUnfinished(db, before, { resting: openings.resting(), limit: AT_ONCE });
        const finish = async (row: (typeof rows)[number]) => void (await finishOpening(parts, row));
        await openings.each(rows, ({ id }) => id, finish, signal);
      },
    },
    {
      ...{ name: 'parts-draw', everyMs: 1_000, timeoutMs: 60_000 },
      run: async (signal) => {
        const rows = await listDue(db, { resting: draws.resting(), limit: AT_ONCE });
        const nameOf = ({ goalId, times }: (typeof rows)[number]) => `${goalId} ${times}`;
        await draws.each(rows, nameOf, (row) => drawPart(parts, row), signal);
      },
    },
  ];
}
