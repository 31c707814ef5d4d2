import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SEAT_RULES } from '../../people/play-rules/seat-rules.ts';
import { judgeRound, type RoundMet, type RoundVerdict } from './judge-round.ts';

const now = new Date('2026-11-22T12:00:00Z');
const FINE: RoundMet = {
  isKnown: false,
  isStale: false,
  isAvailable: true,
  hasOpenRound: false,
  cycle: { arrivedMs: 10_000, lastStartMs: 0, minimumCycleMs: 2_500 },
  rules: NO_SEAT_RULES,
  stake: { currency: 'UAH', kind: 'real', stakeMinor: 100n, ownMinor: 100n },
  bonusMaximumMinor: null,
  heldMinor: 100n,
  now,
};
const REFUSALS: readonly [RoundVerdict, Partial<RoundMet>][] = [
  ['known', { isKnown: true }],
  ['stale', { isStale: true }],
  ['game_unavailable', { isAvailable: false }],
  ['round_open', { hasOpenRound: true }],
  ['too_soon', { cycle: { arrivedMs: 10_000, lastStartMs: 9_000, minimumCycleMs: 2_500 } }],
  ['reckon', { rules: { ...NO_SEAT_RULES, rulesUntil: now } }],
  ['stake_too_high', { bonusMaximumMinor: 99n }],
  ['insufficient_funds', { heldMinor: 99n }],
];

describe('a round at its settlement', () => {
  it('is settled where nothing is against it', () => expect(judgeRound(FINE)).toBe('settled'));

  it.each(REFUSALS)('is %s', (verdict, met) => expect(judgeRound({ ...FINE, ...met })).toBe(verdict));

  it('of several things against it, is told the first', () => {
    fc.assert(
      fc.property(fc.subarray([...REFUSALS], { minLength: 1 }), (against) => {
        const met = against.reduce((all, [, one]) => ({ ...all, ...one }), FINE);
        expect(judgeRound(met)).toBe(against[0]![0]);
      }),
    );
  });

  it('is judged by the limit for one round after what may still be staked', () => {
    const rules = { ...NO_SEAT_RULES, stakeMaximumMinor: 50n };
    expect(judgeRound({ ...FINE, rules })).toBe('stake_too_high');
    expect(judgeRound({ ...FINE, rules: { ...rules, stakeAllowanceMinor: 50n } })).toBe('reckon');
  });
});
