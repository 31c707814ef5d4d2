import { seedPairs } from '@croupier/contract/play/fairness';
import { payInOptions } from '@croupier/contract/money/payments';
import { profile } from '@croupier/contract/people/players';
import { listRounds, playRound } from '@croupier/contract/play/rounds';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test('a player stakes, and balance, round and seeds agree', async () => {
  const player = await site.createPlayer({ region: 'UA', balanceMinor: '100000' });
  const key = randomUUID();
  const body = { key, game: 'sunny-orchard', stakeMinor: '500', kind: 'real' as const };
  const round = await player.call(playRound, { body });
  expect(BigInt(round.balanceAfterMinor)).toBe(100_000n - 500n + BigInt(round.winMinor));
  expect(await player.call(playRound, { body })).toEqual(round);
  expect((await player.call(profile, {})).mainBalance).toBe(round.balanceAfterMinor);
  expect((await player.call(listRounds, { query: {} })).rounds.map((row) => row.id)).toEqual([key]);
  const seeds = await player.call(seedPairs, {});
  expect([seeds.active?.commitment, seeds.active?.nextNonce]).toEqual([round.fairness.commitment, 1]);
  await expect(player.call(playRound, { body: { ...body, stakeMinor: '1000' } })).rejects.toMatchObject({
    key: 'key_reused',
  });
});

test('a visitor is asked to sign in', async () => {
  await expect(site.call(profile, {})).rejects.toMatchObject({ status: 401, key: 'unauthorised' });
  await expect(site.call(payInOptions, { query: {} })).rejects.toMatchObject({ status: 401 });
});
