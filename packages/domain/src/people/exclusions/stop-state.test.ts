import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STOP_PACKS, STOP_TERMS, STOP_TERM_NAMES } from './stop-packs.ts';
import { endOfStop, isLonger, RETURN_WAIT_MS, stopStateOf, type Stop } from './stop-state.ts';

const DAY_MS = 86_400_000;
const at = (text: string): Date => new Date(text);
const NOW = at('2026-08-31T10:00:00Z');

test('a term ends on its day, and in a month that is too short on the last one', () => {
  expect(endOfStop('day', NOW)).toEqual(at('2026-09-01T10:00:00Z'));
  expect(endOfStop('half-year', NOW)).toEqual(at('2027-02-28T10:00:00Z'));
  expect(endOfStop('year', at('2028-02-29T10:00:00Z'))).toEqual(at('2029-02-28T10:00:00Z'));
  expect(endOfStop('forever', NOW)).toBeNull();
});

test('every region offers breaks and exclusions from the shortest, none under half a year, and in Ukraine none above three', () => {
  for (const { terms, checkMinutes, checkMinutesAtFirst } of Object.values(STOP_PACKS)) {
    const ends = terms.map((term) => endOfStop(term, NOW)?.getTime() ?? Infinity);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(new Set(terms.map((term) => STOP_TERMS[term].kind))).toEqual(new Set(['break', 'exclusion']));
    expect(checkMinutes).toContain(checkMinutesAtFirst);
    expect(Math.min(...checkMinutes)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...checkMinutes)).toBeLessThanOrEqual(60);
  }
  const months = STOP_PACKS.UA.terms.flatMap((term) =>
    'months' in STOP_TERMS[term] ? [STOP_TERMS[term].months] : [],
  );
  expect([months[0], months.at(-1)]).toEqual([6, 36]);
});

test('an exclusion stays closed after its term until its player asks, and for a day more', () => {
  const until = endOfStop('half-year', NOW)!;
  const stop: Stop = { kind: 'exclusion', beganAt: NOW, untilAt: until };
  expect(stopStateOf([stop], [], NOW)).toEqual({
    kind: 'exclusion',
    since: NOW,
    until,
    opensAt: null,
    mayReturn: false,
  });
  expect(stopStateOf([stop], [], until)).toMatchObject({ mayReturn: true, opensAt: null });
  const asked = new Date(until.getTime() + 5 * DAY_MS);
  const opensAt = new Date(asked.getTime() + RETURN_WAIT_MS);
  expect(stopStateOf([stop], [asked], asked)).toMatchObject({ mayReturn: false, opensAt });
  expect(stopStateOf([stop], [asked], opensAt)).toBeUndefined();
});

test('while one lasts nobody asks about another that is over', () => {
  const over: Stop = { kind: 'exclusion', beganAt: NOW, untilAt: endOfStop('half-year', NOW) };
  const long: Stop = { kind: 'exclusion', beganAt: NOW, untilAt: endOfStop('year', NOW) };
  expect(stopStateOf([over, long], [], over.untilAt!)).toMatchObject({
    until: long.untilAt,
    mayReturn: false,
  });
});

const presses = fc.array(
  fc.record({
    term: fc.constantFrom(...STOP_TERM_NAMES),
    afterDays: fc.integer({ min: 0, max: 400 }),
    returns: fc.boolean(),
  }),
  { maxLength: 12 },
);

test('no sequence of presses opens play before the end of anything that was pressed', () => {
  fc.assert(
    fc.property(presses, (list) => {
      const stops: Stop[] = [];
      const returns: Date[] = [];
      let closedUntil = 0;
      let now = NOW;
      for (const { term, afterDays, returns: asks } of list) {
        now = new Date(now.getTime() + afterDays * DAY_MS);
        const state = stopStateOf(stops, returns, now);
        expect(state !== undefined || now.getTime() >= closedUntil).toBe(true);
        if (asks) {
          if (state?.mayReturn) returns.push(now);
          continue;
        }
        const stop: Stop = { kind: STOP_TERMS[term].kind, beganAt: now, untilAt: endOfStop(term, now) };
        // What is left out as no longer changes nothing about when play opens.
        if (isLonger(stops, stop)) stops.push(stop);
        closedUntil = Math.max(closedUntil, stop.untilAt?.getTime() ?? Infinity);
        const after = stopStateOf(stops, returns, now)!;
        expect(after.opensAt?.getTime() ?? Infinity).toBeGreaterThanOrEqual(
          stop.untilAt?.getTime() ?? Infinity,
        );
      }
    }),
  );
});
