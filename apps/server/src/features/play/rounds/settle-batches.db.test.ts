import { REGIONS } from '@croupier/domain/site/regions';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import { post } from '../../money/ledger/feature.ts';
import { askedOf } from './asked-of.ts';
import type { Bet } from './draw-bet.ts';
import { betOf, createRoundsFixture } from './rounds.fixture.ts';
import { createSettler } from './settle-batches.ts';

let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
beforeAll(async () => {
  fixture = await createRoundsFixture();
});
afterAll(() => fixture.drop());

const STAKE = 100n;

async function credit(playerId: bigint): Promise<void> {
  const { currency } = REGIONS.UA;
  const from = { owner: 'house', name: 'adjustments' } as const;
  const transfers = [{ from, to: { owner: 'player', kind: 'real' }, amountMinor: STAKE } as const];
  await fixture.db.transaction((tx) =>
    post(tx, { playerId, currency, key: randomUUID(), operation: 'adjustment', transfers }),
  );
}

async function bettor({ catalog, clock }: ReturnType<typeof fixture.createProcess>) {
  const game = (await catalog.find('sunny-orchard'))!;
  return (playerId: bigint): Bet => {
    const input = betOf(playerId);
    return {
      ...{ playerId, key: input.key, kind: input.kind, requestId: 'test', game, asked: askedOf(input) },
      ...{ entry: { mode: 'main', choices: [] }, currency: 'UAH', stakeMinor: STAKE },
      ...{ startedAt: clock.now(), minimumCycleMs: 0 },
    };
  };
}

it('who was answered stays answered, though the seat of another in the batch cannot be read afterwards', async () => {
  const server = fixture.createProcess();
  const [first, poor, moved] = [
    await fixture.player('UA', 1_000n),
    await fixture.player('UA', 0n),
    await fixture.player('UA', 1_000n),
  ] as const;
  const bet = await bettor(server);
  // Every statement that says nothing about the poor one's stake may still be followed by one that takes it.
  let statements = 0;
  const settleDb = {
    query: async (...call: Parameters<Database['query']>) => {
      const rows = await fixture.db.query(...call);
      statements += 1;
      if (statements === 2) await credit(poor);
      return rows;
    },
  } as unknown as Database;
  const { seats } = server.fairness;
  const settle = createSettler({
    settleDb,
    db: fixture.db,
    purses: server.purses,
    clock: server.clock,
    seats: { ...seats, reload: () => Promise.reject(new Error('The seat cannot be read')) },
    tape: server.tape,
    crashPoint: () => {},
    onBatch: () => {},
    onFailure: () => {},
  });
  for (const playerId of [first, poor, moved]) await seats.of(playerId);
  // None of them has any rules, and that was looked up before.
  await fixture.owner.query('UPDATE player_seat SET rules_until = NULL');
  // Another process gives the third one other seeds: the seat kept here is stale.
  const current = (await fixture.createProcess().fairness.seats.of(moved)).pair;
  await fixture.owner.query('UPDATE player_seat SET seed_pair = $2, next_nonce = 0 WHERE player_id = $1', [
    moved,
    current + 1,
  ]);
  // The first leaves at once, alone; the other two leave together behind it.
  const answers = await Promise.allSettled([first, poor, moved].map((playerId) => settle(bet(playerId))));
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: { status: 'settled' } },
    { status: 'fulfilled', value: { refused: 'insufficient_funds' } },
    { status: 'rejected', reason: new Error('The seat cannot be read') },
  ]);
  const staked = await fixture.owner.query('SELECT FROM round WHERE player_id = $1', [poor]);
  expect([statements, staked.length]).toEqual([2, 0]);
});

it('a statement that fails is told of, and each of its rounds is settled by one of its own', async () => {
  const server = fixture.createProcess();
  const bet = await bettor(server);
  const { seats } = server.fairness;
  const failures: unknown[] = [];
  const broken = new Error('syntax error');
  const settle = createSettler({
    settleDb: {
      query: (...call: Parameters<Database['query']>) => {
        const isOfMany = call[1]?.[0] instanceof Array && call[1][0].length > 1;
        return isOfMany ? Promise.reject(broken) : fixture.db.query(...call);
      },
    } as unknown as Database,
    ...{ db: fixture.db, purses: server.purses, clock: server.clock, seats, tape: server.tape },
    crashPoint: () => {},
    onBatch: () => {},
    onFailure: (error) => failures.push(error),
  });
  const players = await Promise.all([1, 2, 3].map(() => fixture.player('UA', 1_000n)));
  for (const playerId of players) await seats.of(playerId);
  const answers = await Promise.all(players.map((playerId) => settle(bet(playerId))));
  expect(answers).toMatchObject(players.map(() => ({ status: 'settled' })));
  expect(failures).toEqual([broken]);
});
