import { askSupport } from '@croupier/contract/site/support';
import Schema from 'typebox/schema';
import { expect, test } from 'vitest';
import { emailProblem, messageProblem, referenceProblem } from './letter-rules.ts';

const { email, message, reference } = askSupport.body.properties;
const allows = (schema: object, text: string) => Schema.Check(schema, text);

test.each([
  'a@b.cc',
  'olena.koval@mail.example',
  'olena@mail',
  '@b.cc',
  'a b@c.dd',
  'a@b.cc,d@e.ff',
  `${'a'.repeat(250)}@b.cc`,
])('the form and the house agree about the address %j', (text) =>
  expect(emailProblem(text) === undefined).toBe(allows(email, text)),
);

test.each([
  '12345',
  '123456',
  '0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10',
  'no spaces',
  "1' OR 1=1",
  'x'.repeat(65),
])('and about the number %j', (text) =>
  expect(referenceProblem(text) === undefined).toBe(allows(reference, text)),
);

test.each([
  'too short',
  'long enough',
  'two\nlines, one\ttab',
  'a null \u0000 in it',
  'a bell \u0007 in it',
  '🎰'.repeat(10),
])('and about the message %j', (text) =>
  expect(messageProblem(text) === undefined).toBe(allows(message, text)),
);

test('blanks around a text do not make it longer', () => {
  expect(messageProblem(`   hello${' '.repeat(20)}`)).toBe('messageShort');
  expect(emailProblem('  a@b.cc ')).toBeUndefined();
  expect(referenceProblem('   ')).toBeUndefined();
});
