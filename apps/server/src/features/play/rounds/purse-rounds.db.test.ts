import {
  countedStake,
  splitStake,
  splitWin,
  progressOf,
  type PurseTerms,
} from '@croupier/domain/rewards/purses';
import { expect, it } from 'vitest';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { giveBonus, type WantedBonus } from '../../rewards/purses/purses.fixture.ts';
import type { PlayInput } from './play-round.ts';
import { bonusStateOf, createBonusPlayer, partsHeldBy } from './purse.fixture.ts';
import { betOf, losingDraws, openRoundsHouse } from './rounds.fixture.ts';

const { fixture, server } = await openRoundsHouse();

const withBonus = (realMinor: bigint, wanted: WantedBonus) =>
  createBonusPlayer(fixture, server, { realMinor, ...wanted });
const stateOf = (playerId: bigint, id: string) => bonusStateOf(fixture.db, playerId, id);
const heldBy = (playerId: bigint) => partsHeldBy(fixture.db, playerId);

/** A round of shells with one urchin, in the last one. */
async function openReef(playerId: bigint, stakeMinor: string) {
  const bet = betOf(playerId, { game: 'pearl-reef', mode: 'traps-1', stakeMinor });
  server.tape.put(playerId, 'pearl-reef', [[24]]);
  expect(await server.rounds.play(bet)).toMatchObject({ state: 'open' });
  return bet;
}

async function takeOneAndLeave({ playerId, key }: PlayInput): Promise<void> {
  for (const [step, choice] of [[0], []].entries())
    notRefused(await server.rounds.step({ playerId, key, step, choice, requestId: 'test' }));
}

it.each<[PurseTerms['order'], NonNullable<PurseTerms['source']>]>([
  ['REAL_FIRST', 'ALL'],
  ['BONUS_FIRST', 'ALL'],
  ['REAL_FIRST', 'REAL'],
  ['BONUS_FIRST', 'BONUS'],
  ['REAL_FIRST', 'BONUS'],
])('stakes, wins and progress follow the rules, %s of which %s counts', async (order, source) => {
  const before = { realMinor: 1_000n, bonusMinor: 20_000n };
  const { playerId, id } = await withBonus(before.realMinor, {
    amountMinor: before.bonusMinor,
    wagerMinor: 1_000_000n,
    terms: { order, source },
  });
  let held = before;
  let leftMinor = 1_000_000n;
  for (let n = 0; n < 40; n += 1) {
    const bet = betOf(playerId, { stakeMinor: n % 2 ? '300' : '500' });
    const round = notRefused(await server.rounds.play(bet));
    const stake = splitStake(BigInt(bet.stakeMinor), held, order)!;
    const win = splitWin(BigInt(round.winMinor), stake);
    const progress = progressOf(countedStake(stake, source), 50, leftMinor);
    held = {
      realMinor: held.realMinor - stake.realMinor + win.realMinor,
      bonusMinor: held.bonusMinor - stake.bonusMinor + win.bonusMinor,
    };
    leftMinor -= progress;
    expect(round).toMatchObject({
      balanceAfterMinor: String(held.realMinor),
      parts: {
        grantId: id,
        bonusStakeMinor: String(stake.bonusMinor),
        bonusWinMinor: String(win.bonusMinor),
        progressMinor: String(progress),
        balance: { amountMinor: String(held.bonusMinor) },
      },
    });
    expect(await server.rounds.recall(playerId, bet.key)).toEqual(round);
    expect(await heldBy(playerId)).toEqual(held);
  }
});

const endsOf = (playerId: bigint) =>
  fixture.db.query(
    `SELECT payload->>'id' AS id, payload->>'state' AS state, payload->>'convertedMinor' AS converted, payload->>'forfeitedMinor' AS forfeited
FROM (SELECT player_id, topic, payload FROM outbox UNION ALL SELECT player_id, topic, payload FROM fact) told
WHERE player_id = $1 AND topic = 'bonus.ended'`,
    [playerId],
  );

it('a round that opens takes both parts, and its win goes back the same way', async () => {
  const { playerId, id } = await withBonus(300n, { amountMinor: 5_000n, wagerMinor: 100_000n });
  const bet = await openReef(playerId, '1000');
  expect(await heldBy(playerId)).toEqual({ realMinor: 0n, bonusMinor: 4_300n });
  expect(await server.purses.cancel(playerId, id)).toEqual({
    refused: 'round_open',
    details: { round: bet.key },
  });
  await takeOneAndLeave(bet);
  const round = (await server.rounds.recall(playerId, bet.key))!;
  const win = splitWin(BigInt(round.winMinor), { realMinor: 300n, bonusMinor: 700n });
  expect(win.bonusMinor).toBeGreaterThan(0n);
  expect(await heldBy(playerId)).toEqual({ realMinor: win.realMinor, bonusMinor: 4_300n + win.bonusMinor });
  expect(round.parts).toMatchObject({
    bonusStakeMinor: '700',
    bonusWinMinor: String(win.bonusMinor),
    forfeitedMinor: '0',
  });
});

