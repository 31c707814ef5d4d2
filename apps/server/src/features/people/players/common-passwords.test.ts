import { PASSWORD_LENGTH_MIN } from '@croupier/domain/people/players';
import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';

test('common passwords are kept as they are looked for: lower case, each once, none that is too short anyway', () => {
  expect(COMMON_PASSWORDS.size).toBe(3_000);
  const odd = [...COMMON_PASSWORDS].filter(
    (password) => password !== password.trim().toLowerCase() || [...password].length < PASSWORD_LENGTH_MIN,
  );
  expect(odd).toEqual([]);
});

test.each(['iloveyou', 'trustno1'])('%j is one of them', (password) => {
  expect(COMMON_PASSWORDS.has(password)).toBe(true);
});
