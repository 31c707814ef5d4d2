import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, GameIdSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { LobbyLayoutSchema } from '../../site/lobby/index.ts';
import { SwitchScopeSchema } from '../game-desk/schemas.ts';
import { ReasonSchema } from '../operators/schemas.ts';

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** As an operator reads it: in English and in Ukrainian. */
const NamedSchema = Closed({ code: Type.String(), name: Type.String(), nameUa: Type.String() });

export const ListedGameSchema = Closed({
  ...NamedSchema.properties,
  code: GameIdSchema,
  studio: Type.String(),
  genres: Type.Array(Type.String()),
});
export type ListedGame = Static<typeof ListedGameSchema>;

export const readLobbyLayouts = operation({
  method: 'GET',
  path: '/office/api/lobby-layouts',
  access: { operator: 'read.games' },
  tag: 'games',
  summary: 'How the lobby stands: the order of its lists and genres, and the games that come first in them',
  response: Closed({
    /** For everybody, a region or a brand; the most particular one holds. */
    layouts: Type.Array(
      Closed({ scope: SwitchScopeSchema, layout: LobbyLayoutSchema, changedAt: InstantSchema }),
    ),
    /** How it stands where there is none. */
    shipped: LobbyLayoutSchema,
    /** The genres that games have now, most games first. */
    genres: Type.Array(NamedSchema),
    /** Every game that may be pinned. */
    games: Type.Array(ListedGameSchema),
  }),
});
export type LobbyLayouts = Static<(typeof readLobbyLayouts)['response']>;

export const saveLobbyLayout = operation({
  method: 'POST',
  path: '/office/api/lobby-layouts/:scope',
  access: { operator: 'change.lists' },
  tag: 'games',
  summary:
    'How the lobby stands for everybody, a region or a brand. One of the rows that open the house stays shown',
  params: Closed({ scope: SwitchScopeSchema }),
  body: Closed({
    /** Null: as a more general one, or as it ships. */
    layout: orNull(LobbyLayoutSchema),
    /** What was changed: where it is another one by now, nothing is saved. */
    expected: orNull(LobbyLayoutSchema),
    reason: ReasonSchema,
  }),
  refuses: ['invalid_request', 'not_found', 'conflict'],
  response: DoneSchema,
});
