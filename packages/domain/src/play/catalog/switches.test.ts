import { expect, test } from 'vitest';
import { areSameTimes, isClosedAt, mayClose, switchStateAt, SWITCH_SCOPES } from './switches.ts';

const now = new Date('2026-11-23T12:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

test.each([
  [{ from: null, until: null }, 'closed'],
  [{ from: now, until: null }, 'closed'],
  [{ from: after, until: null }, 'planned'],
  [{ from: null, until: after }, 'closed'],
  [{ from: null, until: now }, 'over'],
  [{ from: before, until: before }, 'over'],
] as const)('%j is %s', (times, state) => expect(switchStateAt(times, now)).toBe(state));

test.each([
  [{ from: null, until: null }, true],
  [{ from: after, until: null }, true],
  [{ from: null, until: now }, false],
  [{ from: after, until: after }, false],
  [{ from: before, until: after }, true],
])('%j may close: %s', (times, may) => expect(mayClose(times, now)).toBe(may));

test('a game is closed for everybody, for a region or for a brand, and for nobody else', () => {
  const here = { region: 'UA', brand: 'rino' } as const;
  expect(isClosedAt([], here)).toBe(false);
  for (const scope of ['all', 'UA', 'rino'] as const) expect(isClosedAt([scope], here)).toBe(true);
  expect(isClosedAt(['KZ', 'toro'], here)).toBe(false);
  expect(isClosedAt(['KZ'], { region: undefined, brand: 'rino' })).toBe(false);
});

test('no scope means two things', () => expect(new Set(SWITCH_SCOPES).size).toBe(SWITCH_SCOPES.length));

test('times are the same where they close alike, whoever wrote them down', () => {
  const closed = { from: null, until: after };
  expect(areSameTimes(closed, { from: null, until: new Date(after) })).toBe(true);
  expect(areSameTimes(null, null)).toBe(true);
  for (const other of [null, { from: null, until: null }, { from: now, until: after }])
    expect(areSameTimes(closed, other)).toBe(false);
});
