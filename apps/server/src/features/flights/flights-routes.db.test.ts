import { getFlight, getFlights, type ApiError } from '@croupier/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

const GAME = 'high-kite';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const find = (number: string, game = GAME) => app.call(getFlight, { params: { game, number } });
const refusalOf = async (number: string, game?: string) => {
  const { status, key } = await find(number, game).then(
    () => ({ status: 200, key: null }),
    (error: ApiError) => error,
  );
  return [status, key];
};

test('a flight that is not there is not found, and none is opened by asking', async () => {
  expect(await refusalOf('1')).toEqual([404, 'not_found']);
  expect(await refusalOf('999999999')).toEqual([404, 'not_found']);
  expect(await refusalOf('1', 'sunny-orchard')).toEqual([404, 'not_found']);
  expect(await refusalOf('1', 'no-such-game')).toEqual([404, 'not_found']);
  expect(await app.owner.query('SELECT FROM flight')).toEqual([]);
  expect(await app.owner.query('SELECT FROM flight_chain')).toEqual([]);
});

test.each(['0', '-1', '1.5', '01', '1e3', '٣', 'leave', '1234567890', '%00'])(
  'a number like %j is refused',
  async (number) => expect(await refusalOf(number)).toEqual([400, 'invalid_request']),
);

test('a flight is found by anyone, and tells nothing before its end', async () => {
  const { current, chain } = await app.call(getFlights, { params: { game: GAME } });
  expect(await find('1')).toEqual({ flight: current, chain });
  expect(current).toMatchObject({ number: 1, seed: null, crashCenti: null, endedAt: null });
});

test('one that is no longer in the list is found with the chain it was drawn from', async () => {
  await app.owner
    .query(`INSERT INTO flight_chain (game, number, commitment, public_seed, length, last_seed_sealed, opened_at)
SELECT game, 2, repeat('2', 64), 'dune-3', 90, last_seed_sealed, now() FROM flight_chain`);
  await app.owner
    .query(`INSERT INTO flight (game, number, chain, place, takes_off_at, ended_at, crash_centi, seed, void)
SELECT '${GAME}', n, CASE WHEN n < 5 THEN 1 ELSE 2 END, n, now(), now(), 100 + n, repeat('a', 64), n = 3 FROM generate_series(2, 40) AS n`);
  const { past, chain } = await app.call(getFlights, { params: { game: GAME } });
  expect(chain.number).toBe(2);
  expect(past.map(({ number }) => number)).not.toContain(3);
  const old = await find('3');
  expect(old.flight).toMatchObject({ number: 3, chain: 1, place: 3, crashCenti: 103, void: true });
  expect(old.chain).toMatchObject({ number: 1, length: 10_000 });
  expect((await find('30')).chain).toEqual(chain);
  expect(JSON.stringify(old)).not.toMatch(/sealed/i);
});
