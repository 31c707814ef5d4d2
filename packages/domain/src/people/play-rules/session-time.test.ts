import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMIT_PERIOD_MS, LIMIT_PERIODS } from '../limits/player-limit.ts';
import { countedFrom, reckonRules, ruleAgainst } from './reckon-rules.ts';
import { judgeStake, NO_SEAT_RULES, type SeatRules } from './seat-rules.ts';
import { sessionRule, usedMinutes, type PlayedMinutes, type TimeLimit } from './session-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The night the clocks go forward in Kyiv and most of Europe. */
const START = Date.parse('2026-03-29T00:20:30Z');
const HOUR = { period: 'day', minutes: 60 } as const;
const floor = (atMs: number, unitMs: number) => Math.floor(atMs / unitMs) * unitMs;

/** As the ledger tells it. */
function playedOf(stakesMs: readonly number[]): PlayedMinutes[] {
  const minutes = new Set(stakesMs.map((atMs) => floor(atMs, MINUTE_MS)));
  return [...Map.groupBy(minutes, (minute) => floor(minute, HOUR_MS))].map(([hour, of]) => ({
    hour: new Date(hour),
    minutes: of.length,
    last: new Date(Math.max(...of)),
  }));
}
const at = (minutes: number, seconds = 0) => new Date(START + minutes * MINUTE_MS + seconds * 1_000);

test('an allowance that nothing was taken of runs out when every minute of it was played', () => {
  const { from, until } = sessionRule(HOUR, [], at(0));
  expect([from, until]).toEqual([at(60, -30), at(60, -30)]);
});

test('a minute counts once, however much is staked in it, and may be played to its end', () => {
  const sixty = playedOf(Array.from({ length: 60 }, (_, minute) => START - minute * MINUTE_MS));
  expect(usedMinutes(HOUR, sixty, at(0))).toBe(60);
  expect(sessionRule(HOUR, sixty, at(0)).from).toEqual(at(0, 30));
  const closed = sessionRule(HOUR, sixty, at(0, 30));
  expect(closed.from.getTime()).toBeLessThanOrEqual(at(0, 30).getTime());
});

test('what has run out is there again when the first hours of it have left the day', () => {
  const played = playedOf([START - 5 * HOUR_MS, START - 3 * HOUR_MS]);
  const rule = (minutes: number) => sessionRule({ period: 'day', minutes }, played, at(0));
  const leaves = (hoursAgo: number) => new Date(floor(START, HOUR_MS) + (25 - hoursAgo) * HOUR_MS);
  expect(rule(2).until).toEqual(leaves(5));
  expect(rule(1).until).toEqual(leaves(3));
});

const stake = { currency: 'UAH', kind: 'play', stakeMinor: 5n, ownMinor: 5n } as const;
const limits: fc.Arbitrary<TimeLimit> = fc.record({
  period: fc.constantFrom(...LIMIT_PERIODS),
  minutes: fc.integer({ min: 1, max: 90 }),
});
const waits = fc.array(fc.constantFrom(1, 7, 20, 59, 60, 61, 90, 600, 7_200, 50_000, 200_000), {
  minLength: 20,
  maxLength: 300,
});

test('whenever somebody stakes: never in more minutes than they allow themselves, and never refused in fewer', () => {
  fc.assert(
    fc.property(limits, waits, (limit, list) => {
      let nowMs = START;
      let seat: SeatRules = { ...NO_SEAT_RULES, rulesUntil: new Date(0) };
      const stakes: number[] = [];
      for (const waitSeconds of list) {
        const now = new Date((nowMs += waitSeconds * 1_000));
        const isCounted = (atMs: number) => floor(atMs, HOUR_MS) >= countedFrom(limit.period, now).getTime();
        const minutesWith = (more: readonly number[]) =>
          new Set([...stakes, ...more].filter(isCounted).map((atMs) => floor(atMs, MINUTE_MS))).size;
        const isWithin = minutesWith([nowMs]) <= limit.minutes;
        if (judgeStake(seat, stake, now) !== 'allowed') {
          const rules = [sessionRule(limit, playedOf(stakes), now)];
          seat = reckonRules(rules, [], { ...stake, now });
          const against = ruleAgainst(rules, [], stake, now);
          expect(against === undefined).toBe(isWithin);
          if (against) {
            expect(against.until!.getTime()).toBeGreaterThan(nowMs);
            expect(against.until!.getTime()).toBeLessThanOrEqual(
              nowMs + LIMIT_PERIOD_MS[limit.period] + HOUR_MS,
            );
            continue;
          }
        }
        expect(judgeStake(seat, stake, now)).toBe('allowed');
        expect(isWithin).toBe(true);
        stakes.push(nowMs);
        // What the seat was told is not later than what is true now.
        expect(seat.rulesUntil!.getTime()).toBeLessThanOrEqual(
          sessionRule(limit, playedOf(stakes), now).from.getTime(),
        );
      }
    }),
    { numRuns: 300 },
  );
});
