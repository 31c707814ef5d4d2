import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageStudios, type Studios } from './manage-studios.ts';
import { startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import { ask, seatAt } from './wallet.fixture.ts';

let house: ProviderHouse;
let studios: Studios;
beforeAll(async () => {
  house = await startProviderHouse();
  studios = manageStudios(house.db, () => new Date());
});
afterAll(() => house.close());

const game = { game: 'drum-roll', provider: 'tin-drum', name: 'Drum Roll', launchPath: '/games/roll' };

test('a game is added, changed by its own studio only, and switched', async () => {
  expect(await studios.add(game)).toBeUndefined();
  expect(await studios.add({ ...game, provider: 'paper-moon' })).toBe('drum-roll is a game of tin-drum.');
  expect(await studios.setAvailable('drum-roll', false)).toBeUndefined();
  expect(await studios.add({ ...game, name: 'Drum Roll II' })).toBeUndefined();
  const found = (await studios.list()).find(({ game }) => game === 'drum-roll');
  expect(found).toMatchObject({ name: 'Drum Roll II', available: false });
  expect(await studios.setAvailable('no-such-game', true)).toBe('There is no game no-such-game.');
});

test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'play', '/'])(
  'the address %s is refused: it could leave the studio’s origin',
  async (launchPath) => {
    expect(await studios.add({ ...game, launchPath })).toContain('begins with one slash');
  },
);

test('a gift is there for the studio, a block holds until it is taken away', async () => {
  const { playerId, token, bet } = await seatAt(house);
  const gift = { playerId: BigInt(playerId), stakeMinor: 100n, count: 3, days: 7 };
  const given = await studios.giveFreeRounds({ ...gift, game: 'paper-moon-dice' });
  expect(await ask(house, 'free-rounds', { token })).toMatchObject({
    freeRounds: [{ id: (given as { freeRoundsId: string }).freeRoundsId, left: 3, currency: 'UAH' }],
  });
  expect(await studios.giveFreeRounds({ ...gift, game: 'no-such-game' })).toBe(
    'There is no game no-such-game.',
  );
  expect(await studios.giveFreeRounds({ ...gift, game: 'paper-moon-dice', playerId: 5n })).toBe(
    'There is no player 5.',
  );
  await studios.setBlocked(BigInt(playerId), true);
  expect((await bet()).status).toBe('player_blocked');
  await studios.setBlocked(BigInt(playerId), false);
  expect((await bet()).status).toBe('ok');
});

test('a day comes to what was accepted in it, and the metrics count every verdict', async () => {
  const seat = await seatAt(house);
  // Midnight may come in between: what is accepted is of the one day or of the next.
  const days = [0, DAY_MS].map((ms) => new Date(Date.now() + ms).toISOString().slice(0, 10));
  const totals = async () => {
    const [today, tomorrow] = await Promise.all(days.map(totalsOf));
    return today!.map((sum, index) => sum + tomorrow![index]!);
  };
  const before = await totals();
  const [roundId, transactionId] = ['report', 'report-bet'];
  await seat.bet({ roundId, transactionId });
  await seat.bet({ amountMinor: '99999999' });
  await seat.bet({ roundId: 'report-back', transactionId: 'report-back' });
  await seat.rollback({ roundId: 'report-back', betTransactionId: 'report-back' });
  await seat.win({ roundId, amountMinor: '250' });
  const after = await totals();
  const difference = after.map((sum, index) => sum - before[index]!);
  expect(difference).toEqual([2n, 200n, 1n, 250n, 1n, 100n]);
  expect(await studios.report('paper-moon', '2026-02-31x')).toBe('2026-02-31x is no day.');
  const metrics = await (await fetch(house.metricsUrl)).text();
  expect(metrics).toMatch(/croupier_wallet_answers_total\{provider="paper-moon",call="win",status="ok"\} \d/);
  expect(metrics).toMatch(/status="insufficient_funds"\} 1/);
});

const DAY_MS = 86_400_000;

async function totalsOf(day: string): Promise<bigint[]> {
  const report = await studios.report('paper-moon', day);
  if (typeof report === 'string') throw new Error(report);
  const row = report.find(({ currency, kind }) => currency === 'UAH' && kind === 'real');
  if (!row) return [0n, 0n, 0n, 0n, 0n, 0n];
  const { bets, stakedMinor, wins, wonMinor, rollbacks, returnedMinor } = row;
  return [bets, BigInt(stakedMinor), wins, BigInt(wonMinor), rollbacks, BigInt(returnedMinor)];
}

test('what a command changes is written down with it, or neither is done; what is refused or only read is not', async () => {
  const acts: string[] = [];
  const written = manageStudios(
    house.db,
    () => new Date(),
    async (_, { act, subject }) => {
      acts.push(`${act} ${subject.join(' ')}`);
    },
  );
  const { playerId } = await seatAt(house);
  await written.add(game);
  await written.setAvailable(game.game, false);
  await written.declareMaximumWin(game.game, 5_000);
  await written.setBlocked(BigInt(playerId), true);
  await written.setBlocked(BigInt(playerId), false);
  await written.list();
  await written.setAvailable('no-such-game', true);
  expect(acts).toEqual([
    'add.studio-game game drum-roll',
    'switch.game game drum-roll',
    'declare.maximum-win game drum-roll',
    `block.studio-games player ${playerId}`,
    `unblock.studio-games player ${playerId}`,
  ]);
  const mute = manageStudios(
    house.db,
    () => new Date(),
    () => Promise.reject(new Error('no log')),
  );
  await expect(mute.add({ ...game, name: 'Unwritten' })).rejects.toThrow('no log');
  expect((await studios.list()).map(({ name }) => name)).not.toContain('Unwritten');
});
