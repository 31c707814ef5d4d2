import * as approvals from '@croupier/contract/office/approvals';
import { listAudit } from '@croupier/contract/office/audit';
import * as api from '@croupier/contract/office/operators';
import type { Permission } from '@croupier/domain/office/permissions';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestOffice, type TestOffice, type TestOperator } from '../operators/office.fixture.ts';

let office: TestOffice;
let admin: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  office = await startTestOffice();
  admin = office.as.admin;
  second = office.as.finance;
});
afterAll(() => office.site.close());

const reason = 'because of a test';
const done = { state: 'done', approval: null };
const idOf = ({ id }: { id: bigint }) => ({ id: String(id) });
const give = (to: { id: bigint }, role: string, by = admin) =>
  by.call(api.changeOperatorRole, { params: idOf(to), body: { key: randomUUID(), role, reason } });
const invite = (role: string, by = admin, email = `${randomUUID()}@office.example`) =>
  by.call(api.inviteOperator, { body: { key: randomUUID(), email, name: 'A Friend', role, reason } });
const save = (name: string, permissions: readonly Permission[], by = admin, addresses: string[] = []) =>
  by.call(api.saveRole, {
    params: { name },
    body: { key: randomUUID(), permissions: [...permissions], addresses, reason },
  });
const approve = (id: string | null, by = second) =>
  by.call(approvals.approve, { params: { id: id! }, body: {} });
/** Asked for by one and carried out by the other. */
const together = async (asked: Promise<api.Performed>) => {
  const { state, approval } = await asked;
  expect(state).toBe('waiting');
  await approve(approval);
};
const roleOf = async (of: { id: bigint }) => (await admin.call(api.readOperator, { params: idOf(of) })).role;

test('an ordinary role is given by one, with a reason; the next request of the other has what it grants', async () => {
  const other = office.as.marketing;
  expect(await keyOf(other.call(api.listOperators, { query: {} }))).toBe('403 forbidden');
  expect(await give(other, 'auditor')).toEqual(done);
  expect(await keyOf(other.call(api.listOperators, { query: {} }))).toBe('answered');
  const { rows } = await admin.call(listAudit, {
    query: { act: 'change.role', subjectId: String(other.id), subjectKind: 'operator' },
  });
  expect(rows).toHaveLength(1);
  const after = { from: 'marketing', to: 'auditor' };
  expect(rows[0]).toMatchObject({ operatorId: String(admin.id), after, reason });
  expect(rows[0]!.requestId).toMatch(/^[0-9a-f-]{36}$/);
  await give(other, 'marketing');
});

test('nobody changes their own role, and the same key is the same act', async () => {
  expect(await keyOf(give(admin, 'support'))).toBe('409 own_account');
  const key = randomUUID();
  const asked = (role: string) =>
    admin.call(api.changeOperatorRole, {
      params: idOf(office.as.games),
      body: { key, role, reason },
    });
  expect(await Promise.all([asked('support'), asked('support')])).toEqual([done, done]);
  expect(await keyOf(asked('risk'))).toBe('409 key_reused');
  await give(office.as.games, 'games');
});

test('a house that begins: while there is one admin nothing of roles goes alone but the second admin', async () => {
  expect((await save('people', ['read.operators'])).state).toBe('waiting');
  expect(await invite('admin')).toEqual(done);
  expect(await give(second, 'admin')).toEqual(done);
  const third = office.as.games;
  expect((await invite('admin')).state).toBe('waiting');
  const { approval } = await give(third, 'admin');
  expect(await keyOf(approve(approval, admin))).toBe('409 own_account');
  expect(await roleOf(third)).toBe('games');
  await approve(approval);
  expect(await roleOf(third)).toBe('admin');
  // Nor is it taken by one: whoever would be left alone could do the rest alone.
  const taken = await give(third, 'games');
  expect(taken.state).toBe('waiting');
  await approve(taken.approval);
  expect(await roleOf(third)).toBe('games');
});

