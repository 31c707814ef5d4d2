import { randomUUID } from 'node:crypto';
import { post, openAccounts } from '../../apps/server/src/features/money/ledger/index.ts';
import type { Fairness } from '../../apps/server/src/features/play/fairness/index.ts';
import type { Purses } from '../../apps/server/src/features/rewards/purses/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';

const PLENTY_MINOR = 1_000_000_000_000n;
/** Less than a stake, so that the first one is made of both kinds of money, and later ones of what was won. */
const LITTLE_MINOR = 50n;

const FOR_EVER = `UPDATE player_seat SET rules_currency = 'UAH', rules_kind = 'real', stake_allowance_minor = $2,
  loss_allowance_minor = $2, stake_maximum_minor = $2, play_until = now() + interval '1 day' WHERE player_id = ANY ($1::bigint[])`;

/** Gives seats all four allowances, each too wide to be reached. */
export const allowPlenty = async (owner: Database, players: readonly bigint[]): Promise<void> =>
  void (await owner.query(FOR_EVER, [players, PLENTY_MINOR]));

/** Opens a player's accounts with a little real money and an active bonus that nobody plays to its end. */
export async function giveBonus(
  { db, fairness, purses }: { db: Database; fairness: Fairness; purses: Purses },
  playerId: bigint,
): Promise<void> {
  await fairness.seats.prepare(playerId);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await openAccounts(tx, [{ playerId, currency: 'UAH' }]);
    await post(tx, {
      ...{ playerId, currency: 'UAH', key: randomUUID(), operation: 'adjustment' },
      transfers: [
        {
          from: { owner: 'house', name: 'adjustments' },
          to: { owner: 'player', kind: 'real' },
          amountMinor: LITTLE_MINOR,
        },
      ],
    });
    await purses.grant(tx, {
      ...{ playerId, id, amountMinor: PLENTY_MINOR, wagerMinor: PLENTY_MINOR },
      terms: {
        currency: 'UAH',
        order: 'REAL_FIRST',
        contributions: {},
        otherContribution: 100,
        maximumStakeMinor: PLENTY_MINOR,
        maximumConversionMinor: null,
      },
      ...{ expiresAt: null, now: systemClock.now() },
    });
    await purses.activate(tx, playerId, id);
  });
}
