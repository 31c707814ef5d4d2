import { randomBytes } from 'node:crypto';
import { findGame, type CrashDefinition } from '@croupier/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createSeedVault, type Beacon } from '../fairness/feature.ts';
import { listChains } from './chains-store.ts';
import { createFlightSeeds } from './flight-seeds.ts';

const GAME = 'high-kite';
const definition = findGame(GAME)!.definition as CrashDefinition;
const HOUR_MS = 3_600_000;
let house: TestDatabase;
beforeAll(async () => {
  house = await createTestDatabase();
});
afterAll(() => house.drop());

const time = { ms: 1_800_000_000_000 };
const clock = { now: () => new Date(time.ms) };
const PERIOD_MS = 1_000;
const signature = 'ab'.repeat(48);
/** A beacon whose round n comes out in the n-th second, where there is a way to it. */
const beacon: Beacon & { isAway: boolean } = {
  isAway: false,
  network: 'test-net',
  roundAfter: (instant) => Math.ceil(instant.getTime() / PERIOD_MS),
  async valueOf(round, now) {
    if (this.isAway || now.getTime() < round * PERIOD_MS) return undefined;
    return { publicSeed: `value-of-${round}`, signature };
  },
};

it('a chain is announced with a round that is to come, decides nothing before it is out, and then everything', async () => {
  const deps = { db: house.db, clock, vault: createSeedVault([randomBytes(32)]), beacon, chainLength: 5 };
  const seeds = createFlightSeeds(deps);
  expect(await seeds.next(GAME, 1)).toEqual({ chain: 1, place: 0 });
  await seeds.lookAhead(GAME);
  const announcedAt = clock.now();
  const round = Math.ceil((time.ms + HOUR_MS) / PERIOD_MS);
  expect(await listChains(house.db, GAME)).toMatchObject([
    { number: 1, kind: 'house', publicSeed: expect.stringMatching(/^[0-9a-f]{32}$/), beaconRound: null },
    {
      ...{ number: 2, kind: 'beacon', publicSeed: null, openedAt: announcedAt },
      ...{ beaconRound: round, beaconNetwork: 'test-net' },
    },
  ]);
  await expect(seeds.endOf(definition, { game: GAME, chain: 2, place: 0, number: 1 })).rejects.toThrow(
    /nothing yet/,
  );

  time.ms += HOUR_MS - 2_000;
  await seeds.lookAhead(GAME);
  expect(await seeds.next(GAME, 1)).toEqual({ chain: 1, place: 0 });
  time.ms += 4_000;
  beacon.isAway = true;
  await seeds.lookAhead(GAME);
  expect(await seeds.next(GAME, 1)).toEqual({ chain: 1, place: 0 });
  beacon.isAway = false;
  await createFlightSeeds(deps).lookAhead(GAME); // any process may
  expect(await seeds.next(GAME, 1)).toEqual({ chain: 2, place: 0 });
  const [, fixed] = await listChains(house.db, GAME);
  expect(fixed).toMatchObject({ publicSeed: `value-of-${round}`, beaconSignature: signature });
  const { crashCenti } = await seeds.endOf(definition, { game: GAME, chain: 2, place: 4, number: 9 });
  expect(
    await createFlightSeeds(deps).endOf(definition, { game: GAME, chain: 2, place: 4, number: 9 }),
  ).toMatchObject({
    crashCenti,
  });
});

it('what a chain was announced with cannot be changed by the server', async () => {
  for (const set of [`commitment = repeat('1', 64)`, 'beacon_round = 1', `kind = 'house'`, 'length = 9'])
    await expect(house.db.query(`UPDATE flight_chain SET ${set}`)).rejects.toThrow(/permission denied/);
  const before = await listChains(house.db, GAME);
  await createFlightSeeds({
    db: house.db,
    clock,
    vault: createSeedVault([randomBytes(32)]),
    beacon,
    chainLength: 5,
  }).lookAhead(GAME);
  expect(await listChains(house.db, GAME)).toMatchObject(before);
});

it('where tests wait for flights, seeds of high ones are passed over', async () => {
  const house = await createTestDatabase();
  const deps = { db: house.db, clock, vault: createSeedVault([randomBytes(32)]), chainLength: 200 };
  const low = createFlightSeeds({ ...deps, highestCenti: 150 });
  const { place } = await low.next(GAME, 7);
  const ends: number[] = [];
  for (let at = 0; at <= place; at += 1)
    ends.push((await low.endOf(definition, { game: GAME, chain: 1, place: at, number: 7 })).crashCenti);
  expect(ends.pop()).toBeLessThanOrEqual(150);
  expect(ends.filter((centi) => centi <= 150)).toEqual([]);
  expect(await createFlightSeeds(deps).next(GAME, 7)).toEqual({ chain: 1, place: 0 });
  await house.drop();
});
