import { expect, test } from 'vitest';
import { linkQueryOf, withLinkQuery } from './link-query.ts';

test('keeps what a link says when another address is gone to, and nothing else', () => {
  const linkQuery = linkQueryOf(new URLSearchParams('a=1&utm_source=x%20y&gclid=2&promo=A&utm_term='));
  expect(linkQuery).toBe('utm_source=x+y&promo=A');
  expect(withLinkQuery('/ua', linkQuery)).toBe('/ua?utm_source=x+y&promo=A');
  expect(withLinkQuery('/ua?sort=new#top', linkQuery)).toBe('/ua?sort=new&utm_source=x+y&promo=A#top');
  expect(withLinkQuery('/ua?promo=B', linkQuery)).toBe('/ua?promo=B&utm_source=x+y');
  expect(withLinkQuery('/ua?sort=a+b#top', '')).toBe('/ua?sort=a+b#top');
});

test('keeps the other keys of a link when one is longer than any label', () => {
  const given = new URLSearchParams({ promo: 'A', utm_term: 'x'.repeat(2_000), utm_source: 'весна' });
  given.append('promo', 'B');
  expect(linkQueryOf(given)).toBe(`promo=A&utm_source=${encodeURIComponent('весна')}`);
});
