import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEmail } from './email-address.ts';

test.each([
  ['Olena@Mail.Example', 'olena@mail.example'],
  ['o.l.e.n.a@gmail.com', 'olena@gmail.com'],
  ['O.lena@GoogleMail.com', 'olena@gmail.com'],
  ['o.lena@mail.example', 'o.lena@mail.example'],
  ['olena+casino@gmail.com', 'olena@gmail.com'],
  ['O.le.na+a+b@googlemail.com', 'olena@gmail.com'],
  ['olena+casino@outlook.com', 'olena@outlook.com'],
  ['o.lena+x@outlook.com', 'o.lena@outlook.com'],
  ['o-le_na+x@pm.me', 'olena@proton.me'],
  ['olena@ya.ru', 'olena@yandex.ru'],
  ['olena+casino@mail.example', 'olena+casino@mail.example'],
  ['+tag@gmail.com', '+tag@gmail.com'],
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
