import type { Queryable } from '../../../platform/database.ts';
import { insertLeaves, type LeaveAsked, type LeaveRow } from './leaves-store.ts';

/** Writes leaves: those that arrive while a statement is under way go together into the next. */
export interface LeaveWriter {
  /**
   * @param leastMs how long after take-off the multiplier can be left
   * @returns the leave as it is now written; undefined when the player's open round could not be left then
   */
  write(leave: LeaveAsked, leastMs: number): Promise<LeaveRow | undefined>;
  /** Everything that was read before then is written; `now` where nothing waits. */
  writtenTo(now: Date): Date;
  /** Resolves once nothing waits. */
  finish(): Promise<void>;
}

interface Waiting extends LeaveAsked {
  readonly leastMs: number;
  resolve(row: LeaveRow | undefined): void;
  reject(error: unknown): void;
}

const LEAVES_TOGETHER = 500;

export function createLeaveWriter(db: Queryable): LeaveWriter {
  const waiting: Waiting[] = [];
  let underway: readonly Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      underway = firstOfEach(waiting);
      try {
        const rows = await insertLeaves(db, underway, underway[0]!.leastMs);
        const byPlayer = new Map(rows.map((row) => [row.playerId, row]));
        for (const leave of underway) leave.resolve(byPlayer.get(leave.playerId));
      } catch (error) {
        for (const leave of underway) leave.reject(error);
      }
      underway = [];
    }
    // Together with the last look at `waiting`: whoever comes after it finds that nobody writes.
    writing = undefined;
  }

  return {
    write: (leave, leastMs) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...leave, leastMs, resolve, reject });
        writing ??= writeAll();
      }),
    writtenTo: (now) => {
      // Of what was read by a clock that was set back since nobody knows when that was.
      const read = ({ readAt }: LeaveAsked): number => (readAt > now ? 0 : readAt.getTime());
      const unwritten = [...underway, ...waiting].map(read);
      return new Date(Math.min(now.getTime(), ...unwritten));
    },
    finish: async () => writing,
  };
}

/** Takes out of `waiting` what can be written together: one a player, of equal kind. */
function firstOfEach(waiting: Waiting[]): Waiting[] {
  const players = new Set<bigint>();
  const [first] = waiting;
  const together = waiting.filter(({ playerId, leastMs }) => {
    if (players.size >= LEAVES_TOGETHER || players.has(playerId) || leastMs !== first!.leastMs) return false;
    players.add(playerId);
    return true;
  });
  const taken = new Set(together);
  waiting.splice(0, waiting.length, ...waiting.filter((leave) => !taken.has(leave)));
  return together;
}
