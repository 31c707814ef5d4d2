import { PRESENT } from '@croupier/contract/rewards/presents/kind';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import { listener, reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import { endUnopened, followLeavers } from './follow-presents.ts';
import { giveBirthdays, giveSegments } from './give-to-many.ts';
import { finishPresent } from './open-present.ts';
import { PRESENTS_PERSONAL } from './personal-store.ts';
import { PRESENTS_BOOKS } from './presents-books-store.ts';
import type { PresentsParts } from './presents-parts.ts';
import { presentsRoutes } from './presents-routes.ts';
import { listUnfinished } from './presents-store.ts';

export const PRESENTS = feature({
  name: 'presents',
  level: 9,
  about: 'presents that players unwrap: of birthdays, of segments, and from people of the house',
  owns: ['present'],
  reads: ['player', 'programme', 'programme_version', 'segment_player'],
  kinds: [PRESENT],
  books: () => PRESENTS_BOOKS,
});

export { wrapByHand } from './give-present.ts';

const LEFT_AFTER_MS = 60_000;
const UNFINISHED_AT_ONCE = 200;

/** Presents: how they come, their opening, and their end. */
export function createPresents(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand'>,
  { programmes, fairness, offerOf }: { programmes: ReadProgrammes; fairness: Fairness; offerOf: OfferOf },
): { module: Module } {
  const parts: PresentsParts = { db, clock, brand: config.brand, programmes, fairness, offerOf };
  return {
    module: {
      name: 'presents',
      personal: PRESENTS_PERSONAL,
      listeners: [presentsLive],
      readers: [
        reader({
          name: 'presents-leavers',
          topics: ['exclusion.begun', 'account.deletion-asked'],
          handle: (tx, facts) => followLeavers(parts, tx, facts),
        }),
      ],
      jobs: jobsOf(parts, error),
      routes: (http) => presentsRoutes(http, parts),
    },
  };
}

function jobsOf(parts: PresentsParts, error: Needs<'error'>['error']): Job[] {
  const { db, clock } = parts;
  const apart = createEachApart({ clock, failed: (about) => error('a present could not be opened', about) });
  const finishAll = async (signal?: AbortSignal): Promise<void> => {
    const before = new Date(clock.now().getTime() - LEFT_AFTER_MS);
    const rows = await listUnfinished(db, before, { resting: apart.resting(), limit: UNFINISHED_AT_ONCE });
    await apart.each(
      rows,
      ({ id }) => id,
      async (row) => void (await finishPresent(parts, row)),
      signal,
    );
  };
  return [
    { name: 'presents-finish', everyMs: 30_000, timeoutMs: 60_000, run: finishAll },
    {
      ...{ name: 'presents-end', everyMs: 30_000, timeoutMs: 60_000 },
      run: (signal) => endUnopened(parts, signal),
    },
    {
      ...{ name: 'presents-birthdays', everyMs: 900_000, timeoutMs: 300_000 },
      run: (signal) => giveBirthdays(parts, signal),
    },
    {
      ...{ name: 'presents-segments', everyMs: 300_000, timeoutMs: 300_000 },
      run: (signal) => giveSegments(parts, signal),
    },
  ];
}

const presentsLive = listener({
  name: 'presents-live',
  topics: ['present.changed'],
  live: (facts) =>
    facts.map(({ playerId, requestId, payload: { id, code, state } }) => ({
      ...{ playerId, requestId },
      message: { name: 'present', data: { id, code, state } },
    })),
});
