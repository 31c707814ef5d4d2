import { partsByFate, splitWin } from '@croupier/domain/rewards/purses';
import type { Tx } from '../../../platform/database.ts';
import type { Purses } from '../../rewards/purses/feature.ts';
import { closePurseRound } from './close-purse-store.ts';
import { closeTogether, type Closing } from './close-together-store.ts';
import { findOpenRound } from './open-rounds-store.ts';

interface When {
  readonly requestId: string;
  readonly now: Date;
}

/** Closes one round whose seat the transaction has locked, and which it has read since. @throws when it is not open as it was read */
export async function closeRound(
  tx: Tx,
  purses: Pick<Purses, 'lockGrant' | 'forfeit'>,
  closing: Closing,
  when: When,
): Promise<void> {
  const { playerId, key, grantId } = closing;
  const isClosed =
    grantId === null
      ? (await closeTogether(tx, [closing], when)).length === 1
      : await closeOfGrant(tx, purses, { ...closing, grantId }, when);
  if (!isClosed) throw new Error(`Round ${playerId} ${key} was not open`);
}

/** Its win goes the way its stake came, and the bonus part where the bonus went meanwhile. */
async function closeOfGrant(
  tx: Tx,
  purses: Pick<Purses, 'lockGrant' | 'forfeit'>,
  closing: Closing & { readonly grantId: string },
  when: When,
): Promise<boolean> {
  const { playerId, key, grantId, winMinor } = closing;
  const grant = await purses.lockGrant(tx, playerId, grantId);
  const open = await findOpenRound(tx, playerId, key);
  if (!open) return false;
  const bonusStakeMinor = open.bonusStakeMinor!;
  const parts = splitWin(winMinor, {
    realMinor: open.stakeMinor - bonusStakeMinor,
    bonusMinor: bonusStakeMinor,
  });
  const paid = partsByFate(parts, grant.state);
  const isClosed = await closePurseRound(tx, closing, paid, when);
  if (isClosed && paid.forfeitedMinor > 0n)
    await purses.forfeit(tx, grant, { amountMinor: paid.forfeitedMinor, round: key });
  return isClosed;
}
