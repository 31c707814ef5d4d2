import * as contract from '@croupier/contract/contests/nominations';
import { NOMINATION } from '@croupier/contract/contests/nominations/kind';
import type { Language } from '@croupier/domain/site/regions';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { Queryable } from '../../../platform/database.ts';
import { feature } from '../../../platform/feature.ts';
import type { Http, SignedIn } from '../../../platform/http/http.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import { listener } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ReadProgrammes } from '../../rewards/programmes/feature.ts';
import type { OfferOf } from '../../rewards/rewards/feature.ts';
import { alignEnds } from './align-ends.ts';
import { findActive, setSeen } from './entries-store.ts';
import { endLeft, freezeSeasons } from './freeze-seasons.ts';
import { giveOwed } from './give-owed.ts';
import { createKeptOrder } from './kept-order.ts';
import { NOMINATIONS_BOOKS } from './nominations-books-store.ts';
import type { NominationsParts } from './nominations-parts.ts';
import { showNominations } from './nominations-view.ts';
import { NOMINATIONS_PERSONAL } from './personal-store.ts';
import { keyOf, listOwed } from './places-store.ts';
import { showPlaces, type PlacesParts } from './places-view.ts';
import { findNomination, listSeasons } from './seasons.ts';
import { setActive } from './set-active.ts';

export const NOMINATIONS = feature({
  name: 'nominations',
  level: 9,
  about: 'nominations: seasons in which players are compared by one measure that they choose',
  owns: ['nomination_entry', 'nomination_place', 'nomination_season'],
  reads: [
    'goal',
    'house_rule',
    'play_rule',
    'player',
    'player_block',
    'programme',
    'programme_version',
    'reward',
    'stop_rule',
  ],
  kinds: [NOMINATION],
  books: () => NOMINATIONS_BOOKS,
});

const DEFAULT_REGION = 'UA';

/** Nominations: who stands in which, their order, and what the places give. They are counted by the reader of goals. */
export function createNominations(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand' | 'memoryMs'>,
  { programmes, offerOf }: { programmes: ReadProgrammes; offerOf: OfferOf },
): { module: Module; onProfile: (db: Queryable, player: SignedIn) => Promise<{ active: string | null }> } {
  const orderOf = createKeptOrder(db, config.memoryMs);
  const parts: PlacesParts = { db, clock, brand: config.brand, programmes, offerOf, orderOf };
  return {
    onProfile: async (reader, { playerId }) => ({ active: await findActive(reader, playerId, clock.now()) }),
    module: {
      name: 'nominations',
      personal: NOMINATIONS_PERSONAL,
      listeners: [nominationsLive],
      jobs: jobsOf(parts, error),
      routes: (http) => nominationsRoutes(http, parts),
    },
  };
}

function nominationsRoutes(http: Http, parts: PlacesParts): void {
  const { db, clock } = parts;
  const show = ({ playerId, region }: SignedIn, language: Language) =>
    showNominations(parts, { playerId, region, language });
  http.handle(contract.listNominations, async ({ player, input: { query } }) => {
    const region = player?.region ?? query.region ?? DEFAULT_REGION;
    const language = query.language ?? player?.language ?? 'en';
    return { nominations: await showNominations(parts, { playerId: player?.playerId, region, language }) };
  });
  http.handle(contract.setActiveNomination, async ({ player, input: { params, query } }) => {
    const refusal = await setActive(parts, player, params.id);
    if (refusal) return refusal;
    const all = await show(player, query.language ?? player.language);
    return all.find(({ id }) => id === params.id) ?? refuse('not_found');
  });
  http.handle(contract.nominationByUser, ({ player, input: { params, query } }) =>
    showPlaces(parts, player, params.id, query.language ?? player.language),
  );
  http.handle(contract.seeNomination, async ({ player, input: { body } }) => {
    const { playerId, region } = player;
    const found = findNomination(await listSeasons(parts, { region, now: clock.now() }), body.id);
    const programmeId = found?.season.under.id;
    const isMine = programmeId && (await setSeen(db, { playerId, programmeId, code: body.id }));
    return isMine ? { done: true as const } : refuse('not_found');
  });
}

const nominationsLive = listener({
  name: 'nominations-live',
  topics: ['nomination.chosen'],
  live: (facts) =>
    facts.map(({ playerId, requestId, payload: { code } }) => ({
      ...{ playerId, requestId },
      message: { name: 'nominations', data: { active: code } },
    })),
});

const OWED_AT_ONCE = 200;

function jobsOf(parts: NominationsParts, error: Needs<'error'>['error']): Job[] {
  const { db, clock } = parts;
  const failed = (about: object) => error('the reward of a nomination could not be given', about);
  const apart = createEachApart({ clock, failed });
  const giveAll = async (signal?: AbortSignal): Promise<void> => {
    const rows = await listOwed(db, { now: clock.now(), resting: apart.resting(), limit: OWED_AT_ONCE });
    await apart.each(rows, keyOf, (row) => giveOwed(parts, row), signal);
  };
  return [
    {
      ...{ name: 'nominations-freeze', everyMs: 30_000, timeoutMs: 300_000 },
      run: async (signal) => {
        await alignEnds(parts, signal);
        await freezeSeasons(parts, signal);
      },
    },
    { name: 'nominations-rewards', everyMs: 5_000, timeoutMs: 60_000, run: giveAll },
    {
      name: 'nominations-end',
      everyMs: 900_000,
      timeoutMs: 300_000,
      run: (signal) => endLeft(parts, signal),
    },
  ];
}
