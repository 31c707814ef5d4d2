import type { Database } from '../../../platform/database.ts';
import type { CommandLog } from '../../office/audit/feature.ts';
import { playerExists } from '../players/feature.ts';
import { blockAccount, unblockAccount } from './block-account.ts';
import { listBlocks, type BlockRow } from './blocks-store.ts';

const LISTED_MAX = 1_000;
const REASON_LENGTH_MIN = 3;
const REASON_LENGTH_MAX = 500;
const DAY_MS = 86_400_000;
/** Beyond it a block is one without an end. */
const DAYS_MAX = 3_650;

/** The operations of `npm run players`. Each returns what it did, or an error message. */
export interface AccountDesk {
  /** Closes an account to its player, for some days where a number of them is given; see `blockAccount`. */
  block(playerId: bigint, reason: string, days?: number): Promise<string | undefined>;
  unblock(playerId: bigint): Promise<string | undefined>;
  /** The last thousand, the newest first. */
  blocked(): Promise<BlockRow[]>;
}

/** @param record writes what is done into the log; only a test has none */
export function blockAccounts(db: Database, now: () => Date, record?: CommandLog): AccountDesk {
  return {
    block: async (playerId, reason, days) => {
      if (reason.length < REASON_LENGTH_MIN || reason.length > REASON_LENGTH_MAX)
        return `A reason has ${REASON_LENGTH_MIN} to ${REASON_LENGTH_MAX} characters.`;
      if (days !== undefined && !(Number.isInteger(days) && days > 0 && days <= DAYS_MAX))
        return `A block is for 1 to ${DAYS_MAX} days, or without an end.`;
      if (!(await playerExists(db, playerId))) return `There is no player ${playerId}.`;
      const since = now();
      const until = blockEnd(since, days);
      return db.transaction(async (tx) => {
        if (!(await blockAccount(tx, { playerId, reason, since, until })))
          return `Player ${playerId} is blocked already.`;
        const subject = ['player', String(playerId)] as const;
        await record?.(tx, { act: 'block.player', subject, after: { until }, reason });
        return undefined;
      });
    },
    unblock: (playerId) =>
      db.transaction(async (tx) => {
        const block = await unblockAccount(tx, playerId);
        if (block === 'held')
          return `A hit of a watch list holds player ${playerId}: the office takes that back, two people together.`;
        if (!block) return `Player ${playerId} is not blocked.`;
        const subject = ['player', String(playerId)] as const;
        await record?.(tx, { act: 'unblock.player', subject, before: stateOf(block) });
        return undefined;
      }),
    blocked: () => listBlocks(db, LISTED_MAX),
  };
}

/** When a block of so many days ends; null for one without an end. */
export const blockEnd = (since: Date, days: number | undefined): Date | null =>
  days === undefined ? null : new Date(since.getTime() + days * DAY_MS);

/** A block as the log has it. */
export const stateOf = ({ reason, since, until }: BlockRow) => ({ reason, since, until });
