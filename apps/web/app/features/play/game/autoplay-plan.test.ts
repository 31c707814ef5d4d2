import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRound, endAfter, FIRST_PLAN, NOTHING_PLAYED, type AutoplayRun } from './autoplay-plan.ts';

const round = (stake: number, win: number, giftId: string | null = null) => ({
  stakeMinor: String(stake),
  winMinor: String(win),
  giftId,
});
const NEVER = { rounds: 1_000, winStakes: null, lossMinor: null, endsAtFeature: false };

test('a run says what was staked and won, and a gift stakes nothing', () => {
  const rounds = [round(100, 0), round(100, 250), round(100, 900, 'gift')];
  expect(rounds.reduce<AutoplayRun>(countRound, NOTHING_PLAYED)).toEqual({
    played: 3,
    stakedMinor: 200n,
    wonMinor: 250n,
  });
});

test.each([
  ['a win of ten stakes', FIRST_PLAN, round(100, 1000), false, 'win'],
  ['a win just below', FIRST_PLAN, round(100, 999), false, null],
  ['the loss that was set', { ...NEVER, lossMinor: 100n }, round(100, 0), false, 'loss'],
  ['a smaller loss', { ...NEVER, lossMinor: 101n }, round(100, 0), false, null],
  ['a feature', { ...NEVER, endsAtFeature: true }, round(100, 0), true, 'feature'],
  ['a feature that nobody asked to end at', NEVER, round(100, 0), true, null],
  ['the last round', { ...NEVER, rounds: 1 }, round(100, 50), false, 'rounds'],
])('%s', (_what, plan, last, feature, end) => {
  expect(endAfter(plan, countRound(NOTHING_PLAYED, last), last, feature)).toBe(end);
});

test('with a limit of loss, no more is lost than that and the last stake', () => {
  const amount = fc.integer({ min: 1, max: 10_000 });
  const wins = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(amount, amount, wins, (stake, limit, played) => {
      let run: AutoplayRun = NOTHING_PLAYED;
      for (const win of played) {
        run = countRound(run, round(stake, win));
        if (endAfter({ ...NEVER, lossMinor: BigInt(limit) }, run, round(stake, win), false)) break;
      }
      return run.stakedMinor - run.wonMinor < BigInt(limit + stake);
    }),
  );
});
