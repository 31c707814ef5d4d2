import { expect, test } from 'vitest';
import { CLOSABLE_PAGES, LAWFUL_PAGES } from './closable-pages.ts';

test('what the law demands is none of the pages that can be closed', () => {
  const closable: readonly string[] = CLOSABLE_PAGES;
  expect(LAWFUL_PAGES.filter((page) => closable.includes(page))).toEqual([]);
});
