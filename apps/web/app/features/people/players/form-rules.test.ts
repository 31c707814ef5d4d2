import { signUp, updateProfile } from '@croupier/contract/people/players';
import fc from 'fast-check';
import Value from 'typebox/value';
import { expect, test } from 'vitest';
import { emailProblem, newPasswordProblem, nicknameProblem, strengthOf, tidyEmail } from './form-rules.ts';

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
        ageConfirmed: true,
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

test('strength grows with length, and repetition does not fool it', () => {
  expect(strengthOf('abc')).toEqual({ level: 0, missing: 5 });
  expect(strengthOf('abcdefgh').level).toBe(1);
  expect(strengthOf('abcdefghijkl').level).toBe(2);
  expect(strengthOf('correct horse battery').level).toBe(3);
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaaaa').level).toBe(1);
});

test.each([
  ['Ай', undefined],
  ['Әлия-2', undefined],
  ['x', 'nicknameInvalid'],
  ['<script>', 'nicknameInvalid'],
  ['a'.repeat(25), 'nicknameInvalid'],
])('nickname %j gives %s', (text, problem) => {
  expect(nicknameProblem(text)).toBe(problem);
});

test('what the nickname field lets through, the server lets through', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aЇә9 _.-<@') }), (text) => {
      if (nicknameProblem(text) !== undefined) return;
      expect(Value.Check(updateProfile.body, { nickname: text.trim() })).toBe(true);
    }),
  );
});
