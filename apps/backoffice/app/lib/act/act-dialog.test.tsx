import {
  closeOperator,
  listRoles,
  openOperator,
  readOperator,
  type OperatorRow,
} from '@croupier/contract/office/operators';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../testing/fake-network.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const IRYNA: OperatorRow = {
  ...{ id: '8', name: 'Iryna', email: 'iryna@house.example', role: 'support', state: 'active' },
  ...{ createdAt: '2026-05-01T10:00:00.000Z', lastSeenAt: null, sessions: 1 },
};

/** The page of an operator with the dialog open that closes their account. */
async function closing() {
  const house = fakeNetwork();
  house.answers(listRoles, { roles: [] });
  house.answers(readOperator, IRYNA);
  const screen = renderOffice(house, '/operators/8');
  const close = screen.text('operators.do.close.name');
  await screen.user.click(await screen.findByRole('button', { name: close }));
  const dialog = await screen.findByRole('dialog');
  const send = () => screen.user.click(screen.getAllByRole('button', { name: close }).at(-1)!);
  const reason = screen.getByLabelText(screen.text('lib.act.reason'));
  return { house, screen, dialog, send, reason };
}

test('what will happen is said, and nothing is sent without a reason', async () => {
  const { house, screen, dialog, send, reason } = await closing();
  expect(dialog.textContent).toContain(screen.text('operators.do.close.first', { name: 'Iryna' }));
  await send();
  await screen.findByText(screen.text('lib.act.reasonNeeded', { least: 3 }));
  await screen.user.type(reason, '  x ');
  await send();
  expect(house.asked(closeOperator)).toHaveLength(0);
});

test('a refusal is said, the reason stays, and the act may be tried again', async () => {
  const { house, screen, send, reason } = await closing();
  house.refuses(closeOperator, { status: 409, key: 'last_admin' });
  await screen.user.type(reason, 'Left the house');
  await send();
  await screen.findByText(screen.text('lib.errors.last_admin'));
  expect((reason as HTMLTextAreaElement).value).toBe('Left the house');
  house.refuses(closeOperator, { status: 409, key: 'never_heard_of' });
  await send();
  await screen.findByText(/request-7/);
});

test('what was done is read anew, said, and may be taken back with its reason', async () => {
  const { house, screen, send, reason } = await closing();
  house.answers(closeOperator, { done: true });
  house.answers(openOperator, { done: true });
  house.answers(readOperator, { ...IRYNA, state: 'closed' });
  await screen.user.type(reason, 'Left the house');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(house.asked(closeOperator)).toMatchObject([
    { path: '/office/api/operators/8/close', body: { reason: 'Left the house' } },
  ]);
  await screen.findByText(screen.text('operators.choices.state.closed'));
  await screen.user.click(await screen.findByRole('button', { name: screen.text('lib.act.undo') }));
  await screen.findByText(screen.text('lib.act.undone'));
  const [taken] = house.asked(openOperator);
  expect(taken?.body.reason).toContain('Left the house');
});
