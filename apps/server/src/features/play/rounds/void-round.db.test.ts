import { randomUUID } from 'node:crypto';
import type { Round } from '@croupier/contract/play/rounds';
import { expect, it } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { setPlayRule } from '../../people/play-rules/feature.ts';
import { giftBet, giftsIn, winningDraws } from './gift.fixture.ts';
import { listHistory } from './list-history.ts';
import { createBonusPlayer, partsHeldBy } from './purse.fixture.ts';
import { betOf, losingDraws, openRoundsHouse } from './rounds.fixture.ts';

const { fixture, server } = await openRoundsHouse();

const about = { cause: 'stuck', reason: 'its game was taken off', requestId: 'the-void' } as const;
const heldBy = async (playerId: bigint) =>
  (await balancesOf(fixture.db, playerId)).find(({ kind }) => kind === 'real')!.amountMinor;

/** @returns what is against it, or nothing where it is done */
const takeBack = (playerId: bigint, key: string): Promise<string | undefined> =>
  fixture.db.transaction(async (tx) => {
    const plan = await server.rounds.planVoid(tx, playerId, key);
    if ('against' in plan) return plan.against;
    await server.rounds.void(tx, plan, { ...about, now: server.clock.now() });
    return undefined;
  });

const openOne = async (playerId: bigint, stakeMinor = '100') =>
  notRefused(await server.rounds.play(betOf(playerId, { game: 'pearl-reef', mode: 'traps-3', stakeMinor })));

async function playDrawn(playerId: bigint, draws: number[], stakeMinor = '100'): Promise<Round> {
  server.tape.put(playerId, 'sunny-orchard', [draws]);
  return notRefused(await server.rounds.play(betOf(playerId, { stakeMinor })));
}

it('gives the stake of an open round back, ends it, and keeps its nonce used', async () => {
  const player = await fixture.player('UA', 10_000n);
  const opened = await openOne(player);
  const [first] = (opened.outcome as { open: { allowed: number[][] } }).open.allowed;
  expect(await takeBack(player, opened.id)).toBeUndefined();
  expect(await heldBy(player)).toBe(10_000n);
  const round = (await server.rounds.recall(player, opened.id))!;
  expect(round).toMatchObject({
    ...{ state: 'settled', stakeMinor: '100', winMinor: '0', balanceAfterMinor: '9900' },
    voided: { cause: 'stuck', returnedMinor: '100', takenMinor: '0' },
  });
  const step = { playerId: player, key: opened.id, step: 0, choice: first!, requestId: 'late' };
  expect(await server.rounds.step(step)).toEqual({ refused: 'conflict' });
  const next = await openOne(player);
  expect(next.fairness.nonce).toBe(opened.fairness.nonce + 1);
  const { rounds } = await listHistory(fixture.db, { playerId: player, before: undefined, filter: {} });
  expect(rounds).toMatchObject([{ key: opened.id, voided: { returnedMinor: 100n } }]);
});

it('takes the win of a settled round and gives its stake back, once', async () => {
  const player = await fixture.player('UA', 10_000n);
  const won = await playDrawn(player, winningDraws());
  expect(BigInt(won.winMinor)).toBeGreaterThan(0n);
  expect(await takeBack(player, won.id)).toBeUndefined();
  expect(await heldBy(player)).toBe(10_000n);
  expect(await takeBack(player, won.id)).toBe('voided');
  expect(await takeBack(player, randomUUID())).toBe('not_found');
  // What it was stays as it was, beside what was done to it.
  const again = await server.rounds.recall(player, won.id);
  expect(again).toMatchObject({ winMinor: won.winMinor, voided: { takenMinor: won.winMinor } });
});

it('never takes more than the player has, and says how much is missing', async () => {
  const player = await fixture.player('UA', 100n);
  const won = await playDrawn(player, winningDraws());
  const win = BigInt(won.winMinor);
  await playDrawn(player, losingDraws(), '100');
  const shortMinor = win - 100n - (await heldBy(player));
  const looked = await fixture.db.transaction((tx) => server.rounds.planVoid(tx, player, won.id));
  if (shortMinor > 0n) expect(looked).toMatchObject({ against: 'insufficient_funds', shortMinor });
  else expect(looked).not.toHaveProperty('against');
  expect(await heldBy(player)).toBe(win - 100n);
});

