import type { Queryable } from '../../../platform/database.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { ARCHIVED, firstKeptMonth, listPlayersAfter, movePortion } from './archive-store.ts';

const PORTION_PLAYERS = 100;
/** Of a player, or of one of a player's accounts: a statement moves some thousand rows in some ten milliseconds. */
const ROWS_EACH = 200;

export interface ArchiverDeps {
  readonly db: Queryable;
  readonly apart: EachApart;
  /** A month leaves the hot tables when it has been over for so many days. */
  readonly keptDays: number;
  /** Told at the end of a pass through all players that moved something. */
  readonly moved: (rows: number) => void;
}

/**
 * Moves closed months to the archive: one pass through all players for each month that closes, as far in a run as its
 * signal lets it. How far it came is known to this process alone; another one begins anew, and finds nothing where the
 * first has been. A player whose rows cannot be moved is told of and tried again later, and holds up no other.
 */
export function createArchiver(deps: ArchiverDeps): (signal?: AbortSignal) => Promise<void> {
  const { db, apart, keptDays } = deps;
  let [after, rows, doneFor] = [0n, 0, 0];
  return async (signal) => {
    const month = (await firstKeptMonth(db, keptDays)).getTime();
    if (doneFor === month && apart.resting().length === 0) return;
    while (!signal?.aborted) {
      const players = await listPlayersAfter(db, after, PORTION_PLAYERS);
      const last = players.at(-1);
      if (last === undefined) {
        if (rows > 0) deps.moved(rows);
        [after, rows, doneFor] = [0n, 0, month];
        return;
      }
      rows += await archivePlayers(deps, players, signal);
      after = last;
    }
  };
}

/** Together, and each alone where that fails. @returns rows that were moved */
async function archivePlayers(
  { db, apart, keptDays }: ArchiverDeps,
  players: readonly bigint[],
  signal?: AbortSignal,
): Promise<number> {
  let rows = 0;
  const moveAll = async (of: readonly bigint[]): Promise<void> => {
    for (const what of ARCHIVED) {
      for (let left = of; left.length > 0 && !signal?.aborted;) {
        const { more, moved } = await movePortion(db, what, { players: left, keptDays, rowsEach: ROWS_EACH });
        rows += moved;
        left = more;
      }
    }
  };
  const resting = new Set(apart.resting());
  const awake = players.filter((player) => !resting.has(String(player)));
  try {
    await moveAll(awake);
  } catch {
    await apart.each(awake, String, (player) => moveAll([player]), signal);
  }
  return rows;
}
