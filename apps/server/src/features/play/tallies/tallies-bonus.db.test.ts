import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { testActiveBonus, testOutcome } from '@croupier/contract/site/test-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { TALLIES_BOOKS } from './tallies-books-store.ts';

const GAME = 'sunny-orchard';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('own and bonus money of the same rounds are told apart, and the books agree with it', async () => {
  const player = await app.createPlayer({ balanceMinor: '1500' });
  const bonus = { playerId: String(player.id), amountMinor: '100000', wagerMinor: '1000000' };
  await app.call(testActiveBonus, { body: bonus });
  // The real money is lost before anything is won: else it might pay for all of them.
  for (const outcome of [...Array.from({ length: 11 }, () => 'lost' as const), 'won' as const])
    await app.call(testOutcome, { body: { playerId: bonus.playerId, game: GAME, outcome } });
  const rounds = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const body = { key: randomUUID(), game: GAME, stakeMinor: '1000', kind: 'real' } as const;
      return player.call(playRound, { body });
    }),
  );
  await expect.poll(() => factsAreRead(app.owner)).toBe(true);
  const tally = await app.owner.query<{ kind: string; rounds: bigint; stake: bigint; win: bigint }>(
    'SELECT kind, rounds, stake_minor AS stake, win_minor AS win FROM round_tally ORDER BY kind',
  );
  expect(tally.map(({ kind }) => kind)).toEqual(['real', 'bonus']);
  const sum = (of: 'rounds' | 'stake' | 'win') => tally.reduce((total, row) => total + row[of], 0n);
  expect(tally.map(({ rounds: counted }) => counted)).toEqual([2n, 10n]);
  expect([sum('rounds'), sum('stake')]).toEqual([12n, 12_000n]);
  expect(sum('win')).toBe(rounds.reduce((total, { winMinor }) => total + BigInt(winMinor), 0n));
  expect(await app.owner.query(TALLIES_BOOKS.sql)).toEqual([]);
  await app.owner.query(
    `UPDATE round_tally SET stake_minor = stake_minor + CASE kind WHEN 'bonus' THEN 1 ELSE -1 END`,
  );
  expect(await app.owner.query(TALLIES_BOOKS.sql)).toHaveLength(2);
});
