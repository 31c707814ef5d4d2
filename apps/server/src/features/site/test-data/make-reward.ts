import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { testReward } from '@croupier/contract/site/test-data';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { findPlayerById } from '../../people/players/feature.ts';
import { give, givenView, type OfferOf } from '../../rewards/rewards/feature.ts';

type Body = InputOf<typeof testReward>['body'];

/** Gives a player money, points or a box for one test. */
export async function makeReward(
  { db, clock, offerOf }: { readonly db: Database; readonly clock: Clock; readonly offerOf: OfferOf },
  { playerId: id, key, reward }: Body,
): Promise<OutputOf<typeof testReward> | Refused<typeof testReward>> {
  const playerId = BigInt(id);
  const player = await findPlayerById(db, playerId);
  if (!player) return refuse('not_found');
  const plain = reward.kind === 'money' ? { ...reward, amountMinor: BigInt(reward.amountMinor) } : reward;
  const giving = { source: 'operator', code: 'test', reference: key, reward: plain } as const;
  const { row } = await db.transaction((tx) => give(tx, { playerId, ...giving, now: clock.now() }));
  const reading = { currency: REGIONS[player.region].currency, language: 'en' } as const;
  return (await givenView(row, reading, offerOf)) ?? refuse('not_found');
}
