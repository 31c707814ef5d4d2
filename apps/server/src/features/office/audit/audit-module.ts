import { listAudit, readAuditEntry, type AuditEntry } from '@croupier/contract/office/audit';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { findRow } from '../../../platform/list-sql.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createAuditLinks } from './audit-link.ts';
import { AUDIT_LIST, type AuditFilters, type AuditRow } from './audit-store.ts';
import { createRecordAct, type RecordAct } from './record-act.ts';

/** The log of what is done in the office. */
export function createAudit({ db, clock, config }: Needs<'db' | 'clock', 'seedKey'>): {
  module: Module;
  record: RecordAct;
} {
  const record = createRecordAct({ clock, ...createAuditLinks(config.seedKey) });
  const office = (http: Http) => {
    handleList<typeof listAudit, AuditRow, AuditFilters>(http, listAudit, { db, list: AUDIT_LIST, view });
    http.handle(readAuditEntry, async ({ input }) => {
      const row = await findRow<AuditRow>(db, AUDIT_LIST, input.params.position);
      return row ? view(row) : refuse('not_found');
    });
  };
  return { record, module: { name: 'audit', office } };
}

const view = (row: AuditRow): AuditEntry => ({
  position: String(row.position),
  at: row.at.toISOString(),
  operatorId: row.operatorId === null ? null : String(row.operatorId),
  operator: row.operator,
  act: row.act,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  before: stateOf(row.before),
  after: stateOf(row.after),
  reason: row.reason,
  requestId: row.requestId,
  address: row.address,
});

const stateOf = (text: string | null): AuditEntry['before'] =>
  text === null ? null : (JSON.parse(text) as AuditEntry['before']);
