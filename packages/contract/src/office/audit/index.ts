import Type, { type Static } from 'typebox';
import { Closed, DaySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';

/** A value before or after: what was changed and nothing else, personal data left out. */
const StateSchema = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

export const AuditEntrySchema = Closed({
  position: Type.String(),
  at: InstantSchema,
  /** Null: done by a command of the house, by who has its machine. */
  operatorId: Type.Union([Type.String(), Type.Null()]),
  operator: Type.String(),
  /** What was done, as `verb.thing`. */
  act: Type.String(),
  /** On whom or what: `player 1001`. */
  subjectKind: Type.String(),
  subjectId: Type.String(),
  before: StateSchema,
  after: StateSchema,
  reason: Type.Union([Type.String(), Type.Null()]),
  requestId: Type.Union([Type.String(), Type.Null()]),
  address: Type.Union([Type.String(), Type.Null()]),
});
export type AuditEntry = Static<typeof AuditEntrySchema>;

const Word = Type.String({ pattern: '^[a-z][a-z0-9.-]{1,60}$' });

export const listAudit = listOperation({
  path: '/office/api/audit',
  access: { operator: 'read.audit' },
  tag: 'audit',
  summary: 'What was done in the office, by whom and why',
  row: AuditEntrySchema,
  filters: {
    operatorId: Type.String({ pattern: '^[1-9][0-9]{0,18}$' }),
    act: Word,
    /** Part of who did it. */
    text: Type.String({ minLength: 1, maxLength: 80 }),
    subjectKind: Word,
    subjectId: Type.String({ minLength: 1, maxLength: 80 }),
    requestId: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    /** Days of the house's clock (UTC), both of them included. */
    from: DaySchema,
    to: DaySchema,
  },
  sorts: ['-position', 'position'],
});

export const readAuditEntry = operation({
  method: 'GET',
  path: '/office/api/audit/:position',
  access: { operator: 'read.audit' },
  tag: 'audit',
  summary: 'One act',
  params: Closed({ position: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) }),
  refuses: ['not_found'],
  response: AuditEntrySchema,
});
