import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { BUDGETS } from './attempt-budget.ts';
import { newAddress, newEmail, PASSWORD, startPlayers, type TestingPlayers } from './players.fixture.ts';

let house: TestingPlayers;
beforeAll(async () => {
  house = await startPlayers();
});
afterAll(() => house.database.drop());

const { freely, limit, windowMs } = BUDGETS['login-stranger'];
const unproven = async (): Promise<boolean> => false;
const times = (count: number) => Array.from({ length: count });

/** @returns the answers' keys, one after another */
async function guess(username: string, count: number, more: object = {}): Promise<string[]> {
  const keys: string[] = [];
  for (const _ of times(count)) {
    const answer = await house.tryLogin(username, 'a wrong guess', { provesWork: unproven, ...more });
    keys.push(isRefusal(answer) ? answer.refused : 'signed in');
  }
  return keys;
}

test('after some failures a login takes a proof, for an account that is there and for one that is not', async () => {
  const known = newEmail();
  await house.open(known);
  const wanted = [...times(freely).fill('wrong_credentials'), 'proof_of_work_needed', 'proof_of_work_needed'];
  expect(await guess(known, freely + 2)).toEqual(wanted);
  expect(await guess(newEmail(), freely + 2)).toEqual(wanted);
  const right = await house.tryLogin(known, PASSWORD, { provesWork: unproven });
  expect(right).toEqual({ refused: 'proof_of_work_needed', details: { operation: '/api/users/login' } });
  expect(isRefusal(await house.tryLogin(known, PASSWORD))).toBe(false);
});

test('what is refused for want of a proof does not count, and with proofs as many may be tried as ever', async () => {
  const email = newEmail();
  await guess(email, freely + 20);
  const proven = await guess(email, limit - freely + 1, { provesWork: async () => true });
  expect(proven).toEqual([...times(limit - freely).fill('wrong_credentials'), 'too_many_requests']);
});

test('a login that needs no proof uses none up, and one that needs it uses one', async () => {
  const email = newEmail();
  await house.open(email);
  const provesWork = vi.fn(async () => true);
  await guess(email, freely, { provesWork });
  expect(provesWork).not.toHaveBeenCalled();
  const ip = newAddress();
  await house.database.owner.query(
    "INSERT INTO attempt_budget VALUES ('login-address', sha256($1::bytea), now(), $2)",
    [ip, BUDGETS['login-address'].freely],
  );
  // Both the address and the account ask for it.
  expect(isRefusal(await house.tryLogin(email, PASSWORD, { provesWork, ip }))).toBe(false);
  expect(provesWork).toHaveBeenCalledTimes(1);
});

test('an address with many failures takes a proof for any account, and gives back what it did not try', async () => {
  const ip = newAddress();
  const used = async () =>
    (
      await house.database.owner.query<{ used: number }>(
        "SELECT used FROM attempt_budget WHERE scope = 'login-address' AND subject = sha256($1::bytea)",
        [ip],
      )
    )[0]?.used;
  const email = newEmail();
  await guess(email, freely, { ip });
  expect(await guess(email, 2, { ip })).toEqual(times(2).fill('proof_of_work_needed'));
  expect(await used()).toBe(freely);
  for (const _ of times(BUDGETS['login-address'].freely - freely)) await guess(newEmail(), 1, { ip });
  expect(await guess(newEmail(), 1, { ip })).toEqual(['proof_of_work_needed']);
});

test('a hundred guesses at once without a proof are no more than those that are free', async () => {
  const email = newEmail();
  const answers = await Promise.all(times(100).map(() => guess(email, 1)));
  expect(answers.filter(([key]) => key === 'wrong_credentials')).toHaveLength(freely);
});

test('when the window is over nobody is asked for a proof', async () => {
  const email = newEmail();
  expect(await guess(email, freely + 1)).toContain('proof_of_work_needed');
  house.clock.setOffset(windowMs + 1_000);
  expect(await guess(email, 1)).toEqual(['wrong_credentials']);
  house.clock.setOffset(0);
});
