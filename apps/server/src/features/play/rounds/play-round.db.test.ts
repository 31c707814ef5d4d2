import { randomUUID } from 'node:crypto';
import { REGIONS } from '@croupier/domain/site/regions';
import { findGame, verifyRound } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { betOf, losingDraws, openRoundsHouse } from './rounds.fixture.ts';

const { fixture, server } = await openRoundsHouse();

const amountOf = async (playerId: bigint) => {
  const balances = await balancesOf(fixture.db, playerId);
  return balances.find((balance) => balance.kind === 'real')!.amountMinor;
};
const lose = (playerId: bigint, count: number) =>
  server.tape.put(playerId, 'sunny-orchard', Array.from({ length: count }, losingDraws));

describe('one round', () => {
  it('moves stake and win, takes a nonce and comes out again from its seeds', async () => {
    const player = await fixture.player('UA', 10_000n);
    const round = notRefused(await server.rounds.play(betOf(player)));
    expect(BigInt(round.balanceAfterMinor)).toBe(10_000n - 100n + BigInt(round.winMinor));
    expect(round.balanceBeforeMinor).toBe('10000');
    expect(round.fairness.nonce).toBe(0);
    expect(round.fairness.serverSeed).toBeNull();
    expect(await amountOf(player)).toBe(BigInt(round.balanceAfterMinor));
    const pair = await server.fairness.openPair(player, Number(round.fairness.seedPairId));
    const { clientSeed, commitment, nonce } = round.fairness;
    const definition = findGame('sunny-orchard')!.definition;
    const verification = verifyRound({
      definition,
      serverSeed: pair.serverSeed,
      commitment,
      clientSeed,
      nonce,
    });
    expect(verification.commitmentMatches).toBe(true);
    expect(verification.outcome).toEqual(round.outcome);
  });

  it('pays a forced win and keeps its draws for the recall', async () => {
    const player = await fixture.player('UA', 1_000n);
    server.tape.put(player, 'sunny-orchard', [[0, 0, 0]]);
    const bet = betOf(player);
    const first = await server.rounds.play(bet);
    const again = await server.rounds.play(bet);
    notRefused(first);
    expect(again).toEqual(first);
  });

  it.each([
    ['an unknown game', { game: 'no-such-game' }, 'not_found'],
    ['a stake that is not offered', { stakeMinor: '101' }, 'stake_not_allowed'],
    ['a stake that is no amount', { stakeMinor: '0' }, 'stake_not_allowed'],
    ['money the region does not play for', { kind: 'play' }, 'stake_not_allowed'],
    ['a stake above the balance', { stakeMinor: '25000' }, 'insufficient_funds'],
  ] as const)('refuses %s without a trace', async (_, change, refused) => {
    const player = await fixture.player('UA', 5_000n);
    expect(await server.rounds.play(betOf(player, change))).toEqual({ refused });
    expect(await amountOf(player)).toBe(5_000n);
    const [seat] = await fixture.db.query<{ next_nonce: number }>(
      'SELECT next_nonce FROM player_seat WHERE player_id = $1',
      [player],
    );
    expect(seat?.next_nonce ?? 0).toBe(0);
  });

  it('refuses a player who never opened the account', async () => {
    expect(await server.rounds.play(betOf(999_999n))).toEqual({ refused: 'insufficient_funds' });
  });

  it('refuses a game that is switched off, and still tells an old round of it', async () => {
    const player = await fixture.player('UA', 5_000n);
    const bet = betOf(player, { game: 'lantern-tide' });
    const first = await server.rounds.play(bet);
    await server.catalog.setAvailable('lantern-tide', false, 'test');
    expect(await server.rounds.play(betOf(player, { game: 'lantern-tide' }))).toEqual({
      refused: 'game_unavailable',
    });
    expect(await server.rounds.play(bet)).toEqual(first);
    await server.catalog.setAvailable('lantern-tide', true, 'test');
    notRefused(await server.rounds.play(betOf(player, { game: 'lantern-tide' })));
  });
});

