import { expect, test } from 'vitest';
import { screenOf, sectionOf } from './error-screens.ts';

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
