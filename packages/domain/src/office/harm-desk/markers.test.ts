import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  judgeDay,
  levelOf,
  MARKER_NAMES,
  type HarmFacts,
  type PlayedMinute,
  type TriedDeposit,
} from './index.ts';

const DAY = new Date('2026-11-20T00:00:00Z');
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00Z`);
const quiet: HarmFacts = {
  ...{ dayStart: DAY, minutes: [], deposits: [], limits: [], breaksBegun: 0, breakEndedAt: null },
  payOutsTakenBack: 0,
};
const minute = (time: string, change: Partial<PlayedMinute> = {}): PlayedMinute => ({
  ...{ at: at(time), hour: 12, currency: 'UAH', stakes: 5, stakedMinor: 500n, wonMinor: 100n },
  ...change,
});
const paid = (time: string, amountMinor = 1000n, day?: string): TriedDeposit => ({
  ...{ at: at(time, day), currency: 'UAH', amountMinor, isPaid: true },
});
const failed = (time: string): TriedDeposit => ({ ...paid(time), isPaid: false });
const markersOf = (facts: Partial<HarmFacts>) =>
  judgeDay({ ...quiet, ...facts }).reasons.map(({ marker }) => marker);
/** A minute of play every so many minutes, from one time on. */
const play = (from: string, count: number, apart: number, change: Partial<PlayedMinute> = {}) =>
  Array.from({ length: count }, (_, n) =>
    minute('00:00', { at: new Date(at(from).getTime() + n * apart * 60_000), ...change }),
  );

test('a quiet day says nothing', () => {
  expect(judgeDay(quiet)).toEqual({ score: 0, reasons: [] });
  expect(judgeDay({ ...quiet, minutes: play('10:00', 30, 1), deposits: [paid('09:00')] }).score).toBe(0);
});

test('two deposits within half an hour of a loss are a marker; one is none, nor are those after a win', () => {
  const minutes = [minute('10:00'), minute('12:00')];
  expect(markersOf({ minutes, deposits: [paid('10:29'), paid('12:30')] })).toEqual(['deposits-after-losses']);
  expect(markersOf({ minutes, deposits: [paid('10:29'), paid('12:31')] })).toEqual([]);
  const won = minutes.map((each) => ({ ...each, wonMinor: 900n }));
  expect(markersOf({ minutes: won, deposits: [paid('10:29'), paid('12:30')] })).toEqual([]);
});

test('a week of twice the usual deposits is one, and a first week is not', () => {
  const before = ['01', '05', '08', '11'].map((day) => paid('10:00', 1000n, `2026-11-${day}`));
  expect(markersOf({ deposits: [...before, paid('10:00', 2000n)] })).toEqual(['rising-deposits']);
  expect(markersOf({ deposits: [...before, paid('10:00', 1999n)] })).toEqual([]);
  expect(markersOf({ deposits: [paid('10:00', 99_000n)] })).toEqual([]);
});

test('rising deposits are rising whatever is tried after them, and in whatever currency', () => {
  const before = ['01', '05', '08', '11'].map((day) => paid('10:00', 1000n, `2026-11-${day}`));
  const [high, euro] = [paid('10:00', 2000n), { ...paid('11:00', 2n), currency: 'EUR' as const }];
  expect(markersOf({ deposits: [...before, high, failed('12:00')] })).toEqual(['rising-deposits']);
  expect(markersOf({ deposits: [...before, high, euro] })).toEqual(['rising-deposits']);
  // Twenty hryvnias a week, and then half a euro and a bit: what somebody deposits is its worth.
  expect(markersOf({ deposits: [...before, { ...euro, amountMinor: 40n }] })).toEqual(['rising-deposits']);
  expect(markersOf({ deposits: [...before, { ...euro, amountMinor: 39n }] })).toEqual([]);
});

test('what is usual is of four weeks and no day more', () => {
  const firstDay = paid('10:00', 4000n, '2026-10-17');
  expect(markersOf({ deposits: [firstDay, paid('10:00', 2000n)] })).toEqual(['rising-deposits']);
  const dayBefore = paid('10:00', 4000n, '2026-10-16');
  expect(markersOf({ deposits: [firstDay, dayBefore, paid('10:00', 2000n)] })).toEqual(['rising-deposits']);
  expect(markersOf({ deposits: [dayBefore, paid('10:00', 2000n)] })).toEqual([]);
});

test('failed deposits, long sessions and nights', () => {
  expect(markersOf({ deposits: ['10:00', '10:05', '10:09'].map(failed) })).toEqual(['failed-deposits']);
  expect(markersOf({ minutes: play('10:00', 13, 15) })).toEqual(['long-sessions']);
  expect(markersOf({ minutes: play('10:00', 13, 16) })).toEqual([]);
  expect(markersOf({ minutes: play('01:00', 60, 1, { hour: 4 }) })).toEqual(['nights']);
  expect(markersOf({ minutes: play('01:00', 60, 1, { hour: 5 }) })).toEqual([]);
});

test('a limit that is used up, and a raise asked for then', () => {
  const limit = { size: 1000n, used: 950n, usedWhenAsked: null };
  expect(markersOf({ limits: [limit] })).toEqual(['limits-reached']);
  expect(markersOf({ limits: [{ ...limit, used: 949n }] })).toEqual([]);
  expect(markersOf({ limits: [{ ...limit, usedWhenAsked: 950n }] })).toEqual([
    'limits-reached',
    'raises-after-reaching',
  ]);
  expect(markersOf({ limits: [{ ...limit, usedWhenAsked: 10n }] })).toEqual(['limits-reached']);
});

test('breaks taken, and play soon after one', () => {
  expect(markersOf({ breaksBegun: 2 })).toEqual(['breaks']);
  const minutes = [minute('10:00')];
  expect(markersOf({ minutes, breakEndedAt: at('10:00', '2026-11-19') })).toEqual(['back-after-break']);
  expect(markersOf({ minutes, breakEndedAt: at('09:59', '2026-11-19') })).toEqual([]);
});

test('stakes three times as high at the end of a day of losses as at its start', () => {
  const early = play('10:00', 10, 5);
  const late = play('12:15', 10, 5, { stakedMinor: 1500n });
  expect(markersOf({ minutes: [...early, ...late] })).toContain('stakes-chased');
  const won = late.map((each) => ({ ...each, wonMinor: 9_000n }));
  expect(markersOf({ minutes: [...early, ...won] })).not.toContain('stakes-chased');
});

test('a score is the points of its reasons, each named once, and levels rise with it', () => {
  const facts = fc.record({
    dayStart: fc.constant(DAY),
    minutes: fc.constantFrom([], play('01:00', 200, 1, { hour: 2 }), play('10:00', 5, 1)),
    deposits: fc.array(fc.constantFrom(paid('10:10'), failed('10:20'))),
    limits: fc.constant([]),
    breaksBegun: fc.nat(5),
    breakEndedAt: fc.constantFrom(null, at('00:30')),
    payOutsTakenBack: fc.nat(2),
  });
  fc.assert(
    fc.property(facts, (each) => {
      const { score, reasons } = judgeDay(each);
      expect(new Set(reasons.map(({ marker }) => marker)).size).toBe(reasons.length);
      expect(score > 0).toBe(reasons.length > 0);
      expect(reasons.every(({ marker, value, from }) => MARKER_NAMES.includes(marker) && value >= from)).toBe(
        true,
      );
    }),
  );
  expect([1, 5, 6, 14, 15].map(levelOf)).toEqual(['low', 'low', 'middle', 'middle', 'high']);
});

test('a pay-out that was taken back is one', () => {
  expect(markersOf({ payOutsTakenBack: 1 })).toEqual(['pay-outs-taken-back']);
  expect(markersOf({ payOutsTakenBack: 0 })).toEqual([]);
});
