import { expect, test } from 'vitest';
import { THRESHOLDS } from './thresholds.ts';
import { tookOf, type Traffic } from './traffic.ts';
import { isFailing, isLate, needsOf, type HealthNeed, type House, type HouseJob } from './needs.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const job = (change: Partial<HouseJob> = {}): HouseJob => ({
  everyMs: 60_000,
  isRunning: false,
  endedAt: ago(10),
  failedAt: undefined,
  ...change,
});
const asked = (change: Partial<Traffic>): Traffic => ({
  ...{ provider: 'sandbox', kind: 'create', outcome: 'answered', count: 1, took: tookOf(80) },
  ...change,
});
const WELL: House = {
  now: NOW,
  readers: [{ oldestSeconds: 60, parked: 0 }],
  outboxSeconds: 1,
  jobs: [job()],
  workers: 1,
  letters: { failed: 0, oldestWaiting: ago(30), areSent: true },
  alarms: 0,
  headDay: '2026-03-09',
  heldSeconds: [3],
  database: { commitsWait: true, isProduction: true },
  traffic: [],
};

test('a house where all goes its way needs nobody, and neither does one that has only just begun', () => {
  expect(needsOf(WELL)).toEqual([]);
  const young = { readers: [], jobs: [job({ endedAt: undefined })], headDay: undefined };
  expect(
    needsOf({ ...WELL, ...young, letters: { failed: 0, oldestWaiting: undefined, areSent: true } }),
  ).toEqual([]);
});

test.each<[HealthNeed, Partial<House>, number]>([
  [
    'facts_parked',
    {
      readers: [
        { oldestSeconds: 0, parked: 2 },
        { oldestSeconds: 0, parked: 3 },
      ],
    },
    5,
  ],
  ['reader_behind', { readers: [{ oldestSeconds: 301, parked: 0 }] }, 1],
  ['outbox_late', { outboxSeconds: 61 }, 1],
  ['no_worker', { workers: 0 }, 1],
  ['job_failed', { jobs: [job({ failedAt: ago(10) }), job()] }, 1],
  ['job_late', { jobs: [job({ endedAt: ago(301) })] }, 1],
  ['letter_failed', { letters: { ...WELL.letters, failed: 4 } }, 4],
  ['letter_late', { letters: { ...WELL.letters, oldestWaiting: ago(901) } }, 1],
  ['returns_alarm', { alarms: 1 }, 1],
  ['head_late', { headDay: '2026-03-07' }, 1],
  ['database_held', { heldSeconds: [61, 5, 300] }, 2],
  ['commits_unreplicated', { database: { commitsWait: false, isProduction: true } }, 1],
  ['provider_failing', { traffic: [asked({ outcome: 'failed', count: 10 })] }, 1],
  ['provider_slow', { traffic: [asked({ count: 10, took: tookOf(9_000) })] }, 1],
  ['webhooks_refused', { traffic: [asked({ kind: 'webhook', outcome: 'wrong_signature', count: 21 })] }, 21],
  ['webhooks_late', { traffic: [asked({ kind: 'webhook', outcome: 'late', count: 1 })] }, 1],
])('%s is told, and nothing else', (need, change, count) => {
  expect(needsOf({ ...WELL, ...change })).toEqual([{ need, count }]);
});

test('where there is no mail server, letters wait for nobody', () => {
  const letters = { failed: 0, oldestWaiting: ago(90_000), areSent: false };
  expect(needsOf({ ...WELL, letters })).toEqual([]);
});

test('commits may wait for nobody outside of production', () => {
  expect(needsOf({ ...WELL, database: { commitsWait: false, isProduction: false } })).toEqual([]);
});

test('a job that failed and then went well is well; a slow one is late only after three of its paces', () => {
  expect(isFailing(job({ failedAt: ago(70), endedAt: ago(10) }))).toBe(false);
  const hourly = job({ everyMs: 3_600_000, endedAt: ago(3 * 3_600) });
  expect(isLate(hourly, NOW)).toBe(false);
  expect(isLate(hourly, new Date(NOW.getTime() + 1))).toBe(true);
  expect(isLate({ ...hourly, isRunning: true }, new Date(NOW.getTime() + 1))).toBe(false);
  expect(isLate(job({ everyMs: undefined, endedAt: ago(99_999) }), NOW)).toBe(false);
});

test('a house says from where on it is told', () => {
  const ill = { ...WELL, outboxSeconds: 70 };
  expect(needsOf(ill, { ...THRESHOLDS, outbox_late: 70 })).toEqual([]);
});

test('what is most pressing comes first', () => {
  const ill = needsOf({ ...WELL, alarms: 1, workers: 0, outboxSeconds: 900 });
  expect(ill.map(({ need }) => need)).toEqual(['outbox_late', 'no_worker', 'returns_alarm']);
});
