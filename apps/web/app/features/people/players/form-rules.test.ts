import { changePasswordNative, signUp } from '@croupier/contract/people/players';
import { isWeakPassword } from '@croupier/domain/people/players';
import fc from 'fast-check';
import Value from 'typebox/value';
import { expect, test } from 'vitest';
import { emailProblem, newPasswordProblem, strengthOf, tidyEmail } from './form-rules.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 1, maxLength: 8 });
const mark = fc.constantFrom('.', '_', '-');

test('every e-mail of the specification is accepted, and then by the server too', () => {
  const email = fc
    .tuple(
      word,
      fc.array(fc.tuple(mark, word), { maxLength: 3 }),
      word,
      fc.constantFrom('ua', 'com', 'example'),
    )
    .map(
      ([first, more, domain, top]) =>
        `${first}${more.map((part) => part.join('')).join('')}@${domain}.${top}`,
    );
  fc.assert(
    fc.property(email, (text) => {
      expect(emailProblem(`  ${text} `)).toBeUndefined();
      const body = {
        email: tidyEmail(text),
        password: 'x',
        region: 'UA',
        language: 'ua',
        birthday: '1990-05-20',
      };
      expect(Value.Check(signUp.body, body)).toBe(true);
    }),
  );
});

test('what the form lets through, the server lets through', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab9._-@ +é') }), (text) => {
      if (emailProblem(text) !== undefined) return;
      expect(Value.Check(signUp.body.properties.email, tidyEmail(text))).toBe(true);
    }),
  );
});

test.each(['a', 'a@b', 'a@b.c', '.a@b.cc', 'a..b@c.dd', 'a@b_c.dd', 'a b@c.dd', 'a@b.cc\n@'])(
  'refuses %j',
  (text) => {
    expect(emailProblem(text)).toBe('emailInvalid');
  },
);

test('a password is judged by length, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 256 }), (password) => {
      expect(newPasswordProblem(password)).toBeUndefined();
      expect(strengthOf(password).level).toBeGreaterThanOrEqual(1);
    }),
  );
  expect(newPasswordProblem('1234567')).toBe('passwordShort');
  expect(newPasswordProblem('x'.repeat(257))).toBe('passwordLong');
  expect(newPasswordProblem('same-as-before', 'same-as-before')).toBe('passwordSame');
});

/** Letters that take one place in memory, two, and what looks like one and is several. */
const wideCharacters = fc.constantFrom('a', 'ї', '🎲', 'e\u0301', '👨‍👩‍👧', '\ud83c');

test('a form and the server count the characters of a password alike', () => {
  const { newPassword } = changePasswordNative.body.properties;
  const byEnds = fc.oneof(
    fc.array(wideCharacters, { maxLength: 12 }),
    fc.array(wideCharacters, { minLength: 40, maxLength: 300, size: 'max' }),
  );
  fc.assert(
    fc.property(byEnds, (characters) => {
      const password = characters.join('');
      const problem = newPasswordProblem(password);
      expect(problem === 'passwordLong').toBe(password !== '' && !Value.Check(newPassword, password));
      if (problem === 'passwordShort')
        expect(isWeakPassword(password, { own: [], common: new Set() })).toBe(true);
    }),
  );
  expect(newPasswordProblem('🎲'.repeat(7))).toBe('passwordShort');
  expect(newPasswordProblem('🎲'.repeat(8))).toBeUndefined();
  expect(newPasswordProblem('🎲'.repeat(256))).toBeUndefined();
  expect(newPasswordProblem('🎲'.repeat(257))).toBe('passwordLong');
});

test('strength grows with length, and repetition does not fool it', () => {
  expect(strengthOf('abc')).toEqual({ level: 0, missing: 5 });
  expect(strengthOf('abcdefgh').level).toBe(1);
  expect(strengthOf('abcdefghijkl').level).toBe(2);
  expect(strengthOf('correct horse battery').level).toBe(3);
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaaaa').level).toBe(1);
});
