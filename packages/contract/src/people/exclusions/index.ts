import { STOP_TERM_NAMES } from '@croupier/domain/people/exclusions';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export const StopKindSchema = Type.Enum(['break', 'exclusion']);
export const StopTermSchema = Type.Enum([...STOP_TERM_NAMES]);
const InstantOrNone = Type.Union([InstantSchema, Type.Null()]);

/** How I stand stopped: no stakes, no deposits, nothing given and nothing that invites. */
export const StopStateSchema = Closed({
  kind: StopKindSchema,
  since: InstantSchema,
  /** The end of the term; null: it has none. */
  until: InstantOrNone,
  /** When I may play again by time alone; null: an exclusion stays closed until I ask. */
  opensAt: InstantOrNone,
  /** The term of an exclusion is over: I may ask to play again. */
  mayReturn: Type.Boolean(),
  /** A break that the house set for me. */
  byHouse: Type.Optional(Type.Literal(true)),
});
export type StopState = Static<typeof StopStateSchema>;

export const StopsSchema = Closed({
  /** Null: I may play. */
  state: Type.Union([StopStateSchema, Type.Null()]),
  /** What my region offers, from the shortest. */
  terms: Type.Array(Closed({ term: StopTermSchema, kind: StopKindSchema, until: InstantOrNone })),
});
export type Stops = Static<typeof StopsSchema>;

export const stops = operation({
  method: 'GET',
  path: '/api/stops',
  access: 'player',
  tag: 'limits',
  summary: 'My break or exclusion, and for how long I may stop',
  response: StopsSchema,
});
export const beginStop = operation({
  method: 'POST',
  path: '/api/stops',
  access: 'player',
  tag: 'limits',
  summary: 'Stop playing, at once; nobody can make it shorter',
  /** One that my region does not offer is `invalid_request`; one that adds nothing to what stands changes nothing. */
  body: Closed({ term: StopTermSchema }),
  refuses: ['invalid_request'],
  response: StopsSchema,
});
export const askReturn = operation({
  method: 'POST',
  path: '/api/stops/return',
  access: 'player',
  tag: 'limits',
  summary: 'Ask to play again once an exclusion is over; it opens a day later',
  refuses: ['conflict'],
  response: StopsSchema,
});
