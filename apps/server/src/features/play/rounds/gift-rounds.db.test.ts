import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { dropPlayRule, setPlayRule } from '../../people/play-rules/feature.ts';
import { stopGift } from '../../rewards/gifts/end-gifts.ts';
import { giftBet, giftsIn, winningDraws } from './gift.fixture.ts';
import { betOf, losingDraws, openRoundsHouse } from './rounds.fixture.ts';

const house = await openRoundsHouse();
const { fixture, server } = house;
const { give, giftOf, heldBy, transfersOf } = giftsIn(house);

describe('a round of a gift', () => {
  it('is drawn, numbered and kept as any other, moves no money, and is answered again as it was', async () => {
    const playerId = await fixture.player('UA', 1_000n);
    const id = await give(playerId, { rounds: 5 });
    const plain = notRefused(await server.rounds.play(betOf(playerId)));
    const before = await heldBy(playerId);
    const bet = giftBet(playerId, id);
    const round = notRefused(await server.rounds.play(bet));
    expect(round).toMatchObject({ giftId: id, stakeMinor: '200', parts: null });
    expect(round.fairness.nonce).toBe(plain.fairness.nonce + 1);
    expect(round.balanceBeforeMinor).toBe(round.balanceAfterMinor);
    expect(await heldBy(playerId)).toEqual(before);
    expect(notRefused(await server.rounds.play(bet))).toEqual(round);
    expect(await server.rounds.recall(playerId, bet.key)).toEqual(round);
    expect(await giftOf(playerId, id)).toMatchObject({ roundsLeft: 4, winMinor: round.winMinor });
    expect(await server.rounds.play(betOf(playerId, { key: bet.key, stakeMinor: '200' }))).toEqual({
      refused: 'key_reused',
    });
    expect(await server.rounds.play({ ...bet, giftId: randomUUID() })).toEqual({ refused: 'key_reused' });
    // The next one is a plain round again, under the next nonce.
    const next = notRefused(await server.rounds.play(betOf(playerId)));
    expect(next).toMatchObject({ giftId: null, fairness: { nonce: round.fairness.nonce + 1 } });
  });

  it('needs no money, and gathers what it wins until the last one makes real money of it, once', async () => {
    const playerId = await fixture.player('UA', 0n);
    const id = await give(playerId, { rounds: 3 });
    server.tape.put(playerId, 'sunny-orchard', [winningDraws(), losingDraws(), winningDraws()]);
    const bets = [1, 2, 3].map(() => giftBet(playerId, id));
    const wins: bigint[] = [];
    for (const bet of bets) {
      expect(await transfersOf(playerId)).toEqual([]);
      wins.push(BigInt(notRefused(await server.rounds.play(bet)).winMinor));
    }
    const won = wins.reduce((sum, win) => sum + win, 0n);
    expect(wins[0]).toBeGreaterThan(0n);
    const paid = [{ operation: 'gift-win', amountMinor: won }];
    expect(await transfersOf(playerId)).toEqual(paid);
    for (const bet of bets) notRefused(await server.rounds.play(bet));
    expect(await server.rounds.play(giftBet(playerId, id))).toEqual({ refused: 'gift_over' });
    expect(await stopGift({ ...server, db: fixture.db }, playerId, id)).toMatchObject({ state: 'FINISHED' });
    expect(await transfersOf(playerId)).toEqual(paid);
    expect(await giftOf(playerId, id)).toMatchObject({ state: 'FINISHED', convertedMinor: String(won) });
  });

  it.each([
    ['another stake', { stakeMinor: '100' }, 'stake_not_allowed'],
    ['a game that is not listed', { game: 'gold-rail' }, 'stake_not_allowed'],
    ['a game of steps', { game: 'pearl-reef', mode: 'traps-1' }, 'stake_not_allowed'],
    ['reels that may ask', { game: 'paper-dragons' }, 'stake_not_allowed'],
    ['a flight', { game: 'high-kite', choice: [] }, 'stake_not_allowed'],
    ['a gift that is not there', { giftId: randomUUID() }, 'gift_over'],
  ] as const)('is refused for %s, and uses nothing up', async (_, change, refused) => {
    const playerId = await fixture.player('UA', 10_000n);
    const id = await give(playerId, {
      rounds: 2,
      games: ['sunny-orchard', 'paper-dragons', 'pearl-reef', 'high-kite'],
    });
    const nonce = notRefused(await server.rounds.play(betOf(playerId))).fairness.nonce;
    expect(await server.rounds.play(giftBet(playerId, id, change))).toEqual({ refused });
    expect(await giftOf(playerId, id)).toMatchObject({ roundsLeft: 2, winMinor: '0' });
    expect(notRefused(await server.rounds.play(betOf(playerId))).fairness.nonce).toBe(nonce + 1);
  });

  it('is another player’s as little as anything else', async () => {
    const id = await give(await fixture.player('UA', 0n), { rounds: 2 });
    const other = await fixture.player('UA', 1_000n);
    expect(await server.rounds.play(giftBet(other, id))).toEqual({ refused: 'gift_over' });
  });

  it('is refused while the game is switched off', async () => {
    const playerId = await fixture.player('UA', 0n);
    const id = await give(playerId, { rounds: 2, games: ['honey-hive'] });
    await server.catalog.setAvailable('honey-hive', false, 'test');
    const bet = giftBet(playerId, id, { game: 'honey-hive' });
    expect(await server.rounds.play(bet)).toEqual({ refused: 'game_unavailable' });
    await server.catalog.setAvailable('honey-hive', true, 'test');
    expect(notRefused(await server.rounds.play(bet)).giftId).toBe(id);
  });

  it('is refused by an exclusion, and not by a limit of money that is used up', async () => {
    const playerId = await fixture.player('UA', 1_000n);
    const id = await give(playerId, { rounds: 3 });
    await fixture.db.transaction((tx) =>
      setPlayRule(tx, playerId, { rule: 'stake_limit', period: 'day', amountMinor: 100n, currency: 'UAH' }),
    );
    expect(notRefused(await server.rounds.play(betOf(playerId))).giftId).toBeNull();
    await fixture.db.transaction((tx) =>
      setPlayRule(tx, playerId, { rule: 'stake_limit', period: 'day', amountMinor: 50n, currency: 'UAH' }),
    );
    expect(notRefused(await server.rounds.play(giftBet(playerId, id))).giftId).toBe(id);
    // What it is refused for is the plain stake alone.
    expect(await server.rounds.play(betOf(playerId))).toMatchObject({ details: { rule: 'stake_limit' } });
    const from = new Date(server.clock.now().getTime() - 1_000);
    await fixture.db.transaction((tx) => setPlayRule(tx, playerId, { rule: 'exclusion', from, until: null }));
    expect(await server.rounds.play(giftBet(playerId, id))).toMatchObject({ details: { rule: 'exclusion' } });
    expect(await giftOf(playerId, id)).toMatchObject({ roundsLeft: 2 });
    await fixture.db.transaction((tx) => dropPlayRule(tx, playerId, { rule: 'exclusion' }));
    expect(notRefused(await server.rounds.play(giftBet(playerId, id))).giftId).toBe(id);
  });

  it('keeps the least time between two rounds', async () => {
    const playerId = await fixture.player('EU', 0n);
    const id = await give(playerId, { rounds: 3, currency: 'EUR' });
    const bet = () => giftBet(playerId, id, { region: 'EU' });
    expect(notRefused(await server.rounds.play(bet())).giftId).toBe(id);
    server.clock.setOffset(-30_000);
    const early = await server.rounds.play(bet());
    server.clock.setOffset(3_000);
    const late = await server.rounds.play(bet());
    server.clock.setOffset(0);
    expect(early).toEqual({ refused: 'too_soon' });
    expect(notRefused(late).giftId).toBe(id);
    expect(await giftOf(playerId, id)).toMatchObject({ roundsLeft: 1 });
  });
});

