import { expect, test } from 'vitest';
import { THRESHOLDS, thresholdsOf } from './thresholds.ts';
import {
  boundOf,
  isProviderFailing,
  isProviderSlow,
  providerState,
  tookOf,
  type Traffic,
} from './traffic.ts';

const traffic = (change: Partial<Traffic> = {}): Traffic => ({
  ...{ provider: 'sandbox', kind: 'create', outcome: 'answered', count: 1, took: tookOf(80) },
  ...change,
});
const times = (count: number, ms: number) => tookOf(ms).map((each) => each * BigInt(count));

test('a call is counted under the first bound that it does not exceed', () => {
  expect(tookOf(50)).toEqual([1n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]);
  expect(tookOf(50.1).indexOf(1n)).toBe(1);
  expect(tookOf(60_000).indexOf(1n)).toBe(7);
});

test('95 of a hundred: the bound that so many stay below, and none where there was nothing', () => {
  expect(boundOf([], 95)).toBeUndefined();
  expect(boundOf([95n, 0n, 5n], 95)).toBe(50);
  expect(boundOf([94n, 0n, 6n], 95)).toBe(250);
  expect(boundOf(tookOf(60_000), 95)).toBe(Infinity);
});

test('calls are added up over all that a provider was asked; webhooks are none', () => {
  const rows = [
    traffic({ count: 18, took: times(18, 80) }),
    traffic({ kind: 'report', outcome: 'failed', count: 2, took: times(2, 4_500) }),
    traffic({ kind: 'webhook', outcome: 'wrong_signature', count: 900 }),
  ];
  const state = providerState(rows);
  expect(state).toEqual({ calls: 20, failed: 2, p95Ms: Infinity });
  expect(isProviderFailing(state, 10)).toBe(false);
  expect(isProviderFailing(state, 9)).toBe(true);
  expect(isProviderSlow(state, 4_000)).toBe(true);
});

test('of a few calls nothing is said', () => {
  const state = providerState([traffic({ outcome: 'failed', count: 9, took: times(9, 9_000) })]);
  expect([isProviderFailing(state, 0), isProviderSlow(state, 0)]).toEqual([false, false]);
});

test('what a house says stands before what is shipped, and nothing but alarms is said', () => {
  const said = [
    { alarm: 'head_late', above: 5 },
    { alarm: 'constructor', above: 1 },
  ];
  expect(thresholdsOf(said)).toEqual({ ...THRESHOLDS, head_late: 5 });
});
