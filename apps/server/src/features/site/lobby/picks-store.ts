import type { Queryable } from '../../../platform/database.ts';

interface Pick {
  readonly list: 'royal' | 'tournament';
  readonly game: string;
}

/** What people chose for the lists, in their order. */
export async function listPicks(db: Queryable): Promise<Record<Pick['list'], string[]>> {
  const rows = await db.query<Pick>(
    'SELECT list, game FROM lobby_pick ORDER BY list, position, game',
    [],
    'lobby-picks',
  );
  const of = (list: Pick['list']) => rows.filter((row) => row.list === list).map(({ game }) => game);
  return { royal: of('royal'), tournament: of('tournament') };
}
