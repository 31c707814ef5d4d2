import { expect, test } from 'vitest';
import { sessionIdOf } from './session-cookie.ts';

const ID = 'A'.repeat(43);

test.each([
  [`croupier_session=${ID}`, ID],
  [`a=b; croupier_session=${ID}; c=d`, ID],
  [undefined, undefined],
  ['', undefined],
  ['croupier_session=', undefined],
  [`croupier_session=${ID}A`, undefined],
  [`croupier_session=${ID.slice(1)}%00`, undefined],
  [`xcroupier_session=${ID}`, undefined],
  // Two of one name: somebody planted one, and nothing says which is ours.
  [`croupier_session=${ID}; croupier_session=${'B'.repeat(43)}`, undefined],
  [`__Host-croupier=${ID}`, undefined],
])('%s', (header, id) => {
  expect(sessionIdOf(header, false)).toBe(id);
});

test('under https only the name that binds to the host counts', () => {
  expect(sessionIdOf(`__Host-croupier=${ID}`, true)).toBe(ID);
  expect(sessionIdOf(`croupier_session=${ID}`, true)).toBeUndefined();
});
