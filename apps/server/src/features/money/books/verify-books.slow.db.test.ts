import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARCHIVE_ALL, FAULTS, plant } from './plant-fault.fixture.ts';
import type { PlantedFault } from './planted-faults.fixture.ts';
import { createPlantedWorld, type PlantedWorld } from './planted-world.fixture.ts';
import { checkBooks } from './verify-books.ts';

describe('every fault', () => {
  let world: PlantedWorld;
  beforeAll(async () => {
    world = await createPlantedWorld();
  });
  afterAll(() => world.close());
  const options = () => ({ seedKey: world.seedKey });

  it.each(FAULTS)('names $check for $what', async (fault) => {
    const found = await plant(world, fault, (tx) => checkBooks(tx, options()));
    expect(found.ok).toBe(false);
    expect(found.checks.filter(({ difference }) => difference).map(({ name }) => name)).toContain(
      fault.check,
    );
  });

  it.each(FAULTS)('names $check for $what, in the archive', async (fault) => {
    const archived = fault.sql.map(inArchive);
    const found = await plant(world, { ...fault, sql: [...ARCHIVE_ALL, ...archived] }, (tx) =>
      checkBooks(tx, options()),
    );
    expect(found.checks.filter(({ difference }) => difference).map(({ name }) => name)).toContain(
      fault.check,
    );
  });

  it.each(FAULTS.filter(isSeenSince))('names $check for $what, from a head on', async (fault) => {
    const found = await plant(world, fault, (tx) => checkBooks(tx, { ...options(), sinceHead: 1 }));
    expect(found.checks.filter(({ difference }) => difference).map(({ name }) => name)).toContain(
      fault.check,
    );
  });
});

/** What a run from a head on leaves to a whole one: what was hashed and drawn up to it, and what is counted over all players. */
const UP_TO_HEAD = new Set([
  'outcomes',
  'transfer-chain',
  'heads',
  'pools',
  'returns',
  'round-tally',
  'house-days',
  'house-moves',
]);

/** Only two have moved money since the head of the planted world: whose rows are hurt, and who sits at the studio. */
const isSeenSince = ({ sql, check }: PlantedFault): boolean =>
  /\{(player|bet|back|late)\}/.test(sql.join()) && !UP_TO_HEAD.has(check);

/** The same fault to the same rows where they stand then. */
const inArchive = (sql: string): string =>
  sql.replace(/\b(round|ledger_transfer)(?=\b|_pkey\b)/g, '$1_archive');
