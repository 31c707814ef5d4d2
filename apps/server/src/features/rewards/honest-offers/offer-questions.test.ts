import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import { GAMES } from '@croupier/games';
import { expect, test } from 'vitest';
import { questionOf } from './offer-questions.ts';

const TERMS: BonusTerms = {
  ...{ type: 'PERCENT_ON_DEPOSIT', percent: 150, trigger: { by: 'deposit' }, claimDays: 7, validDays: 14 },
  maximum: { UAH: '500000', EUR: '15000' },
  ...{ wagerTimes: 30, wagerBase: 'BONUS', order: 'REAL_FIRST', contributions: [], otherContribution: 100 },
};
const find = (game: string) => {
  const known = GAMES.find(({ definition }) => definition.id === game);
  return known && { categories: known.genres, studio: 'toro-games' };
};
const ask = (terms: Partial<BonusTerms>, currency: 'UAH' | 'EUR' = 'UAH') =>
  questionOf({ ...TERMS, ...terms }, currency, find);

test('asks for the maximum of a percentage, and for the deposit that brings it', () => {
  expect(ask({})).toMatchObject({ forMinor: 500_000n, ownMinor: 333_334n, wagerMinor: 15_000_000n });
  expect(ask({ maxDeposit: { UAH: '100000', EUR: '3000' } })).toMatchObject({
    ...{ forMinor: 150_000n, ownMinor: 100_000n },
  });
  expect(ask({ wagerBase: 'DEPOSIT_PLUS_BONUS', wagerTimes: 2 })).toMatchObject({ wagerMinor: 1_666_668n });
});

test('asks for a sum as it is, beside the least deposit where it waits for one', () => {
  const sum = { type: 'FIXED', percent: undefined!, maximum: undefined!, amount: { UAH: '20000' } } as const;
  expect(ask({ ...sum, minDeposit: { UAH: '10000' } })).toMatchObject({
    forMinor: 20_000n,
    ownMinor: 10_000n,
  });
  expect(ask({ ...sum, trigger: { by: 'shelf' } })).toMatchObject({ forMinor: 20_000n, ownMinor: 0n });
  expect(ask(sum, 'EUR')).toBeUndefined();
});

test('stakes a two-hundredth of the bonus, the smallest usual stake at least and the maximum at most', () => {
  const stakes = (terms: Partial<BonusTerms>) =>
    new Set(
      ask({ otherContribution: 0, ...onlyOf('sunny-orchard'), ...terms })!.games.map(
        (game) => game.stakeMinor,
      ),
    );
  expect(stakes({})).toEqual(new Set(['2500']));
  expect(stakes({ maximum: { UAH: '8000' } })).toEqual(new Set(['100']));
  expect(stakes({ maximumStake: { UAH: '1003' } })).toEqual(new Set(['1000']));
});
const onlyOf = (...games: string[]) => ({ contributions: [{ of: { games }, percent: 100 }] });

test('takes the three games that cost least, the middle one and the dearest, and no game that its player ends', () => {
  const { games, shown } = ask({})!;
  expect(games).toHaveLength(5);
  expect(shown).toBe(games[3]!.game);
  expect(ask({ ...onlyOf('gearworks', 'lucky-fern', 'storm-keep'), otherContribution: 0 })!.shown).toBe(
    'lucky-fern',
  );
  expect(ask({ ...onlyOf('gearworks'), otherContribution: 0 })!.shown).toBe('gearworks');
  expect(games.map(({ game }) => game)).not.toContain('high-kite');
  const dear = ask({
    contributions: [{ of: { categories: ['slots'] }, percent: 100 }],
    otherContribution: 10,
  })!;
  expect(dear.games.map(({ contributionPercent }) => contributionPercent)).toEqual([100, 100, 100, 100, 10]);
  expect(ask({ otherContribution: 0 })).toMatchObject({ shown: null, games: [] });
  expect(ask({ ...onlyOf('pearl-reef', 'high-kite'), otherContribution: 0 })!.shown).toBeNull();
});
