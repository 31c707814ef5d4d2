import { DIFFERENCES, MONEY_FLOWS, MONEY_SOURCES } from '@croupier/domain/money/reconciliation';
import Type, { type Static } from 'typebox';
import { AmountOutSchema, Closed, DaySchema, DoneSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { ClaimSchema, Over, TakenSchema } from '../claims/index.ts';
import { ReasonSchema } from '../operators/index.ts';
import { nullable, NumberSchema, tag } from './schemas.ts';

const readsMoney = { access: { operator: 'read.money' }, tag } as const;
const closes = { method: 'POST', access: { operator: 'close.findings' }, tag } as const;

/** A payment as one source has it; null where it has none. The currency is as it came. */
const SaidSchema = nullable(Closed({ amountMinor: AmountOutSchema, currency: Type.String() }));

export const DIFFERENCE_STATES = ['open', 'gone', 'closed'] as const;

/** A payment of which the ledger, a settlement file and the provider's API do not say the same. */
export const MoneyDifferenceSchema = Closed({
  id: NumberSchema,
  provider: Type.String(),
  day: DaySchema,
  what: Type.Enum([...DIFFERENCES]),
  flow: Type.Enum([...MONEY_FLOWS]),
  /** Our id of the payment, as the provider was given it. */
  reference: Type.String(),
  /** The source that stands alone; null where none agrees with another. */
  odd: nullable(Type.Enum([...MONEY_SOURCES])),
  /** How often the odd one has it. */
  lines: Type.Integer(),
  ...{ ledger: SaidSchema, file: SaidSchema, api: SaidSchema },
  foundAt: InstantSchema,
  /** `gone`: a later run of the day saw it no more. */
  state: Type.Enum([...DIFFERENCE_STATES]),
  endedAt: nullable(InstantSchema),
  note: nullable(Type.String()),
  claim: ClaimSchema,
});
export type MoneyDifference = Static<typeof MoneyDifferenceSchema>;

export const listMoneyDifferences = listOperation({
  ...readsMoney,
  path: '/office/api/money/reconciliation',
  summary: 'What differs between the ledger, settlement files and the API of payment providers',
  row: MoneyDifferenceSchema,
  filters: {
    state: Type.Enum([...DIFFERENCE_STATES]),
    what: Type.Enum([...DIFFERENCES]),
    flow: Type.Enum([...MONEY_FLOWS]),
    day: DaySchema,
  },
  sorts: ['foundAt', '-foundAt'],
});

export const reconciliationRuns = operation({
  ...readsMoney,
  method: 'GET',
  path: '/office/api/money/reconciliation-runs',
  summary: 'The last days that were held against a provider, newest first',
  response: Closed({
    runs: Type.Array(
      Closed({
        id: NumberSchema,
        provider: Type.String(),
        day: DaySchema,
        startedAt: InstantSchema,
        tookMs: Type.Integer(),
        ledgerLines: Type.Integer(),
        fileLines: Type.Integer(),
        apiLines: Type.Integer(),
        /** Payments that the API did not answer about. */
        unasked: Type.Integer(),
        differences: Type.Integer(),
      }),
    ),
  }),
});

export const readMoneyDifference = operation({
  ...readsMoney,
  method: 'GET',
  path: '/office/api/money/reconciliation/:id',
  summary: 'One of them',
  params: Closed({ id: NumberSchema }),
  refuses: ['not_found'],
  response: MoneyDifferenceSchema,
});

export const takeMoneyDifference = operation({
  ...closes,
  path: '/office/api/money/reconciliation/take',
  summary: 'Take a difference in hand for a quarter of an hour',
  body: Closed({ id: NumberSchema, ...Over }),
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: TakenSchema,
});

export const giveBackMoneyDifference = operation({
  ...closes,
  path: '/office/api/money/reconciliation/give-back',
  summary: 'Put a difference back that I have in hand',
  body: Closed({ id: NumberSchema }),
  refuses: ['item_taken'],
  response: DoneSchema,
});

export const closeMoneyDifference = operation({
  ...closes,
  path: '/office/api/money/reconciliation/close',
  summary: 'Note what was done about a difference; the first note stands, and no money moves',
  body: Closed({ id: NumberSchema, reason: ReasonSchema }),
  /** `conflict`: it is closed already, or gone. */
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: DoneSchema,
});
