import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { unheardFlights } from './unheard-flights.ts';

const GAME = 'high-kite';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const fly = (from: number, to: number, end: string) =>
  database.owner.query(`INSERT INTO flight
  (game, number, chain, place, takes_off_at, state, heard_to, ended_at, crash_centi, seed, heard_centi, void)
SELECT '${GAME}', n, 1, n, now(), 'paid', now(), now(), ${end} FROM generate_series(${from}, ${to}) AS n`);

test('before the first end there is nothing to tell', async () => {
  const { flights, bands } = await unheardFlights(database.db, GAME);
  expect(flights).toBe(0);
  expect(bands.every(({ ended, unheard }) => ended === 0 && unheard === 0)).toBe(true);
});

test('flights that were not heard are counted by where they ended, void ones of old too', async () => {
  // Ends of 1.05, 1.15 … 29.95; from 5.00 on every tenth was not heard, and one is void.
  await fly(1, 290, `95 + 10 * n, repeat('a', 64), CASE WHEN n > 40 AND n % 10 = 0 THEN 102 END, n = 20`);
  expect(await unheardFlights(database.db, GAME)).toEqual({
    flights: 290,
    bands: [
      { fromCenti: 100, ended: 1, unheard: 0 },
      { fromCenti: 110, ended: 4, unheard: 0 },
      { fromCenti: 150, ended: 5, unheard: 0 },
      { fromCenti: 200, ended: 30, unheard: 1 },
      { fromCenti: 500, ended: 50, unheard: 5 },
      { fromCenti: 1_000, ended: 200, unheard: 20 },
      { fromCenti: 10_000, ended: 0, unheard: 0 },
    ],
  });
});

test('only the latest ten thousand count', async () => {
  await fly(291, 10_290, `50000, repeat('a', 64), NULL, false`);
  const { flights, bands } = await unheardFlights(database.db, GAME);
  expect(flights).toBe(10_000);
  expect(bands.at(-1)).toEqual({ fromCenti: 10_000, ended: 10_000, unheard: 0 });
});
