import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { forgetSeatRules } from '../play-rules/feature.ts';
import { lockPlayer } from '../players/feature.ts';
import {
  deleteBlock,
  deleteClosed,
  deleteHit,
  deleteOwn,
  deleteTimed,
  findClosed,
  insertBlock,
  insertHit,
  isHeldByHit,
  type BlockRow,
} from './blocks-store.ts';

/**
 * Closes an account to its player, with the commit: every call of theirs is refused from then on, their sockets are closed,
 * and no stake is taken, not even one whose call was let in before. Money and sessions stay; who has a block has it once. It takes the
 * place of one by which its player left: that is over, and nobody takes it back or erases by it. One without an end takes the place of
 * one for a time, too: else the term of that would open the account.
 * @param block of a player that there is
 * @returns whether anything changed: whether the account was open, or is closed for good now where it was closed for a time
 */
export async function blockAccount(
  tx: Tx,
  block: Omit<BlockRow, 'closed' | 'own' | 'hit'>,
): Promise<boolean> {
  // Of two at once the second finds what the first set: for a time and for good, it ends with for good, whoever was first.
  await lockPlayer(tx, block.playerId);
  if (block.until === null) await deleteTimed(tx, block.playerId);
  return insertAndTell(tx, { ...block, closed: false, own: false });
}

async function insertAndTell(tx: Tx, block: Omit<BlockRow, 'hit'>): Promise<boolean> {
  await deleteOwn(tx, block.playerId);
  if (!(await insertAndStop(tx, block))) return false;
  await appendFacts(tx, [{ playerId: block.playerId, topic: 'account.blocked', payload: {} }]);
  return true;
}

async function insertAndStop(tx: Tx, block: Omit<BlockRow, 'hit'>): Promise<boolean> {
  if (!(await insertBlock(tx, block))) return false;
  // After the row: it waits for the stake under way, and the next one reads the block under the seat's lock.
  await forgetSeatRules(tx, block.playerId);
  return true;
}

/**
 * Closes an account for a hit of a watch list, for good, as `blockAccount`; or stands beside what keeps it closed without an end. Only
 * `releaseAccount` takes that away. @returns whether the account was open, or closed for a time or by its player
 */
export async function holdAccount(
  tx: Tx,
  block: Pick<BlockRow, 'playerId' | 'reason' | 'since'>,
): Promise<boolean> {
  const { playerId } = block;
  await lockPlayer(tx, playerId);
  await deleteTimed(tx, playerId);
  await deleteOwn(tx, playerId);
  if (!(await insertHit(tx, block))) return false;
  await forgetSeatRules(tx, playerId);
  await appendFacts(tx, [{ playerId, topic: 'account.blocked', payload: {} }]);
  return true;
}

/**
 * Takes back what `holdAccount` did. Whoever calls this has seen to it that two people want it, and that no other hit holds the account.
 * @returns whether the account is open now: what kept it closed beside does so still
 */
export async function releaseAccount(tx: Tx, playerId: bigint): Promise<boolean> {
  await lockPlayer(tx, playerId);
  const opens = await deleteHit(tx, playerId);
  if (opens) await openAgain(tx, playerId);
  return opens;
}

/**
 * Its player is told. @param dueAt only a block that is over by then.
 * @returns the block that it was, if it was one; that a hit holds the account, which stays closed
 */
export async function unblockAccount(
  tx: Tx,
  playerId: bigint,
  dueAt?: Date,
): Promise<BlockRow | 'held' | undefined> {
  const block = await deleteBlock(tx, playerId, dueAt);
  if (block) await openAgain(tx, playerId);
  return block ?? ((await isHeldByHit(tx, playerId)) ? 'held' : undefined);
}

/**
 * Closes an account: a block without an end, which only `reopenAccount` takes away, in the place of one that is lifted or its player's own. The caller ends
 * the sessions, and has locked the player: whoever signs in at the same time has a session before that, or is refused.
 * @returns whether the house had not closed it already
 */
export async function closeAccount(
  tx: Tx,
  block: Pick<BlockRow, 'playerId' | 'reason' | 'since'>,
): Promise<boolean> {
  await deleteBlock(tx, block.playerId);
  return insertAndTell(tx, { ...block, until: null, closed: true, own: false });
}

/**
 * Closes an account as its player wishes it, whom the caller tells so. Else as `closeAccount`.
 * @returns whether it was neither closed nor blocked
 */
export const closeOwnAccount = (
  tx: Tx,
  block: Pick<BlockRow, 'playerId' | 'reason' | 'since'>,
): Promise<boolean> => insertAndStop(tx, { ...block, until: null, closed: true, own: true });

/** Opens what its player closed; the caller has locked it, and tells of it. */
export async function reopenOwnAccount(tx: Tx, playerId: bigint): Promise<void> {
  await deleteOwn(tx, playerId);
  await forgetSeatRules(tx, playerId);
}

/** How the account is closed, if it is; nobody opens or closes it until the transaction ends. */
export async function lockClosed(tx: Tx, playerId: bigint): Promise<BlockRow | undefined> {
  await lockPlayer(tx, playerId);
  return findClosed(tx, playerId);
}

/** Opens a closed account. Whoever calls this has seen to it that two people want it, and that no hit holds it. */
export async function reopenAccount(tx: Tx, playerId: bigint): Promise<void> {
  await deleteClosed(tx, playerId);
  await openAgain(tx, playerId);
}

async function openAgain(tx: Tx, playerId: bigint): Promise<void> {
  await forgetSeatRules(tx, playerId);
  await appendFacts(tx, [{ playerId, topic: 'account.opened-again', payload: {} }]);
}