test('who has shut out the other admin still needs a second person', async () => {
  await admin.call(api.closeOperator, { params: idOf(second), body: { reason } });
  expect((await give(office.as.games, 'admin')).state).toBe('waiting');
  await admin.call(api.openOperator, { params: idOf(second), body: { reason } });
  second = { ...second, ...(await office.signIn(second.id)) };
});

test('a role of the house’s own: made, changed and given by two, each of whom has all that it grants', async () => {
  const people: Permission[] = ['read.operators', 'change.operators', 'change.roles'];
  const made = await save('people', people);
  await approve(made.approval);
  const { shows } = await admin.call(approvals.readApproval, { params: { id: made.approval! } });
  expect(shows).toMatchObject({ role: 'new', gains: ['use.office', ...people].join(', '), loses: null });
  const other = office.as.risk;
  await together(give(other, 'people'));
  expect((await other.call(api.officeMe, {})).permissions).not.toContain('read.players');
  // May change people and roles, but has no more to give than that, and nobody above them to close.
  const above = { params: idOf(admin), body: { reason } };
  const refused = [
    save('friends', ['read.audit'], other),
    invite('admin', other),
    give(office.as.auditor, 'people', other),
    other.call(api.closeOperator, above),
    other.call(api.endOperatorSessions, above),
  ];
  for (const each of refused.map(keyOf)) expect(await each).toBe('403 forbidden');
  // Nor do they stand in for the second of two who have more.
  const { approval } = await give(office.as.games, 'admin');
  expect(await keyOf(approve(approval, other))).toBe('403 forbidden');
  expect(await keyOf(save('people', ['read.operators'], other))).toBe('409 own_account');
  expect(await keyOf(save('support', ['read.operators']))).toBe('409 conflict');
  expect(await keyOf(save('odd', [], admin, ['300.1.1.1']))).toBe('400 invalid_request');
  const remove = (name: string) => admin.call(api.deleteRole, { params: { name }, body: { reason } });
  expect(await keyOf(remove('people'))).toBe('409 role_in_use');
  expect(await keyOf(remove('support'))).toBe('409 conflict');
  await together(give(other, 'risk'));
  expect(await keyOf(remove('people'))).toBe('answered');
});

test('nobody carries out what would make more of themselves', async () => {
  const { email } = office.as.support;
  await together(save('helpers', ['read.operators', 'change.operators']));
  await together(give(office.as.support, 'helpers'));
  expect(email).toBeDefined();
  const { approval } = await give(office.as.support, 'admin');
  expect(await keyOf(approve(approval, office.as.support))).toBe('409 own_account');
  await together(give(office.as.support, 'support'));
  expect(await keyOf(approve(approval, office.as.support))).toBe('403 forbidden');
});

test('a role that changed since it was asked for: what was approved is not what would happen', async () => {
  await together(save('clerks', ['read.games']));
  const [one, other] = [await save('clerks', ['read.games', 'read.audit']), await save('clerks', [])];
  await approve(one.approval);
  expect(await keyOf(approve(other.approval))).toBe('409 conflict');
  const { roles } = await admin.call(api.listRoles, {});
  expect(roles.find(({ name }) => name === 'clerks')!.permissions).toContain('read.audit');
});

test('two admins who carry out one another’s requests at the same time: each happens once', async () => {
  const asked = [await give(office.as.games, 'admin'), await give(office.as.games, 'admin', second)];
  const hold = await office.site.owner.pool.connect();
  await hold.query('BEGIN');
  await hold.query('SELECT FROM operator WHERE id = $1 FOR UPDATE', [admin.id]);
  const both = [keyOf(approve(asked[0]!.approval)), keyOf(approve(asked[1]!.approval, admin))];
  await untilWaitingForLocks(office.site.owner, 2);
  await hold.query('COMMIT');
  hold.release();
  // The second one finds that it would be given to who has it.
  expect((await Promise.all(both)).toSorted()).toEqual(['409 conflict', 'answered']);
  await together(give(office.as.games, 'games'));
});

