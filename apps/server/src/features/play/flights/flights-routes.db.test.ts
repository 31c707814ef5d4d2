import { getFlight, getFlights, getUnheardFlights } from '@croupier/contract/play/flights';
import type { ApiError } from '@croupier/contract/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

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

/** Flights as soon as one is there: one opens when somebody has looked. */
async function lookUntilThereIsOne() {
  for (;;) {
    const { current, ...flights } = await app.call(getFlights, { params: { game: GAME } });
    if (current) return { current, ...flights };
    await sleep(50);
  }
}

test('a flight is found by anyone, and tells nothing before its end', async () => {
  const { current, chains } = await lookUntilThereIsOne();
  expect(await find('1')).toEqual({ flight: current, chain: chains[0] });
  expect(chains[0]).toMatchObject({ number: 1, kind: 'house', beacon: null, length: 10_000 });
  expect(current).toMatchObject({ number: 1, seed: null, crashCenti: null, endedAt: null });
});

test('the next chain is announced while the first has most of its seeds', async () => {
  for (;;) {
    const { chains } = await lookUntilThereIsOne();
    if (chains.length === 2) break;
    await sleep(50);
  }
});

test('one that is no longer in the list is found with the chain it was drawn from', async () => {
  await app.owner.query(`INSERT INTO flight
  (game, number, chain, place, takes_off_at, state, heard_to, ended_at, crash_centi, seed, heard_centi, void)
SELECT '${GAME}', 1000 + n, CASE WHEN n < 5 THEN 1 ELSE 2 END, 1000 + n, now(), 'paid', now(), now(), 100 + n, repeat('a', 64),
  CASE WHEN n = 4 THEN 101 END, n = 3 FROM generate_series(2, 40) AS n`);
  const { past, chains } = await app.call(getFlights, { params: { game: GAME } });
  expect(past.map(({ number }) => number)).not.toContain(1003);
  const old = await find('1003');
  expect(old.flight).toMatchObject({ number: 1003, chain: 1, place: 1003, crashCenti: 103, void: true });
  expect(old.chain).toEqual(chains[0]);
  expect((await find('1004')).flight).toMatchObject({ heardCenti: 101, void: false, mathHash: null });
  expect((await find('1030')).chain).toEqual(chains[1]);
  expect(JSON.stringify([old, chains])).not.toMatch(/sealed|marks|heardTo/i);
});

test('whoever asks is told how many of the flights were not heard', async () => {
  const { flights, bands } = await app.call(getUnheardFlights, { params: { game: GAME } });
  expect(flights).toBeGreaterThan(0);
  expect(bands[0]).toMatchObject({ fromCenti: 100 });
  const other = app.call(getUnheardFlights, { params: { game: 'sunny-orchard' } });
  await expect(other).rejects.toMatchObject({ status: 404, key: 'not_found' });
});
