import * as api from '@croupier/contract/office/operators';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestOffice, type TestOffice, type TestOperator } from './office.fixture.ts';

let office: TestOffice;
let admin: TestOperator;
beforeAll(async () => {
  office = await startTestOffice();
  admin = office.as.admin;
});
afterAll(() => office.site.close());

const reason = 'because of a test';
const paramsOf = ({ id }: { id: bigint }) => ({ params: { id: String(id) } });

test('nobody closes themselves or takes their own factors', async () => {
  const own = paramsOf(admin);
  const asked = [
    admin.call(api.closeOperator, { ...own, body: { reason } }),
    admin.call(api.resetOperatorFactors, { ...own, body: { reason } }),
  ];
  for (const each of asked.map(keyOf)) expect(await each).toBe('409 own_account');
});

test('of two admins who close each other at the same time, one is left', async () => {
  const second = office.as.finance;
  await admin.call(api.changeOperatorRole, {
    ...paramsOf(second),
    body: { key: randomUUID(), role: 'admin', reason },
  });
  const answers = await Promise.all([
    keyOf(admin.call(api.closeOperator, { ...paramsOf(second), body: { reason } })),
    keyOf(second.call(api.closeOperator, { ...paramsOf(admin), body: { reason } })),
  ]);
  const left = await office.site.db.query<{ id: bigint }>(
    `SELECT id FROM operator WHERE role = 'admin' AND state = 'active'`,
  );
  expect(left).toHaveLength(1);
  expect(answers.filter((key) => key === 'answered')).toHaveLength(1);
  // Whoever is left puts it right again.
  const [winner, loser] = left[0]!.id === admin.id ? [admin, second] : [second, admin];
  expect(await keyOf(loser.call(api.officeMe, {}))).toBe('401 unauthorised');
  await winner.call(api.openOperator, { ...paramsOf(loser), body: { reason } });
  const renewed = await office.signIn(admin.id);
  admin = { ...admin, ...renewed };
});

test('who is closed is out at once, and back with the same factors', async () => {
  const other = office.as.games;
  await admin.call(api.closeOperator, { ...paramsOf(other), body: { reason } });
  expect(await keyOf(other.call(api.officeMe, {}))).toBe('401 unauthorised');
  await admin.call(api.openOperator, { ...paramsOf(other), body: { reason } });
  const again = await office.signIn(other.id);
  expect((await again.call(api.officeMe, {})).hasCode).toBe(true);
});

test('reset factors: nothing of before signs in, a letter brings them back', async () => {
  const other = office.as.support;
  await admin.call(api.resetOperatorFactors, { ...paramsOf(other), body: { reason } });
  expect(await keyOf(other.call(api.officeMe, {}))).toBe('401 unauthorised');
  const { email, password } = other;
  expect(await keyOf(office.call(api.officeLogin, { body: { email, password } }))).toBe(
    '401 wrong_credentials',
  );
  const letters = await office.site.db.query('SELECT 1 FROM letter WHERE recipient = $1', [email]);
  expect(letters).toHaveLength(1);
});

test('what is not of the form of a call changes nothing: no more fields than there are, a reason that says something', async () => {
  const body = { key: randomUUID(), role: 'admin', reason, state: 'active' };
  const asked = admin.call(api.changeOperatorRole, { ...paramsOf(office.as.auditor), body });
  expect(await keyOf(asked)).toBe('400 invalid_request');
  const curt = { key: randomUUID(), role: 'admin', reason: 'x' };
  const asking = admin.call(api.changeOperatorRole, { ...paramsOf(office.as.auditor), body: curt });
  expect(await keyOf(asking)).toBe('400 invalid_request');
});
