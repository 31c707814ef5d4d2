import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { ClaimSchema, Over, TakenSchema } from '../claims/index.ts';
import { operation } from '../../kit/operation.ts';
import { nullable, tag } from './schemas.ts';

const closes = { method: 'POST', access: { operator: 'close.findings' }, tag } as const;

const CheckName = Type.String({ pattern: '^[a-z][a-z0-9-]{1,60}$' });

export const VerifyFindingSchema = Closed({
  check: Type.String(),
  /** What should hold, in a sentence of the check. */
  says: Type.String(),
  /** The first difference, as JSON. */
  difference: Type.String(),
  firstFoundAt: InstantSchema,
  lastFoundAt: InstantSchema,
  claim: ClaimSchema,
});
export type VerifyFinding = Static<typeof VerifyFindingSchema>;

export const VerifyRunSchema = Closed({
  startedAt: InstantSchema,
  tookMs: Type.Integer(),
  agrees: Type.Boolean(),
  checks: Type.Integer(),
  /** Looked only at players whose money moved since this head of the books; null for a run over everything. */
  sinceHead: nullable(Type.Integer()),
  leftOut: Type.Array(Type.String()),
  accounts: Type.String(),
  transfers: Type.String(),
  rounds: Type.String(),
});

/** What `npm run verify` found, newest run first. It is never run by a request. */
export const readVerification = operation({
  access: { operator: 'read.money' },
  tag,
  method: 'GET',
  path: '/office/api/money/verification',
  summary: 'The last runs of the verification, and what they found that is not mended',
  response: Closed({ runs: Type.Array(VerifyRunSchema), findings: Type.Array(VerifyFindingSchema) }),
});

export const takeVerifyFinding = operation({
  ...closes,
  path: '/office/api/money/verification/take',
  summary: 'Take a difference in hand for a quarter of an hour',
  body: Closed({ check: CheckName, ...Over }),
  refuses: ['not_found', 'item_taken'],
  response: TakenSchema,
});

export const giveBackVerifyFinding = operation({
  ...closes,
  path: '/office/api/money/verification/give-back',
  summary: 'Put a difference back that I have in hand',
  body: Closed({ check: CheckName }),
  refuses: ['item_taken'],
  response: DoneSchema,
});
