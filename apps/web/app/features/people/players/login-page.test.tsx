import { login } from '@croupier/contract/people/players';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import LoginPage from './login-page.tsx';

const PROPS = { loaderData: { games: [], networks: [] } } as unknown as ComponentProps<typeof LoginPage>;

async function openForm(path = '/en/login') {
  const screen = await renderScreen(<LoginPage {...PROPS} />, { path });
  const { text, user } = screen;
  const submit = async (email: string, password: string) => {
    if (email) await user.type(screen.getByLabelText(text('players.fields.login')), email);
    if (password)
      await user.type(
        screen.getByLabelText(text('players.fields.password'), { selector: 'input' }),
        password,
      );
    await user.click(screen.getByRole('button', { name: text('players.login.submit') }));
  };
  return { ...screen, submit };
}

test('nothing typed is nothing sent, and the first field is where one goes on', async () => {
  const house = fakeNetwork();
  const { submit, text, ...screen } = await openForm();
  await submit('', '');
  const email = screen.getByLabelText(text('players.fields.login'));
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(house.asked(login)).toEqual([]);
});

test.each([
  ['a wrong password', { status: 401, key: 'wrong_credentials' }],
  ['too many tries', { status: 429, key: 'too_many_requests' }],
  ['a failing house', { status: 500, key: 'internal' }],
])('%s is told, and the form can be sent again', async (_what, refusal) => {
  const house = fakeNetwork();
  house.refuses(login, refusal);
  const { submit, text, ...screen } = await openForm();
  await submit('player@mail.example', 'a quiet green river');
  const key = refusal.key === 'internal' ? 'other' : refusal.key;
  await screen.findByText(text(`players.errors.${key}`));
  await submit('', '');
  await expect.poll(() => house.asked(login).length).toBe(2);
});

test.each([
  ['/en/login', '/en'],
  ['/en/login?redirect=%2Fen%2Fprofile%3Fx%3D1', '/en/profile?x=1'],
  ['/en/login?redirect=%2F%2Fevil.example', '/en'],
])('from %s a player comes to %s', async (path, to) => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const house = fakeNetwork();
  house.answers(login, { authenticated: true });
  const { submit } = await openForm(path);
  await submit(' Player@Mail.example ', 'a quiet green river');
  await expect.poll(() => left.mock.lastCall).toEqual([to]);
  expect(house.asked(login)).toEqual([{ username: 'Player@Mail.example', password: 'a quiet green river' }]);
});
