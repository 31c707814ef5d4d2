import type { Currency } from '@croupier/domain/money/amounts';
import { amountIn, bonusMoney, needsDeposit, type BonusTerms } from '@croupier/domain/rewards/bonuses';
import { isInFilter, type FindKnownGame } from '@croupier/domain/rewards/goals';
import { findGame, GAMES, modesOf, stakeUnitsOf, type GameDefinition } from '@croupier/games';
import type { BonusTerms as WageringTerms } from '@croupier/games/maths/bonus-terms.ts';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { volatilityIn } from '@croupier/games/maths/maths-of.ts';
import type { SpinsTerms } from '@croupier/games/maths/spins-law.ts';
import { STAKE_UNIT_MINOR } from '../../play/catalog/feature.ts';

/** One game that wagers the bonus, and how it is played. */
export interface GameQuestion {
  readonly game: string;
  readonly mode: string;
  readonly stakeMinor: string;
  readonly contributionPercent: number;
}

/** What is to be computed for a currency. */
export interface OfferQuestion {
  readonly forMinor: bigint;
  readonly ownMinor: bigint;
  readonly wagerMinor: bigint;
  readonly shown: string | null;
  readonly games: readonly GameQuestion[];
}

/** A player who stakes a two-hundredth of the bonus is neither careful nor in a hurry. */
const STAKES_OF_BONUS = 200n;
const CHEAPEST_GAMES = 3;

/** @returns undefined where the bonus gives nothing in this currency */
export function questionOf(
  terms: BonusTerms,
  currency: Currency,
  find: FindKnownGame,
): OfferQuestion | undefined {
  if (terms.spins) return spinsQuestionOf(terms.spins, currency);
  const depositMinor = depositFor(terms, currency);
  const money = bonusMoney(terms, currency, depositMinor);
  if (!money) return undefined;
  const games = allowedGames(terms, { currency, amountMinor: money.amountMinor, find });
  const middle = middleOf(games);
  const picked = new Set([
    ...games.slice(0, CHEAPEST_GAMES),
    ...(middle ? [middle] : []),
    ...games.slice(-1),
  ]);
  return {
    ...{ forMinor: money.amountMinor, ownMinor: depositMinor ?? 0n, wagerMinor: money.wagerMinor },
    shown: middle?.question.game ?? null,
    games: [...picked].map(({ question }) => question),
  };
}

/** Each game that its player may choose, in the mode that free rounds are played in; no stake of them counts for anything. */
function spinsQuestionOf(
  { games, stake, rounds }: NonNullable<BonusTerms['spins']>,
  currency: Currency,
): OfferQuestion | undefined {
  const stakeMinor = amountIn(stake, currency);
  if (stakeMinor === null) return undefined;
  const allowed = games.flatMap((game): Allowed[] => {
    const definition = findGame(game)?.definition;
    if (!definition) return [];
    const mode = modesOf(definition)[0]!;
    const { rtp, method } = declaredSheetOf(definition, mode);
    const question = { game, mode, stakeMinor: String(stakeMinor), contributionPercent: 0 };
    return [{ question, cost: 1 - rtp, isCounted: method === 'exact' }];
  });
  const shown = middleOf(allowed.sort(byCost))?.question.game ?? null;
  return {
    ...{ forMinor: BigInt(rounds) * stakeMinor, ownMinor: 0n, wagerMinor: 0n, shown },
    games: allowed.map(({ question }) => question),
  };
}

/** The free rounds on one of their games, as the maths takes them. */
const spinsTermsOf = (
  { spins, maximumConversion }: Pick<BonusTerms, 'spins' | 'maximumConversion'>,
  currency: Currency,
  { stakeMinor }: GameQuestion,
): SpinsTerms => ({
  spins: spins!.rounds,
  stakeMinor: BigInt(stakeMinor),
  maximumWinMinor: amountIn(maximumConversion, currency),
});

/** The question to the maths about one of the games. */
export const termsOnGame = (
  terms: BonusTerms,
  currency: Currency,
  question: OfferQuestion,
  game: GameQuestion,
): WageringTerms | SpinsTerms =>
  terms.spins ? spinsTermsOf(terms, currency, game) : wageringTermsOf(terms, currency, question, game);

