import type * as api from '@croupier/contract/office/programmes-desk';
import { programmeStateAt } from '@croupier/domain/rewards/programmes';
import type { ProgrammeListRow, RunListRow, VersionRow } from './programmes-desk-store.ts';

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const programmeView = (row: ProgrammeListRow, now: Date): api.ProgrammeRow => ({
  ...{ kind: row.kind, code: row.code, title: row.title },
  state: programmeStateAt(row, now),
  ...{ version: row.version, latestVersion: row.latestVersion, draft: row.draft },
  regions: row.regions ?? [],
  from: at(row.from),
  until: at(row.until),
  followsShipped: row.followsShipped,
  given: row.given,
  costMinor: row.cost ?? [],
  changedBy: row.changedBy,
  changedAt: row.changedAt.toISOString(),
});

export const versionView = (row: VersionRow): api.ProgrammeVersion => ({
  ...{ version: row.version, isShipped: row.isShipped, savedBy: row.savedBy },
  savedAt: row.savedAt.toISOString(),
  publishedBy: row.publishedBy,
  publishedAt: at(row.publishedAt),
  from: at(row.from),
  until: at(row.until),
  withdrawnBy: row.withdrawnBy,
  withdrawnAt: at(row.withdrawnAt),
});

export const runView = (row: RunListRow) => ({
  ...{ id: row.id, number: row.number, version: row.version, state: row.state },
  from: row.from.toISOString(),
  until: at(row.until),
  closedAt: at(row.closedAt),
});
