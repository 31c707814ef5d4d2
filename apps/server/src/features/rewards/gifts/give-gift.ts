import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { isStopped } from '../../people/exclusions/feature.ts';
import { holdPlayer, isUnanswered } from '../../people/players/feature.ts';
import { isAllowedHere } from '../purses/feature.ts';
import { insertGift, type NewGift } from './gifts-store.ts';

/**
 * Gives a player rounds, which they may play at once.
 * @returns false where they have a gift of this id, nobody has answered for the account yet, they have stopped playing, or
 *   the rules of their place do not let a bonus be wagered as often as its wins would be
 */
export async function giveGift(tx: Tx, gift: NewGift): Promise<boolean> {
  // Who stops at this very moment has stopped before this, which sees it, or after it was given.
  await holdPlayer(tx, gift.playerId);
  if (await isStopped(tx, gift.playerId, gift.now)) return false;
  const { terms } = gift;
  const bonus = { amountMinor: 1n, wagerMinor: terms.endsAs === 'bonus' ? BigInt(terms.wagerTimes) : 0n };
  if (!(await isAllowedHere(tx, gift.playerId, bonus))) return false;
  if ((await isUnanswered(tx, gift.playerId)) || !(await insertGift(tx, gift))) return false;
  const { playerId, id, currency, stakeMinor, rounds } = gift;
  const payload = { id, currency, stakeMinor: String(stakeMinor), rounds };
  await appendFacts(tx, [{ playerId, topic: 'gift.given', payload }]);
  return true;
}
