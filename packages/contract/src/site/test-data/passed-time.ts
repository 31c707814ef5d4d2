import { STOP_TERM_NAMES } from '@croupier/domain/people/exclusions';
import Type from 'typebox';
import { Closed, DoneSchema, PlayerIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** A day that passes for one player: the clock of all (`testClock`) is moved only where nobody tests beside. */
export const testAgo = operation({
  method: 'POST',
  path: '/api/inner/test/data/ago',
  access: 'test',
  tag: 'test-data',
  summary:
    'What a player asks for was asked so much earlier, or they stopped then; conflict where there is none',
  body: Type.Union([
    Closed({
      playerId: PlayerIdSchema,
      /** Weaker limits, a move to another region, to play again after an exclusion: whatever of it waits. */
      did: Type.Enum(['ask-limits', 'ask-region', 'ask-return']),
      agoMs: Type.Integer({ minimum: 0 }),
    }),
    Closed({
      playerId: PlayerIdSchema,
      did: Type.Literal('stop'),
      term: Type.Enum([...STOP_TERM_NAMES]),
      agoMs: Type.Integer({ minimum: 0 }),
    }),
  ]),
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});
