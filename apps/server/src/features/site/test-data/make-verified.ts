import type { InputOf } from '@croupier/contract/kit';
import type { testVerified } from '@croupier/contract/site/test-data';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { giveLevel } from '../../people/documents/feature.ts';
import { playerExists, type PlayersParts } from '../../people/players/feature.ts';

/** Has a player who signed up shown who they are. */
export async function makeVerified(
  { db, clock }: Pick<PlayersParts, 'db' | 'clock'>,
  wanted: InputOf<typeof testVerified>['body'],
): Promise<{ done: true } | Refused<typeof testVerified>> {
  const playerId = BigInt(wanted.playerId);
  if (!(await playerExists(db, playerId))) return refuse('not_found');
  await db.transaction((tx) => giveLevel(tx, playerId, wanted.level, { by: 'test', at: clock.now() }));
  return { done: true };
}
