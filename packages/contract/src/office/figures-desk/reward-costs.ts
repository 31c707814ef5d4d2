import Type, { type Static } from 'typebox';
import { AmountOutSchema, Closed, CurrencySchema, DaySchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { SourceSchema } from '../../rewards/rewards/index.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';

/** Real money that one programme gave on one day, in one currency. */
const RewardCostSchema = Closed({
  /** In UTC. */
  day: DaySchema,
  source: SourceSchema,
  /** Code of the programme. */
  code: Type.String(),
  /** The word of its campaign; null: it has none. */
  campaign: Type.Union([Type.String(), Type.Null()]),
  currency: CurrencySchema,
  rewards: AmountOutSchema,
  players: AmountOutSchema,
  costMinor: AmountOutSchema,
});
export type RewardCost = Static<typeof RewardCostSchema>;

/** Days that are listed where no first day is given. */
export const REWARD_COST_DAYS = 90;

export const listRewardCosts = listOperation({
  access: { operator: 'read.figures' },
  tag: 'figures',
  path: '/office/api/figures/reward-costs',
  summary: `What rewards of real money cost, by day, source, code and currency; of the last ${REWARD_COST_DAYS} days unless it is said from when`,
  row: RewardCostSchema,
  filters: {
    from: DaySchema,
    to: DaySchema,
    source: SourceSchema,
    code: CodeSchema,
    currency: CurrencySchema,
    /** Accounts that people of the house try things with are left out unless asked for. */
    test: Type.Enum(['with']),
  },
  sorts: ['-day', 'day'],
});
