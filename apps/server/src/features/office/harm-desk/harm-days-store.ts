import type { CareTemplate, HarmAct, HarmReason } from '@croupier/domain/office/harm-desk';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface HarmDay {
  /** Of UTC. */
  readonly day: string;
  readonly score: number;
  readonly reasons: readonly HarmReason[];
}

/** Nothing where the account is gone meanwhile: it was erased with all of its days. */
export async function saveDay(
  db: Queryable,
  { playerId, day, score, reasons }: HarmDay & { playerId: bigint },
): Promise<void> {
  await db.query(
    `INSERT INTO harm_day (player_id, day, score, reasons)
SELECT id, $2, $3, $4 FROM player WHERE id = $1 AND lapsed_at IS NULL FOR SHARE
ON CONFLICT (player_id, day) DO UPDATE SET score = $3, reasons = $4`,
    [playerId, day, score, JSON.stringify(reasons)],
    'harm-save',
  );
}

export async function forgetDaysBefore(db: Queryable, day: string): Promise<void> {
  await db.query('DELETE FROM harm_day WHERE day < $1::date', [day]);
}

/** The newest first. */
export const listDays = (db: Queryable, playerId: bigint, since: string): Promise<HarmDay[]> =>
  db.query<HarmDay>(
    `SELECT day::text, score, reasons FROM harm_day WHERE player_id = $1 AND day >= $2::date ORDER BY harm_day.day DESC`,
    [playerId, since],
  );

export interface DoneAct {
  readonly at: Date;
  readonly operator: string;
  readonly act: HarmAct;
  readonly template: CareTemplate | null;
  readonly text: string;
  readonly score: number;
}

/** The newest first. */
export const listActs = (db: Queryable, playerId: bigint): Promise<DoneAct[]> =>
  db.query<DoneAct>(
    'SELECT at, operator, act, template, text, score FROM harm_act WHERE player_id = $1 ORDER BY id DESC LIMIT 100',
    [playerId],
  );

export async function insertAct(tx: Tx, act: DoneAct & { playerId: bigint }): Promise<void> {
  await tx.query(
    'INSERT INTO harm_act (player_id, at, operator, act, template, text, score) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [act.playerId, act.at, act.operator, act.act, act.template, act.text, act.score],
  );
}
