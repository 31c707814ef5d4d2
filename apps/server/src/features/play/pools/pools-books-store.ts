import type { PoolTicket } from '@croupier/games';
import type { Tx } from '../../../platform/database.ts';
import type { PoolRow } from './pools-store.ts';

export async function listPools(tx: Tx): Promise<PoolRow[]> {
  return tx.query(`SELECT p.game, p.number, coalesce(m.math_hash, '') AS "mathHash", p.root, p.seed_sealed AS sealed, p.tickets, p.sold,
  p.opened_at AS "openedAt", p.closed_at AS "closedAt"
FROM ticket_pool p LEFT JOIN game_maths m ON m.id = p.maths_id ORDER BY p.game, p.number`);
}

export interface SoldTicket extends PoolTicket {
  readonly pool: number;
}

/** The tickets of a game that rounds were given. */
export async function listSoldTickets(tx: Tx, game: string): Promise<SoldTicket[]> {
  const text = `SELECT (t->>'pool')::integer AS pool, (t->>'serial')::integer AS serial, (t->>'prizeUnits')::integer AS "prizeUnits",
  t->>'salt' AS salt
FROM every_round r JOIN game_maths m ON m.id = r.maths_id CROSS JOIN LATERAL (SELECT r.entry::json #> '{given,ticket}' AS t) AS g
WHERE m.game = $1 AND r.entry LIKE '%"ticket":%'`;
  return tx.query(text, [game]);
}
