import type { InputOf } from '@croupier/contract/kit';
import { readStore } from '@croupier/contract/rewards/store';
import { showCalendar } from '@croupier/contract/rewards/calendar';
import { testCalendar, testProgramme } from '@croupier/contract/site/test-data';
import { addDays, dayOf } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Body = InputOf<typeof testProgramme>['body'];
const POINTS = { price: 5, reward: { kind: 'points', points: 7 } };
const make = (code: string, more: Partial<Body> = {}) =>
  app.call(testProgramme, { body: { kind: 'store-item', code, terms: POINTS, ...more } });
const sold = async (region: 'UA' | 'EU' | 'KZ' = 'UA') =>
  (await app.call(readStore, { query: { region } })).items.map(({ code }) => code);

test('a programme of terms alone is in force at once, everywhere', async () => {
  const made = await make('everywhere');
  expect(made).toMatchObject({ code: 'everywhere', version: 1 });
  expect(await sold('UA')).toContain('everywhere');
  expect(await sold('KZ')).toContain('everywhere');
});

test('made again, it is the next version of the same run', async () => {
  const [first, second] = [await make('again'), await make('again')];
  expect([first.version, second.version]).toEqual([1, 2]);
  expect(second.run).toBe(first.run);
});

test('regions whose currency its amounts lack are left out, or refused where they are named', async () => {
  const terms = { price: 5, reward: { kind: 'money', amount: { UAH: '500' } } };
  await make('hryvnias', { terms });
  expect([await sold('UA'), await sold('EU')].map((codes) => codes.includes('hryvnias'))).toEqual([
    true,
    false,
  ]);
  expect(await keyOf(make('hryvnias', { terms, audience: { regions: ['EU'] } }))).toBe('400 invalid_request');
});

test('the whole envelope is taken: place, texts of one language, caps, schedule and audience', async () => {
  await make('whole', {
    ...{ place: 3, texts: { en: { title: 'Whole' } }, caps: { perPlayer: 2 } },
    schedule: { from: '2026-01-01T00:00', zone: 'region' },
    audience: { brands: ['rino'] },
  });
  const { items } = await app.call(readStore, { query: { region: 'UA', language: 'ua' } });
  expect(items.find(({ code }) => code === 'whole')).toMatchObject({ name: 'Whole', lead: 'whole' });
});

test('one that is to come, or over, is not in force', async () => {
  const day = 86_400_000;
  await make('tomorrow', { from: new Date(Date.now() + day).toISOString() });
  expect(await sold()).not.toContain('tomorrow');
  expect(await keyOf(make('yesterday', { from: '2020-01-01T00:00', until: '2020-01-02T00:00' }))).toBe(
    '400 invalid_request',
  );
});

test('what is wrong is refused, and a kind that there is not is not found', async () => {
  expect(await keyOf(make('wrong', { terms: { price: 'much' } }))).toBe('400 invalid_request');
  expect(await keyOf(make('odd', { kind: 'carpet' }))).toBe('404 not_found');
});

test('a calendar has a door of points a day, from a day on, and is refused where it would be over', async () => {
  const from = addDays(dayOf(new Date(), REGION_TIME_ZONES.UA), -1);
  await app.call(testCalendar, { body: { code: 'doors', from, days: 3, missed: 'open' } });
  const player = await app.createPlayer();
  const { calendar } = await player.call(showCalendar, { query: { code: 'doors' } });
  expect(calendar?.doors.map(({ day }) => day)).toEqual([from, addDays(from, 1), addDays(from, 2)]);
  const over = app.call(testCalendar, { body: { from: '2020-01-01' } });
  expect(await keyOf(over)).toBe('400 invalid_request');
});
