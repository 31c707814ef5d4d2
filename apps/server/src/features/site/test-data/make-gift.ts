import { randomUUID } from 'node:crypto';
import type { InputOf } from '@croupier/contract/kit';
import type { testGift } from '@croupier/contract/site/test-data';
import type { GiftTerms } from '@croupier/domain/rewards/gifts';
import { REGIONS } from '@croupier/domain/site/regions';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import { findPlayerById, type PlayersParts } from '../../people/players/feature.ts';
import { giveGift } from '../../rewards/gifts/feature.ts';

interface Parts extends Pick<PlayersParts, 'db' | 'clock'> {
  readonly fairness: Pick<Fairness, 'seats'>;
}

type Wanted = InputOf<typeof testGift>['body'];

/** A gift of rounds made for one test, as one that an offer would give. */
export async function makeGift(
  { db, clock, fairness }: Parts,
  wanted: Wanted,
): Promise<{ id: string } | Refused<typeof testGift>> {
  const playerId = BigInt(wanted.playerId);
  const player = await findPlayerById(db, playerId);
  if (!player) return refuse('not_found');
  const { games, rounds, stakeMinor, expiresAt } = wanted;
  const id = randomUUID();
  await fairness.seats.prepare(playerId);
  await db.transaction((tx) =>
    giveGift(tx, {
      ...{ playerId, id, games, rounds, stakeMinor: BigInt(stakeMinor), terms: termsOf(wanted) },
      ...{ currency: REGIONS[player.region].currency, now: clock.now() },
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    }),
  );
  return { id };
}

function termsOf({ maximumWinMinor, wagerTimes }: Wanted): GiftTerms {
  const most = { maximumWinMinor: maximumWinMinor === undefined ? null : BigInt(maximumWinMinor) };
  if (wagerTimes === undefined) return { ...most, endsAs: 'real' };
  const purse = {
    order: 'REAL_FIRST',
    contributions: {},
    otherContribution: 100,
    maximumStakeMinor: null,
    maximumConversionMinor: null,
  } as const;
  return { ...most, endsAs: 'bonus', wagerTimes, validDays: null, purse };
}
