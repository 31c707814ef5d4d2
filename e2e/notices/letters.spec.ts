import type { Page } from '@playwright/test';
import { giveRounds, lettersTo, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const say = (key: string) => textOf('en', `features/people/notices:${key}`);
const offersByEmail = (page: Page) =>
  page
    .getByRole('group', { name: say('categories.offers') })
    .getByRole('switch', { name: say('channels.email') });

test('offers come by letter once they are asked for, and a letter ends them without signing in', async ({
  page,
  context,
  newDevice,
  request,
}) => {
  const player = await makePlayer(request, { region: 'UA', language: 'en' });
  await context.addCookies([await sessionOf(request, player.id)]);
  await page.goto(`${siteUrl()}/en/profile/notices/settings`);
  await expect(offersByEmail(page)).not.toBeChecked();
  await offersByEmail(page).check();
  await expect(page.getByText(say('settings.saved'))).toBeVisible();
  await page.reload();
  await expect(offersByEmail(page)).toBeChecked();

  await giveRounds(request, { playerId: player.id, games: ['sunny-orchard'], rounds: 5, stakeMinor: '500' });
  const links = async () => (await lettersTo(request, player.username)).flatMap((letter) => letter.links);
  const wayOut = async () => (await links()).find((link) => link.includes('/unsubscribe#'));
  await expect.poll(wayOut).toBeTruthy();
  const stranger = await (await newDevice()).newPage();
  await stranger.goto(String(await wayOut()));
  await stranger.getByRole('button', { name: say('unsubscribe.press') }).click();
  await expect(stranger.getByText(say('unsubscribe.stays'))).toBeVisible();
  await expect(
    stranger.getByText(say('unsubscribe.done').replace('{category}', say('categories.offers'))),
  ).toBeVisible();

  await page.reload();
  await expect(offersByEmail(page)).not.toBeChecked();
});

test('quiet hours that were set are there after a reload', async ({ page, context, request }) => {
  const { id } = await makePlayer(request, { region: 'UA', language: 'en' });
  await context.addCookies([await sessionOf(request, id)]);
  await page.goto(`${siteUrl()}/en/profile/notices/settings`);
  const quiet = page.getByRole('switch', { name: say('settings.quiet.on') });
  await quiet.check();
  await page.getByRole('combobox', { name: say('settings.quiet.to') }).selectOption('07:15');
  await expect(page.getByText(say('settings.saved'))).toBeVisible();
  await page.reload();
  await expect(quiet).toBeChecked();
  await expect(page.getByRole('combobox', { name: say('settings.quiet.to') })).toHaveValue('435');
});