it('two at once are one', async () => {
  const player = await fixture.player('UA', 10_000n);
  const opened = await openOne(player);
  let both: Promise<(string | undefined)[]> | undefined;
  await fixture.db.transaction(async (tx) => {
    await server.fairness.lockSeat(tx, player);
    both = Promise.all([takeBack(player, opened.id), takeBack(player, opened.id)]);
    await untilWaitingForLocks(fixture.owner, 2);
  });
  expect((await both!).map(String).sort()).toEqual(['undefined', 'voided']);
  expect(await heldBy(player)).toBe(10_000n);
});

it('beside the step that ends the round, either comes first and the money agrees', async () => {
  const player = await fixture.player('UA', 10_000n);
  const opened = await openOne(player);
  const [choice] = (opened.outcome as { open: { allowed: number[][] } }).open.allowed;
  const step = { playerId: player, key: opened.id, step: 0, choice: choice!, requestId: 'race' };
  let both: Promise<unknown[]> | undefined;
  await fixture.db.transaction(async (tx) => {
    await server.fairness.lockSeat(tx, player);
    both = Promise.all([server.rounds.step(step), takeBack(player, opened.id)]);
    await untilWaitingForLocks(fixture.owner, 2);
  });
  const [, against] = await both!;
  expect(against).toBeUndefined();
  expect(await heldBy(player)).toBe(10_000n);
});

it('bonus money goes back to its bonus with the wagering, while that is active', async () => {
  const terms = { order: 'BONUS_FIRST' } as const;
  const bonus = { amountMinor: 1_000n, wagerMinor: 100_000n, terms };
  const { playerId } = await createBonusPlayer(fixture, server, { realMinor: 500n, ...bonus });
  const before = await partsHeldBy(fixture.db, playerId);
  const won = await playDrawn(playerId, winningDraws(), '1000');
  const opened = await openOne(playerId, '100');
  expect(won.parts).toMatchObject({ bonusStakeMinor: '1000' });
  expect(await takeBack(playerId, won.id)).toBeUndefined();
  expect(await takeBack(playerId, opened.id)).toBeUndefined();
  expect(await partsHeldBy(fixture.db, playerId)).toEqual(before);
  const text = 'SELECT wager_left_minor AS left FROM player_seat WHERE player_id = $1';
  expect(await fixture.db.query(text, [playerId])).toEqual([{ left: 100_000n }]);
});

it('after its bonus a stake of it is forfeited, and a win of it is left alone', async () => {
  const terms = { order: 'BONUS_FIRST' } as const;
  const bonus = { amountMinor: 1_000n, wagerMinor: 100_000n, terms };
  const { playerId, id } = await createBonusPlayer(fixture, server, { realMinor: 500n, ...bonus });
  const lost = await playDrawn(playerId, losingDraws(), '200');
  const won = await playDrawn(playerId, winningDraws(), '200');
  await server.purses.cancel(playerId, id);
  expect(await takeBack(playerId, won.id)).toBe('bonus_over');
  expect(await takeBack(playerId, lost.id)).toBeUndefined();
  expect(await partsHeldBy(fixture.db, playerId)).toEqual({ realMinor: 500n, bonusMinor: 0n });
  expect(await server.rounds.recall(playerId, lost.id)).toMatchObject({ voided: { returnedMinor: '0' } });
});

it('a round of a gift is left alone', async () => {
  const player = await fixture.player('UA', 1_000n);
  const giftId = await giftsIn({ fixture, server }).give(player, { rounds: 1 });
  const round = notRefused(await server.rounds.play(giftBet(player, giftId)));
  expect(await takeBack(player, round.id)).toBe('gift');
});

it('what the player’s limits leave is reckoned anew', async () => {
  const player = await fixture.player('UA', 10_000n);
  await server.fairness.seats.of(player);
  const rule = { rule: 'loss_limit', period: 'day', amountMinor: 100n, currency: 'UAH' } as const;
  await fixture.db.transaction((tx) => setPlayRule(tx, player, rule));
  const lost = await playDrawn(player, losingDraws());
  expect(await server.rounds.play(betOf(player))).toMatchObject({ details: { rule: 'loss_limit' } });
  expect(await takeBack(player, lost.id)).toBeUndefined();
  const won = await playDrawn(player, winningDraws());
  expect(await takeBack(player, won.id)).toBeUndefined();
  await playDrawn(player, losingDraws());
  expect(await server.rounds.play(betOf(player))).toMatchObject({ details: { rule: 'loss_limit' } });
});
