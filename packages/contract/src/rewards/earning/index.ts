import Type, { type Static } from 'typebox';
import { AmountOutSchema, Closed, CurrencySchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { ProgressSchema } from '../goals/index.ts';

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
  /**
   * What the stakes for it cost over many rounds, in the games of the house that return most and least; of rounds, at the least stake that
   * counts. Null where that cannot be told.
   */
  averageCost: Type.Union([
    Closed({ leastMinor: AmountOutSchema, mostMinor: AmountOutSchema, currency: CurrencySchema }),
    Type.Null(),
  ]),
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
