import { randomUUID } from 'node:crypto';
import { testClock } from '@croupier/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME, startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import { openSession } from './sessions.ts';
import { systemClock } from '../../platform/clock.ts';
import { PROVIDER } from './providers.fixture.ts';
import { ask } from './wallet.fixture.ts';

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.close());

async function seatIn(region: 'EU' | 'SL') {
  const player = await house.createPlayer({ region, balanceMinor: '100000' });
  const { token } = await openSession(
    { db: house.db, clock: systemClock },
    { playerId: player.id, region, wishedRegion: null },
    { provider: PROVIDER, game: GAME },
  );
  const bet = (more: object = {}) =>
    ask(house, 'bet', {
      ...{ token, game: GAME, currency: 'EUR', amountMinor: '20' },
      ...{ transactionId: randomUUID(), roundId: randomUUID(), ...more },
    });
  const rollback = (of: { roundId: string; betTransactionId: string }) =>
    ask(house, 'rollback', {
      ...of,
      game: GAME,
      playerId: String(player.id),
      transactionId: randomUUID(),
    });
  return { bet, rollback };
}
const setClock = (offsetMs: number) => house.call(testClock, { body: { offsetMs } });

test('rounds of other studios begin no faster than the region’s cycle, also when ten begin at once', async () => {
  const { bet } = await seatIn('EU');
  const answers = await Promise.all(Array.from({ length: 10 }, () => bet()));
  expect(answers.map(({ status }) => status).sort()).toEqual(['ok', ...Array(9).fill('too_soon')]);
});

test('after the cycle, less what the network may take, the next one begins', async () => {
  const { bet } = await seatIn('EU');
  try {
    const refused = { transactionId: randomUUID(), roundId: randomUUID() };
    expect((await bet()).status).toBe('ok');
    expect((await bet(refused)).status).toBe('too_soon');
    await setClock(2_300);
    expect((await bet()).status).toBe('ok');
    // Decided for good.
    await setClock(60_000);
    expect((await bet(refused)).status).toBe('too_soon');
  } finally {
    await setClock(0);
  }
});

test('further bets of a round are not held up, nor is what follows a round that was given back', async () => {
  const { bet, rollback } = await seatIn('EU');
  const [roundId, transactionId] = [randomUUID(), randomUUID()];
  expect((await bet({ roundId, transactionId })).status).toBe('ok');
  const second = randomUUID();
  expect((await bet({ roundId, transactionId: second })).status).toBe('ok');
  expect((await rollback({ roundId, betTransactionId: transactionId })).status).toBe('ok');
  expect((await bet()).status).toBe('too_soon');
  expect((await rollback({ roundId, betTransactionId: second })).status).toBe('ok');
  expect((await bet()).status).toBe('ok');
});

test('where the region has no least cycle nobody waits', async () => {
  const { bet } = await seatIn('SL');
  const answers = await Promise.all(Array.from({ length: 10 }, () => bet()));
  expect(answers.every(({ status }) => status === 'ok')).toBe(true);
});
