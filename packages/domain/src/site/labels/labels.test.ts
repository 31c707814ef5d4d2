import { expect, test } from 'vitest';
import { LABEL_LENGTH_MAX, labelsOf } from './labels.ts';

const of = (query: string) => labelsOf(new URLSearchParams(query));

test('labels and nothing else of an address', () => {
  expect(of('utm_source=news&utm_campaign=%20spring%20&gclid=abc&email=a@b.cc')).toEqual({
    utm_source: 'news',
    utm_campaign: 'spring',
  });
  expect(of('utm_source=&fbclid=1')).toBeUndefined();
  expect(of('utm_source=a%00b%0A')).toEqual({ utm_source: 'a b' });
  expect(of(`utm_term=${'x'.repeat(500)}`)!.utm_term).toHaveLength(LABEL_LENGTH_MAX);
});
