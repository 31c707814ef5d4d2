import { expect, test } from 'vitest';
import { refusedOf, screenOf, sectionOf, statusOf } from './error-screens.ts';

test('?r= names a section, and nothing else', () => {
  expect(sectionOf('?r=bonuses&x=1')).toEqual({ name: 'bonuses', icon: 'gift' });
  expect(sectionOf('?r=tournaments')?.name).toBe('tournaments');
  expect(sectionOf('?r=promotions')?.name).toBe('promotions');
  for (const search of ['', '?r=', '?r=constructor', '?r=//evil.example'])
    expect(sectionOf(search)).toBeUndefined();
});

test('a status without a screen of its own went wrong', () => {
  expect([403, 404, 423, 451, 500, 418, 0].map(screenOf)).toEqual([
    'forbidden',
    'notFound',
    'blocked',
    'unavailable',
    'failed',
    'failed',
    'failed',
  ]);
});

const refusal = (status: number, data: unknown) => ({ status, data, statusText: '', internal: false });

test('at start-up what has no screen of its own is the server’s error', () => {
  const errors = [new Error('a bug'), refusal(503, null), refusal(423, null), refusal(403, null)];
  expect(errors.map((error) => statusOf(error, true))).toEqual([451, 451, 423, 403]);
  expect(errors.map((error) => statusOf(error, false))).toEqual([500, 503, 423, 403]);
});

test('a house that is closed says to whom; a game that is, does not', () => {
  expect(
    ['account_blocked', 'country_closed', 'game_unavailable'].map((key) => refusedOf(refusal(423, { key }))),
  ).toEqual(['account_blocked', 'country_closed', undefined]);
  expect([refusal(423, null), new Error('a bug'), undefined].map(refusedOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