/** The bonus on one of its games, as the maths takes it. */
const wageringTermsOf = (
  { order, source = 'ALL', maximumConversion }: Pick<BonusTerms, 'order' | 'source' | 'maximumConversion'>,
  currency: Currency,
  { forMinor, ownMinor, wagerMinor }: Omit<OfferQuestion, 'games' | 'shown'>,
  { stakeMinor, contributionPercent }: GameQuestion,
): WageringTerms => ({
  ...{ bonusMinor: forMinor, ownMinor, wagerMinor, contributionPercent, order, source },
  stakeMinor: BigInt(stakeMinor),
  maximumConversionMinor: amountIn(maximumConversion, currency),
});

/** The deposit that brings the whole maximum of a percentage; for a sum that waits for a deposit, the least that is enough. */
function depositFor(terms: BonusTerms, currency: Currency): bigint | null {
  if (!needsDeposit(terms)) return null;
  const leastMinor = amountIn(terms.minDeposit, currency) ?? 0n;
  const maximumMinor = amountIn(terms.maximum, currency);
  if (terms.type !== 'PERCENT_ON_DEPOSIT' || maximumMinor === null) return leastMinor;
  const percent = BigInt(terms.percent ?? 0);
  // Rounded up: a percentage rounds down, and the maximum must be reached.
  const wantedMinor = percent === 0n ? 0n : (maximumMinor * 100n + percent - 1n) / percent;
  const mostMinor = amountIn(terms.maxDeposit, currency);
  const enoughMinor = mostMinor !== null && mostMinor < wantedMinor ? mostMinor : wantedMinor;
  return enoughMinor < leastMinor ? leastMinor : enoughMinor;
}

interface Allowed {
  readonly question: GameQuestion;
  /** Cost of wagering one minor unit while the money lasts; of spins, what a round keeps of its stake. */
  readonly cost: number;
  /** Its law is known exactly. */
  readonly isCounted: boolean;
}

interface Offered {
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly find: FindKnownGame;
}

/**
 * The house's games that count, those that cost least first, each in its first mode. Games whose player decides when a round ends are
 * left out: their law is that of one way to play.
 */
function allowedGames(terms: BonusTerms, offered: Offered): Allowed[] {
  return GAMES.flatMap(({ definition }) => {
    const mode = modesOf(definition)[0]!;
    const contributionPercent = contributionOf(terms, definition.id, offered.find);
    const stakeMinor = stakeOf(terms, definition, offered);
    const counts = stakeMinor > 0n && stakeMinor * BigInt(contributionPercent) >= 100n;
    if (!counts || volatilityIn(definition, mode) === 'chosen') return [];
    const question = { game: definition.id, mode, stakeMinor: String(stakeMinor), contributionPercent };
    const { rtp, method } = declaredSheetOf(definition, mode);
    return [{ question, cost: (1 - rtp) / contributionPercent, isCounted: method === 'exact' }];
  }).sort(byCost);
}

const byCost = (one: Allowed, other: Allowed): number =>
  one.cost - other.cost || (one.question.game < other.question.game ? -1 : 1);

/** Of games whose law is counted where one counts, since figures without a margin say more; of an even number the dearer of two. */
function middleOf(games: readonly Allowed[]): Allowed | undefined {
  const counted = games.filter(({ isCounted }) => isCounted);
  const among = counted.length > 0 ? counted : games;
  return among[Math.floor(among.length / 2)];
}

const contributionOf = (
  { contributions, otherContribution }: Pick<BonusTerms, 'contributions' | 'otherContribution'>,
  game: string,
  find: FindKnownGame,
): number => contributions.find(({ of }) => isInFilter(of, game, find))?.percent ?? otherContribution;

/**
 * The larger of the currency's smallest usual stake and a two-hundredth of the bonus, rounded up to what the game can divide,
 * and never above the maximum stake. @returns 0 where the maximum is below what the game can divide
 */
function stakeOf(
  { maximumStake }: Pick<BonusTerms, 'maximumStake'>,
  definition: GameDefinition,
  { currency, amountMinor }: Offered,
): bigint {
  const units = BigInt(stakeUnitsOf(definition));
  const smallestMinor = STAKE_UNIT_MINOR[currency];
  const shareMinor = amountMinor / STAKES_OF_BONUS;
  const wantedMinor = smallestMinor > shareMinor ? smallestMinor : shareMinor;
  const fittingMinor = ((wantedMinor + units - 1n) / units) * units;
  const mostMinor = amountIn(maximumStake, currency);
  return mostMinor === null || fittingMinor <= mostMinor ? fittingMinor : (mostMinor / units) * units;
}
