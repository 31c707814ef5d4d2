import type { Database } from '../../../platform/database.ts';
import { holdReader } from '../../../platform/facts/hold-reader.ts';
import { GOALS_READER } from './countables-store.ts';
import { countGoals, type Counting } from './count-goals.ts';
import { listOpenGoals, markUncounted, readGoals, setHeadStart } from './goals-store.ts';
import { readKnownGames } from './known-games.ts';

/** Counts goals of a player again from their rounds, at once, also such as were set aside; of all, where none is named. */
export async function countAgain(
  { db, faulty }: { readonly db: Database } & Pick<Counting, 'faulty'>,
  { playerId, ids, headStart }: { playerId: bigint; ids?: readonly string[]; headStart?: bigint },
): Promise<void> {
  await db.transaction(async (tx) => {
    // No turn is between what is read and what is written, nor this between those of a turn.
    const end = await holdReader(tx, GOALS_READER);
    if (headStart !== undefined)
      for (const id of ids ?? []) await setHeadStart(tx, { playerId, id, headStart });
    await markUncounted(tx, playerId, ids);
    const goals = (await listOpenGoals(tx, [playerId])).filter(({ counted }) => !counted);
    await countGoals(tx, goals, undefined, { find: await readKnownGames(tx, goals), end, faulty });
  });
}

/** Has a goal stand where a test wants it, as if its player had come so far: by its head start, so that recounts agree. */
export async function setProgress(
  parts: { readonly db: Database } & Pick<Counting, 'faulty'>,
  { playerId, id, current }: { playerId: bigint; id: string; current: bigint },
): Promise<boolean> {
  const [goal] = await readGoals(parts.db, playerId, { ids: [id] });
  if (goal?.state !== 'open') return false;
  await countAgain(parts, { playerId, ids: [id] });
  const [counted] = await readGoals(parts.db, playerId, { ids: [id] });
  const isHighest = goal.definition.counts === 'best-multiplier';
  const played = isHighest ? 0n : counted!.current - counted!.headStart;
  await countAgain(parts, { playerId, ids: [id], headStart: current - played });
  return true;
}
