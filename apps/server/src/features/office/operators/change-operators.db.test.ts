import { listAudit } from '@croupier/contract/office/audit';
import * as api from '@croupier/contract/office/operators';
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

test('a role is changed with a reason; the next request of the other has what it grants', async () => {
  const other = office.as.marketing;
  expect(await keyOf(other.call(api.listOperators, { query: {} }))).toBe('403 forbidden');
  const body = { role: 'auditor', reason };
  await admin.call(api.changeOperatorRole, { ...paramsOf(other), body });
  expect(await keyOf(other.call(api.listOperators, { query: {} }))).toBe('answered');
  const { rows } = await admin.call(listAudit, {
    query: { act: 'change.role', subjectId: String(other.id), subjectKind: 'operator' },
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    operatorId: String(admin.id),
    before: { role: 'marketing' },
    after: { role: 'auditor' },
    reason,
  });
  expect(rows[0]!.requestId).toMatch(/^[0-9a-f-]{36}$/);
  await admin.call(api.changeOperatorRole, { ...paramsOf(other), body: { role: 'marketing', reason } });
});

test('nobody changes their own role, closes themselves or takes their own factors', async () => {
  const own = paramsOf(admin);
  const asked = [
    admin.call(api.changeOperatorRole, { ...own, body: { role: 'support', reason } }),
    admin.call(api.closeOperator, { ...own, body: { reason } }),
    admin.call(api.resetOperatorFactors, { ...own, body: { reason } }),
  ];
  for (const each of asked.map(keyOf)) expect(await each).toBe('409 own_account');
});

test('of two admins who close each other at the same time, one is left', async () => {
  const second = office.as.finance;
  await admin.call(api.changeOperatorRole, { ...paramsOf(second), body: { role: 'admin', reason } });
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
  await admin.call(api.changeOperatorRole, { ...paramsOf(second), body: { role: 'finance', reason } });
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

test('own roles: nobody gives what they do not have, shipped ones stay, a used one is not removed', async () => {
  const role = (name: string, permissions: readonly string[], addresses: string[] = []) => ({
    params: { name },
    body: { permissions: permissions as never[], addresses, reason },
  });
  await admin.call(api.saveRole, role('people', ['read.operators', 'change.operators', 'change.roles']));
  const other = office.as.risk;
  await admin.call(api.changeOperatorRole, { ...paramsOf(other), body: { role: 'people', reason } });
  expect((await other.call(api.officeMe, {})).permissions).not.toContain('read.players');
  // May change people and roles, but has no more to give than that, and nobody above them to close.
  const above = paramsOf(admin);
  const friend = { email: 'friend@office.example', name: 'A Friend', reason };
  const refused = [
    other.call(api.saveRole, role('friends', ['read.audit'])),
    other.call(api.inviteOperator, { body: { ...friend, role: 'admin' } }),
    other.call(api.closeOperator, { ...above, body: { reason } }),
    other.call(api.endOperatorSessions, { ...above, body: { reason } }),
    other.call(api.changeOperatorRole, { ...paramsOf(office.as.auditor), body: { role: 'people', reason } }),
  ];
  for (const each of refused.map(keyOf)) expect(await each).toBe('403 forbidden');
  expect(await keyOf(other.call(api.saveRole, role('people', ['read.operators'])))).toBe('409 own_account');
  expect(await keyOf(admin.call(api.saveRole, role('support', ['read.operators'])))).toBe('409 conflict');
  expect(await keyOf(admin.call(api.saveRole, role('odd', [], ['300.1.1.1'])))).toBe('400 invalid_request');
  const remove = (name: string) => admin.call(api.deleteRole, { params: { name }, body: { reason } });
  expect(await keyOf(remove('people'))).toBe('409 role_in_use');
  expect(await keyOf(remove('support'))).toBe('409 conflict');
  await admin.call(api.changeOperatorRole, { ...paramsOf(other), body: { role: 'risk', reason } });
  expect(await keyOf(remove('people'))).toBe('answered');
});

test('a role with addresses is let in from there alone, and nobody shuts themselves out', async () => {
  const grantsOf = async (name: string) =>
    (await admin.call(api.listRoles, {})).roles.find((each) => each.name === name)!.permissions;
  const letInFrom = async (name: string, addresses: string[]) =>
    admin.call(api.saveRole, {
      params: { name },
      body: { permissions: await grantsOf(name), addresses, reason },
    });
  await letInFrom('auditor', ['10.1.2.3/8']);
  const { roles } = await admin.call(api.listRoles, {});
  expect(roles.find(({ name }) => name === 'auditor')!.addresses).toEqual(['10.0.0.0/8']);
  expect(await keyOf(office.as.auditor.call(api.officeMe, {}))).toBe('401 unauthorised');
  await letInFrom('auditor', ['127.0.0.0/8']);
  expect(await keyOf(office.as.auditor.call(api.officeMe, {}))).toBe('answered');
  expect(await keyOf(letInFrom('admin', ['10.0.0.0/8']))).toBe('409 own_account');
  expect(await keyOf(letInFrom('admin', ['127.0.0.1']))).toBe('answered');
});

test('what is not of the form of a call changes nothing: no more fields than there are, a reason that says something', async () => {
  const body = { role: 'admin', reason, state: 'active' };
  const asked = admin.call(api.changeOperatorRole, { ...paramsOf(office.as.auditor), body });
  expect(await keyOf(asked)).toBe('400 invalid_request');
  const curt = { role: 'admin', reason: 'x' };
  const asking = admin.call(api.changeOperatorRole, { ...paramsOf(office.as.auditor), body: curt });
  expect(await keyOf(asking)).toBe('400 invalid_request');
});
