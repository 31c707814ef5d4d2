import {
  areSpins,
  BONUS_TRIGGERS,
  BONUS_TYPES,
  canBeWagered,
  needsDeposit,
  WAGER_BASES,
  wagerTimesOfBonus,
  type BonusGoal,
  type BonusTerms,
} from '@croupier/domain/rewards/bonuses';
import { countsMoney } from '@croupier/domain/rewards/goals';
import type { Amounts, Cost } from '@croupier/domain/rewards/programmes';
import { PURSE_ORDERS, WAGER_SOURCES, WITHDRAWALS } from '@croupier/domain/rewards/purses';
import Type, { type Static } from 'typebox';
import { Closed, GameIdSchema } from '../../../kit/common-schemas.ts';
import {
  AmountsSchema,
  CodeSchema,
  GameFilterSchema,
  GoalCountsSchema,
  GoalTargetSchema,
  programmeKind,
} from '../../programmes/index.ts';
import { PromoCodeSchema } from '../../promo-codes/index.ts';

const Percent = Type.Integer({ minimum: 0, maximum: 100 });

export const BonusTermsSchema = Closed({
  type: Type.Enum([...BONUS_TYPES]),
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  amount: Type.Optional(AmountsSchema),
  maximum: Type.Optional(AmountsSchema),
  minDeposit: Type.Optional(AmountsSchema),
  maxDeposit: Type.Optional(AmountsSchema),
  wagerTimes: Type.Integer({ minimum: 0, maximum: 1_000 }),
  wagerBase: Type.Enum([...WAGER_BASES]),
  order: Type.Enum([...PURSE_ORDERS]),
  source: Type.Optional(Type.Enum([...WAGER_SOURCES])),
  withdrawal: Type.Optional(Type.Enum([...WITHDRAWALS])),
  contributions: Type.Array(Closed({ of: GameFilterSchema, percent: Percent }), { maxItems: 40 }),
  otherContribution: Percent,
  maximumStake: Type.Optional(AmountsSchema),
  maximumConversion: Type.Optional(AmountsSchema),
  claimDays: Type.Integer({ minimum: 1, maximum: 366 }),
  validDays: Type.Integer({ minimum: 1, maximum: 366 }),
  spins: Type.Optional(
    Closed({
      provider: Type.Optional(CodeSchema),
      games: Type.Array(GameIdSchema, { minItems: 1, maxItems: 50, uniqueItems: true }),
      stake: AmountsSchema,
      rounds: Type.Integer({ minimum: 1, maximum: 10_000 }),
      endsAs: Type.Enum(['real', 'bonus']),
    }),
  ),
  trigger: Closed({
    by: Type.Enum([...BONUS_TRIGGERS]),
    nth: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
    goal: Type.Optional(
      Closed({
        counts: GoalCountsSchema,
        games: GameFilterSchema,
        /** Own real money where left out. Play money brings nothing. */
        money: Type.Optional(Type.Array(Type.Enum(['real', 'bonus']), { minItems: 1, uniqueItems: true })),
        minimumStake: Type.Optional(AmountsSchema),
        target: GoalTargetSchema,
      }),
    ),
  }),
  codes: Type.Optional(
    Closed({
      kind: Type.Enum(['shared', 'unique']),
      code: Type.Optional(PromoCodeSchema),
      uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
    }),
  ),
  next: Type.Optional(CodeSchema),
  additional: Type.Optional(CodeSchema),
  maybe: Type.Optional(
    Closed({
      spins: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      push: Type.Optional(Type.Boolean()),
      pwa: Type.Optional(Type.Boolean()),
    }),
  ),
});

export const CustomTabTermsSchema = Closed({
  bonusCodes: Type.Array(CodeSchema, { minItems: 1, maxItems: 50, uniqueItems: true }),
});
export type CustomTabTerms = Static<typeof CustomTabTermsSchema>;

/** A tab of the page of bonuses: its title and which bonuses stand on it. */
export const CUSTOM_TAB = programmeKind({ kind: 'custom-tab', terms: CustomTabTermsSchema });

