import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeReturn, RETURN_ALARM_ROUNDS } from './judge-return.ts';

const fair = { rtp: 0.96, rtpMargin: 0, sigmaStakes: 5, details: {} };
const tallyOf = (rounds: number, actual: number, stakeUnits = 20) => ({
  rounds,
  winUnits: actual * rounds * stakeUnits,
  winUnitsSquared: (actual ** 2 + 25) * rounds * stakeUnits ** 2,
});

test('z counts standard errors, and the band is 1.96 of them', () => {
  const { actual, z, expectedFrom, expectedTo, alarm } = judgeReturn(fair, tallyOf(10_000, 1.06), 20);
  expect(actual).toBeCloseTo(1.06);
  expect(z).toBeCloseTo(2);
  expect([expectedFrom, expectedTo].map((share) => share.toFixed(3))).toEqual(['0.862', '1.058']);
  expect(alarm).toBe(false);
});

test.each([
  [10_000, 0.96 + 0.151, true],
  [10_000, 0.96 - 0.151, true],
  [9_999, 0.96 + 0.2, false],
  [10_000, 0.96 + 0.149, false],
])('%i rounds that return %f: alarm %s', (rounds, actual, alarm) => {
  expect(judgeReturn(fair, tallyOf(rounds, actual), 20).alarm).toBe(alarm);
});

test('few rounds are expected anywhere above nothing', () => {
  expect(judgeReturn(fair, tallyOf(1, 0), 20)).toMatchObject({ actual: 0, expectedFrom: 0, alarm: false });
});

test('a simulated expectation is not taken for more than it is', () => {
  const rounds = 1e9;
  const off = tallyOf(rounds, 0.964);
  expect(judgeReturn(fair, off, 20).alarm).toBe(true);
  expect(judgeReturn({ ...fair, rtpMargin: 0.0035 }, off, 20).alarm).toBe(false);
});

test('players who choose may get anything between their choices, and swing as they like', () => {
  const chosen = { ...fair, details: { rtpAfter1: 0.94, rtpAfter2: 0.97, rtpMargin95: 9 } };
  const rounds = 1e6;
  expect(judgeReturn(chosen, tallyOf(rounds, 0.945), 20).z).toBe(0);
  expect(judgeReturn(chosen, tallyOf(rounds, 0.9), 20).alarm).toBe(true);
  const wild = { ...tallyOf(rounds, 0.9), winUnitsSquared: 400 * rounds * 20 ** 2 };
  expect(judgeReturn(chosen, wild, 20).alarm).toBe(false);
  expect(judgeReturn(fair, wild, 20).alarm).toBe(true);
});

const tallies = fc.record({
  rounds: fc.integer({ min: 1, max: 100_000_000 }),
  actual: fc.double({ min: 0, max: 3, noNaN: true }),
});
const declared = fc.record({
  rtp: fc.double({ min: 0.5, max: 1, noNaN: true }),
  rtpMargin: fc.double({ min: 0, max: 0.01, noNaN: true }),
  sigmaStakes: fc.double({ min: 0.5, max: 200, noNaN: true }),
});

test('an alarm is what lies far outside the band of what is expected, never what lies inside', () => {
  fc.assert(
    fc.property(declared, tallies, (sheet, { rounds, actual }) => {
      const verdict = judgeReturn({ ...sheet, details: {} }, tallyOf(rounds, actual), 20);
      const inside = verdict.actual >= verdict.expectedFrom && verdict.actual <= verdict.expectedTo;
      if (inside) expect(verdict.alarm).toBe(false);
      if (verdict.alarm) expect(rounds).toBeGreaterThanOrEqual(RETURN_ALARM_ROUNDS);
      expect(Math.sign(verdict.z)).toBe(Math.sign(verdict.actual - sheet.rtp));
    }),
  );
});

test('it does not matter in how many units a stake is counted', () => {
  fc.assert(
    fc.property(declared, tallies, fc.integer({ min: 1, max: 100 }), (sheet, { rounds, actual }, units) => {
      const one = judgeReturn({ ...sheet, details: {} }, tallyOf(rounds, actual, 1), 1);
      const more = judgeReturn({ ...sheet, details: {} }, tallyOf(rounds, actual, units), units);
      expect(more.z).toBeCloseTo(one.z, 3);
    }),
  );
});
