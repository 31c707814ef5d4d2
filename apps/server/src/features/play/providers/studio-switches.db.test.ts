import { randomUUID } from 'node:crypto';
import { gameServerConfig, gameSession, listProviderGames } from '@croupier/contract/play/providers';
import type { SwitchScope } from '@croupier/domain/play/catalog';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { setSwitch } from '../catalog/feature.ts';
import { GAME, startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import { seatAt } from './wallet.fixture.ts';

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.close());
afterEach(() => house.owner.query('DELETE FROM game_switch'));

const close = (scope: SwitchScope, from: Date | null = null) =>
  house.db.transaction((tx) =>
    setSwitch(tx, { game: GAME, scope, closed: { from, until: null }, reason: 'test', now: new Date() }),
  );

test('a studio’s game that is closed takes no stake where it is, and pays what was staked before', async () => {
  // Players of the wallet's tests are in Ukraine.
  const seat = await seatAt(house);
  const roundId = randomUUID();
  expect(await seat.bet({ roundId })).toMatchObject({ status: 'ok' });
  await close('KZ');
  await close('all', new Date(Date.now() + 3_600_000));
  expect(await seat.bet()).toMatchObject({ status: 'ok' });
  await close('UA');
  expect(await seat.bet()).toMatchObject({ status: 'game_unavailable' });
  expect(await seat.win({ roundId, amountMinor: '500' })).toMatchObject({ status: 'ok' });
  expect(await seat.endRound({ roundId })).toMatchObject({ status: 'ok' });
});

test('its page says so to the players of the region, and opens no session for them', async () => {
  const here = await house.createPlayer({ region: 'UA' });
  const there = await house.createPlayer({ region: 'RC' });
  await close('UA');
  const query = { game: GAME };
  expect(await keyOf(here.call(gameSession, { query }))).toBe('423 game_unavailable');
  expect(await keyOf(there.call(gameSession, { query }))).toBe('answered');
  const shown = async (player: typeof here) => (await player.call(gameServerConfig, { query })).available;
  expect([await shown(here), await shown(there)]).toEqual([false, true]);
  const listed = async (player: typeof here) =>
    (await player.call(listProviderGames, {})).games.find(({ game }) => game === GAME)!.available;
  expect([await listed(here), await listed(there)]).toEqual([false, true]);
});