test('two who invite one address at the same time: one is told', async () => {
  const email = 'once@office.example';
  const answers = await Promise.all([admin, second].map((by) => keyOf(invite('support', by, email))));
  expect(answers.toSorted()).toEqual(['422 email_taken', 'answered']);
});

test('an address that was taken meanwhile closes the request', async () => {
  const email = 'taken@office.example';
  const { approval } = await invite('admin', admin, email);
  await invite('support', admin, email);
  expect(await keyOf(approve(approval))).toBe('409 conflict');
  expect(await keyOf(approve(approval))).toBe('409 too_late');
  const { rows } = await admin.call(api.listOperators, { query: { text: email } });
  expect(rows.map(({ role }) => role)).toEqual(['support']);
});

test('a role with addresses is let in from there alone, and nobody shuts themselves out', async () => {
  const grantsOf = async (name: string) =>
    (await admin.call(api.listRoles, {})).roles.find((each) => each.name === name)!.permissions;
  const letInFrom = async (name: string, addresses: string[]) =>
    save(name, await grantsOf(name), admin, addresses);
  await together(letInFrom('auditor', ['10.1.2.3/8']));
  const { roles } = await admin.call(api.listRoles, {});
  expect(roles.find(({ name }) => name === 'auditor')!.addresses).toEqual(['10.0.0.0/8']);
  expect(await keyOf(office.as.auditor.call(api.officeMe, {}))).toBe('401 unauthorised');
  await together(letInFrom('auditor', ['127.0.0.0/8']));
  expect(await keyOf(office.as.auditor.call(api.officeMe, {}))).toBe('answered');
  expect(await keyOf(letInFrom('admin', ['10.0.0.0/8']))).toBe('409 own_account');
});

const limit = (role: string, upToMinor: string, by = admin, act = 'adjust.money') =>
  by.call(approvals.changeFourEyesRule, {
    body: { key: randomUUID(), act, role, currency: 'UAH', upToMinor, reason },
  });

test('how far a role goes alone: less far by one, further by two, and never one’s own', async () => {
  expect(await keyOf(limit('admin', '100'))).toBe('409 own_account');
  expect(await keyOf(limit('nobody', '100'))).toBe('404 not_found');
  expect(await keyOf(limit('risk', '100', admin, 'change.role'))).toBe('404 not_found');
  const limitNow = async () => {
    const { rules } = await admin.call(approvals.fourEyesRules, {});
    return rules.find(
      ({ act, role, currency }) => act === 'adjust.money' && role === 'finance' && currency === 'UAH',
    )?.upToMinor;
  };
  expect(await limit('finance', '100')).toEqual(done);
  expect(await limitNow()).toBe('100');
  expect(await limit('finance', '0')).toEqual(done);
  expect(await limitNow()).toBeUndefined();
  const { approval } = await limit('finance', '200000');
  expect(await limitNow()).toBeUndefined();
  expect(await keyOf(approve(approval, admin))).toBe('409 own_account');
  const both = await Promise.all([keyOf(approve(approval)), keyOf(approve(approval))]);
  expect(both.toSorted()).toEqual(['409 too_late', 'answered']);
  expect(await limitNow()).toBe('200000');
});

test('of two requests about one limit the second does not happen unseen', async () => {
  const [more, most] = [await limit('finance', '300000'), await limit('finance', '400000')];
  await approve(more.approval);
  expect(await keyOf(approve(most.approval))).toBe('409 conflict');
});

test('who has reset the factors of the other admin still needs a second person', async () => {
  await admin.call(api.resetOperatorFactors, { params: idOf(second), body: { reason } });
  expect((await invite('admin')).state).toBe('waiting');
});
