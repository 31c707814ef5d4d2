import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { post } from '../../money/ledger/feature.ts';
import { dropPlayRule, setPlayRule } from '../../people/play-rules/feature.ts';
import { giveBonus } from '../../rewards/purses/purses.fixture.ts';
import { drawBet } from './draw-bet.ts';
import {
  betOf,
  createRoundsFixture,
  dropInAgreement,
  type RoundsFixture,
  type RoundsProcess,
} from './rounds.fixture.ts';
import { settleInBatch } from './settle-store.ts';
import type { DrawnRound } from './settle-values.ts';

const PROCESSES = 3;
const PLAYERS = 8;
const BETS_EACH = 12;

let fixture: RoundsFixture;
let servers: RoundsProcess[];

beforeAll(async () => {
  fixture = await createRoundsFixture();
  servers = Array.from({ length: PROCESSES }, () => fixture.createProcess());
});
afterAll(() => dropInAgreement(fixture));

/** What may be answered while everything else moves: a refusal that tells why, and never that nobody knows. */
const ANSWERS = new Set(['settled', 'insufficient_funds', 'user_cant_use_exception', 'round_open']);

it('rounds, steps, posts, rules and bonuses that begin and end: all at once, no deadlock, and the books agree', async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => fixture.player('UA', 20_000n)));
  for (const player of players)
    await giveBonus(fixture, servers[0]!, player, { amountMinor: 3_000n, wagerMinor: 900n });
  const before = await deadlocks();
  const doings = players.flatMap((player) => [
    ...servers.flatMap((server) => [
      ...Array.from({ length: BETS_EACH }, (_, n) => bet(server, player, n)),
      openAndLeave(server, player),
    ]),
    ...Array.from({ length: 6 }, (_, n) => deposit(player, n % 2 === 0)),
    ...Array.from({ length: 3 }, () => again(player)),
    changeRules(player),
  ]);
  await Promise.all(doings);
  expect(servers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await deadlocks()).toBe(before);
  for (const player of players) for (const { purses } of servers) await purses.endIfOver(player);
});

it('a batch that waited while a bonus of one of its players ended settles whole', async () => {
  const server = servers[0]!;
  const ending = await fixture.player('UA', 5_000n);
  const playing = await fixture.player('UA', 5_000n);
  await server.fairness.seats.prepare(ending);
  // Drawn while there was no bonus, as there is none again once it is settled.
  const drawn = await drawnFor(server, ending);
  const id = await giveBonus(fixture, server, ending, { amountMinor: 300n, wagerMinor: 900n });
  const grant = await giveBonus(fixture, server, playing, { amountMinor: 300n, wagerMinor: 900n });
  const batch = [drawn, await drawnFor(server, playing, grant)];
  // Neither has any rules, and that was looked up before.
  await fixture.owner.query('UPDATE player_seat SET rules_until = NULL WHERE player_id = ANY ($1)', [
    [ending, playing],
  ]);
  const waiting = await fixture.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player_seat WHERE player_id = $1 FOR UPDATE', [ending]);
    const cancelled = server.purses.cancel(ending, id);
    await untilWaitingForLocks(fixture.owner, 1);
    const settled = settleInBatch(fixture.db, batch, server.clock.now());
    await untilWaitingForLocks(fixture.owner, 2);
    return { cancelled, settled };
  });
  expect(await waiting.cancelled).toBeUndefined();
  expect((await waiting.settled).map(({ status }) => status)).toEqual(['settled', 'settled']);
});

async function drawnFor(server: RoundsProcess, playerId: bigint, grantId?: string): Promise<DrawnRound> {
  const game = (await server.catalog.find('sunny-orchard'))!;
  const seat = await server.fairness.seats.of(playerId);
  const grant = grantId === undefined ? undefined : await server.purses.termsOf(playerId, grantId);
  const { key, requestId } = betOf(playerId);
  const money = { currency: 'UAH', kind: 'real', stakeMinor: 100n } as const;
  const now = { startedAt: server.clock.now(), minimumCycleMs: 0 };
  const bet = {
    playerId,
    key,
    requestId,
    game,
    entry: { mode: 'main', choices: [] },
    asked: Buffer.alloc(32),
  };
  return drawBet({ ...bet, ...money, ...now }, seat, { grant }).round;
}

