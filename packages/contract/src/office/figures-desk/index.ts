import { COUNTED, FIGURE_STEPS } from '@croupier/domain/office/figures';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BrandSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  GameIdSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';

export * from './reward-costs.ts';

const desk = { access: { operator: 'read.figures' }, tag: 'figures' } as const;

/** Whole numbers and minor units alike, as digits: sums of a house outgrow what JSON keeps exactly. */
type Digits = typeof AmountOutSchema;
const digits = <const Name extends string>(names: readonly Name[]): { [K in Name]: Digits } =>
  Object.fromEntries(names.map((name) => [name, AmountOutSchema])) as { [K in Name]: Digits };

/**
 * What is shown of a stretch of days: what is counted, `players` who played with real or bonus money, each once in the whole stretch,
 * and what follows: `ggrMinor` (turnover less wins) and `ngrMinor` (that less what bonuses cost and corrections).
 */
export const FIGURES = ['ggrMinor', 'ngrMinor', 'players', ...COUNTED] as const;
export type FigureName = (typeof FIGURES)[number];

export const FiguresSchema = Closed(digits(FIGURES));
export type Figures = Static<typeof FiguresSchema>;

/** Accounts that people of the house try things with: left out, or counted among the others. */
const TestSchema = Type.Enum(['with']);
const StretchSchema = Closed({ from: DaySchema, to: DaySchema });

/** A part of the whole: what a region or a game had of it. */
const partOf = <const N extends string, const S extends Type.TSchema>(name: N, schema: S) =>
  Type.Array(
    Closed({ [name]: schema, ...digits(['ggrMinor', 'turnoverMinor', 'winMinor', 'rounds']) } as {
      [K in N]: S;
    } & {
      [K in 'ggrMinor' | 'turnoverMinor' | 'winMinor' | 'rounds']: Digits;
    }),
  );

export const getFigures = operation({
  ...desk,
  method: 'GET',
  path: '/office/api/figures',
  summary: 'Figures of one currency over a stretch of days, by step, with the stretch before',
  query: Closed({
    currency: CurrencySchema,
    /** Days in UTC, both included; at most two years. */
    from: DaySchema,
    to: DaySchema,
    step: Type.Enum([...FIGURE_STEPS]),
    region: Type.Optional(RegionIdSchema),
    brand: Type.Optional(BrandSchema),
    game: Type.Optional(GameIdSchema),
    test: Type.Optional(TestSchema),
  }),
  refuses: ['invalid_request'],
  response: Closed({
    /** Every step of the stretch by its first day, in order, also where nothing happened. */
    steps: Type.Array(Closed({ from: DaySchema, figures: FiguresSchema })),
    total: FiguresSchema,
    before: Closed({ stretch: StretchSchema, total: FiguresSchema }),
    /** Where the greatest gross revenue came from first. */
    regions: partOf('region', RegionIdSchema),
    /** At most fifty. */
    games: partOf('game', Type.String()),
    /** How many test accounts played in these days, whether they are counted here or not. */
    testPlayers: AmountOutSchema,
    /** Whether anything has happened in this house, in any currency, by anybody who is counted. */
    begun: Type.Boolean(),
  }),
});
export type FiguresAnswer = Static<(typeof getFigures)['response']>;

const LiabilitySchema = Closed({
  currency: CurrencySchema,
  /** What players have of their own and of bonuses, and how many have some. */
  ...digits(['realMinor', 'realPlayers', 'bonusMinor', 'bonusPlayers']),
  /** Stakes of the house's rounds that are not over: each ends with a win or without. */
  ...digits(['openRounds', 'openStakeMinor', 'openBonusStakeMinor']),
  /** The same in other studios' games. What they staked is in the turnover already. */
  ...digits(['studioRounds', 'studioStakeMinor']),
  /** Wins of other studios that wait for a person. */
  ...digits(['heldWins', 'heldMinor']),
  /** What running gifts have won so far: it becomes money when they end. */
  ...digits(['gifts', 'giftWinMinor']),
});
export type Liability = Static<typeof LiabilitySchema>;

export const getLiabilities = operation({
  ...desk,
  method: 'GET',
  path: '/office/api/figures/liabilities',
  summary: 'What the house owes at this moment, by currency',
  query: Closed({ test: Type.Optional(TestSchema) }),
  response: Closed({ at: Type.String(), liabilities: Type.Array(LiabilitySchema) }),
});

/** The figures of a day at one place, as they are kept. */
const FigureDaySchema = Closed({
  day: DaySchema,
  region: Type.String(),
  brand: Type.String(),
  currency: Type.String(),
  /** Empty: what is of no game, and the players of any. */
  game: Type.String(),
  test: Type.Boolean(),
  ...digits(FIGURES),
});
export type FigureDay = Static<typeof FigureDaySchema>;

export const listFigureDays = listOperation({
  ...desk,
  path: '/office/api/figures/days',
  summary: 'The figures by day, region, brand, currency and game',
  row: FigureDaySchema,
  filters: {
    from: DaySchema,
    to: DaySchema,
    currency: CurrencySchema,
    region: RegionIdSchema,
    brand: BrandSchema,
    game: GameIdSchema,
    test: TestSchema,
  },
  sorts: ['-day', 'day'],
});
