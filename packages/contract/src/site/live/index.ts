import { KEPT_KINDS } from '@croupier/domain/people/notices';
import { GIFT_ENDS } from '@croupier/domain/rewards/gifts';
import { GRANT_ENDS } from '@croupier/domain/rewards/purses';
import Type, { type Static, type TSchema } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  IdempotencyKeySchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { FlightSchema, FlightSeatSchema } from '../../play/flights/index.ts';
import { WinningNowSchema } from '../lobby/index.ts';
import { PlayRuleRefusalSchema } from '../../people/play-rules/index.ts';
import { PayOutStateSchema } from '../../money/pay-outs/schemas.ts';
import { PayInStateSchema } from '../../money/payments/index.ts';
import { operation } from '../../kit/operation.ts';
import { LIVE_OF_FEATURES } from './of-features.ts';

/** Server → client messages of `/api/ws`, by name. Personal ones go only to the player's own sockets. */
export const LIVE_MESSAGES = {
  /** First message after connecting. */
  welcome: {
    audience: 'public',
    data: Closed({ heartbeatMs: Type.Integer(), authenticated: Type.Boolean() }),
  },
  /** A balance of mine changed. Ignore when `version` is not above the one known. */
  balance: {
    audience: 'personal',
    data: Closed({
      currency: CurrencySchema,
      kind: BalanceKindSchema,
      amountMinor: AmountOutSchema,
      version: Type.Integer(),
    }),
  },
  round: { audience: 'personal', data: Closed({ id: IdempotencyKeySchema, game: GameIdSchema }) },
  /** A win with another studio is looked at by a person, and then paid or refused. */
  heldWin: {
    audience: 'personal',
    data: Closed({
      game: GameIdSchema,
      currency: CurrencySchema,
      amountMinor: AmountOutSchema,
      state: Type.Enum(['held', 'released', 'refused']),
    }),
  },
  /** A stake of mine in a game of another studio was refused by a rule: what a 418 says of it. The studio is not told which. */
  betRefused: {
    audience: 'personal',
    data: Closed({ game: GameIdSchema, refusal: PlayRuleRefusalSchema }),
  },
  /**
   * My active bonus is over. What became of its money has come as `balance` messages.
   * `FINISHED`: it was wagered; `LOST`: its money was played down.
   */
  bonusEnded: {
    audience: 'personal',
    data: Closed({
      id: IdempotencyKeySchema,
      state: Type.Enum([...GRANT_ENDS]),
      currency: CurrencySchema,
      /** What became real money, and what went back to the house. */
      convertedMinor: AmountOutSchema,
      forfeitedMinor: AmountOutSchema,
    }),
  },
  /** A gift of rounds of mine is over; what became of its wins `GET /api/gift-rounds` says. */
  giftEnded: {
    audience: 'personal',
    data: Closed({ id: IdempotencyKeySchema, state: Type.Enum([...GIFT_ENDS]) }),
  },
  /** A notice of mine is new, or was seen, with all before it, or confirmed: in another tab, for one. */
  notice: {
    audience: 'personal',
    data: Closed({
      id: IdempotencyKeySchema,
      kind: Type.Enum([...KEPT_KINDS]),
      is: Type.Enum(['new', 'seen', 'confirmed']),
      /** How many nobody has seen; counted up to 100. */
      unseen: Type.Integer(),
    }),
  },
  payOut: { audience: 'personal', data: Closed({ id: IdempotencyKeySchema, state: PayOutStateSchema }) },
  payIn: { audience: 'personal', data: Closed({ id: IdempotencyKeySchema, state: PayInStateSchema }) },
  /** A chat of Telegram became mine, or is mine no more. */
  telegram: { audience: 'personal', data: Closed({ linked: Type.Boolean() }) },
  /** A flight opened for bets, or ended. Ahead of what is known when the number is the same and it has ended. */
  flight: { audience: 'public', data: FlightSchema },
  /** Who is in a flight, and who left it: all that is told of it, each time anew. */
  flightSeats: {
    audience: 'public',
    data: Closed({ game: GameIdSchema, number: Type.Integer(), seats: Type.Array(FlightSeatSchema) }),
  },
  /** Somebody won, and it is worth telling everyone: see `GET /api/app/winning-now`. */
  winningNow: { audience: 'public', data: WinningNowSchema },
  /** A break or an exclusion of mine began, or the house's, or one will be over: `GET /api/stops`. */
  stopped: { audience: 'personal', data: Closed({}) },
  /** My account has moved to another region, at once or after its wait. */
  regionMoved: { audience: 'personal', data: Closed({ region: RegionIdSchema }) },
  /** Where I am signed in has changed. */
  sessions: { audience: 'personal', data: Closed({}) },
  /** This session is over (logout elsewhere, password changed). */
  sessionEnded: { audience: 'personal', data: Closed({}) },
  ...LIVE_OF_FEATURES,
} as const satisfies Record<string, { audience: 'public' | 'personal'; data: TSchema }>;

export type LiveName = keyof typeof LIVE_MESSAGES;
export type LiveMessage = {
  [N in LiveName]: { name: N; data: Static<(typeof LIVE_MESSAGES)[N]['data']> };
}[LiveName];

/** A message as it travels: with the id of the request that made it happen, where there was one, as in `x-request-id`. */
export type LiveEnvelope = LiveMessage & { requestId?: string };

/** A one-time ticket for the socket's `token`, good for 30 s. */
export const liveTicket = operation({
  method: 'POST',
  path: '/api/live/ticket',
  access: 'player',
  tag: 'live',
  summary: 'A one-time ticket for /api/ws?token=',
  response: Closed({ ticket: Type.String(), expiresInMs: Type.Integer() }),
});
