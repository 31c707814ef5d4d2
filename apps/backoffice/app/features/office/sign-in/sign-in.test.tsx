import {
  confirmCode,
  enrolCode,
  listOperators,
  loginWithCode,
  loginWithRecovery,
  lookAtInvitation,
  officeLogin,
  officeLogout,
  officeMe,
  signInWays,
} from '@croupier/contract/office/operators';
import type { OutputOf } from '@croupier/contract/kit';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice, someOperator } from '../../../testing/render-office.tsx';

interface Ways {
  path?: string;
  singleSignOn?: string | null;
  pending?: OutputOf<typeof signInWays>['pending'];
}

function doorOf({ path = '/sign-in', singleSignOn = null, pending = null }: Ways = {}) {
  const house = fakeNetwork();
  house.answers(signInWays, { singleSignOn, pending });
  house.answers(listOperators, { rows: [], next: null });
  const screen = renderOffice(house, path, null);
  const giveWords = async () => {
    await screen.user.type(await screen.findByLabelText(screen.text('sign-in.email')), 'olena@house.example');
    await screen.user.type(screen.getByLabelText(screen.text('sign-in.password')), 'long enough');
    await screen.user.click(screen.getByRole('button', { name: screen.text('sign-in.next') }));
  };
  const letIn = () => house.answers(officeMe, someOperator());
  return { house, screen, giveWords, letIn };
}

test('whoever is not signed in signs in with a password and a code, and is back where they were', async () => {
  const { house, screen, giveWords, letIn } = doorOf({ path: '/operators?state=active' });
  house.answers(officeLogin, { factors: ['code', 'recovery'] });
  await giveWords();
  expect(screen.address()).toBe('/sign-in?to=%2Foperators%3Fstate%3Dactive');
  house.answers(loginWithCode, someOperator());
  letIn();
  await screen.user.type(await screen.findByLabelText(screen.text('sign-in.code.label')), '12a3 456');
  await screen.findByRole('heading', { level: 1, name: screen.text('operators.title') });
  // The sixth digit sent it; what is no digit is not there.
  expect(house.asked(loginWithCode).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  expect(screen.address()).toBe('/operators?state=active');
});

test('nobody is led out of the office', async () => {
  const { house, screen, giveWords, letIn } = doorOf({ path: '/sign-in?to=https://evil.example/' });
  house.answers(officeLogin, { factors: ['recovery'] });
  await giveWords();
  house.answers(loginWithRecovery, someOperator());
  letIn();
  await screen.user.type(await screen.findByLabelText(screen.text('sign-in.recovery.label')), 'abcd-efgh');
  await screen.user.click(screen.getByRole('button', { name: screen.text('sign-in.enter') }));
  await screen.findByRole('heading', { name: screen.text('home.hello', { name: 'Olena' }) });
  expect(screen.address()).toBe('/');
});

test('a wrong password is said, and a second step that came too late begins anew', async () => {
  const { house, screen, giveWords } = doorOf();
  house.refuses(officeLogin, { status: 401, key: 'wrong_credentials' });
  await giveWords();
  await screen.findByText(screen.text('lib.errors.wrong_credentials'), {}, { timeout: 3000 });
  house.answers(officeLogin, { factors: ['code'] });
  await screen.user.click(screen.getByRole('button', { name: screen.text('sign-in.next') }));
  house.refuses(loginWithCode, { status: 410, key: 'link_over' });
  await screen.user.type(await screen.findByLabelText(screen.text('sign-in.code.label')), '123456');
  await screen.findByText(screen.text('sign-in.linkOver'), {}, { timeout: 3000 });
  screen.getByLabelText(screen.text('sign-in.password'));
});

test('whoever has no factor sets one up, and goes on only with the recovery codes written down', async () => {
  const { house, screen, giveWords, letIn } = doorOf();
  house.answers(officeLogin, { factors: ['enrol'] });
  house.answers(enrolCode, { secret: 'ABCDEFGH', address: 'otpauth://x', drawing: '<svg id="a&b"/>' });
  await giveWords();
  const drawing = await screen.findByRole('img', { name: screen.text('sign-in.enrol.drawing') });
  expect(drawing.getAttribute('src')).toBe(
    `data:image/svg+xml;utf8,${encodeURIComponent('<svg id="a&b"/>')}`,
  );
  screen.getByText('ABCD EFGH');
  house.answers(confirmCode, { self: someOperator(), recoveryCodes: ['one-1', 'two-2'] });
  letIn();
  await screen.user.type(screen.getByLabelText(screen.text('sign-in.code.label')), '123456');
  await screen.findByText('two-2');
  const on = screen.getByRole('button', { name: screen.text('lib.recoveryCodes.on') }) as HTMLButtonElement;
  expect(on.disabled).toBe(true);
  await screen.user.click(screen.getByLabelText(screen.text('lib.recoveryCodes.kept')));
  await screen.user.click(on);
  await screen.findByRole('heading', { name: screen.text('home.hello', { name: 'Olena' }) });
  expect(house.asked(enrolCode)).toHaveLength(1);
});

test('single sign-on is offered where the house has it', async () => {
  const { screen } = doorOf({ singleSignOn: 'Keycloak' });
  const link = await screen.findByRole('link', { name: /Keycloak/ });
  expect(link.getAttribute('href')).toBe('/office/api/sso/start');
});

test('who comes from single sign-on goes on with the second step', async () => {
  const { screen } = doorOf({ singleSignOn: 'Keycloak', pending: ['code'] });
  await screen.findByLabelText(screen.text('sign-in.code.label'));
});

test('a session that ends anywhere leads to signing in, with the way back', async () => {
  const house = fakeNetwork();
  house.answers(signInWays, { singleSignOn: null, pending: null });
  house.refuses(listOperators, { status: 401, key: 'unauthorised' });
  const screen = renderOffice(house, '/operators?text=ol');
  await screen.findByText(screen.text('sign-in.sessionOver'));
  expect(screen.address()).toBe('/sign-in?to=%2Foperators%3Ftext%3Dol');
});

test('who signs out is not led back', async () => {
  const house = fakeNetwork();
  house.answers(signInWays, { singleSignOn: null, pending: null });
  house.answers(officeLogout, { done: true });
  const screen = renderOffice(house, '/account');
  await screen.user.click(await screen.findByRole('button', { name: screen.text('shell.signOut') }));
  await screen.findByText(screen.text('sign-in.lead'));
  expect(screen.address()).toBe('/sign-in');
});

test('the token of an invitation is sent in a body and cleared from the address', async () => {
  const house = fakeNetwork();
  const token = 'a'.repeat(43);
  house.answers(lookAtInvitation, { email: 'new@house.example', name: 'New', role: 'support' });
  location.hash = token;
  const screen = renderOffice(house, '/invitation', null);
  await screen.findByDisplayValue('New');
  expect(house.asked(lookAtInvitation)).toMatchObject([{ body: { token }, query: {} }]);
  expect(location.hash).toBe('');
});
