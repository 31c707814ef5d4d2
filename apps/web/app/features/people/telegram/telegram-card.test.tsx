import { me } from '@croupier/contract/people/players';
import { linkTelegram, unlinkTelegram } from '@croupier/contract/people/telegram';
import { siteConfigs, type SiteConfigs } from '@croupier/contract/site/sites';
import { act } from '@testing-library/react';
import Value from 'typebox/value';
import { afterEach, expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { closeAllModals, closeModal, useOpenModals } from '../../../lib/modals.ts';
import { useProfile } from '../../../lib/session.ts';
import { hearTold, type Told } from '../../../lib/tell.ts';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { TelegramCard } from './telegram-card.tsx';

/** As the profile page has it: with the profile that there is now. */
function CardOfPlayer() {
  const profile = useProfile();
  return profile && <TelegramCard profile={profile} />;
}

afterEach(closeAllModals);

/** In place of the question who it is: a button that answers it, and with it the house. */
function Question({ onProven }: { onProven(): void }) {
  return useOpenModals().map(({ id, name, data }) => (
    <button
      key={id}
      onClick={() => {
        onProven();
        (data as () => void)();
        closeModal(name);
      }}
    >
      It is me
    </button>
  ));
}

const withBot = (bot: string | null): SiteConfigs => ({
  ...Value.Create(siteConfigs.response),
  telegramConfigs: { bot },
});
const URL_OF_CHAT = 'https://t.me/house_bot?start=secret';
const link = (leftMs: number) => ({
  url: URL_OF_CHAT,
  drawing: '<svg id="a&b"/>',
  expiresAt: new Date(Date.now() + leftMs).toISOString(),
});

function houseWithBot(): FakeNetwork {
  const house = fakeNetwork();
  house.answers(siteConfigs, withBot('house_bot'));
  house.answers(linkTelegram, link(600_000));
  return house;
}

test('a house without a bot shows nothing', async () => {
  const house = fakeNetwork();
  house.answers(siteConfigs, withBot(null));
  const screen = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await expect.poll(() => house.asked(siteConfigs).length).toBe(1);
  expect(screen.queryByTestId('telegram')).toBeNull();
});

test('the way into the chat is a link and a code, and the card changes by itself once the chat is linked', async () => {
  const house = houseWithBot();
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('telegram.connect') }));
  const way = await screen.findByRole('link', { name: text('telegram.open') });
  expect(way.getAttribute('href')).toBe(URL_OF_CHAT);
  const drawing = screen.getByRole('img', { name: text('telegram.drawing') });
  expect(drawing.getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%20id%3D%22a%26b%22%2F%3E');
  house.answers(me, { profile: somePlayer({ subscribedToBot: true }) });
  act(() => announce({ name: 'telegram', data: { linked: true } }));
  await screen.findByRole('button', { name: text('telegram.disconnect') });
  expect(screen.queryByRole('link')).toBeNull();
});

test('who comes back to the page sees the chat linked, also without a live message', async () => {
  const house = houseWithBot();
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('telegram.connect') }));
  await screen.findByRole('link', { name: text('telegram.open') });
  house.answers(me, { profile: somePlayer({ subscribedToBot: true }) });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('button', { name: text('telegram.disconnect') });
});

test('a link that is over is not shown any more, and a new one can be had', async () => {
  const house = houseWithBot();
  house.answers(linkTelegram, () => link(150));
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('telegram.connect') }));
  await screen.findByText(text('telegram.over'));
  expect(screen.queryByRole('link')).toBeNull();
  house.answers(linkTelegram, link(600_000));
  await user.click(screen.getByRole('button', { name: text('telegram.connect') }));
  await screen.findByRole('link', { name: text('telegram.open') });
});

test('it is ended by a second yes alone, and what fails is said and may be tried again', async () => {
  const house = houseWithBot();
  const profile = somePlayer({ subscribedToBot: true });
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile });
  const begin = await screen.findByRole('button', { name: text('telegram.disconnect') });
  await user.click(begin);
  await user.click(screen.getByText(text('telegram.sure.no')));
  expect(house.asked(unlinkTelegram)).toEqual([]);
  await user.click(begin);
  const yes = screen.getByText(text('telegram.sure.yes'), { selector: 'dialog *' });
  await user.click(yes);
  await screen.findByText(text('telegram.failed'));
  house.answers(unlinkTelegram, { done: true });
  house.answers(me, { profile: somePlayer() });
  await user.click(yes);
  await screen.findByRole('button', { name: text('telegram.connect') });
});

const UNPROVEN = { status: 403, key: 'step_up_needed' };

test('who came by a password alone is asked to show who they are, and has the chat linked and unlinked after it', async () => {
  const house = houseWithBot();
  house.refuses(linkTelegram, UNPROVEN);
  house.refuses(unlinkTelegram, UNPROVEN);
  let prove = () => house.answers(linkTelegram, link(600_000));
  const { user, text, ...screen } = await renderScreen(
    <>
      <CardOfPlayer />
      <Question onProven={() => prove()} />
    </>,
    { profile: somePlayer() },
  );
  await user.click(await screen.findByRole('button', { name: text('telegram.connect') }));
  await user.click(await screen.findByRole('button', { name: 'It is me' }));
  await screen.findByRole('link', { name: text('telegram.open') });
  house.answers(me, { profile: somePlayer({ subscribedToBot: true }) });
  act(() => announce({ name: 'telegram', data: { linked: true } }));

  prove = () => house.answers(unlinkTelegram, { done: true });
  await user.click(await screen.findByRole('button', { name: text('telegram.disconnect') }));
  await user.click(screen.getByText(text('telegram.sure.yes'), { selector: 'dialog *' }));
  house.answers(me, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: 'It is me' }));
  await screen.findByRole('button', { name: text('telegram.connect') });
});

test('who does not show it is told that, and that nothing has changed', async () => {
  const house = houseWithBot();
  house.refuses(linkTelegram, UNPROVEN);
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('telegram.connect') }));
  await expect.poll(() => house.asked(linkTelegram).length).toBe(1);
  act(closeAllModals);
  await screen.findByText(text('telegram.step_up_needed'));
});

test('who counts is told once of a chat that was attached here, and not of one that was attached elsewhere', async () => {
  const told: Told[] = [];
  // What waited is of what was done before.
  hearTold(() => undefined);
  hearTold((one) => told.push(one));
  const attached = () => told.filter(({ name }) => name === 'attachNetwork');
  const house = houseWithBot();
  house.answers(me, { profile: somePlayer({ subscribedToBot: true }) });
  const elsewhere = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await elsewhere.findByRole('button', { name: elsewhere.text('telegram.connect') });
  act(() => announce({ name: 'telegram', data: { linked: true } }));
  await elsewhere.findByRole('button', { name: elsewhere.text('telegram.disconnect') });
  expect(attached()).toEqual([]);
  elsewhere.unmount();

  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await user.click(await screen.findByRole('button', { name: text('telegram.connect') }));
  await screen.findByRole('link', { name: text('telegram.open') });
  act(() => announce({ name: 'telegram', data: { linked: true } }));
  await screen.findByRole('button', { name: text('telegram.disconnect') });
  act(() => announce({ name: 'telegram', data: { linked: true } }));
  await expect.poll(attached).toEqual([{ name: 'attachNetwork', about: { network: 'telegram' } }]);
});
