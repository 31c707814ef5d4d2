import { randomBytes, randomUUID } from 'node:crypto';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { findGame, decideRound, tapeDraw } from '@croupier/games';
import { afterAll, expect } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { APP_ROLE, createDatabase, type Database } from '../../../platform/database.ts';
import { createMeters } from '../../../platform/observe/meters.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { createCatalog } from '../catalog/feature.ts';
import { createFairness, createMemoryTape } from '../fairness/feature.ts';
import { openAccounts, post } from '../../money/ledger/feature.ts';
import { createGifts } from '../../rewards/gifts/feature.ts';
import { createPurses } from '../../rewards/purses/feature.ts';
import { findRoundOfGrant } from './open-rounds-store.ts';
import type { PlayInput } from './play-round.ts';
import { createRounds, settlementOptions } from './rounds-module.ts';

/** A database with the features a round needs, as one server process has them. */
export async function createRoundsFixture() {
  const { db: pool, owner, url, drop } = await createTestDatabase();
  const seedKey = [randomBytes(32)] as const;
  const pools: Database[] = [];
  /** Another server process on the same database: its own caches, batcher and pool. */
  const createProcessOn = (db: Database, clock = createOffsetClock()) => {
    const errors: object[] = [];
    const error = (_: string, details: object) => void errors.push(details);
    const settleDb = createDatabase({ ...settlementOptions, url, role: APP_ROLE });
    pools.push(settleDb);
    const catalog = createCatalog({ db });
    const fairness = createFairness({ db, clock, config: { seedKey } });
    const tape = createMemoryTape();
    const purses = createPurses({ db, clock, error }, { openRounds: [findRoundOfGrant] });
    const rounds = createRounds(
      { db, settleDb, clock, meters: createMeters(), error },
      { catalog, fairness, purses, tape },
    );
    const gifts = createGifts({ db, clock, error });
    return { clock, catalog, fairness, purses, gifts, tape, rounds, errors };
  };
  const createProcess = (clock = createOffsetClock()) => createProcessOn(pool, clock);
  let lastPlayer = 0n;
  return {
    db: pool,
    owner,
    url,
    createProcess,
    /** The same on a pool of its own. */
    createProcessOn,
    seedKey,
    player: (region: RegionId, amountMinor: bigint) =>
      createPlayer(pool, (lastPlayer += 1n), region, amountMinor),
    drop: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
      await drop();
    },
  };
}

export type RoundsFixture = Awaited<ReturnType<typeof createRoundsFixture>>;
export type RoundsProcess = ReturnType<RoundsFixture['createProcess']>;

/** The house of one file of tests, with one process; after its tests the books agree. */
export async function openRoundsHouse(): Promise<{ fixture: RoundsFixture; server: RoundsProcess }> {
  const fixture = await createRoundsFixture();
  afterAll(() => dropInAgreement(fixture));
  return { fixture, server: fixture.createProcess() };
}

/** Ends a house of tests that moved money: whatever they did, the books agree. */
export async function dropInAgreement(fixture: RoundsFixture): Promise<void> {
  const report = await verifyBooks(fixture.owner);
  await fixture.drop();
  expect(report.checks.filter((check) => check.difference)).toEqual([]);
}

async function createPlayer(
  db: Database,
  playerId: bigint,
  region: RegionId,
  amountMinor: bigint,
): Promise<bigint> {
  const { currency, gameMoney } = REGIONS[region];
  await db.transaction(async (tx) => {
    await openAccounts(tx, [{ playerId, currency }]);
    if (amountMinor === 0n) return;
    const transfers = [
      {
        from: { owner: 'house', name: 'adjustments' },
        to: { owner: 'player', kind: gameMoney },
        amountMinor,
      } as const,
    ];
    await post(tx, { playerId, currency, key: randomUUID(), operation: 'adjustment', transfers });
  });
  return playerId;
}

/** A bet of the smallest stake in Ukraine (1.00), each with its own key. */
export function betOf(playerId: bigint, change: Partial<PlayInput> = {}): PlayInput {
  return {
    playerId,
    region: 'UA',
    key: randomUUID(),
    game: 'sunny-orchard',
    stakeMinor: '100',
    kind: 'real',
    requestId: 'test',
    ...change,
  };
}

/** Draws with which the small game wins nothing, so that only stakes move the balance. */
export function losingDraws(): number[] {
  const { definition } = findGame('sunny-orchard')!;
  if (definition.engine !== 'lines') throw new Error('The small game is one on lines');
  for (let stop = 0; stop < definition.reels.base[0]!.length; stop++) {
    const draws = [0, stop, stop];
    if (decideRound(definition, tapeDraw(draws)).winUnits === 0) return draws;
  }
  throw new Error('The game always wins');
}
