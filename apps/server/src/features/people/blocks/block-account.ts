import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { forgetSeatRules } from '../play-rules/index.ts';
import { lockPlayer } from '../players/index.ts';
import { deleteBlock, deleteClosed, findClosed, insertBlock, type BlockRow } from './blocks-store.ts';

/**
 * Closes an account to its player, with the commit: every call of theirs is refused from then on, their sockets are closed,
 * and no stake is taken, not even one whose call was let in before. Money and sessions stay; who has a block has it once.
 * @param block of a player that there is
 * @returns whether the account was open
 */
export async function blockAccount(tx: Tx, block: Omit<BlockRow, 'closed'>): Promise<boolean> {
  return insertAndTell(tx, { ...block, closed: false });
}

async function insertAndTell(tx: Tx, block: BlockRow): Promise<boolean> {
  if (!(await insertBlock(tx, block))) return false;
  const { playerId } = block;
  // After the row: it waits for the stake under way, and the next one reads the block under the seat's lock.
  await forgetSeatRules(tx, playerId);
  await appendFacts(tx, [{ playerId, topic: 'account.blocked', payload: {} }]);
  return true;
}

/** Its player is told. @param dueAt only a block that is over by then. @returns the block that it was, if it was one */
export async function unblockAccount(tx: Tx, playerId: bigint, dueAt?: Date): Promise<BlockRow | undefined> {
  const block = await deleteBlock(tx, playerId, dueAt);
  if (block) await openAgain(tx, playerId);
  return block;
}

/**
 * Closes an account: a block without an end, which only `reopenAccount` takes away, in the place of one that is lifted. The caller ends
 * the sessions, and has locked the player: whoever signs in at the same time has a session before that, or is refused.
 * @returns whether the account was not closed already
 */
export async function closeAccount(
  tx: Tx,
  block: Pick<BlockRow, 'playerId' | 'reason' | 'since'>,
): Promise<boolean> {
  await deleteBlock(tx, block.playerId);
  return insertAndTell(tx, { ...block, until: null, closed: true });
}

/** How the account is closed, if it is; nobody opens or closes it until the transaction ends. */
export async function lockClosed(tx: Tx, playerId: bigint): Promise<BlockRow | undefined> {
  await lockPlayer(tx, playerId);
  return findClosed(tx, playerId);
}

/** Opens a closed account. Whoever calls this has seen to it that two people want it. */
export async function reopenAccount(tx: Tx, playerId: bigint): Promise<void> {
  await deleteClosed(tx, playerId);
  await openAgain(tx, playerId);
}

async function openAgain(tx: Tx, playerId: bigint): Promise<void> {
  await forgetSeatRules(tx, playerId);
  await appendFacts(tx, [{ playerId, topic: 'account.opened-again', payload: {} }]);
}