describe('rounds that arrive together', () => {
  it('accepts exactly 50 of 200 bets of one unit on a balance of 50', async () => {
    const player = await fixture.player('UA', 5_000n);
    lose(player, 200);
    const results = await Promise.all(Array.from({ length: 200 }, () => server.rounds.play(betOf(player))));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(50);
    expect(
      results.filter((result) => isRefusal(result) && result.refused === 'insufficient_funds'),
    ).toHaveLength(150);
    expect(await amountOf(player)).toBe(0n);
  });

  it('gives one effect and one answer to 200 parallel calls with one key', async () => {
    const player = await fixture.player('UA', 5_000n);
    const bet = betOf(player);
    const results = await Promise.all(Array.from({ length: 200 }, () => server.rounds.play(bet)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    notRefused(results[0]!);
    const rows = await fixture.db.query('SELECT FROM round WHERE player_id = $1', [player]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['stake', { stakeMinor: '200' }],
    ['game', { game: 'lantern-tide' }],
    ['kind', { kind: 'play' }],
    ['mode, though it means the same', { mode: 'main' }],
    ['game, though there is none', { game: 'no-such-game' }],
    ['stake, though nobody offers it', { stakeMinor: '1' }],
    ['choice, though no draw allows it', { game: 'night-keno', mode: 'pick-3', choice: [1, 1, 1] }],
  ] as const)('refuses a key that comes back with another %s', async (_, change) => {
    const player = await fixture.player('UA', 5_000n);
    const bet = betOf(player);
    notRefused(await server.rounds.play(bet));
    const before = await amountOf(player);
    expect(await server.rounds.play({ ...bet, ...change })).toEqual({ refused: 'key_reused' });
    expect(await amountOf(player)).toBe(before);
  });

  it('gives the stored answer though the balance is gone by now', async () => {
    const player = await fixture.player('UA', 100n);
    lose(player, 1);
    const bet = betOf(player);
    const first = await server.rounds.play(bet);
    notRefused(first);
    expect(await server.rounds.play(betOf(player))).toEqual({ refused: 'insufficient_funds' });
    expect(await server.rounds.play(bet)).toEqual(first);
  });

  it('isolates a round that the database itself refuses', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => fixture.player('UA', 5_000n)));
    const poisoned = players[7]!;
    await fixture.owner.query(`ALTER TABLE round ADD CONSTRAINT planted CHECK (player_id <> ${poisoned})`);
    try {
      const results = await Promise.allSettled(players.map((player) => server.rounds.play(betOf(player))));
      expect(results.map((result) => result.status)).toEqual(
        players.map((player) => (player === poisoned ? 'rejected' : 'fulfilled')),
      );
      expect(await amountOf(poisoned)).toBe(5_000n);
    } finally {
      await fixture.owner.query('ALTER TABLE round DROP CONSTRAINT planted');
    }
    notRefused(await server.rounds.play(betOf(poisoned)));
  });
});

describe('the minimum cycle', () => {
  const cycleMs = REGIONS.EU.minimumCycleMs.slots;
  const spin = (player: bigint) => server.rounds.play(betOf(player, { region: 'EU', stakeMinor: '20' }));

  it('refuses a round that starts within the cycle of the last one, without a debit', async () => {
    expect(cycleMs).toBe(2_500);
    const player = await fixture.player('EU', 10_000n);
    const results = await Promise.all(Array.from({ length: 100 }, () => spin(player)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect(results.filter((result) => isRefusal(result) && result.refused === 'too_soon')).toHaveLength(99);
    server.clock.setOffset(cycleMs + 100);
    notRefused(await spin(player));
    expect(await spin(player)).toEqual({ refused: 'too_soon' });
    server.clock.setOffset(0);
  });

  it('is as long as the kind of the game that begins has it, also where kinds take turns', async () => {
    const player = await fixture.player('EU', 10_000n);
    const at = async (offsetMs: number, game: string) => {
      server.clock.setOffset(offsetMs);
      const played = await server.rounds.play(betOf(player, { region: 'EU', stakeMinor: '20', game }));
      return isRefusal(played) ? played.refused : 'settled';
    };
    const slack = 100;
    expect(REGIONS.EU.minimumCycleMs).toEqual({ slots: 2_500, other: 5_000 });
    expect(await at(0, 'tavern-dice')).toBe('settled');
    expect(await at(2_500 + slack, 'tavern-dice')).toBe('too_soon');
    expect(await at(2_500 + slack, 'sunny-orchard')).toBe('settled');
    expect(await at(5_000 + slack, 'tavern-dice')).toBe('too_soon');
    expect(await at(7_500 + 2 * slack, 'tavern-dice')).toBe('settled');
    server.clock.setOffset(0);
  });

  it('forgives a clock that was set back', async () => {
    const player = await fixture.player('EU', 10_000n);
    server.clock.setOffset(3_600_000);
    notRefused(await spin(player));
    server.clock.setOffset(0);
    notRefused(await spin(player));
  });

  it('answers a lost answer again within the cycle', async () => {
    const player = await fixture.player('EU', 10_000n);
    const bet = betOf(player, { region: 'EU', stakeMinor: '20', key: randomUUID() });
    const first = await server.rounds.play(bet);
    notRefused(first);
    expect(await server.rounds.play(bet)).toEqual(first);
  });
});
