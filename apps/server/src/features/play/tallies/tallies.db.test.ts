import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import { migrate, readMigrations } from '../../../platform/migrate.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import { startTestApp } from '../../../platform/testing/test-app.ts';
import { createEmptyTestDatabase } from '../../../platform/testing/test-database.ts';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const tally = (owner: Database) =>
  owner.query<{ game: string; kind: string; rounds: bigint; stake: bigint; win: bigint }>(
    'SELECT game, currency, kind, rounds, stake_minor AS stake, win_minor AS win FROM round_tally ORDER BY player_id, game, kind',
  );

test('a player’s rounds of a day are a row a game and money, whoever’s the game is', async () => {
  const app = await startTestApp();
  close = app.close;
  const player = await app.createPlayer({ balanceMinor: '100000' });
  let won = 0n;
  for (let round = 0; round < 3; round++) {
    const body = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '1000', kind: 'real' } as const;
    won += BigInt((await player.call(playRound, { body })).winMinor);
  }
  const studio = { provider: 'studio', game: 'paper-moon-toss', currency: 'UAH', stakeMinor: '500' } as const;
  await app.db.transaction((tx) =>
    appendFacts(
      tx,
      (['real', 'bonus'] as const).map((kind) => ({
        playerId: player.id,
        topic: 'provider-round.ended',
        payload: { ...studio, kind, winMinor: '200' },
      })),
    ),
  );
  await expect.poll(() => factsAreRead(app.owner), { timeout: 20_000 }).toBe(true);
  expect(await tally(app.owner)).toEqual([
    ...(['real', 'bonus'] as const).map((kind) => ({
      ...{ game: 'paper-moon-toss', currency: 'UAH', kind },
      ...{ rounds: 1n, stake: 500n, win: 200n },
    })),
    { game: 'sunny-orchard', currency: 'UAH', kind: 'real', rounds: 3n, stake: 3_000n, win: won },
  ]);
});

test('what was played before there was a tally is taken in, but for what its reader will be told of', async () => {
  const { owner, drop } = await createEmptyTestDatabase();
  close = drop;
  const migrations = await readMigrations();
  const before = migrations.filter(({ name }) => name < '0041');
  await migrate(owner, () => {}, before);
  const [told, moved, waiting] = [randomUUID(), randomUUID(), randomUUID()];
  await owner.query(
    `INSERT INTO game_maths (game, math_version, math_hash) VALUES ('high-kite', 1, repeat('a', 64))`,
  );
  await owner.query(
    `INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor, balance_version, settled_at)
SELECT 7, 1, n, key, 1, 'UAH', 'real', 10 ^ n, 5, 100, n, '2026-03-28T12:00Z' FROM unnest($1::uuid[]) WITH ORDINALITY AS k (key, n)`,
    [[told, moved, waiting]],
  );
  const factOf = (id: string) =>
    owner.query(`INSERT INTO outbox (player_id, topic, payload) VALUES (7, 'round.settled', $1)`, [
      JSON.stringify({
        ...{ id, game: 'high-kite', currency: 'UAH', kind: 'real', stakeMinor: '1', winMinor: '5' },
        ...{ amountMinor: '100', version: 1, maths: 1, entry: null },
      }),
    ]);
  await factOf(moved);
  await owner.query('SELECT FROM move_facts(10)');
  await factOf(waiting);
  await migrate(owner);
  expect(await tally(owner)).toEqual([
    { game: 'high-kite', currency: 'UAH', kind: 'real', rounds: 2n, stake: 110n, win: 10n },
  ]);
  expect(await owner.query(`SELECT name, position FROM fact_reader WHERE name = 'round-tally'`)).toEqual([
    { name: 'round-tally', position: 1n },
  ]);
});
