import { convertBonus, endOfGrant, progressOf, splitStake, splitWin } from '@croupier/domain/rewards/purses';
import type { BonusTerms as Offered } from '@croupier/domain/rewards/bonuses';
import { decideRound, findGame, GAMES, stakeUnitsOf, winMinorOf } from '@croupier/games';
import { wageringByLaw } from '@croupier/games/maths/bonus-law.ts';
import type { BonusTerms } from '@croupier/games/maths/bonus-terms.ts';
import { lawOf } from '@croupier/games/maths/laws.ts';
import { spinsByLaw, type SpinsTerms } from '@croupier/games/maths/spins-law.ts';
import { quickDraw } from '@croupier/games/simulator/quick-draw.ts';
import { BONUS } from '@croupier/contract/rewards/bonuses/kind';
import { expect, test } from 'vitest';
import { readShipped } from '../programmes/feature.ts';
import { questionOf, termsOnGame } from './offer-questions.ts';

/** A hundred per cent up to 5,000 UAH, wagered thirty times at 25 UAH a round. */
const WELCOME: BonusTerms = {
  ...{ bonusMinor: 5_000_00n, ownMinor: 5_000_00n, wagerMinor: 150_000_00n },
  ...{ contributionPercent: 100, stakeMinor: 25_00n, order: 'REAL_FIRST', maximumConversionMinor: null },
};
const SMALLEST_STAKE_MINOR = 1_00n;
const LEAST_ROUNDS = 1_000_000;
/** Three standard errors: one run in four hundred would fail by chance, and the seed is fixed. */
const ERRORS = 3;

test.each<[string, Partial<BonusTerms>]>([
  ['without a cap', {}],
  ['under a cap', { maximumConversionMinor: 2_000_00n }],
  ['when the bonus is staked first', { order: 'BONUS_FIRST', ownMinor: 0n }],
  // A deposit that no stake divides leaves a remainder that is staked beside bonus money.
  ['with a deposit of no whole stakes', { ownMinor: 4_990_10n, maximumConversionMinor: 2_000_00n }],
])('a million rounds by the rules of the purse come to what the sheet says %s', (_case, change) => {
  expectAsTold({ ...WELCOME, ...change }, 'sunny-orchard');
});

const CURRENCY = 'UAH';
/** Shipped bonuses that have a sheet, on the game that it shows. */
const SHIPPED = (await readShipped(new Map([[BONUS.kind, BONUS]]))).flatMap(({ code, body }) => {
  const { terms } = body as { terms: Offered };
  if (terms.spins?.provider !== undefined) return [];
  const asked = questionOf(terms, CURRENCY, (game) => {
    const known = GAMES.find(({ definition }) => definition.id === game);
    return known && { categories: known.genres, studio: 'toro-games' };
  })!;
  const shown = asked.games.find(({ game }) => game === asked.shown)!;
  return [{ code, shown, terms: termsOnGame(terms, CURRENCY, asked, shown) }];
});

test.each(SHIPPED)(
  'a million rounds of the shipped bonus $code come to what its sheet says',
  ({ shown: { game, mode }, terms }) =>
    'spins' in terms ? expectSpinsAsTold(terms, game, mode) : expectAsTold(terms, game, mode),
);

function expectSpinsAsTold(terms: SpinsTerms, game: string, mode: string): void {
  const { law, play } = playing(game, mode, terms.stakeMinor);
  const sheet = spinsByLaw(terms, law);
  const capMinor = Number(terms.maximumWinMinor ?? Infinity);
  const won = Array.from({ length: Math.ceil(LEAST_ROUNDS / terms.spins) }, () => {
    let sumMinor = 0n;
    for (let spin = 0; spin < terms.spins; spin += 1) sumMinor += play();
    return Math.min(Number(sumMinor), capMinor);
  });
  expectIn(meanOf(won), Number(sheet.expectedLeftMinor));
  expectIn(meanOf(won.map((minor) => (minor > 0 ? 1 : 0))), sheet.chanceToFinishMicro / 1e6);
}

/** Plays a million rounds of players with this bonus, and holds their means against the sheet. */
function expectAsTold(terms: BonusTerms, game: string, mode = 'main'): void {
  const { law, play } = playing(game, mode, terms.stakeMinor);
  const sheet = wageringByLaw(terms, law);
  const players: ReturnType<typeof wager>[] = [];
  for (let rounds = 0; rounds < LEAST_ROUNDS; rounds += players.at(-1)!.rounds)
    players.push(wager(terms, play));

  const of = (value: (player: (typeof players)[number]) => number) => meanOf(players.map(value));
  expectIn(
    of(({ lostMinor }) => lostMinor),
    Number(sheet.expectedCostMinor),
  );
  expectIn(
    of(({ rounds }) => rounds),
    sheet.expectedRounds,
  );
  expectIn(
    of(({ isDone }) => (isDone ? 1 : 0)),
    sheet.chanceToFinishMicro / 1e6,
  );
  // Short by less than a stake where there is a cap, as the sheet says.
  expectIn(
    of(({ leftMinor }) => leftMinor),
    Number(sheet.expectedLeftMinor),
    Number(terms.stakeMinor),
  );
}

/** The law of a game, and rounds of it. @returns of `play` what a round won, in minor units */
function playing(game: string, mode: string, stakeMinor: bigint) {
  const { definition } = findGame(game)!;
  const draw = quickDraw(5);
  return {
    law: { distribution: lawOf(definition, mode).distribution, stakeUnits: stakeUnitsOf(definition) },
    play: () => winMinorOf(decideRound(definition, draw, { mode, choices: [] }), definition, stakeMinor),
  };
}

function expectIn({ mean, error }: ReturnType<typeof meanOf>, told: number, more = 0): void {
  expect(Math.abs(mean - told)).toBeLessThanOrEqual(ERRORS * error + more);
}

/** A player from the activation to the end, by the rules of the purse. */
function wager(
  { bonusMinor, ownMinor, wagerMinor, stakeMinor, order, ...terms }: BonusTerms,
  play: () => bigint,
) {
  let held = { realMinor: ownMinor, bonusMinor };
  let [wagerLeftMinor, lostMinor, rounds] = [wagerMinor, 0n, 0];
  const endOf = () =>
    endOfGrant(
      { wagerLeftMinor, bonusMinor: held.bonusMinor, expiresAt: null, hasOpenRound: false },
      { now: new Date(0), smallestStakeMinor: SMALLEST_STAKE_MINOR },
    );
  while (endOf() === undefined) {
    const stake = splitStake(stakeMinor, held, order);
    if (!stake) break;
    const win = splitWin(play(), stake);
    wagerLeftMinor -= progressOf(stakeMinor, terms.contributionPercent, wagerLeftMinor);
    lostMinor += stakeMinor - win.realMinor - win.bonusMinor;
    held = {
      realMinor: held.realMinor - stake.realMinor + win.realMinor,
      bonusMinor: held.bonusMinor - stake.bonusMinor + win.bonusMinor,
    };
    rounds += 1;
  }
  const isFinished = endOf() === 'FINISHED';
  const { convertedMinor } = convertBonus(held.bonusMinor, terms.maximumConversionMinor);
  return {
    rounds,
    lostMinor: Number(lostMinor),
    isDone: isFinished && held.realMinor + held.bonusMinor > 0n,
    leftMinor: isFinished ? Number(held.realMinor + convertedMinor) : 0,
  };
}

function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}
