import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed, IdempotencyKeySchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { DrawProofSchema, GivenSchema } from '../rewards/index.ts';
import { AttemptsFields } from './attempts.ts';
import { SECTOR_COLOURS } from './kind/index.ts';

export * from './attempts.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A wheel of prizes as its player sees it. */
export const WheelSchema = Closed({
  code: CodeSchema,
  ...AttemptsFields,
  /** Parts of the picture, clockwise from the top. How wide one is says nothing of its odds. */
  sectors: Type.Array(
    Closed({
      /** The row of the table that it shows. */
      place: Type.Integer(),
      label: Type.String(),
      widthMicro: Type.Integer(),
      colour: Type.Enum([...SECTOR_COLOURS]),
    }),
  ),
  /** Points for one attempt; null where none is sold to me. */
  price: OrNull(Type.Integer()),
});
export type Wheel = Static<typeof WheelSchema>;

export const showWheel = operation({
  method: 'GET',
  path: '/api/wheel',
  access: 'player',
  page: 'wheel',
  tag: 'wheel',
  summary: 'A wheel by its code; without one the first that I have attempts of, else the first there is',
  query: Closed({ code: Type.Optional(CodeSchema), language: Type.Optional(LanguageSchema) }),
  refuses: ['not_found'],
  response: Closed({ wheel: OrNull(WheelSchema) }),
});

export const listWheels = operation({
  method: 'GET',
  path: '/api/wheel/all',
  access: 'player',
  page: 'wheel',
  tag: 'wheel',
  summary: 'Every wheel that is set out for me, with my attempts',
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  response: Closed({ wheels: Type.Array(WheelSchema) }),
});

export const takeAttempt = operation({
  method: 'POST',
  path: '/api/wheel',
  access: 'player',
  page: 'wheel',
  tag: 'wheel',
  summary: 'Take the free attempt of this period, or one for points, once by key',
  body: Closed({ key: IdempotencyKeySchema, code: CodeSchema, by: Type.Enum(['free', 'points']) }),
  refuses: ['not_found', 'key_reused', 'offer_over', 'no_attempts', 'insufficient_points'],
  rules: OFFER_RULES,
  response: Closed({
    attempt: IdempotencyKeySchema,
    /** My points after it was paid; null for a free one. */
    points: OrNull(Type.Integer()),
  }),
});

export const spinWheel = operation({
  method: 'POST',
  path: '/api/wheel/:id/spin',
  access: 'player',
  page: 'wheel',
  tag: 'wheel',
  summary: 'Use an attempt of mine, once: its prize is the answer however often it is asked',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Closed({ language: Type.Optional(LanguageSchema) }),
  refuses: ['not_found', 'offer_over'],
  rules: OFFER_RULES,
  response: Closed({
    given: GivenSchema,
    proof: DrawProofSchema,
    /** The sector that the wheel stops at, from 0: it shows the place that is given. */
    sector: Type.Integer(),
  }),
});
