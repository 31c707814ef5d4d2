import type { Queryable, Tx } from '../../../platform/database.ts';

export type PickedList = 'royal' | 'tournament';

interface Pick {
  readonly list: PickedList;
  readonly game: string;
}

/** What people chose for the lists, in their order. */
export async function listPicks(db: Queryable): Promise<Record<PickedList, string[]>> {
  const rows = await db.query<Pick>(
    'SELECT list, game FROM lobby_pick ORDER BY list, position, game',
    [],
    'lobby-picks',
  );
  const of = (list: PickedList) => rows.filter((row) => row.list === list).map(({ game }) => game);
  return { royal: of('royal'), tournament: of('tournament') };
}

/** The lists are changed one after the other, so that what one found is what it changed. */
export async function lockPicks(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('picks', 55))`);
}

/** These games and no others from now on, in this order. */
export async function replacePicks(tx: Tx, list: PickedList, games: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM lobby_pick WHERE list = $1', [list]);
  const text = `INSERT INTO lobby_pick (list, game, position)
SELECT $1, game, place FROM unnest($2::text[]) WITH ORDINALITY AS p (game, place)`;
  await tx.query(text, [list, games]);
}
