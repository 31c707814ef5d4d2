import Type, { type Static } from 'typebox';
import { AmountOutSchema, Closed, CurrencySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const Minutes = Type.Integer({ minimum: 1, maximum: 240 });
/** Minor units, with a minus where more was staked than won. */
const NetSchema = Type.String({ pattern: '^(0|-?[1-9][0-9]{0,18})$' });

/** How long I have been playing, and what it has come to; of the kind of money that was asked about. */
export const PlaySessionSchema = Closed({
  beganAt: InstantSchema,
  currency: CurrencySchema,
  stakedMinor: AmountOutSchema,
  wonMinor: AmountOutSchema,
  netMinor: NetSchema,
  /** When I am asked to look at this, or was and have not; null with play money. */
  checkAt: Type.Union([InstantSchema, Type.Null()]),
  /** No stake is taken until I have answered. */
  isDue: Type.Boolean(),
});
export type PlaySession = Static<typeof PlaySessionSchema>;

export const PlayingSchema = Closed({
  /** By the clock of the server. */
  now: InstantSchema,
  /** Null: no round of late. */
  session: Type.Union([PlaySessionSchema, Type.Null()]),
  /** How often I am told, and how often I may choose to be. */
  minutes: Minutes,
  choices: Type.Array(Minutes),
});
export type Playing = Static<typeof PlayingSchema>;

export const playSession = operation({
  method: 'GET',
  path: '/api/play-session',
  access: 'player',
  tag: 'limits',
  summary: 'How long I have been playing, and what I have staked and won meanwhile',
  query: Closed({ kind: Type.Enum(['real', 'play']) }),
  response: PlayingSchema,
});
export const answerCheck = operation({
  method: 'POST',
  path: '/api/play-session/answer',
  access: 'player',
  tag: 'limits',
  summary: 'I have looked at what I played, and go on; again, it does nothing',
  /** The check that is answered, by when it was due. */
  body: Closed({ checkAt: InstantSchema }),
  response: PlayingSchema,
});
export const chooseCheckMinutes = operation({
  method: 'POST',
  path: '/api/play-session/minutes',
  access: 'player',
  tag: 'limits',
  summary: 'How often I want to be told; more often at once, less often after the next time',
  body: Closed({ minutes: Minutes }),
  refuses: ['invalid_request'],
  response: PlayingSchema,
});
