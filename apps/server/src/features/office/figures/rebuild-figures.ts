import { dayAfter, type Stretch } from '@croupier/domain/office/figures';
import type { Database } from '../../../platform/database.ts';
import type { CommandLog } from '../audit/feature.ts';
import { setTestAccount } from '../../people/players/feature.ts';
import {
  compareDay,
  findDays,
  lockReader,
  recountDay,
  replaceDay,
  takeTime,
  type FigureDifference,
} from './rebuild-figures-store.ts';

type Told = (day: string, differences: readonly FigureDifference[]) => void;

/** The operations of `npm run figures`. Each returns an error message, or undefined when it is done. */
export interface FiguresDesk {
  /**
   * Counts days again from what they are counted of, one transaction each, and keeps what that comes to. The reader waits
   * meanwhile; nobody who plays does.
   * @param told of each day that is done, with what was different
   */
  rebuild(days: Partial<Stretch>, told: Told): Promise<string | undefined>;
  /** Says that an account is one that people of the house try things with, or is none, and counts its days again. */
  markTest(playerId: bigint, test: boolean, told: Told): Promise<string | undefined>;
}

/** @param record writes what is done into the log; only a test has none */
export const figuresDesk = (db: Database, record?: CommandLog): FiguresDesk => ({
  rebuild: (days, told) => rebuildDays({ db, record }, days, told),
  markTest: async (playerId, test, told) => {
    const player = await db.transaction(async (tx) => {
      const found = await setTestAccount(tx, playerId, test);
      const act = test ? 'mark.test-account' : 'unmark.test-account';
      if (found) await record?.(tx, { act, subject: ['player', String(playerId)] });
      return found;
    });
    if (!player) return `There is no player ${playerId}.`;
    // Until this is done the figures of those days are said to differ, and they do.
    return rebuildDays({ db, record }, { from: player.createdAt.toISOString().slice(0, 10) }, told);
  },
});

async function rebuildDays(
  { db, record }: { db: Database; record: CommandLog | undefined },
  { from, to }: Partial<Stretch>,
  told: Told,
): Promise<string | undefined> {
  const { first, last } = await db.transaction(async (tx) => {
    await takeTime(tx);
    return findDays(tx);
  });
  if (first === null) return 'Nothing has happened in this house yet.';
  const end = to ?? last;
  for (let day = from ?? first; day <= end; day = dayAfter(day, 1)) {
    const differences = await rebuildDay(db, day, record);
    if (!differences) return 'No server has counted here yet: start one first.';
    told(day, differences);
  }
  return undefined;
}

/** @returns what was different, or nothing where there is no reader to hold up */
export function rebuildDay(
  db: Database,
  day: string,
  record?: CommandLog,
): Promise<FigureDifference[] | undefined> {
  return db.transaction(async (tx) => {
    await takeTime(tx);
    // The rows are counted by a later statement, which sees all that the reader committed before this lock was given.
    if (!(await lockReader(tx))) return undefined;
    await recountDay(tx, day);
    const differences = await compareDay(tx, day);
    await replaceDay(tx, day);
    const after = { rows: differences.length };
    if (differences.length > 0) await record?.(tx, { act: 'rebuild.figures', subject: ['day', day], after });
    return differences;
  });
}
