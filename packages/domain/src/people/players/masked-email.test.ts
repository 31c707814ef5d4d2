import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['olena.kovalenko@mail.example', 'o•••@mail.example'],
  ['a@b.cc', 'a•••@b.cc'],
  ['"odd@name"@mail.example', '"•••@mail.example'],
  ['no address', '•••'],
  ['@mail.example', '•••'],
  ['', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
