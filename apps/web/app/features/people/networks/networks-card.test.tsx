import { attachNetwork, detachNetwork, listNetworks } from '@croupier/contract/people/networks';
import { expect, test, vi } from 'vitest';
import { hearTold, type Told } from '../../../lib/tell.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { NetworksCard } from './networks-card.tsx';

const SINCE = '2026-11-20T10:00:00.000Z';
const BOTH = {
  networks: [
    { network: 'google' as const, attachedAt: SINCE },
    { network: 'facebook' as const, attachedAt: null },
  ],
  hasPassword: true,
};
const open = (path = '/en/profile') => renderScreen(<NetworksCard />, { profile: somePlayer(), path });

test('a house without networks shows nothing', async () => {
  const house = fakeNetwork();
  house.answers(listNetworks, { networks: [], hasPassword: true });
  const screen = await open();
  await expect.poll(() => house.asked(listNetworks).length).toBe(1);
  expect(screen.queryByTestId('networks')).toBeNull();
});

test('what is connected is disconnected, and what cannot be is said', async () => {
  const house = fakeNetwork();
  house.answers(listNetworks, { ...BOTH, hasPassword: false });
  house.refuses(detachNetwork, { status: 409, key: 'conflict' });
  const { text, user, ...screen } = await open();
  const button = await screen.findByRole('button', {
    name: text('networks.card.disconnectNamed', { network: 'Google' }),
  });
  // Who has no password is told how to get one.
  screen.getByRole('link', { name: text('networks.card.choose') });
  await user.click(button);
  await screen.findByText(text('networks.errors.conflict'));
  house.answers(detachNetwork, {
    networks: BOTH.networks.map((one) => ({ ...one, attachedAt: null })),
    hasPassword: true,
  });
  await user.click(button);
  await screen.findByRole('button', { name: text('networks.card.connectNamed', { network: 'Google' }) });
  expect(screen.queryByRole('link')).toBeNull();
});

test('who connects leaves for the network, and is told when it does not answer', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const house = fakeNetwork();
  house.answers(listNetworks, BOTH);
  house.refuses(attachNetwork, { status: 503, key: 'unavailable' });
  const { text, user, ...screen } = await open();
  const button = await screen.findByRole('button', {
    name: text('networks.card.connectNamed', { network: 'Facebook' }),
  });
  await user.click(button);
  await screen.findByText(text('networks.errors.unavailable', { network: 'Facebook' }));
  house.answers(attachNetwork, { address: 'https://facebook.example/dialog' });
  await user.click(button);
  await expect.poll(() => left.mock.lastCall).toEqual(['https://facebook.example/dialog']);
});

test('who comes back connected is told so once, and so is who counts', async () => {
  const told: Told[] = [];
  hearTold((one) => told.push(one));
  const house = fakeNetwork();
  house.answers(listNetworks, BOTH);
  const { text, ...screen } = await open('/en/profile?network=google&ended=attached');
  await screen.findByText(text('networks.card.title'));
  await expect
    .poll(() => told.filter(({ name }) => name === 'attachNetwork'))
    .toEqual([{ name: 'attachNetwork', about: { network: 'google' } }]);
});

test('who comes back without it is told why', async () => {
  const house = fakeNetwork();
  house.answers(listNetworks, BOTH);
  const { text, ...screen } = await open('/en/profile?network=facebook&ended=elsewhere');
  await screen.findByText(text('networks.ends.elsewhere', { network: 'Facebook' }));
});
