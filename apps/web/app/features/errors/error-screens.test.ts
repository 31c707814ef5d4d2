import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenOf, sectionOf, SECTIONS } from './error-screens.ts';

const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8');

test.each(SECTIONS)('the error pages lead to $name exactly when the site has it', ({ name, open }) => {
  expect(routes.includes(`route('${name}',`)).toBe(open);
});

test('?r= names a section that is open, and nothing else', () => {
  const open = SECTIONS.map((section) => ({ ...section, open: true }));
  expect(sectionOf('?r=bonuses&x=1', open)?.name).toBe('bonuses');
  expect(
    sectionOf(
      '?r=bonuses',
      SECTIONS.map((section) => ({ ...section, open: false })),
    ),
  ).toBeUndefined();
  for (const search of ['', '?r=', '?r=constructor', '?r=//evil.example'])
    expect(sectionOf(search, open)).toBeUndefined();
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
