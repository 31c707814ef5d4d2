import Type, { type Static } from 'typebox';
import { Closed, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { AverageCostSchema, ProgressSchema } from '../goals/index.ts';

/** How I earn points by playing. */
export const EarningSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  /** For each time the target is reached. */
  points: Type.Integer(),
  /** After how many days points that I earn now expire; null: never. */
  expireDays: Type.Union([Type.Integer(), Type.Null()]),
  /** On the way to the next points. */
  progress: ProgressSchema,
  /** Null where that cannot be told. */
  averageCost: Type.Union([AverageCostSchema, Type.Null()]),
});
export type Earning = Static<typeof EarningSchema>;

export const showEarning = operation({
  method: 'GET',
  path: '/api/points/earning',
  access: 'player',
  tag: 'points',
  summary: 'How I earn points by playing, and how far the next ones are',
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  response: Closed({
    /** Null where nothing is earned by playing now, or not by me. */
    earning: Type.Union([EarningSchema, Type.Null()]),
  }),
});
