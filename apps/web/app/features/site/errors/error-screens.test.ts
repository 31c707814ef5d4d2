import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readDeclared } from '../../../../build-plugins/read-declared.ts';
import { screenOf, sectionOf, SECTIONS } from './error-screens.ts';

const declared = await readDeclared(fileURLToPath(new URL('../../..', import.meta.url)));
const paths = declared.flatMap(({ pages = [] }) => pages.map(({ path }) => path));

test.each(SECTIONS)('the error pages lead to $name exactly when the site has it', ({ name, open }) => {
  expect(paths.includes(name)).toBe(open);
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
