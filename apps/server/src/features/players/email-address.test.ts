import { expect, test } from 'vitest';
import { canonicalEmail } from './email-address.ts';

test.each([
  ['Olena@Mail.Example', 'olena@mail.example'],
  ['o.l.e.n.a@gmail.com', 'olena@gmail.com'],
  ['O.lena@GoogleMail.com', 'olena@gmail.com'],
  ['o.lena@mail.example', 'o.lena@mail.example'],
  ['not an address', 'not an address'],
])('%s is unique as %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical);
});
