import Type, { type Static } from 'typebox';
import { Closed, CountSchema, GameIdSchema, Hex64Schema, InstantSchema } from '../kit/common-schemas.ts';
import { operation } from '../kit/operation.ts';
import { RoundSchema } from '../rounds/index.ts';

/** A flight that everyone flies together. Bets are rounds: `POST /api/rounds` with the choice [] or [hundredths]. */
export const FlightSchema = Closed({
  game: GameIdSchema,
  number: Type.Integer(),
  /** Bets are taken until then; from then on the multiplier grows by the definition's table. */
  takesOffAt: InstantSchema,
  /** Null while it flies or waits. */
  endedAt: Type.Union([InstantSchema, Type.Null()]),
  /** In hundredths; null before the end. */
  crashCenti: Type.Union([Type.Integer(), Type.Null()]),
  /** What decided it; its SHA-256 is the seed before it, or the chain's commitment. Null before the end. */
  seed: Type.Union([Hex64Schema, Type.Null()]),
  /** True when it was broken off and the stakes in the air were given back. */
  void: Type.Boolean(),
  chain: Type.Integer(),
  place: Type.Integer(),
});
export type Flight = Static<typeof FlightSchema>;

/** Seeds of many flights in a row, all fixed by the one commitment. */
const FlightChainSchema = Closed({
  number: Type.Integer(),
  commitment: Hex64Schema,
  publicSeed: Type.String(),
  length: Type.Integer(),
});
export type FlightChain = Static<typeof FlightChainSchema>;

export const getFlights = operation({
  method: 'GET',
  path: '/api/games/:game/flights',
  access: 'public',
  tag: 'rounds',
  summary: 'The flight now, those before it, and what they are all fixed by',
  params: Closed({ game: GameIdSchema }),
  response: Closed({
    /** The server's clock, to set a picture of the flight by. */
    now: InstantSchema,
    current: FlightSchema,
    past: Type.Array(FlightSchema),
    chain: FlightChainSchema,
  }),
});

export const getFlight = operation({
  method: 'GET',
  path: '/api/games/:game/flights/:number',
  access: 'public',
  tag: 'fairness',
  summary: 'A flight by its number, however long ago, and what it was fixed by',
  params: Closed({ game: GameIdSchema, number: CountSchema }),
  response: Closed({ flight: FlightSchema, chain: FlightChainSchema }),
});

export const leaveFlight = operation({
  method: 'POST',
  path: '/api/games/:game/flights/leave',
  access: 'player',
  tag: 'rounds',
  summary: 'Leave the flight I have a stake in, at what the multiplier is when this arrives',
  params: Closed({ game: GameIdSchema }),
  response: RoundSchema,
});
