import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  GameIdSchema,
  Hex64Schema,
  RegionIdSchema,
  VolatilitySchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** All figures follow from the definition, none is typed by hand. */
export const GameMathsSchema = Closed({
  /** In 1/10⁶ of the stake: 958431 is 95.8431 %. */
  rtpMicro: Type.Integer(),
  /** Half width of the 95 % interval of a simulated return; 0 where the return is computed exactly. */
  rtpMarginMicro: Type.Integer(),
  hitFrequencyMicro: Type.Integer(),
  /** Standard deviation of the win of one round, in stakes ×1000. */
  sigmaMilli: Type.Integer(),
  volatility: VolatilitySchema,
  /** Maximum win of one round in hundredths of the stake. */
  maximumWinCenti: Type.Integer(),
});
export const GameTileSchema = Closed({
  code: GameIdSchema,
  /** The game's own name by language is in the site's messages under `games.{code}`. */
  provider: Type.String(),
  available: Type.Boolean(),
  genres: Type.Array(Type.String()),
  features: Type.Array(Type.String()),
  maths: GameMathsSchema,
});
export type GameTile = Static<typeof GameTileSchema>;

export const getGame = operation({
  method: 'GET',
  path: '/api/games/:code',
  access: 'public',
  tag: 'games',
  summary: 'One game with its full public definition',
  params: Closed({ code: GameIdSchema }),
  query: Closed({ region: Type.Optional(RegionIdSchema) }),
  refuses: ['not_found'],
  response: Closed({
    ...GameTileSchema.properties,
    mathVersion: Type.Integer(),
    mathHash: Hex64Schema,
    /** Total stakes offered in the region's currency, ascending, minor units. */
    stakesMinor: Type.Array(AmountOutSchema),
    /** The definition as `@croupier/games` types it: canonical JSON of it hashes to `mathHash`. */
    definition: Type.Unknown(),
  }),
});
