import { randomUUID } from 'node:crypto';
import { getGame } from '@croupier/contract/play/catalog';
import { ApiError } from '@croupier/contract/kit';
import { payInOptions } from '@croupier/contract/money/payments';
import { cancelRegionWish, profile, setRegion } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const GAME = 'sunny-orchard';

/** @returns the outcome in a word: the refusal's key, or `settled`. */
async function spin(player: TestPlayer, kind: 'real' | 'play', stakeMinor: string): Promise<string> {
  const body = { key: randomUUID(), game: GAME, stakeMinor, kind };
  return player.call(playRound, { body }).then(
    () => 'settled',
    (error: unknown) => {
      if (error instanceof ApiError) return error.key;
      throw error;
    },
  );
}

test('from the slow region to a fast one the cycle holds while the wish waits', async () => {
  const player = await site.createPlayer({ region: 'EU', balanceMinor: '100000' });
  expect(await player.call(setRegion, { body: { region: 'SL' } })).toMatchObject({
    region: 'EU',
    regionWish: { region: 'SL' },
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => spin(player, 'real', '20')));
  expect(answers.filter((answer) => answer === 'settled')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'too_soon')).toHaveLength(4);
});

test('from play money no real money is staked while the wish waits', async () => {
  const player = await site.createPlayer({ region: 'KZ', balanceMinor: '1000000' });
  expect(await player.call(setRegion, { body: { region: 'SL' } })).toMatchObject({
    region: 'KZ',
    currency: 'KZT',
    gameMoney: 'play',
  });
  const { stakesMinor } = await player.call(getGame, { params: { code: GAME }, query: {} });
  expect(await spin(player, 'real', stakesMinor[0]!)).toBe('stake_not_allowed');
  expect(await spin(player, 'play', stakesMinor[0]!)).toBe('settled');
});

test('a wish offers no stake that the account’s own region would not, keeps its currency, and goes when taken back', async () => {
  const player = await site.createPlayer({ region: 'EU', balanceMinor: '100000' });
  await player.call(setRegion, { body: { region: 'UA', ageConfirmed: true } });

  const strict = await player.call(getGame, { params: { code: GAME }, query: {} });
  const before = await player.call(getGame, { params: { code: GAME }, query: { region: 'SL' } });
  expect(strict.stakesMinor.length).toBeLessThanOrEqual(before.stakesMinor.length);
  const { payIn, ...options } = await player.call(payInOptions, { query: {} });
  expect(payIn).toBeNull();
  expect(options).toMatchObject({ currency: 'EUR' });
  expect(await player.call(cancelRegionWish, {})).toMatchObject({ region: 'EU', regionWish: null });
  expect(await player.call(profile, {})).toMatchObject({ region: 'EU', regionWish: null });
});
