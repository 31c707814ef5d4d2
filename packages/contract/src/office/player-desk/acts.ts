import Type from 'typebox';
import { Closed, DoneSchema, IdempotencyKeySchema, PlayerIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { OperatorIdSchema, ReasonSchema } from '../operators/index.ts';
import { MarkTextSchema, NoteTextSchema, OfPlayer } from './schemas.ts';

const tag = 'players';
const acts = { ...OfPlayer, method: 'POST', tag } as const;

/** The longest that a block may be set for; longer is without an end. */
export const BLOCK_DAYS_MAX = 3_650;

/** What of a player's is masked and may be asked for. */
export const MASKED_VALUES = ['email', 'taxNumber'] as const;
export type MaskedValueName = (typeof MASKED_VALUES)[number];

export const unmaskPlayer = operation({
  ...acts,
  path: '/office/api/players/:id/unmask',
  access: { operator: 'unmask.players' },
  summary: 'One masked value, as it is. Each goes to the log',
  body: Closed({ value: Type.Enum([...MASKED_VALUES]), reason: ReasonSchema }),
  refuses: ['not_found'],
  response: Closed({ value: Type.String() }),
});

export const blockPlayer = operation({
  ...acts,
  path: '/office/api/players/:id/block',
  access: { operator: 'block.players' },
  summary:
    'Close an account to its player, until it is opened again or for some days; money and sessions stay',
  body: Closed({
    reason: ReasonSchema,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: BLOCK_DAYS_MAX })),
  }),
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});

export const unblockPlayer = operation({
  ...acts,
  path: '/office/api/players/:id/unblock',
  access: { operator: 'block.players' },
  summary: 'Open a blocked account again',
  body: Closed({ reason: ReasonSchema }),
  /** `under_review`: the block is one that the room of watch lists alone takes back. */
  refuses: ['not_found', 'conflict', 'under_review'],
  response: DoneSchema,
});

export const endPlayerSessions = operation({
  ...acts,
  path: '/office/api/players/:id/end-sessions',
  access: { operator: 'end.player-sessions' },
  summary: 'Sign a player out everywhere; sockets close, devices get no more notices',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found'],
  response: Closed({ ended: Type.Integer() }),
});

export const notePlayer = operation({
  ...acts,
  path: '/office/api/players/:id/notes',
  access: { operator: 'note.players' },
  summary: 'Write a note about a player; it stays as it is. `@` and a name mentions somebody of the house',
  body: Closed({ text: NoteTextSchema }),
  refuses: ['not_found'],
  response: Closed({ id: Type.String(), mentions: Type.Array(Type.String()) }),
});

export const listMentionable = operation({
  method: 'GET',
  path: '/office/api/players/mentionable',
  access: { operator: 'note.players' },
  tag,
  summary: 'Who of the house may be mentioned in a note',
  response: Closed({ people: Type.Array(Closed({ id: OperatorIdSchema, name: Type.String() })) }),
});

const marks = { ...acts, access: { operator: 'note.players' } } as const;

export const markPlayer = operation({
  ...marks,
  path: '/office/api/players/:id/marks',
  summary: 'Give a player a label of the office',
  body: Closed({ mark: MarkTextSchema, reason: ReasonSchema }),
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});

export const unmarkPlayer = operation({
  ...marks,
  path: '/office/api/players/:id/marks/remove',
  summary: 'Take a label away',
  body: Closed({ mark: MarkTextSchema, reason: ReasonSchema }),
  refuses: ['not_found'],
  response: DoneSchema,
});

export const replayRound = operation({
  ...acts,
  path: '/office/api/players/:id/rounds/:round/replay',
  access: { operator: 'note.players' },
  summary: 'The link to a settled round’s replay on the players’ site, made where the round has none',
  params: Closed({ id: PlayerIdSchema, round: IdempotencyKeySchema }),
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'round_open'],
  response: Closed({ url: Type.String() }),
});
