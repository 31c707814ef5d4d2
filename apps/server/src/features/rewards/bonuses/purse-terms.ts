import type { Currency } from '@croupier/domain/money/amounts';
import { amountIn, type BonusTerms } from '@croupier/domain/rewards/bonuses';
import type { GiftTerms } from '@croupier/domain/rewards/gifts';
import { isInFilter } from '@croupier/domain/rewards/goals';
import type { PurseTerms } from '@croupier/domain/rewards/purses';
import type { Queryable } from '../../../platform/database.ts';
import { listKnownGames, readKnownGames } from '../goals/feature.ts';

/**
 * Terms as a stake is judged by them: how much each game counts, by its name. Games that come later count as the terms say of all
 * others: what a bonus was taken under does not change when a game enters a category.
 */
export async function purseTermsOf(
  db: Queryable,
  terms: BonusTerms,
  currency: Currency,
): Promise<PurseTerms> {
  const { order, source = 'ALL', withdrawal = 'keeps', otherContribution } = terms;
  return {
    ...{ currency, order, source, withdrawal, otherContribution },
    contributions: await contributionsOf(db, terms),
    maximumStakeMinor: amountIn(terms.maximumStake, currency),
    maximumConversionMinor: amountIn(terms.maximumConversion, currency),
  };
}

/** How much each game counts that does not count as the others do, in per cent. */
export async function contributionsOf(
  db: Queryable,
  { contributions, otherContribution }: Pick<BonusTerms, 'contributions' | 'otherContribution'>,
): Promise<Record<string, number>> {
  if (contributions.length === 0) return {};
  const find = await readKnownGames(
    db,
    contributions.map(({ of }) => ({ definition: { games: of } }) as never),
  );
  const entries = (await listKnownGames(db)).flatMap((game) => {
    const percent = contributions.find(({ of }) => isInFilter(of, game, find))?.percent;
    return percent === undefined || percent === otherContribution ? [] : [[game, percent] as const];
  });
  return Object.fromEntries(entries);
}

/** Terms of rounds that a bonus gives. */
export async function giftTermsOf(db: Queryable, terms: BonusTerms, currency: Currency): Promise<GiftTerms> {
  const maximumWinMinor = amountIn(terms.maximumConversion, currency);
  if (terms.spins?.endsAs !== 'bonus') return { endsAs: 'real', maximumWinMinor };
  const { currency: _, ...purse } = await purseTermsOf(db, terms, currency);
  const { wagerTimes, validDays } = terms;
  // The cap holds for what the rounds have won; what wagering makes of it is the player's own.
  return {
    ...{ endsAs: 'bonus', maximumWinMinor, wagerTimes, validDays },
    purse: { ...purse, maximumConversionMinor: null },
  };
}
