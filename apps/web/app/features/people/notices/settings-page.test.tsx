import {
  noticePreferences,
  saveNoticePreferences,
  type NoticePreferences,
} from '@croupier/contract/people/notices';
import { wayTable } from '@croupier/domain/people/notices';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { Toaster } from '@croupier/ui';
import { act, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announce } from '../../../lib/live/live.ts';
import { fakeNetwork, type FakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { changed } from './preferences.ts';
import SettingsPage from './settings-page.tsx';

const PREFERENCES: NoticePreferences = {
  ways: wayTable({}),
  reachable: ['inbox', 'email'],
  quietHours: null,
  timeZone: 'Europe/Kyiv',
};

/** What a test was told would be there in the next one still. */
afterEach(() => {
  for (const close of page.queryAllByRole('button', { name: 'close' })) act(() => close.click());
});

/** A house that keeps what is chosen. */
function keeping(): FakeNetwork {
  const house = fakeNetwork();
  let kept = PREFERENCES;
  house.answers(noticePreferences, () => kept);
  house.answers(saveNoticePreferences, (change) => (kept = changed(kept, change)));
  return house;
}

async function open(language: (typeof LANGUAGES)[number] = 'en') {
  const settings = (
    <>
      <SettingsPage />
      <Toaster label="notices" closeLabel="close" />
    </>
  );
  const screen = await renderScreen(settings, { profile: somePlayer(), language });
  const { text } = screen;
  const group = (category: string) =>
    screen.findByRole('group', { name: text(`notices.categories.${category}`) });
  const way = async (category: string, channel: string) =>
    within(await group(category)).getByRole<HTMLInputElement>('switch', {
      name: new RegExp(`^${text(`notices.channels.${channel}`)}`),
    });
  return { ...screen, group, way };
}

test.each(LANGUAGES)('in %s a way is chosen at once, and the choice taken back', async (language) => {
  const house = keeping();
  const { user, text, way, ...screen } = await open(language);
  const offers = await way('offers', 'email');
  expect(offers.checked).toBe(false);
  await user.click(offers);
  await user.click(await screen.findByRole('button', { name: text('notices.settings.undo') }));
  const named = { category: 'offers', channel: 'email' } as const;
  await expect
    .poll(() => house.asked(saveNoticePreferences))
    .toEqual([{ ways: [{ ...named, isOn: true }] }, { ways: [{ ...named, isOn: false }] }]);
  expect(offers.checked).toBe(false);
});

test('what is not for the player to choose is no switch, and says so', async () => {
  keeping();
  const { text, group } = await open();
  const security = within(await group('security'));
  const always = text('notices.settings.always');
  expect(security.getAllByText(always)).toHaveLength(2);
  for (const channel of ['inbox', 'email'])
    expect(security.queryByRole('switch', { name: text(`notices.channels.${channel}`) })).toBeNull();
  expect(within(await group('offers')).getAllByText(always)).toHaveLength(1);
});

test('a way that leads nowhere cannot be chosen, and how to connect it stands below', async () => {
  keeping();
  const { text, way, ...screen } = await open();
  const telegram = await way('money', 'telegram');
  expect(telegram.disabled).toBe(true);
  expect(telegram.checked).toBe(false);
  for (const channel of ['push', 'telegram', 'sms'])
    expect(screen.getByText(text(`notices.settings.connect.${channel}`))).toBeDefined();
});

test('a chat that is linked meanwhile is a way at once', async () => {
  const house = keeping();
  const { way } = await open();
  expect((await way('money', 'telegram')).disabled).toBe(true);
  house.answers(noticePreferences, { ...PREFERENCES, reachable: ['inbox', 'email', 'telegram'] });
  act(() => announce({ name: 'telegram', data: { linked: true } }));
  await expect.poll(async () => (await way('money', 'telegram')).disabled).toBe(false);
});

test('what was not saved is as it was, and is said', async () => {
  const house = keeping();
  const { user, text, way, ...screen } = await open();
  const money = await way('money', 'email');
  house.isSilentOn(saveNoticePreferences);
  await user.click(money);
  await screen.findByText(text('notices.settings.failed'));
  expect(money.checked).toBe(true);
});

test('of two presses on one switch the last one stands', async () => {
  const house = keeping();
  const { user, way } = await open();
  const money = await way('money', 'email');
  await user.click(money);
  await user.click(money);
  await expect
    .poll(() => house.asked(saveNoticePreferences).flatMap(({ ways }) => ways?.map(({ isOn }) => isOn)))
    .toEqual([false, true]);
  expect(money.checked).toBe(true);
});

test('quiet hours are turned on with hours of the night, changed by the quarter, and turned off', async () => {
  const house = keeping();
  const { user, text, ...screen } = await open();
  const quiet = await screen.findByRole('switch', {
    name: text('notices.settings.quiet.on'),
  });
  await user.click(quiet);
  const to = await screen.findByRole('combobox', { name: text('notices.settings.quiet.to') });
  await user.selectOptions(to, '07:15');
  expect(within(to).getByRole('option', { name: '22:00' }).hasAttribute('disabled')).toBe(true);
  await user.click(quiet);
  await expect
    .poll(() => house.asked(saveNoticePreferences))
    .toEqual([
      { quietHours: { fromMinute: 1320, toMinute: 480 } },
      { quietHours: { fromMinute: 1320, toMinute: 435 } },
      { quietHours: null },
    ]);
  expect(screen.getByText(/Europe\/Kyiv/)).toBeDefined();
});

test('settings that cannot be fetched are asked for again by a press', async () => {
  const { user, text, ...screen } = await (fakeNetwork(), open());
  const retry = await screen.findByRole('button', { name: text('notices.retry') });
  keeping();
  await user.click(retry);
  await screen.findByRole('heading', { name: text('notices.settings.ways') });
});