/** A bonus: money or rounds under conditions that its player accepts by activating it. */
export const BONUS = programmeKind({
  kind: 'bonus',
  terms: BonusTermsSchema,
  faultsOf: ({ terms }) => faultsOfTerms(terms),
  costOf: ({ terms }) => costOfTerms(terms),
  traitsOf: ({ terms }) => (needsDeposit(terms) ? [] : ['free-bonus']),
  wagerTimesOf: ({ terms }) => wagerTimesOfBonus(terms),
});

/** Finds fields that a type or a trigger needs and does not have, or has and does not know. */
function faultsOfTerms(terms: BonusTerms): string[] {
  const { type, trigger, codes, spins, wagerBase } = terms;
  const isPercent = type === 'PERCENT_ON_DEPOSIT';
  const needed: readonly (readonly [boolean, string, unknown])[] = [
    [isPercent, 'percent', terms.percent],
    [isPercent, 'maximum', terms.maximum],
    [type === 'FIXED' || type === 'NON_DEPOSIT', 'amount', terms.amount],
    [areSpins(terms), 'spins', spins],
    [trigger.by === 'nth-deposit', 'trigger/nth', trigger.nth],
    [trigger.by === 'goal', 'trigger/goal', trigger.goal],
    [trigger.by === 'code', 'codes', codes],
    [codes?.kind === 'shared', 'codes/code', codes?.code],
    [spins !== undefined && type !== 'GIFT_SPINS' && areSpins(terms), 'spins/provider', spins?.provider],
  ];
  const unknown: readonly (readonly [boolean, string, unknown])[] = [
    [!isPercent, 'percent', terms.percent],
    [!areSpins(terms), 'spins', spins],
    [type === 'GIFT_SPINS', 'spins/provider', spins?.provider],
    [trigger.by !== 'goal', 'trigger/goal', trigger.goal],
    [codes?.kind === 'unique', 'codes/code', codes?.code],
    [type === 'NON_DEPOSIT', 'minDeposit', terms.minDeposit],
  ];
  return [
    ...needed.filter(([is, , value]) => is && value === undefined).map(([, at]) => `terms/${at}: missing`),
    ...unknown.filter(([is, , value]) => is && value !== undefined).map(([, at]) => `terms/${at}: unknown`),
    ...(areSpins(terms) === (wagerBase === 'WINNINGS') ? [] : ['terms/wagerBase: choice']),
    ...(trigger.goal === undefined || isTargetOf(trigger.goal) ? [] : ['terms/trigger/goal/target: choice']),
    ...wageringFaults(terms),
    ...(type === 'NON_DEPOSIT' && needsDeposit({ ...terms, minDeposit: undefined! })
      ? ['terms/trigger/by: choice']
      : []),
  ];
}

/** Amounts for what counts money, else a number of at least one. */
const isTargetOf = ({ counts, target }: BonusGoal): boolean =>
  countsMoney(counts) ? typeof target === 'object' : typeof target === 'number' && target > 0;

/** Finds what keeps everybody from wagering the bonus: no game that counts, or money that no fair stake is made of. */
function wageringFaults(terms: BonusTerms): string[] {
  if (canBeWagered(terms)) return [];
  const at = canBeWagered({ ...terms, source: 'ALL' }) ? 'source' : 'otherContribution';
  return [`terms/${at}: choice`];
}

/**
 * What a bonus costs one player at a time: its money or the stakes of its rounds on average, before wagering takes its share of
 * them, and at worst what of it may become real money.
 */
function costOfTerms({ type, amount, maximum, maximumConversion, spins }: BonusTerms): Cost {
  const given: Amounts = (spins ? timesOf(spins.stake, spins.rounds) : (maximum ?? amount)) ?? {};
  return Object.fromEntries(
    Object.entries(given).map(([currency, minor]) => {
      const cap = BigInt(maximumConversion?.[currency as keyof Amounts] ?? 0);
      const expectedMinor = BigInt(minor);
      // Rounds and money without a cap have no worst case but the sum that was given.
      const worstMinor = cap > expectedMinor || (type === 'NON_DEPOSIT' && cap > 0n) ? cap : expectedMinor;
      return [currency, { expectedMinor, worstMinor }];
    }),
  );
}

const timesOf = (amounts: Amounts, times: number): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([currency, minor]) => [currency, String(BigInt(minor) * BigInt(times))]),
  );
