import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { testReward } from '@croupier/contract/site/test-data';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { playerExists } from '../../people/players/feature.ts';
import { give, givenView } from '../../rewards/rewards/feature.ts';

type Body = InputOf<typeof testReward>['body'];

/** Gives a player money or points for one test. */
export async function makeReward(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { playerId: id, key, reward }: Body,
): Promise<OutputOf<typeof testReward> | Refused<typeof testReward>> {
  const playerId = BigInt(id);
  if (!(await playerExists(db, playerId))) return refuse('not_found');
  const plain = reward.kind === 'money' ? { ...reward, amountMinor: BigInt(reward.amountMinor) } : reward;
  const giving = { source: 'operator', code: 'test', reference: key, reward: plain } as const;
  const { row } = await db.transaction((tx) => give(tx, { playerId, ...giving, now: clock.now() }));
  return givenView(row, 'en')!;
}
