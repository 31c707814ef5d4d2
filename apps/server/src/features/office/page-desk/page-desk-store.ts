import type { ClosedTimes, SwitchScope } from '@croupier/domain/play/catalog';
import type { Queryable } from '../../../platform/database.ts';

export interface PageSwitchRow extends ClosedTimes {
  readonly page: string;
  readonly scope: SwitchScope;
  readonly reason: string;
  readonly changedAt: Date;
}

/** Every switch that is not over yet. */
export async function listPageSwitches(db: Queryable, now: Date): Promise<PageSwitchRow[]> {
  const text = `SELECT page, scope, closed_from AS "from", closed_until AS "until", reason, changed_at AS "changedAt"
FROM page_switch WHERE closed_until IS NULL OR closed_until > $1 ORDER BY page, scope`;
  return db.query<PageSwitchRow>(text, [now]);
}
