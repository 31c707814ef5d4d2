import { PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import {
  AML_ACTS,
  AML_DECISIONS,
  AML_LEVEL_NAMES,
  AML_STATES,
  FLAG_NAMES,
} from '@croupier/domain/office/aml-desk';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  DoneSchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';

const LevelSchema = Type.Enum([...AML_LEVEL_NAMES]);
const FlagSchema = Type.Enum([...FLAG_NAMES]);
const StateSchema = Type.Enum([...AML_STATES]);
const TextSchema = Type.String({ minLength: 2, maxLength: 2000 });
const NullOr = <const T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const AmlRowSchema = Closed({
  /** The player. */
  id: PlayerIdSchema,
  nickname: Type.String(),
  /** Points of the days that nobody has decided about. */
  score: Type.Integer(),
  /** Null where nothing is left to decide. */
  level: NullOr(LevelSchema),
  lastDay: DaySchema,
  flags: Type.Array(FlagSchema),
  state: StateSchema,
  /** Who acted last, and when. */
  by: NullOr(Type.String()),
  at: NullOr(InstantSchema),
});
export type AmlRow = Static<typeof AmlRowSchema>;

const AmlDaySchema = Closed({
  day: DaySchema,
  flaggedAt: InstantSchema,
  score: Type.Integer(),
  isDecided: Type.Boolean(),
  reasons: Type.Array(
    Closed({
      flag: FlagSchema,
      /** Cents of a euro or a number, as its flag has it. */
      value: Type.Integer(),
      from: Type.Integer(),
      payments: Type.Array(Type.String()),
    }),
  ),
});

const AmlPaymentSchema = Closed({
  id: Type.String(),
  way: Type.Enum(['in', 'out']),
  at: InstantSchema,
  amountMinor: AmountOutSchema,
  currency: CurrencySchema,
  mask: NullOr(Type.String()),
  state: Type.Enum([...new Set([...PAY_IN_STATES, ...PAY_OUT_STATES])]),
});

const AmlDoneSchema = Closed({
  at: InstantSchema,
  operator: Type.String(),
  act: Type.Enum([...AML_ACTS]),
  reference: NullOr(Type.String()),
  text: Type.String(),
});

/** The flagged days of a player, the payments behind them, and the case file. */
export const AmlCaseSchema = Closed({
  id: PlayerIdSchema,
  nickname: Type.String(),
  openedAt: InstantSchema,
  score: Type.Integer(),
  level: NullOr(LevelSchema),
  /** Null where no day was ever flagged. */
  state: NullOr(StateSchema),
  /** How far this answer goes: a decision names it, and is refused once more has happened. */
  seen: Type.String(),
  /** The newest first, 100 at most; so are the acts. */
  days: Type.Array(AmlDaySchema),
  payments: Type.Array(AmlPaymentSchema),
  acts: Type.Array(AmlDoneSchema),
});
export type AmlCase = Static<typeof AmlCaseSchema>;

export const listAml = listOperation({
  path: '/office/api/aml',
  access: { operator: 'read.aml' },
  tag: 'aml',
  summary: 'Players whose payments may tell of money laundering',
  row: AmlRowSchema,
  filters: { level: LevelSchema, state: StateSchema, flag: FlagSchema, player: PlayerIdSchema },
  sorts: ['-score', 'score', '-lastDay', 'lastDay'],
});
export const readAml = operation({
  method: 'GET',
  path: '/office/api/aml/:id',
  access: { operator: 'read.aml' },
  tag: 'aml',
  summary:
    'The flagged days of a player with the payments behind them, and the case file; the look is logged',
  params: Closed({ id: PlayerIdSchema }),
  refuses: ['not_found'],
  response: AmlCaseSchema,
});
export const answerAml = operation({
  method: 'POST',
  path: '/office/api/aml/:id/acts',
  access: { operator: 'judge.aml' },
  tag: 'aml',
  summary: 'Add to the case file of a player: a note, that it is cleared, or that it was reported',
  params: Closed({ id: PlayerIdSchema }),
  body: Type.Union([
    Closed({ act: Type.Literal('note'), text: TextSchema }),
    Closed({ act: Type.Literal(AML_DECISIONS[0]), text: TextSchema, seen: Type.String({ maxLength: 60 }) }),
    Closed({
      act: Type.Literal(AML_DECISIONS[1]),
      text: TextSchema,
      seen: Type.String({ maxLength: 60 }),
      /** The authority's own, or the house's number of the report. */
      reference: Type.String({ minLength: 2, maxLength: 120 }),
    }),
  ]),
  /** `conflict`: more has happened than was seen, or nothing is left to clear. */
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});
