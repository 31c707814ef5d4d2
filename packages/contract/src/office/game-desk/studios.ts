import Type, { type Static } from 'typebox';
import { Closed, GameIdSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { GAME_STATES } from './schemas.ts';

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const StudioSchema = Closed({
  code: Type.String(),
  name: Type.String(),
  /** Where its games are served from; null: this installation knows no address of it, so that nobody is offered its games. */
  origin: orNull(Type.String()),
  /** Its last signed request, as long as requests are remembered (some minutes); null: none since then. */
  lastRequestAt: orNull(InstantSchema),
  /** Games that players have open now. */
  sessions: Type.Integer(),
  openRounds: Type.Integer(),
  /** The open round that nobody has touched for longest. */
  oldestOpenAt: orNull(InstantSchema),
  /** Wins that wait for a person. */
  heldWins: Type.Integer(),
  games: Type.Array(
    Closed({
      code: GameIdSchema,
      name: Type.String(),
      state: Type.Enum([...GAME_STATES]),
      maximumWinStakes: orNull(Type.Integer()),
      openRounds: Type.Integer(),
      roundsLately: Type.Integer(),
    }),
  ),
});
export type Studio = Static<typeof StudioSchema>;

export const listStudios = operation({
  method: 'GET',
  path: '/office/api/studios',
  access: { operator: 'read.games' },
  tag: 'studios',
  summary: 'Other studios with their games, and how they do',
  response: Closed({ studios: Type.Array(StudioSchema) }),
});
