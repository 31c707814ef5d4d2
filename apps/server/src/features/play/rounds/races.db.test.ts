import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { balancesOf, post } from '../../money/ledger/feature.ts';
import { betOf, createRoundsFixture, losingDraws } from './rounds.fixture.ts';
import { verifyBooks } from '../../money/books/feature.ts';

let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;

beforeAll(async () => {
  fixture = await createRoundsFixture();
});
afterEach(async () => {
  expect((await verifyBooks(fixture.owner)).checks.filter((check) => check.difference)).toEqual([]);
});
afterAll(() => fixture.drop());

const PROCESSES = 4;
const amountOf = async (playerId: bigint) =>
  (await balancesOf(fixture.db, playerId)).find((balance) => balance.kind === 'real')!.amountMinor;

describe('several processes playing for the same players', () => {
  it('accepts exactly the bets that are funded, and uses each nonce once', async () => {
    const servers = Array.from({ length: PROCESSES }, fixture.createProcess);
    const players = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.player('UA', 2_000n)));
    for (const { tape } of servers)
      for (const player of players)
        tape.put(player, 'sunny-orchard', Array.from({ length: 60 }, losingDraws));
    const bets = servers.flatMap(({ rounds }) =>
      players.flatMap((player) => Array.from({ length: 15 }, () => rounds.play(betOf(player)))),
    );
    const results = await Promise.all(bets);
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(5 * 20);
    expect(results.filter((result) => isRefusal(result) && result.refused !== 'insufficient_funds')).toEqual(
      [],
    );
    for (const player of players) expect(await amountOf(player)).toBe(0n);
  });

  it('gives one effect and one answer to one key sent to all of them', async () => {
    const servers = Array.from({ length: PROCESSES }, fixture.createProcess);
    for (let time = 0; time < 10; time++) {
      // The balance covers the stake once: whoever comes second must be told the answer, not that the money is gone.
      const player = await fixture.player('UA', 100n);
      const bet = betOf(player);
      const results = await Promise.all(
        servers.flatMap(({ rounds }) => [rounds.play(bet), rounds.play(bet)]),
      );
      notRefused(results[0]!);
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    }
  });

  it('shares players with posts to the same accounts', async () => {
    const servers = [fixture.createProcess(), fixture.createProcess()];
    const player = await fixture.player('UA', 100_000n);
    const deposit = (key: string) =>
      fixture.db.transaction((tx) =>
        post(tx, {
          playerId: player,
          currency: 'UAH',
          key,
          operation: 'adjustment',
          transfers: [
            {
              from: { owner: 'house', name: 'adjustments' },
              to: { owner: 'player', kind: 'real' },
              amountMinor: 7n,
            },
          ],
        }),
      );
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const rounds = servers.flatMap((server) =>
      Array.from({ length: 20 }, () => server.rounds.play(betOf(player))),
    );
    const posts = [...keys, ...keys, ...keys].map(deposit);
    const results = await Promise.all(rounds);
    expect(results.filter(isRefusal)).toEqual([]);
    const posted = await Promise.all(posts);
    expect(posted.filter(({ status }) => status === 'posted')).toHaveLength(10);
    const won = results.reduce((sum, result) => sum + BigInt(notRefused(result).winMinor) - 100n, 0n);
    expect(await amountOf(player)).toBe(100_000n + won + 70n);
  });
});

describe('rotation during play', () => {
  it('puts every round under the pair that was active when it was settled', async () => {
    const servers = [fixture.createProcess(), fixture.createProcess()];
    const player = await fixture.player('UA', 1_000_000n);
    await servers[0]!.fairness.seats.of(player);
    const play = async (server: (typeof servers)[0]) => {
      for (let n = 0; n < 60; n++) notRefused(await server.rounds.play(betOf(player)));
    };
    const rotate = async () => {
      for (let pair = 1; pair <= 2; pair++) {
        const input = { playerId: player, activeId: String(pair), clientSeed: `mine-${pair}` };
        notRefused(await servers[0]!.fairness.rotate(input));
      }
    };
    await Promise.all([...servers.map(play), rotate()]);
    const pairs = await fixture.db.query<{ number: number; rounds: number | null; played: bigint }>(
      `SELECT p.number, p.rounds, (SELECT count(*) FROM round r WHERE r.player_id = p.player_id AND r.seed_pair = p.number) AS played
       FROM seed_pair p WHERE p.player_id = $1 ORDER BY number`,
      [player],
    );
    expect(pairs.reduce((sum, pair) => sum + pair.played, 0n)).toBe(120n);
    for (const pair of pairs) if (pair.rounds !== null) expect(BigInt(pair.rounds)).toBe(pair.played);
  });

  it('refuses a second rotation of the same pair', async () => {
    const server = fixture.createProcess();
    const player = await fixture.player('UA', 1_000n);
    await server.fairness.seats.of(player);
    const input = { playerId: player, activeId: '1', clientSeed: 'mine' };
    const results = await Promise.all([server.fairness.rotate(input), server.fairness.rotate(input)]);
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect(results.filter(isRefusal)).toEqual([{ refused: 'conflict' }]);
    expect(await server.fairness.rotate({ ...input, clientSeed: 'two words' })).toEqual({
      refused: 'client_seed_invalid',
    });
  });
});
