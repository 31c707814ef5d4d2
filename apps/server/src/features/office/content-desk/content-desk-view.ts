import type * as api from '@croupier/contract/office/content-desk';
import type { DocumentRow, ScheduleRow, VersionRow } from './content-desk-store.ts';

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const documentView = ({ id: _id, ...row }: DocumentRow): api.DocumentRow => ({
  ...row,
  title: row.title || row.key,
  until: at(row.until),
  nextFrom: at(row.nextFrom),
  missing: [...row.missing],
  changedAt: row.changedAt.toISOString(),
});

/** @param shown the version of the document that is in force now, if any */
export const versionView = (row: VersionRow, shown: number | null, now: Date): api.VersionRow => ({
  ...{ version: row.version, isShipped: row.isShipped, savedBy: row.savedBy },
  state: stateOf(row, shown, now),
  savedAt: row.savedAt.toISOString(),
  publishedBy: row.publishedBy,
  from: at(row.from),
  until: at(row.until),
  withdrawnBy: row.withdrawnBy,
  withdrawnAt: at(row.withdrawnAt),
});

function stateOf(row: VersionRow, shown: number | null, now: Date): api.VersionState {
  if (row.withdrawnAt) return 'withdrawn';
  if (!row.from) return 'draft';
  if (row.version === shown) return 'inForce';
  return row.from > now ? 'scheduled' : 'past';
}

export const eventView = ({ at: moment, title, ...row }: ScheduleRow) => ({
  ...row,
  title: title || row.key,
  at: moment.toISOString(),
});
