import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { forgetSeatRules } from '../play-rules/index.ts';
import { deleteBlock, insertBlock, type BlockRow } from './blocks-store.ts';

/**
 * Closes an account to its player, with the commit: every call of theirs is refused from then on, their sockets are closed,
 * and no stake is taken, not even one whose call was let in before. Money and sessions stay; who has a block has it once.
 * @param block of a player that there is
 * @returns whether the account was open
 */
export async function blockAccount(tx: Tx, block: BlockRow): Promise<boolean> {
  if (!(await insertBlock(tx, block))) return false;
  const { playerId } = block;
  // After the row: it waits for the stake under way, and the next one reads the block under the seat's lock.
  await forgetSeatRules(tx, playerId);
  await appendFacts(tx, [{ playerId, topic: 'account.blocked', payload: {} }]);
  return true;
}

/** @param dueAt only a block that is over by then. @returns the block that it was, if it was one */
export async function unblockAccount(tx: Tx, playerId: bigint, dueAt?: Date): Promise<BlockRow | undefined> {
  const block = await deleteBlock(tx, playerId, dueAt);
  if (block) await forgetSeatRules(tx, playerId);
  return block;
}
