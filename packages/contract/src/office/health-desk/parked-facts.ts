import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { ReasonSchema } from '../operators/index.ts';

const tag = 'health';

export const ReaderNameSchema = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' });
export const PositionSchema = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });

export const ParkedFactSchema = Closed({
  reader: Type.String(),
  position: PositionSchema,
  topic: Type.String(),
  playerId: Type.String(),
  requestId: Type.Union([Type.String(), Type.Null()]),
  parkedAt: InstantSchema,
  error: Type.String(),
  /** It is asked for already, and will be tried within seconds. */
  again: Type.Boolean(),
  /** Its reader is given nothing again. */
  inOrder: Type.Boolean(),
});
export type ParkedFact = Static<typeof ParkedFactSchema>;

export const listParkedFacts = listOperation({
  path: '/office/api/parked-facts',
  access: { operator: 'read.health' },
  tag,
  summary: 'Facts that readers could not take and put aside for a person',
  row: ParkedFactSchema,
  filters: { reader: ReaderNameSchema, topic: Type.String({ pattern: '^[a-z][a-z0-9.-]{0,63}$' }) },
  sorts: ['parkedAt', '-parkedAt'],
});

const ofReader = {
  method: 'POST',
  access: { operator: 'replay.facts' },
  tag,
  params: Closed({ reader: ReaderNameSchema }),
} as const;

export const tryFactsAgain = operation({
  ...ofReader,
  path: '/office/api/health/readers/:reader/again',
  summary: 'Have a reader try again one fact that it put aside, or all of them',
  body: Closed({ position: Type.Optional(PositionSchema), reason: ReasonSchema }),
  refuses: ['not_found', 'only_in_order'],
  response: Closed({ asked: Type.Integer() }),
});

export const replayFacts = operation({
  ...ofReader,
  path: '/office/api/health/readers/:reader/replay',
  summary:
    'Have a reader read positions again: its effects happen again, so what it keeps of them was taken out before',
  body: Closed({ from: PositionSchema, to: PositionSchema, reason: ReasonSchema }),
  refuses: ['not_found', 'only_in_order', 'range_not_read', 'conflict'],
  response: DoneSchema,
});
