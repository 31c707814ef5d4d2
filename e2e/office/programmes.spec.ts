import { showBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import type { Page } from '@playwright/test';
import { enterAs, officeUrl } from '../support/office.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const unique = (): string => Date.now().toString(36);

/** Says why, and does it. */
async function act(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Copies a programme, and opens the copy. */
async function copy(page: Page, from: string, to: string): Promise<void> {
  await page.goto(`${officeUrl()}/programmes/${from}`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog').getByLabel('New code').fill(to.split('/')[1]!);
  await act(page, 'Copy', 'one more of the same');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(`${officeUrl()}/programmes/${to}`);
}

test('marketing writes a store item, sees what it costs, and a player finds it on the shelf', async ({
  page,
  context,
  request,
  newDevice,
}) => {
  await enterAs(context, request, 'marketing');
  const code = `pocket-${unique()}`;
  await copy(page, 'store-item/pocket-money', `store-item/${code}`);
  await page.getByLabel('Price in points').fill('123');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await act(page, 'Save draft', 'a price of its own');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('tab', { name: 'Cost' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'UAH' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await act(page, 'Publish', 'the shelf is ready');
  await expect(page.getByText('Running', { exact: true })).toBeVisible();

  const { id } = await makePlayer(request, { language: 'en' });
  const shopper = await newDevice();
  await shopper.addCookies([await sessionOf(request, id)]);
  const shop = await shopper.newPage();
  const good = shop.locator(`[data-testid=good][data-code=${code}]`);
  await expect(async () => {
    await shop.goto(`${siteUrl()}/en/store`);
    await expect(good).toContainText('123 points', { timeout: 2_000 });
  }).toPass();
});

test('a magic box with a large budget is put in force by a second person', async ({
  page,
  context,
  request,
  newDevice,
}) => {
  await enterAs(context, request, 'marketing');
  // It stands behind the shipped one, which players go on seeing.
  const code = `zz-box-${unique()}`;
  const reason = `the box is ready ${code}`;
  await copy(page, 'bonus-promotion/evening-box', `bonus-promotion/${code}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await act(page, 'Publish', reason);
  await expect(page.getByText('Sent for approval by a second person.')).toBeVisible();

  const { id } = await makePlayer(request, { language: 'en' });
  const { name, value } = await sessionOf(request, id);
  const headers = { cookie: `${name}=${value}`, origin: siteUrl() };
  const ask = () => request.post(siteUrl() + showBonusPromotion.path, { headers, data: { code } });
  expect((await ask()).status()).toBe(404);

  const second = await newDevice();
  await enterAs(second, request, 'admin');
  const desk = await second.newPage();
  await desk.goto(`${officeUrl()}/approvals?state=waiting`);
  await desk.getByRole('row').filter({ hasText: reason }).click();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await act(desk, 'Approve', 'read and agreed');
  await expect(desk.getByText('Approved and carried out.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await ask()).status()).toBe(200);
});
