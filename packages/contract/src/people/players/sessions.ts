import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, IdempotencyKeySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/** One place where the player is signed in. What its browser did not say is null. */
export const SessionSchema = Closed({
  /** Names the session to its player; it opens nothing. */
  id: IdempotencyKeySchema,
  /** The one that asks. */
  isThis: Type.Boolean(),
  browser: TextOrNone,
  system: TextOrNone,
  /** ISO 3166-1 alpha-2, where the house knows it. */
  country: TextOrNone,
  /** Of the address it began from: the /24, or the /48 of an IPv6 one. */
  network: TextOrNone,
  startedAt: InstantSchema,
  /** To the minute. */
  lastSeenAt: InstantSchema,
});
export type Session = Static<typeof SessionSchema>;

export const listSessions = operation({
  method: 'GET',
  path: '/api/users/sessions',
  access: 'player',
  tag: 'players',
  summary: 'Where I am signed in, and how long a session lasts',
  response: Closed({
    /** A session ends so long after its last request, and so long after it began. */
    idleMinutes: Type.Integer(),
    lifetimeDays: Type.Integer(),
    sessions: Type.Array(SessionSchema),
  }),
});
export const endSession = operation({
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  access: 'player',
  tag: 'players',
  summary: 'End one session of mine; its sockets close',
  params: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: DoneSchema,
});
export const endOtherSessions = operation({
  method: 'POST',
  path: '/api/users/sessions/end-others',
  access: 'player',
  tag: 'players',
  summary: 'End every session of mine but this one',
  response: Closed({ ended: Type.Integer() }),
});
