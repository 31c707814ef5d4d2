import type { LobbyLayout } from '@croupier/contract/site/lobby';
import type { SwitchScope } from '@croupier/domain/play/catalog';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface StoredLayout {
  readonly scope: SwitchScope;
  readonly layout: LobbyLayout;
  readonly changedAt: Date;
}

/** Every scope whose lobby stands otherwise than it ships. */
export async function listLayouts(db: Queryable): Promise<StoredLayout[]> {
  return db.query<StoredLayout>(
    'SELECT scope, layout, changed_at AS "changedAt" FROM lobby_layout',
    [],
    'lobby-layouts',
  );
}

/** A scope's layout for one writer at a time, also where there is none yet. */
export async function lockLayout(tx: Tx, scope: SwitchScope): Promise<LobbyLayout | null> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 62))', [`lobby of ${scope}`]);
  const rows = await tx.query<{ layout: LobbyLayout }>('SELECT layout FROM lobby_layout WHERE scope = $1', [
    scope,
  ]);
  return rows[0]?.layout ?? null;
}

/** @param layout null: the scope stands as a more general one does */
export async function replaceLayout(tx: Tx, scope: SwitchScope, layout: LobbyLayout | null): Promise<void> {
  if (!layout) {
    await tx.query('DELETE FROM lobby_layout WHERE scope = $1', [scope]);
    return;
  }
  const text = `INSERT INTO lobby_layout (scope, layout) VALUES ($1, $2)
ON CONFLICT (scope) DO UPDATE SET layout = $2, changed_at = clock_timestamp()`;
  await tx.query(text, [scope, JSON.stringify(layout)]);
}
