import Type, { type Static } from 'typebox';
import {
  Closed,
  DaySchema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
  PlayerIdSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { MaskedSchema, OrNull, PlayerStateSchema } from './schemas.ts';

const reads = { access: { operator: 'read.players' }, tag: 'players' } as const;

export const PlayerListRowSchema = Closed({
  id: PlayerIdSchema,
  nickname: Type.String(),
  email: MaskedSchema,
  region: RegionIdSchema,
  language: LanguageSchema,
  state: PlayerStateSchema,
  registeredAt: InstantSchema,
  /** By the sessions that there are; null: none. */
  lastSeenAt: OrNull(InstantSchema),
  /** Labels of the office. */
  marks: Type.Array(Type.String()),
});
export type PlayerListRow = Static<typeof PlayerListRowSchema>;

export const listPlayers = listOperation({
  ...reads,
  path: '/office/api/players',
  summary: 'Everybody who has an account',
  row: PlayerListRowSchema,
  filters: {
    /** The number, or a part of the address or the nickname; of one or two letters, how they begin. */
    text: Type.String({ minLength: 1, maxLength: 100 }),
    region: RegionIdSchema,
    state: PlayerStateSchema,
    mark: Type.String({ minLength: 1, maxLength: 40 }),
    /** Registered on these days of the house's clock (UTC), both of them included. */
    from: DaySchema,
    to: DaySchema,
  },
  sorts: ['-registeredAt', 'registeredAt'],
});

/** By what a player was found. */
export const FOUND_BY = [
  'number',
  'email',
  'name',
  'round',
  'payment',
  'request',
  'shared-round',
  'support-request',
] as const;

export const FoundPlayerSchema = Closed({
  id: PlayerIdSchema,
  nickname: Type.String(),
  email: MaskedSchema,
  by: Type.Enum([...FOUND_BY]),
  /** The round that was found: by its id, or by the request that it was played in. */
  round: OrNull(IdempotencyKeySchema),
});
export type FoundPlayer = Static<typeof FoundPlayerSchema>;

export const findPlayer = operation({
  ...reads,
  method: 'GET',
  path: '/office/api/players/find',
  summary:
    'The players that a text leads to: a number, a piece of an address or a nickname, the id of a request, a round or a payment',
  query: Closed({ text: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: Closed({ players: Type.Array(FoundPlayerSchema) }),
});

export const listMarks = operation({
  ...reads,
  method: 'GET',
  path: '/office/api/players/marks',
  summary: 'The labels of the office that any player has',
  response: Closed({ marks: Type.Array(Type.String()) }),
});
