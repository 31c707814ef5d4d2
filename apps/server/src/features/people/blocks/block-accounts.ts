import type { Database } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { forgetSeatRules } from '../play-rules/index.ts';
import { playerExists } from '../players/index.ts';
import { deleteBlock, insertBlock, listBlocks, type BlockRow } from './blocks-store.ts';

const LISTED_MAX = 1_000;
const REASON_LENGTH_MIN = 3;
const REASON_LENGTH_MAX = 500;

/** What an operator does about accounts. A refusal is a sentence. */
export interface AccountDesk {
  /**
   * Closes an account to its player, with the commit: every call of theirs is refused from then on, their sockets are closed,
   * and no stake is taken, not even one whose call was let in before. Money and sessions stay; who has a block has it once.
   */
  block(playerId: bigint, reason: string): Promise<string | undefined>;
  unblock(playerId: bigint): Promise<string | undefined>;
  /** The last thousand, the newest first. */
  blocked(): Promise<BlockRow[]>;
}

export function blockAccounts(db: Database, now: () => Date): AccountDesk {
  return {
    block: async (playerId, reason) => {
      if (reason.length < REASON_LENGTH_MIN || reason.length > REASON_LENGTH_MAX)
        return `A reason has ${REASON_LENGTH_MIN} to ${REASON_LENGTH_MAX} characters.`;
      if (!(await playerExists(db, playerId))) return `There is no player ${playerId}.`;
      return db.transaction(async (tx) => {
        if (!(await insertBlock(tx, { playerId, reason, since: now() })))
          return `Player ${playerId} is blocked already.`;
        // After the row: it waits for the stake under way, and the next one reads the block under the seat's lock.
        await forgetSeatRules(tx, playerId);
        await appendFacts(tx, [{ playerId, topic: 'account.blocked', payload: {} }]);
        return undefined;
      });
    },
    unblock: (playerId) =>
      db.transaction(async (tx) => {
        if (!(await deleteBlock(tx, playerId))) return `Player ${playerId} is not blocked.`;
        await forgetSeatRules(tx, playerId);
        return undefined;
      }),
    blocked: () => listBlocks(db, LISTED_MAX),
  };
}
