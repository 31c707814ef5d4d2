import Type, { type Static } from 'typebox';
import { Closed, CountSchema, GameIdSchema, Hex64Schema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
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
  /**
   * Null, or the multiplier at which the house stopped hearing its players: whoever had not set where to leave was taken
   * out there, and given the stake back where that was too low to be left at.
   */
  heardCenti: Type.Union([Type.Integer(), Type.Null()]),
  /** True for one that was called off, because the clock it was opened by had been set back, and for flights of old that were broken off: all stakes in it were given back. */
  void: Type.Boolean(),
  /** The maths it flew by; null for flights from before that was kept. */
  mathHash: Type.Union([Hex64Schema, Type.Null()]),
  chain: Type.Integer(),
  place: Type.Integer(),
});
export type Flight = Static<typeof FlightSchema>;

/** A player in a flight, as the others see them. */
export const FlightSeatSchema = Closed({
  /** The last 12 digits of the round's id: whoever's round it is knows it again, and to others it says nothing. */
  seat: Type.String({ pattern: '^[0-9a-f]{12}$' }),
  /** The name as strangers read it. */
  player: Type.String(),
  /** Where they left, in hundredths; null while they are in it. */
  leftCenti: Type.Union([Type.Integer(), Type.Null()]),
});
export type FlightSeat = Static<typeof FlightSeatSchema>;

/** So many of those in a flight are told to everybody, the same ones all the while. */
export const SEATS_TOLD = 40;

/** Seeds of many flights in a row, all fixed by the one commitment. */
export const FlightChainSchema = Closed({
  number: Type.Integer(),
  /**
   * Where the public seed comes from: `beacon`, a public source of chance whose round was named with the commitment,
   * before its time; `house`, the house itself, of which nobody else can tell that it drew only once.
   */
  kind: Type.Union([Type.Literal('house'), Type.Literal('beacon')]),
  commitment: Hex64Schema,
  /** Null while the beacon's round is awaited: no flight is drawn from such a chain. */
  publicSeed: Type.Union([Type.String(), Type.Null()]),
  length: Type.Integer(),
  announcedAt: InstantSchema,
  /** `signature` gives the public seed (its SHA-256) and is null while the round is awaited. */
  beacon: Type.Union([
    Closed({
      network: Type.String(),
      round: Type.Integer(),
      signature: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type FlightChain = Static<typeof FlightChainSchema>;

export const getFlights = operation({
  method: 'GET',
  path: '/api/games/:game/flights',
  access: 'public',
  tag: 'rounds',
  summary: 'The flight now, those before it, and the chains that fix them and those to come',
  params: Closed({ game: GameIdSchema }),
  refuses: ['not_found'],
  response: Closed({
    /** The server's clock, to set a picture of the flight by. */
    now: InstantSchema,
    /** Null before the first flight of all; one opens soon after somebody looks. */
    current: Type.Union([FlightSchema, Type.Null()]),
    past: Type.Array(FlightSchema),
    /** Who is in the current flight, and who left it; none once it is over. At most `SEATS_TOLD`. */
    seats: Type.Array(FlightSeatSchema),
    /** Every chain that was announced, in order: those flown by, the one in use, the one that waits. */
    chains: Type.Array(FlightChainSchema),
  }),
});

export const getFlight = operation({
  method: 'GET',
  path: '/api/games/:game/flights/:number',
  access: 'public',
  tag: 'fairness',
  summary: 'A flight by its number, however long ago, and what it was fixed by',
  params: Closed({ game: GameIdSchema, number: CountSchema }),
  refuses: ['not_found'],
  response: Closed({ flight: FlightSchema, chain: FlightChainSchema }),
});

export const getUnheardFlights = operation({
  method: 'GET',
  path: '/api/games/:game/unheard-flights',
  access: 'public',
  tag: 'fairness',
  summary: 'How many of the latest flights the house did not hear to their end, by where they ended',
  params: Closed({ game: GameIdSchema }),
  refuses: ['not_found'],
  response: Closed({
    /** Of so many flights, the latest that have ended. */
    flights: Type.Integer(),
    /** By the end that the chain gave them, lowest first; a band goes up to where the next one begins. */
    bands: Type.Array(Closed({ fromCenti: Type.Integer(), ended: Type.Integer(), unheard: Type.Integer() })),
  }),
});

export const leaveFlight = operation({
  method: 'POST',
  path: '/api/games/:game/flights/leave',
  access: 'player',
  tag: 'rounds',
  summary: 'Leave the flight I have a stake in, at what the multiplier is when this arrives',
  params: Closed({ game: GameIdSchema }),
  refuses: ['not_found', 'conflict', 'too_late'],
  response: RoundSchema,
});
