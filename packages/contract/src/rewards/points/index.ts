import { POINT_WAYS } from '@croupier/domain/rewards/points';
import { REWARD_SOURCES } from '@croupier/domain/rewards/rewards';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** Points are whole numbers and no money. */
const PointsSchema = Type.Integer();

/** One move of my points. */
export const PointMoveSchema = Closed({
  /** Counts my moves from 1. */
  number: Type.Integer(),
  way: Type.Enum([...POINT_WAYS]),
  /** Always above zero; the way says whether they came or went. */
  points: PointsSchema,
  /** Points that I could spend after it. */
  leftAfter: PointsSchema,
  source: Type.Enum([...REWARD_SOURCES]),
  /** Code of the programme. */
  code: Type.String(),
  /** When these expire; null: they do not. */
  expiresAt: Type.Union([InstantSchema, Type.Null()]),
  at: InstantSchema,
});
export type PointMove = Static<typeof PointMoveSchema>;

export const listPoints = operation({
  method: 'GET',
  path: '/api/points',
  access: 'player',
  tag: 'points',
  summary: 'My reward points and their moves, newest first',
  query: Closed({ cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })) }),
  response: Closed({
    /** Points that I can spend. */
    rewardPoints: PointsSchema,
    /** Points that count for a level; they are never spent. */
    tierPoints: PointsSchema,
    /** When points expire next, if I do not spend them. */
    expiresNext: Type.Union([InstantSchema, Type.Null()]),
    moves: Type.Array(PointMoveSchema),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  }),
});
