import { feature } from '../../../platform/feature.ts';
import { auditBooks } from './audit-books.ts';
import { AUDIT_SEALED } from './reseal-audit.ts';

export const AUDIT = feature({
  name: 'audit',
  level: 1,
  about: 'what was done in the office',
  owns: ['audit_entry', 'audit_head'],
  sealed: [AUDIT_SEALED],
  books: ({ seedKey }) => (seedKey ? [auditBooks(seedKey)] : []),
});

export { createAuditLinks } from './audit-link.ts';
export { createAudit } from './audit-module.ts';
export { hasActed } from './audit-store.ts';
export {
  actorOf,
  createRecordAct,
  HOUSE_COMMAND,
  type Actor,
  type CommandLog,
  type RecordAct,
} from './record-act.ts';
export { auditBooks };
