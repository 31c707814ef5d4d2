import Type from 'typebox';
import { Closed, DoneSchema, PlayerIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** Of the office's own port. */
export const testHarmDay = operation({
  method: 'POST',
  path: '/office/api/inner/test/harm-day',
  access: 'test',
  tag: 'test-data',
  summary: 'Judges what the day before today tells of a player, as the house does for all at night',
  body: Closed({ playerId: PlayerIdSchema }),
  response: DoneSchema,
});
/** Of the office's own port. */
export const testOperator = operation({
  method: 'POST',
  path: '/office/api/inner/test/operator',
  access: 'test',
  tag: 'test-data',
  summary: 'Make an operator with a session',
  body: Closed({ role: Type.String() }),
  refuses: ['not_found'],
  response: Closed({ id: Type.String(), name: Type.String(), email: Type.String(), cookie: Type.String() }),
});
