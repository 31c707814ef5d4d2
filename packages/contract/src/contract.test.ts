import Value from 'typebox/value';
import { expect, test } from 'vitest';
import { signUp } from './people/players/index.ts';
import { playRound } from './play/rounds/index.ts';

test.each(['-1', '0', '0.1', '1e308', 'NaN', '0x10', '', ' 5', '٥', '10000000000000'])(
  'a stake of %j is refused',
  (stakeMinor) => {
    const body = { key: '0b0e5b3c-8a3e-4a55-9d65-0d1a3c1f2b3c', game: 'fruit', kind: 'real', stakeMinor };
    expect(Value.Check(playRound.body, body)).toBe(false);
    expect(Value.Check(playRound.body, { ...body, stakeMinor: '100' })).toBe(true);
  },
);

test('an unknown key in a body is refused', () => {
  const body = {
    email: 'a.b@c.example',
    password: 'x',
    region: 'UA',
    language: 'ua',
    birthday: '1990-05-20',
  };
  expect(Value.Check(signUp.body, body)).toBe(true);
  expect(Value.Check(signUp.body, { ...body, mainBalance: '5' })).toBe(false);
});
