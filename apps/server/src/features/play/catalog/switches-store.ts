import type { ClosedTimes, SwitchScope } from '@croupier/domain/play/catalog';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface ClosedGame {
  readonly game: string;
  readonly scopes: readonly SwitchScope[];
}

/** The games that are closed now, each with for whom. By the database's clock: what is settled is judged when it is settled. */
export async function listClosedGames(db: Queryable): Promise<ClosedGame[]> {
  const text = `SELECT game, array_agg(scope) AS scopes FROM game_switch
WHERE (closed_from IS NULL OR closed_from <= clock_timestamp()) AND (closed_until IS NULL OR closed_until > clock_timestamp())
GROUP BY game`;
  return db.query<ClosedGame>(text, [], 'catalog-closed-games');
}

export interface SwitchKey {
  readonly game: string;
  readonly scope: SwitchScope;
}

/** Switches of one game are changed one after the other, so that what each found is what it changed. */
export async function lockSwitches(tx: Tx, game: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 55))', [`switches of ${game}`]);
}

export async function findSwitch(db: Queryable, { game, scope }: SwitchKey): Promise<ClosedTimes | null> {
  const text = `SELECT closed_from AS "from", closed_until AS "until" FROM game_switch WHERE game = $1 AND scope = $2`;
  return (await db.query<ClosedTimes>(text, [game, scope]))[0] ?? null;
}

export async function upsertSwitch(
  db: Queryable,
  { game, scope, from, until, reason }: SwitchKey & ClosedTimes & { readonly reason: string },
): Promise<void> {
  const text = `INSERT INTO game_switch (game, scope, closed_from, closed_until, reason) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (game, scope) DO UPDATE SET closed_from = $3, closed_until = $4, reason = $5, changed_at = clock_timestamp()`;
  await db.query(text, [game, scope, from, until, reason]);
}

export async function deleteSwitch(db: Queryable, { game, scope }: SwitchKey): Promise<void> {
  await db.query('DELETE FROM game_switch WHERE game = $1 AND scope = $2', [game, scope]);
}

/** What is over closes nothing any more and would be looked up by every round of the game. */
export async function deleteOverSwitches(tx: Tx, game: string, now: Date): Promise<void> {
  await tx.query('DELETE FROM game_switch WHERE game = $1 AND closed_until <= $2', [game, now]);
}
