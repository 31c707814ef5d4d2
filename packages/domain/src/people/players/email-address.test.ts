import fc from 'fast-check';
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

test('what an address is unique by is unique by itself, however its letters and dots are typed', () => {
  const name = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const host = fc.constantFrom('gmail.com', 'googlemail.com', 'mail.example');
  const typing = fc.array(fc.record({ upper: fc.boolean(), dot: fc.boolean() }), {
    minLength: 12,
    maxLength: 12,
  });
  fc.assert(
    fc.property(name, host, typing, (letters, at, how) => {
      const canonical = canonicalEmail(`${letters}@${at}`);
      expect(canonicalEmail(canonical)).toBe(canonical);
      const dotless = at !== 'mail.example';
      const typed = [...letters]
        .map(
          (letter, i) =>
            (how[i]!.upper ? letter.toUpperCase() : letter) + (dotless && how[i]!.dot ? '.' : ''),
        )
        .join('');
      expect(canonicalEmail(` ${typed}@${at.toUpperCase()} `)).toBe(canonical);
    }),
  );
});
