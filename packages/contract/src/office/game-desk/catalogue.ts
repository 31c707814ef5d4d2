import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  GameIdSchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { ModeMathsSchema } from '../../play/returns/index.ts';
import { GAME_STATES, GameRowSchema } from './schemas.ts';

const read = { access: { operator: 'read.games' }, tag: 'games' } as const;
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Flag = Type.Enum(['yes', 'no']);

export const listGameDesk = listOperation({
  ...read,
  path: '/office/api/games',
  summary:
    'Every game of the house and of other studios: on or off, and what it returns beside what it declares',
  row: GameRowSchema,
  filters: {
    /** Part of a name or a code. */
    text: Type.String({ minLength: 1, maxLength: 80 }),
    kind: Type.Enum(['house', 'studio']),
    studio: Type.String({ minLength: 1, maxLength: 80 }),
    state: Type.Enum([...GAME_STATES]),
    alarm: Flag,
  },
  sorts: ['name', '-name', '-rounds', 'rounds', '-openRounds', '-switchedAt'],
});

/** Why a round is not over: its player has to choose, its flight is in the air, or its studio has not ended it. */
export const WAITS_FOR = ['choice', 'flight', 'studio'] as const;

export const OpenRoundRowSchema = Closed({
  /** Its key; of another studio's round, that studio's own name of it. */
  id: Type.String(),
  /** As the office names it where it is voided. */
  name: Type.String(),
  game: GameIdSchema,
  playerId: PlayerIdSchema,
  waitsFor: Type.Enum([...WAITS_FOR]),
  /** Choices that were made. */
  choices: Type.Integer(),
  openedAt: InstantSchema,
  /** The last choice, or the opening; of another studio, its last call. */
  touchedAt: InstantSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stakeMinor: AmountOutSchema,
  /** The flight that it waits for. */
  flight: orNull(Type.Integer()),
});
export type OpenRoundRow = Static<typeof OpenRoundRowSchema>;

export const listOpenRoundsDesk = listOperation({
  ...read,
  path: '/office/api/open-rounds',
  summary:
    'Rounds that are not over, those first that nobody has touched for longest, and what they wait for',
  row: OpenRoundRowSchema,
  filters: { game: GameIdSchema, playerId: PlayerIdSchema },
  sorts: ['touchedAt', '-touchedAt'],
});

export const AlarmSchema = Closed({
  mode: Type.String(),
  money: Type.Enum(['real', 'play']),
  raisedAt: InstantSchema,
  /** Null while it lasts. */
  endedAt: orNull(InstantSchema),
  rounds: Type.Integer(),
  actual: Type.Number(),
  z: Type.Number(),
});

/** What one mode returned on one day (UTC), with where that lies in 95 of 100 days of so many rounds. */
export const ReturnDaySchema = Closed({
  day: DaySchema,
  mode: Type.String(),
  money: Type.Enum(['real', 'play']),
  rounds: Type.Integer(),
  actual: Type.Number(),
  expectedFrom: Type.Number(),
  expectedTo: Type.Number(),
});
export type ReturnDay = Static<typeof ReturnDaySchema>;

/** How many days of returns are shown. */
export const RETURN_DAYS = 60;

/** What players staked and won of their own money lately; test accounts left out, as in the figures. */
export const LatelySchema = Closed({
  currency: CurrencySchema,
  rounds: Type.Integer(),
  turnoverMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
});

/** How many days that is. */
export const LATELY_DAYS = 30;

export const SwitchEntrySchema = Closed({
  position: Type.String(),
  at: InstantSchema,
  operator: Type.String(),
  act: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  reason: orNull(Type.String()),
  requestId: orNull(Type.String()),
});

export const getGameDesk = operation({
  ...read,
  method: 'GET',
  path: '/office/api/games/:code',
  summary: 'One game: what it declares, what it returned by day, its alarms and who switched it',
  params: Closed({ code: GameIdSchema }),
  refuses: ['not_found'],
  response: Closed({
    game: GameRowSchema,
    /** Of a game of the house; empty for another studio's. */
    modes: Type.Array(ModeMathsSchema),
    days: Type.Array(ReturnDaySchema),
    lately: Type.Array(LatelySchema),
    /** Newest first, of every version of its maths. */
    alarms: Type.Array(AlarmSchema),
    /** Every version that rounds were played by, newest first. */
    versions: Type.Array(
      Closed({ mathVersion: Type.Integer(), mathHash: Type.String(), firstSeenAt: InstantSchema }),
    ),
    /** Newest first. */
    history: Type.Array(SwitchEntrySchema),
    /** Of another studio's game. */
    studioGame: orNull(
      Closed({
        provider: Type.String(),
        launchPath: Type.String(),
        maximumWinStakes: orNull(Type.Integer()),
        changedAt: InstantSchema,
      }),
    ),
  }),
});
export type GameDesk = Static<(typeof getGameDesk)['response']>;
