export { createAuditLink } from './audit-link.ts';
export { auditBooks } from './audit-books.ts';
export { createAudit } from './audit-module.ts';
export {
  actorOf,
  createRecordAct,
  HOUSE_COMMAND,
  type Actor,
  type CommandLog,
  type RecordAct,
} from './record-act.ts';