it('the bonus that was wagered while a round of it was open leaves the round real money', async () => {
  const { playerId, id } = await withBonus(0n, { amountMinor: 5_000n, wagerMinor: 1_000n });
  const bet = await openReef(playerId, '1000');
  // The stake did the wagering: converted at once, while the round is open.
  expect(await stateOf(playerId, id)).toBe('FINISHED');
  expect(await heldBy(playerId)).toEqual({ realMinor: 4_000n, bonusMinor: 0n });
  await takeOneAndLeave(bet);
  const { winMinor } = (await server.rounds.recall(playerId, bet.key))!;
  expect(await heldBy(playerId)).toEqual({ realMinor: 4_000n + BigInt(winMinor), bonusMinor: 0n });
});

it('the bonus part of a win is forfeited, and shown, when its bonus has run out before', async () => {
  const expiresAt = new Date(server.clock.now().getTime() + 3_600_000);
  const { playerId, id } = await withBonus(400n, { amountMinor: 5_000n, wagerMinor: 100_000n, expiresAt });
  const bet = await openReef(playerId, '1000');
  server.clock.setOffset(2 * 3_600_000);
  expect(await server.purses.endIfOver(playerId)).toBe(id);
  server.clock.setOffset(0);
  expect(await stateOf(playerId, id)).toBe('EXPIRED');
  expect(await heldBy(playerId)).toEqual({ realMinor: 0n, bonusMinor: 0n });
  await takeOneAndLeave(bet);
  const round = (await server.rounds.recall(playerId, bet.key))!;
  const win = splitWin(BigInt(round.winMinor), { realMinor: 400n, bonusMinor: 600n });
  expect(round.parts).toMatchObject({ bonusWinMinor: '0', forfeitedMinor: String(win.bonusMinor) });
  expect(await heldBy(playerId)).toEqual({ realMinor: win.realMinor, bonusMinor: 0n });
});

it('what is wagered becomes real money up to the cap, what is above goes back, and both once', async () => {
  const { playerId, id } = await withBonus(0n, {
    amountMinor: 10_000n,
    wagerMinor: 250n,
    terms: { maximumConversionMinor: 2_000n },
  });
  server.tape.put(playerId, 'sunny-orchard', [losingDraws()]);
  const bet = betOf(playerId, { stakeMinor: '500' });
  const played = await server.rounds.play(bet);
  expect(played).toMatchObject({ parts: { progressMinor: '250' } });
  expect(await stateOf(playerId, id)).toBe('FINISHED');
  expect(await heldBy(playerId)).toEqual({ realMinor: 2_000n, bonusMinor: 0n });
  expect(await server.rounds.play(bet)).toEqual(played);
  expect(await server.purses.endIfOver(playerId)).toBeUndefined();
  expect(await heldBy(playerId)).toEqual({ realMinor: 2_000n, bonusMinor: 0n });
  expect(await endsOf(playerId)).toEqual([{ id, state: 'FINISHED', converted: '2000', forfeited: '7500' }]);
  // The next one is a plain round again.
  expect(await server.rounds.play(betOf(playerId))).toMatchObject({ parts: null });
});

it('a bonus played down below the smallest stake is lost, and its crumbs go back', async () => {
  const { playerId, id } = await withBonus(0n, { amountMinor: 550n, wagerMinor: 100_000n });
  server.tape.put(playerId, 'sunny-orchard', [losingDraws()]);
  notRefused(await server.rounds.play(betOf(playerId, { stakeMinor: '500' })));
  expect(await stateOf(playerId, id)).toBe('LOST');
  expect(await heldBy(playerId)).toEqual({ realMinor: 0n, bonusMinor: 0n });
});

it('a stake above what the bonus allows is refused by its own rule, and moves nothing', async () => {
  const { playerId } = await withBonus(9_000n, {
    amountMinor: 5_000n,
    wagerMinor: 100_000n,
    terms: { maximumStakeMinor: 400n },
  });
  expect(await server.rounds.play(betOf(playerId, { stakeMinor: '500' }))).toEqual({
    refused: 'user_cant_use_exception',
    details: expect.objectContaining({ rule: 'bonus_stake_maximum', limitMinor: '400' }) as object,
  });
  expect(await heldBy(playerId)).toEqual({ realMinor: 9_000n, bonusMinor: 5_000n });
});

it('a process that does not know of the bonus yet settles nothing by the wrong money', async () => {
  const other = fixture.createProcess();
  const playerId = await fixture.player('UA', 200n);
  other.tape.put(playerId, 'sunny-orchard', [losingDraws()]);
  // Its seat is kept here, as it was without a bonus.
  expect(await other.rounds.play(betOf(playerId))).toMatchObject({ parts: null });
  await giveBonus(fixture, server, playerId, { amountMinor: 5_000n, wagerMinor: 100_000n });
  const played = await other.rounds.play(betOf(playerId, { stakeMinor: '500' }));
  expect(played).toMatchObject({ parts: { bonusStakeMinor: '400' } });
});

it('rounds with and without a bonus that arrive together are settled in one statement', async () => {
  const plain = await Promise.all(Array.from({ length: 4 }, () => fixture.player('UA', 10_000n)));
  const others = await Promise.all(
    Array.from({ length: 4 }, () => withBonus(50n, { amountMinor: 9_000n, wagerMinor: 900_000n })),
  );
  const players = [...plain, ...others.map(({ playerId }) => playerId)];
  for (const playerId of players) await server.fairness.seats.of(playerId);
  const results = await Promise.all(players.map((playerId) => server.rounds.play(betOf(playerId))));
  expect(results.map((result) => notRefused(result).parts?.bonusStakeMinor)).toEqual([
    ...plain.map(() => undefined),
    ...others.map(() => '50'),
  ]);
});