async function bet({ rounds }: RoundsProcess, player: bigint, n: number): Promise<void> {
  const played = await rounds.play(betOf(player, { stakeMinor: n % 3 === 0 ? '500' : '100' }));
  expect(ANSWERS).toContain(isRefusal(played) ? played.refused : 'settled');
}

/** A round of several steps; another process, or another round of the game, may have been first. */
async function openAndLeave({ rounds }: RoundsProcess, playerId: bigint): Promise<void> {
  const asked = betOf(playerId, { game: 'pearl-reef', mode: 'traps-1', stakeMinor: '300' });
  const played = await rounds.play(asked);
  expect(ANSWERS).toContain(isRefusal(played) ? played.refused : 'settled');
  for (const [step, choice] of [[step0()], [[]]].flat().entries()) {
    if (isRefusal(played)) return;
    await rounds.step({ playerId, key: asked.key, step, choice, requestId: 'test' });
  }
}
const step0 = () => [3];

/** Posts lock the accounts alone. The bonus account only gets of it while it is somebody's. */
async function deposit(playerId: bigint, isFirst: boolean): Promise<void> {
  const from = { owner: 'house', name: 'adjustments' } as const;
  const transfers = [
    { from, to: { owner: 'player', kind: 'real' }, amountMinor: isFirst ? 7n : 13n } as const,
  ];
  const input = { playerId, currency: 'UAH', key: randomUUID(), operation: 'adjustment', transfers } as const;
  await fixture.db.transaction((tx) => post(tx, input));
}

/** Takes the bonus that is active back, or ends it, and gives the next one: whoever comes second is refused. */
async function again(player: bigint): Promise<void> {
  for (const { purses } of servers) {
    const [active] = await fixture.db.query<{ id: string }>(
      `SELECT id FROM bonus_grant WHERE player_id = $1 AND state = 'ACTIVATED'`,
      [player],
    );
    if (active) await purses.cancel(player, active.id);
    await purses.endIfOver(player);
    await activateAnother(purses, player);
  }
}

async function activateAnother(purses: RoundsProcess['purses'], playerId: bigint): Promise<void> {
  const terms = {
    currency: 'UAH' as const,
    order: 'BONUS_FIRST' as const,
    contributions: {},
    otherContribution: 100,
    maximumStakeMinor: null,
    maximumConversionMinor: 1_000n,
  };
  await fixture.db.transaction(async (tx) => {
    const id = randomUUID();
    const grant = {
      playerId,
      id,
      terms,
      amountMinor: 2_000n,
      wagerMinor: 700n,
      expiresAt: null,
      now: new Date(),
    };
    await purses.grant(tx, grant);
    expect([undefined, 'conflict']).toContain((await purses.activate(tx, playerId, id))?.refused);
  });
}

async function changeRules(playerId: bigint): Promise<void> {
  for (const amountMinor of [900n, 40n, 5_000n, 20_000n]) {
    const rule = { rule: 'loss_limit', period: 'day', amountMinor, currency: 'UAH' } as const;
    await fixture.db.transaction((tx) => setPlayRule(tx, playerId, rule));
    await fixture.db.transaction((tx) => dropPlayRule(tx, playerId, { rule: 'stake_limit', period: 'day' }));
    await fixture.db.transaction((tx) => setPlayRule(tx, playerId, { ...rule, rule: 'stake_limit' }));
  }
}

async function deadlocks(): Promise<bigint> {
  const text = `SELECT pg_stat_get_db_deadlocks(oid) AS count FROM pg_database WHERE datname = current_database()`;
  const [row] = await fixture.owner.query<{ count: bigint }>(text);
  return row!.count;
}
