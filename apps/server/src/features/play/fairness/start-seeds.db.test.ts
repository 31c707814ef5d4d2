import { rotateSeeds, seedPairs, startSeeds } from '@croupier/contract/play/fairness';
import { ERROR_STATUS } from '@croupier/contract/kit';
import { playRound } from '@croupier/contract/play/rounds';
import { verifyRound, findGame } from '@croupier/games';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const player = () => site.createPlayer({ region: 'UA', balanceMinor: '100000' });
const bet = () => ({
  body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' as const },
});

test('the house commits first, then the player’s seed comes, then the first round is drawn from both', async () => {
  const me = await player();
  const told = await me.call(seedPairs, {});
  expect(told.active).toBe(null);
  const commitment = told.nextCommitment;
  // Looking again commits to nothing else.
  expect((await me.call(seedPairs, {})).nextCommitment).toBe(commitment);

  const started = await me.call(startSeeds, { body: { clientSeed: 'of-my-browser', commitment } });
  expect(started.active).toMatchObject({ commitment, clientSeed: 'of-my-browser', clientSeedBy: 'player' });
  const round = await me.call(playRound, bet());
  expect(round.fairness).toMatchObject({ commitment, clientSeed: 'of-my-browser', nonce: 0 });

  const { revealed } = await me.call(rotateSeeds, {
    body: { clientSeed: 'next', activeId: started.active.id },
  });
  const { definition } = findGame('sunny-orchard')!;
  const again = verifyRound({
    ...{ definition, commitment, nonce: 0, clientSeed: 'of-my-browser', serverSeed: revealed.serverSeed! },
  });
  expect([again.commitmentMatches, again.outcome]).toEqual([true, round.outcome]);
});

test('a client that never sends a seed plays with one of the house’s, which is told as such', async () => {
  const me = await player();
  const { nextCommitment: commitment } = await me.call(seedPairs, {});
  const round = await me.call(playRound, bet());
  const { active } = await me.call(seedPairs, {});
  expect(active).toMatchObject({ commitment, clientSeed: round.fairness.clientSeed, clientSeedBy: 'house' });
  // What rounds were drawn from is never exchanged.
  await expect(me.call(startSeeds, { body: { clientSeed: 'too-late', commitment } })).rejects.toMatchObject({
    status: ERROR_STATUS.conflict,
  });
  expect((await me.call(playRound, bet())).fairness.clientSeed).toBe(round.fairness.clientSeed);
});

test('a seed is chosen once, by its grammar, and against the commitment that was told', async () => {
  const me = await player();
  const { nextCommitment: commitment } = await me.call(seedPairs, {});
  const start = (clientSeed: string, against = commitment) =>
    me.call(startSeeds, { body: { clientSeed, commitment: against } });
  await expect(start('two words')).rejects.toMatchObject({ key: 'client_seed_invalid' });
  await expect(start('mine', 'f'.repeat(64))).rejects.toMatchObject({ key: 'conflict' });
  const answers = await Promise.allSettled(['one', 'two', 'three'].map((seed) => start(seed)));
  const won = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.active.clientSeed] : []));
  expect(won).toHaveLength(1);
  expect((await me.call(playRound, bet())).fairness.clientSeed).toBe(won[0]);
});

test('of a first bet and a seed that meet at the pair, one stands, and every round is drawn from it', async () => {
  const me = await player();
  const { nextCommitment: commitment } = await me.call(seedPairs, {});
  const { meeting } = await site.db.transaction(async (tx) => {
    await tx.query('SELECT FROM seed_pair WHERE commitment = $1 FOR UPDATE', [commitment]);
    const start = me.call(startSeeds, { body: { clientSeed: 'mine', commitment } });
    const round = me.call(playRound, bet());
    const meeting = Promise.allSettled([start, round]);
    await waitersOnPairs(2);
    return { meeting };
  });
  const [start, round] = await meeting;
  const { active } = await me.call(seedPairs, {});
  expect(round).toMatchObject({
    status: 'fulfilled',
    value: { fairness: { clientSeed: active?.clientSeed } },
  });
  expect(active?.clientSeedBy).toBe(start!.status === 'fulfilled' ? 'player' : 'house');
});

test('before a seed is chosen there is nothing to reveal', async () => {
  const me = await player();
  await me.call(seedPairs, {});
  await expect(me.call(rotateSeeds, { body: { clientSeed: 'mine', activeId: '1' } })).rejects.toMatchObject({
    key: 'conflict',
  });
});

/** Until so many sessions wait for the row of a pair. */
async function waitersOnPairs(count: number): Promise<void> {
  const text = `SELECT count(*)::int AS waiting FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE seed_pair%'`;
  for (;;) {
    const [row] = await site.owner.query<{ waiting: number }>(text, []);
    if (row!.waiting >= count) return;
  }
}
