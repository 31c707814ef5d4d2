import Type, { type Static } from 'typebox';
import { Closed, GameIdSchema, Hex64Schema, VolatilitySchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** What one mode has returned so far with one sort of money, held against what is declared. Returns are shares of the stakes. */
export const ReturnSoFarSchema = Closed({
  /** Bonus money counts as real. */
  money: Type.Enum(['real', 'play']),
  rounds: Type.Integer({ minimum: 0 }),
  /** Null before the first round; so is what follows. Each round counts the same, whatever its stake. */
  actual: Type.Union([Type.Number(), Type.Null()]),
  /** Where the return of so many rounds lies in 95 of 100 cases. */
  expectedFrom: Type.Union([Type.Number(), Type.Null()]),
  expectedTo: Type.Union([Type.Number(), Type.Null()]),
  /** How many standard errors it lies off. */
  z: Type.Union([Type.Number(), Type.Null()]),
  /** Whether chance hardly explains it: |z| above 3, after enough rounds. */
  alarm: Type.Boolean(),
});
export type ReturnSoFar = Static<typeof ReturnSoFarSchema>;

/** Everything declared of one mode. Wins are in stakes, probabilities and returns are shares of one. */
export const ModeMathsSchema = Closed({
  mode: Type.String(),
  /** `exact` by counting or closed form; `simulated` where a mechanic does not allow it. */
  method: Type.Enum(['exact', 'simulated']),
  simulatedRounds: Type.Union([Type.Integer(), Type.Null()]),
  /** Equally likely draws that were counted for a paid round; null where the figures are had by other means. */
  combinations: Type.Union([Type.Number(), Type.Null()]),
  rtp: Type.Number(),
  /** Half width of the 95 % interval of a simulated return; 0 where it is exact. */
  rtpMargin: Type.Number(),
  /** The least and the most a way of choosing returns, where the player has a choice; else both are `rtp`. */
  rtpLeast: Type.Number(),
  rtpMost: Type.Number(),
  hitFrequency: Type.Number(),
  sigmaStakes: Type.Number(),
  volatility: VolatilitySchema,
  maximumWinStakes: Type.Number(),
  maximumWinProbability: Type.Number(),
  /** Probability that a round wins at least so many stakes; at 0, that it wins anything. */
  atLeast: Type.Array(Closed({ stakes: Type.Number(), probability: Type.Number() })),
  /** The law of a thousand rounds: quantiles of what they return, and the probability to end with more than was staked. */
  thousand: Closed({
    rounds: Type.Integer(),
    p05: Type.Number(),
    p50: Type.Number(),
    p95: Type.Number(),
    ahead: Type.Number(),
  }),
  /** Further figures by name, as the game's kind has them. */
  details: Type.Record(Type.String(), Type.Number()),
  soFar: Type.Array(ReturnSoFarSchema),
});
export type ModeMaths = Static<typeof ModeMathsSchema>;

export const getGameMaths = operation({
  method: 'GET',
  path: '/api/games/:code/maths',
  access: 'public',
  tag: 'games',
  summary: 'The maths of a game, mode by mode, and what it has returned so far',
  params: Closed({ code: GameIdSchema }),
  refuses: ['not_found'],
  response: Closed({
    code: GameIdSchema,
    mathVersion: Type.Integer(),
    mathHash: Hex64Schema,
    modes: Type.Array(ModeMathsSchema),
  }),
});
