import { limitPlayer } from '@croupier/contract/office/player-desk';
import { countNotices } from '@croupier/contract/people/notices';
import type { Page } from '@playwright/test';
import { makeOperator, officeUrl } from '../support/office.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const READ = textOf('en', 'features/people/notices:confirm.read');

test('what must be read stands in the way in each tab, and confirmed in one it leaves the other', async ({
  page,
  context,
  request,
}) => {
  const { id: playerId } = await makePlayer(request, { region: 'UA', language: 'en' });
  await context.addCookies([await sessionOf(request, playerId)]);
  const other = await context.newPage();
  const read = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: READ });
  for (const tab of [page, other]) {
    await tab.goto(`${siteUrl()}/en/games`);
    await expect(tab.getByTestId('bell')).toBeVisible();
  }
  const { cookie } = await makeOperator(request, 'risk');
  const answer = await request.post(officeUrl() + limitPlayer.path.replace(':id', playerId), {
    data: {
      rule: 'stake_limit',
      period: 'day',
      currency: 'UAH',
      amountMinor: '70000',
      reason: 'stakes rose',
    },
    headers: { cookie, origin: officeUrl() },
  });
  expect(answer.status()).toBe(200);
  for (const tab of [page, other]) await expect(read(tab)).toBeVisible();
  await read(page).click();
  for (const tab of [page, other]) await expect(tab.getByRole('dialog')).toHaveCount(0);
  // What is confirmed is seen, and does not come again.
  const counted = await other.request.get(siteUrl() + countNotices.path);
  expect(await counted.json()).toEqual({ unseen: 0, unconfirmed: false });
  await other.reload();
  await expect(other.getByTestId('bell')).toHaveText('');
  await expect(other.getByRole('dialog')).toHaveCount(0);
});
