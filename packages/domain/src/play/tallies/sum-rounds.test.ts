import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FactPayloads } from '../../facts/facts.ts';
import { sumRounds, type EndedRound, type RoundSum } from './sum-rounds.ts';

const amount = fc.bigInt({ min: 0n, max: 2n ** 40n }).map(String);
/** Few of everything, so that they meet. */
const round: fc.Arbitrary<EndedRound> = fc.record({
  playerId: fc.bigInt({ min: 8n, max: 11n }),
  createdAt: fc
    .integer({ min: -3, max: 3 })
    .map((hours) => new Date(Date.UTC(2026, 2, 28) + hours * 3_600_000)),
  payload: fc.record({
    provider: fc.constant('studio'),
    game: fc.constantFrom('sunny-orchard', 'high-kite'),
    currency: fc.constantFrom('UAH', 'EUR'),
    kind: fc.constantFrom('real', 'bonus', 'play'),
    stakeMinor: amount,
    winMinor: amount,
  }),
});
const rounds = fc.array(round, { maxLength: 60 });

type Place = Pick<RoundSum, 'playerId' | 'day' | 'game' | 'currency' | 'kind'>;
const placeOf = ({ playerId, day, game, currency, kind }: Place): unknown[] => [
  playerId,
  day,
  game,
  currency,
  kind,
];
const isAt = (place: Place) => (each: EndedRound) => {
  const { game, currency, kind } = each.payload;
  const day = each.createdAt.toISOString().slice(0, 10);
  return String(placeOf({ playerId: each.playerId, day, game, currency, kind })) === String(placeOf(place));
};

test('each sum is that of the rounds at its place, and every round is at one', () => {
  fc.assert(
    fc.property(rounds, (list) => {
      const sums = sumRounds(list);
      for (const sum of sums) {
        const there = list.filter(isAt(sum));
        const total = (field: 'stakeMinor' | 'winMinor') =>
          there.reduce((minor, { payload }) => minor + BigInt(payload[field]), 0n);
        expect(sum).toMatchObject({
          rounds: there.length,
          stakeMinor: total('stakeMinor'),
          winMinor: total('winMinor'),
          lastAt: new Date(Math.max(...there.map(({ createdAt }) => createdAt.getTime()))),
        });
      }
      expect(sums.reduce((count, sum) => count + sum.rounds, 0)).toBe(list.length);
    }),
  );
});

test('places come once each and in order, players by number', () => {
  fc.assert(
    fc.property(rounds, (list) => {
      const sums = sumRounds(list);
      const inOrder = (a: RoundSum, b: RoundSum): boolean => {
        const [first, second] = [placeOf(a), placeOf(b)];
        const at = first.findIndex((value, index) => value !== second[index]);
        return at >= 0 && (first[at] as string) < (second[at] as string);
      };
      for (const [index, sum] of sums.slice(1).entries()) expect(inOrder(sums[index]!, sum)).toBe(true);
    }),
  );
});

test('wherever a list is cut, the sums of its parts come to the sums of the whole', () => {
  fc.assert(
    fc.property(rounds, fc.nat(60), (list, at) => {
      const added = new Map<string, RoundSum>();
      for (const sum of [...sumRounds(list.slice(0, at)), ...sumRounds(list.slice(at))]) {
        const place = String(placeOf(sum));
        const other = added.get(place);
        added.set(place, {
          ...sum,
          rounds: sum.rounds + (other?.rounds ?? 0),
          stakeMinor: sum.stakeMinor + (other?.stakeMinor ?? 0n),
          winMinor: sum.winMinor + (other?.winMinor ?? 0n),
          lastAt: other && other.lastAt > sum.lastAt ? other.lastAt : sum.lastAt,
        });
      }
      const whole = new Map(sumRounds(list).map((sum) => [String(placeOf(sum)), sum]));
      expect(added).toEqual(whole);
    }),
  );
});

test('a round of own and bonus money counts once, its money apart; one of a gift moves none', () => {
  const settled: FactPayloads['round.settled'] = {
    ...{ id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', game: 'high-kite', currency: 'UAH', kind: 'real' },
    ...{ stakeMinor: '100', winMinor: '30', amountMinor: '0', version: 1, maths: 1, entry: null },
  };
  const sumsOf = (more: Pick<FactPayloads['round.settled'], 'bonusStakeMinor' | 'bonusWinMinor' | 'gift'>) =>
    sumRounds([{ playerId: 1n, createdAt: new Date(0), payload: { ...settled, ...more } }]).map(
      ({ kind, rounds, stakeMinor, winMinor }) => [kind, rounds, stakeMinor, winMinor],
    );
  expect(sumsOf({ bonusStakeMinor: '40', bonusWinMinor: '12' })).toEqual([
    ['bonus', 0, 40n, 12n],
    ['real', 1, 60n, 18n],
  ]);
  expect(sumsOf({ bonusStakeMinor: '100', bonusWinMinor: '30' })).toEqual([['bonus', 1, 100n, 30n]]);
  expect(sumsOf({ bonusStakeMinor: '0', bonusWinMinor: '0' })).toEqual([['real', 1, 100n, 30n]]);
  expect(sumsOf({ bonusStakeMinor: '100', bonusWinMinor: '0' })).toEqual([
    ['bonus', 1, 100n, 0n],
    ['real', 0, 0n, 30n],
  ]);
  expect(sumsOf({ gift: settled.id })).toEqual([['bonus', 1, 0n, 0n]]);
});

test('a studio’s round that is told again counts as it was told first', () => {
  const payload: FactPayloads['provider-round.ended'] = {
    ...{ provider: 'studio', round: 'r-1', game: 'high-kite', currency: 'UAH', kind: 'real' },
    ...{ stakeMinor: '100', winMinor: '0' },
  };
  const told = (more: object) => ({ playerId: 1n, createdAt: new Date(0), payload: { ...payload, ...more } });
  const sums = sumRounds([told({}), told({ winMinor: '500', again: 'win' })]);
  expect(sums).toMatchObject([{ rounds: 1, stakeMinor: 100n, winMinor: 0n }]);
});