describe('two at once', () => {
  it('one key from two processes is one round', async () => {
    const other = fixture.createProcess();
    const playerId = await fixture.player('UA', 0n);
    const id = await give(playerId, { rounds: 3 });
    const bet = giftBet(playerId, id);
    const [one, two] = await Promise.all([server.rounds.play(bet), other.rounds.play(bet)]);
    expect(notRefused(two)).toEqual(notRefused(one));
    expect(await giftOf(playerId, id)).toMatchObject({ roundsLeft: 2 });
  });

  it('twenty presses for three rounds give three, from two processes and beside plain rounds', async () => {
    const other = fixture.createProcess();
    const playerId = await fixture.player('UA', 100_000n);
    const id = await give(playerId, { rounds: 3 });
    const plays = Array.from({ length: 20 }, (_, n) => (n % 2 ? server : other));
    const results = await Promise.all(
      plays.map(({ rounds }, n) => rounds.play(n % 4 === 3 ? betOf(playerId) : giftBet(playerId, id))),
    );
    const given = results.filter((result) => !isRefusal(result) && result.giftId === id).map(notRefused);
    expect(given).toHaveLength(3);
    expect(results.filter(isRefusal)).toEqual(Array.from({ length: 12 }, () => ({ refused: 'gift_over' })));
    const won = given.reduce((sum, { winMinor }) => sum + BigInt(winMinor), 0n);
    expect(await giftOf(playerId, id)).toMatchObject({ state: 'FINISHED', convertedMinor: String(won) });
  });

  it('a gift is stopped once, whatever is played meanwhile', async () => {
    const playerId = await fixture.player('UA', 0n);
    const id = await give(playerId, { rounds: 20 });
    const deps = { db: fixture.db, clock: server.clock };
    const plays = Array.from({ length: 8 }, () => server.rounds.play(giftBet(playerId, id)));
    const stops = [1, 2, 3].map(() => stopGift(deps, playerId, id));
    const given = (await Promise.all(plays)).filter((result) => !isRefusal(result)).map(notRefused);
    await Promise.all(stops);
    const won = given.reduce((sum, { winMinor }) => sum + BigInt(winMinor), 0n);
    expect(await giftOf(playerId, id)).toMatchObject({
      ...{ state: 'CANCELED', roundsLeft: 20 - given.length },
      ...{ winMinor: String(won), convertedMinor: String(won) },
    });
    expect(await transfersOf(playerId)).toEqual(
      won > 0n ? [{ operation: 'gift-win', amountMinor: won }] : [],
    );
  });
});
