import { verifyPhone } from '@croupier/contract/people/contacts';
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CodeForm } from './code-form.tsx';
import { provePhone } from './contacts-queries.ts';

async function openForm() {
  const onProven = vi.fn();
  const screen = await renderScreen(<CodeForm text="Six digits" prove={provePhone} onProven={onProven} />);
  const field = screen.getByLabelText(screen.text('contacts.code.field'));
  return { ...screen, field, onProven };
}

test('six digits are sent by themselves, whatever is pasted about them', async () => {
  const house = fakeNetwork();
  house.answers(verifyPhone, { phone: '+380671234567' });
  const { field, onProven } = await openForm();
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
  fireEvent.change(field, { target: { value: ' 123-456 is your code' } });
  await expect.poll(() => onProven.mock.calls.length).toBe(1);
  expect(house.asked(verifyPhone)).toEqual([{ code: '123456' }]);
});

test.each([
  [{ status: 401, key: 'wrong_code', details: { triesLeft: 2 } }, 'contacts.code.wrong', { count: 2 }],
  [{ status: 401, key: 'wrong_code', details: { triesLeft: 0 } }, 'contacts.code.wrong', { count: 0 }],
  [{ status: 410, key: 'link_over' }, 'contacts.code.over', {}],
  [{ status: 409, key: 'conflict' }, 'contacts.code.taken', {}],
] as const)('%o is told, and the field is empty for the next try', async (refusal, key, values) => {
  const house = fakeNetwork();
  house.refuses(verifyPhone, refusal);
  const { field, text, onProven, ...screen } = await openForm();
  fireEvent.change(field, { target: { value: '123456' } });
  await screen.findByText(text(key, values));
  expect((field as HTMLInputElement).value).toBe('');
  expect(onProven).not.toHaveBeenCalled();
});

test('fewer than six digits are not sent', async () => {
  const house = fakeNetwork();
  const { field, user } = await openForm();
  await user.type(field, '12345{Enter}');
  expect(house.asked(verifyPhone)).toEqual([]);
});
