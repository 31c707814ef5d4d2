import { BOX } from '@croupier/contract/rewards/treasures/kind';
import type { Queryable } from '../../../platform/database.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import { listUnfinished } from './box-lists-store.ts';
import { countFull } from './boxes-store.ts';
import { endBoxes } from './follow-treasures.ts';
import { finishOpening } from './open-box.ts';
import { TREASURES_PERSONAL } from './personal-store.ts';
import { TREASURES_BOOKS } from './treasures-books-store.ts';
import type { TreasuresParts } from './treasures-parts.ts';
import { treasuresLive, treasuresReaders } from './treasures-readers.ts';
import { treasuresRoutes } from './treasures-routes.ts';

export const TREASURES = feature({
  name: 'treasures',
  level: 9,
  about: 'boxes that fill by playing and are opened when they are full',
  owns: ['treasure_box'],
  reads: ['goal', 'programme', 'programme_version'],
  kinds: [BOX],
  books: () => TREASURES_BOOKS,
});

const LEFT_AFTER_MS = 60_000;
const UNFINISHED_AT_ONCE = 200;

/** Treasures: how boxes come, fill, are opened and end. */
export function createTreasures(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand'>,
  { programmes, fairness, offerOf }: { programmes: ReadProgrammes; fairness: Fairness; offerOf: OfferOf },
): { module: Module; countFull: (reader: Queryable, playerId: bigint) => Promise<number> } {
  const parts: TreasuresParts = { db, clock, brand: config.brand, programmes, fairness, offerOf };
  return {
    countFull: (reader, playerId) => countFull(reader, playerId, clock.now()),
    module: {
      name: 'treasures',
      personal: TREASURES_PERSONAL,
      listeners: [treasuresLive],
      readers: treasuresReaders(parts),
      jobs: jobsOf(parts, error),
      routes: (http) => treasuresRoutes(http, parts),
    },
  };
}

function jobsOf(parts: TreasuresParts, error: Needs<'error'>['error']): Job[] {
  const { db, clock } = parts;
  const apart = createEachApart({ clock, failed: (about) => error('a box could not be opened', about) });
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
  return [
    { name: 'treasures-finish', everyMs: 30_000, timeoutMs: 60_000, run: finishAll },
    {
      ...{ name: 'treasures-end', everyMs: 60_000, timeoutMs: 120_000 },
      run: (signal) => endBoxes(parts, signal),
    },
  ];
}
