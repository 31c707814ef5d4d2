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
