import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { insertGift, type NewGift } from './gifts-store.ts';

/** Gives a player rounds, which they may play at once. @returns false where they have a gift of this id */
export async function giveGift(tx: Tx, gift: NewGift): Promise<boolean> {
  if (!(await insertGift(tx, gift))) return false;
  const { playerId, id, currency, stakeMinor, rounds } = gift;
  const payload = { id, currency, stakeMinor: String(stakeMinor), rounds };
  await appendFacts(tx, [{ playerId, topic: 'gift.given', payload }]);
  return true;
}
