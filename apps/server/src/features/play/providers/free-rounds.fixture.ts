import { randomUUID } from 'node:crypto';
import type { GiftTerms } from '@croupier/domain/rewards/gifts';
import { expect } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { BONUS } from '../rounds/gift.fixture.ts';
import { abandonRounds } from './abandon-rounds.ts';
import { endFreeRoundsDue } from './end-free-rounds.ts';
import { cancelFreeRounds, giveFreeRounds, standingOfFreeRounds, type FreeRoundsGift } from './feature.ts';
import { GAME, PROVIDER } from './providers.fixture.ts';
import { HOUR_MS, takeSeat, twoIds, type StudioHouse } from './studio-seat.fixture.ts';

export const REAL: GiftTerms = { endsAs: 'real', maximumWinMinor: null };
/** A bonus of thirty times the wins, and of 5.00 at most. */
export const CAPPED_BONUS: GiftTerms = { ...BONUS, maximumWinMinor: 500n };
export const NOTHING_PAID = '100000';

type Wanted = Partial<FreeRoundsGift>;

/** Free rounds that were given to a player of their own, and what a test does with them. */
export async function giveSpins(studio: StudioHouse, wanted: Wanted = {}) {
  const { house, clock } = studio;
  const seat = await takeSeat(studio);
  const { playerId } = seat;
  const [id, now] = [randomUUID(), clock.now()];
  const gift: FreeRoundsGift = {
    ...{ playerId, id, studio: PROVIDER, games: [GAME], currency: 'UAH', stakeMinor: 100n, rounds: 2 },
    ...{ expiresAt: new Date(now.getTime() + 7 * 24 * HOUR_MS), gathers: REAL, now, ...wanted },
  };
  expect(await house.db.transaction((tx) => giveFreeRounds(tx, gift))).toBe('given');
  const bet = (ids = twoIds()) => seat.bet({ ...ids, amountMinor: '100', freeRoundsId: id });
  return {
    ...{ ...seat, id, gift, freeBet: bet },
    /** A round that is open, and the id of its bet. */
    open: async () => {
      const ids = twoIds();
      expect(await bet(ids)).toMatchObject({ status: 'ok' });
      return ids;
    },
    cancel: () => house.db.transaction((tx) => cancelFreeRounds(tx, playerId, id, clock.now())),
    real: async () => (await seat.held()).realMinor,
    standing: () => standingOfFreeRounds(house.db, { playerId, id, now: clock.now() }),
    /** The ends that were told: one at most. */
    ends: async () => {
      const facts = await house.owner.query<{ payload: Record<string, string> }>(
        `SELECT payload FROM (SELECT topic, payload FROM fact UNION ALL SELECT topic, payload FROM outbox) AS f
WHERE topic = 'free-rounds.ended' AND payload->>'id' = $1`,
        [id],
      );
      return facts.map(({ payload: { state, wonMinor, convertedMinor } }) => ({
        ...{ state, wonMinor, convertedMinor },
      }));
    },
  };
}

/** The jobs of the feature, as the process runs them. */
export function jobsOf({ house, clock }: StudioHouse) {
  const apart = createEachApart({
    clock,
    failed: ({ row, err }) => expect([row, err]).toBeUndefined(),
  });
  const { db } = house;
  return {
    endDue: () => endFreeRoundsDue({ db, clock }, apart),
    /** A day and an hour on. */
    giveUpRounds: async () => {
      clock.setOffset(25 * HOUR_MS);
      const endBonus = async () => undefined;
      await abandonRounds({ db, clock, endBonus }, apart, new AbortController().signal);
    },
  };
}
