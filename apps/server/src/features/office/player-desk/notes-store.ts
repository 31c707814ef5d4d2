import type { Queryable, Tx } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import type { OfOne } from './player-lists-store.ts';

export interface NoteRow {
  readonly id: bigint;
  readonly at: Date;
  readonly by: string;
  readonly text: string;
  readonly mentions: string[];
}

export async function insertNote(
  tx: Tx,
  note: Omit<NoteRow, 'id'> & { playerId: bigint; operatorId: bigint },
): Promise<bigint> {
  const { playerId, at, operatorId, by, text, mentions } = note;
  const statement = `INSERT INTO player_note (player_id, at, operator_id, operator, text, mentions)
VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`;
  const rows = await tx.query<{ id: bigint }>(statement, [playerId, at, operatorId, by, text, mentions]);
  return rows[0]!.id;
}

export const NOTES_LIST: ListSql<OfOne> = {
  select: 'SELECT n.id, n.at, n.operator AS by, n.text, n.mentions FROM player_note n',
  sorts: { at: { by: 'n.id', type: 'bigint' } },
  id: { by: 'n.id', type: 'bigint' },
  filters: { player: (id, bind) => `n.player_id = ${bind(id)}` },
};

/** Who works here now. */
export const listPeople = (db: Queryable): Promise<{ id: bigint; name: string }[]> =>
  db.query(`SELECT id, name FROM operator WHERE state = 'active' ORDER BY name, id`);
