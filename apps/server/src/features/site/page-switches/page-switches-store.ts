import type { ClosedTimes, SwitchScope } from '@croupier/domain/play/catalog';
import type { ClosablePage } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface PageSwitchKey {
  readonly page: ClosablePage;
  readonly scope: SwitchScope;
}

/** What is closed at an instant, for whom. */
export async function listClosedNow(db: Queryable, at: Date): Promise<PageSwitchKey[]> {
  const text = `SELECT page, scope FROM page_switch
WHERE (closed_from IS NULL OR closed_from <= $1) AND (closed_until IS NULL OR closed_until > $1)`;
  return db.query<PageSwitchKey>(text, [at], 'closed-pages');
}

/** Switches of one page are changed one after the other, so that what each found is what it changed. */
export async function lockPageSwitches(tx: Tx, page: ClosablePage): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 62))', [`page ${page}`]);
}

/** As it stands under the lock; one that is over closes nothing and is none. */
export async function findPageSwitch(
  tx: Tx,
  { page, scope }: PageSwitchKey,
  now: Date,
): Promise<ClosedTimes | null> {
  const text = `SELECT closed_from AS "from", closed_until AS "until" FROM page_switch
WHERE page = $1 AND scope = $2 AND (closed_until IS NULL OR closed_until > $3)`;
  return (await tx.query<ClosedTimes>(text, [page, scope, now]))[0] ?? null;
}

export async function upsertPageSwitch(
  tx: Tx,
  { page, scope, from, until, reason }: PageSwitchKey & ClosedTimes & { readonly reason: string },
): Promise<void> {
  const text = `INSERT INTO page_switch (page, scope, closed_from, closed_until, reason) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (page, scope) DO UPDATE SET closed_from = $3, closed_until = $4, reason = $5, changed_at = clock_timestamp()`;
  await tx.query(text, [page, scope, from, until, reason]);
}

export async function deletePageSwitch(tx: Tx, { page, scope }: PageSwitchKey): Promise<void> {
  await tx.query('DELETE FROM page_switch WHERE page = $1 AND scope = $2', [page, scope]);
}
