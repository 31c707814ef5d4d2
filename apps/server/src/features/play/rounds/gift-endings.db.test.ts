import type { GiftTerms } from '@croupier/domain/rewards/gifts';
import { describe, expect, it } from 'vitest';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { giveBonus } from '../../rewards/purses/purses.fixture.ts';
import { BONUS, giftBet, giftsIn, winningDraws } from './gift.fixture.ts';
import { betOf, openRoundsHouse } from './rounds.fixture.ts';

const house = await openRoundsHouse();
const { fixture, server } = house;
const { give, giftOf, heldBy, transfersOf } = giftsIn(house);

describe('the end of a gift', () => {
  it('that ran out makes money of what was won, once, and of what is above the cap nothing', async () => {
    const playerId = await fixture.player('UA', 0n);
    const expiresAt = new Date(server.clock.now().getTime() + 3_600_000);
    const terms: GiftTerms = { endsAs: 'real', maximumWinMinor: 5n };
    const id = await give(playerId, { rounds: 9, terms, expiresAt });
    server.tape.put(playerId, 'sunny-orchard', [winningDraws()]);
    const bet = giftBet(playerId, id);
    const round = notRefused(await server.rounds.play(bet));
    server.clock.setOffset(2 * 3_600_000);
    try {
      expect(await server.rounds.play(giftBet(playerId, id))).toEqual({ refused: 'gift_over' });
      expect(notRefused(await server.rounds.play(bet))).toEqual(round);
      await server.gifts.endDue();
      await server.gifts.endDue();
    } finally {
      server.clock.setOffset(0);
    }
    expect(await giftOf(playerId, id)).toMatchObject({
      ...{ state: 'EXPIRED', roundsLeft: 8, convertedMinor: '5' },
      forfeitedMinor: String(BigInt(round.winMinor) - 5n),
    });
    expect(await transfersOf(playerId)).toEqual([{ operation: 'gift-win', amountMinor: 5n }]);
    expect(server.errors).toEqual([]);
  });

  it('makes a bonus of it, active at once, and the next one waits', async () => {
    const playerId = await fixture.player('UA', 0n);
    const bonuses: unknown[] = [];
    for (let n = 0; n < 2; n += 1) {
      const id = await give(playerId, { rounds: 1, terms: BONUS });
      server.tape.put(playerId, 'sunny-orchard', [winningDraws()]);
      const { winMinor } = notRefused(await server.rounds.play(giftBet(playerId, id)));
      const { bonusId, convertedMinor } = await giftOf(playerId, id);
      expect(convertedMinor).toBe(winMinor);
      const [bonus] = await fixture.db.query(
        `SELECT state, amount_minor = $3 AND wager_minor = 30 * $3 AS "asWon" FROM bonus_grant WHERE player_id = $1 AND id = $2`,
        [playerId, bonusId, BigInt(winMinor)],
      );
      bonuses.push(bonus);
    }
    expect(bonuses).toEqual([
      { state: 'ACTIVATED', asWon: true },
      { state: 'NOT_ACTIVATED', asWon: true },
    ]);
    const [granted] = await transfersOf(playerId);
    expect(await heldBy(playerId)).toMatchObject({ real: 0n, bonus: granted!.amountMinor });
    // The process learns of the bonus, and the next stake is made of it.
    const played = await server.rounds.play(betOf(playerId));
    expect(played).toMatchObject({ parts: { bonusStakeMinor: '100' } });
  });

  it('leaves an active bonus alone while its rounds are played', async () => {
    const playerId = await fixture.player('UA', 0n);
    const id = await give(playerId, { rounds: 3 });
    const terms = { maximumStakeMinor: 100n };
    await giveBonus(fixture, server, playerId, { amountMinor: 5_000n, wagerMinor: 50_000n, terms });
    const round = notRefused(await server.rounds.play(giftBet(playerId, id)));
    expect(round).toMatchObject({ giftId: id, parts: null });
    expect(await heldBy(playerId)).toMatchObject({ bonus: 5_000n });
    const [seat] = await fixture.db.query(
      'SELECT wager_left_minor AS "left" FROM player_seat WHERE player_id = $1',
      [playerId],
    );
    expect(seat).toEqual({ left: 50_000n });
  });
});
