import type { Page } from '@playwright/test';
import { enterAs, officeUrl } from '../support/office.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const REASON = 'a payment that came twice';

/** Says why, and does it. */
async function finish(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

test(
  'money beyond a role’s limit: one person asks, another carries it out, the player has it',
  { tag: '@gate' },
  async ({ page, context, newDevice, request }) => {
    const player = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
    await enterAs(context, request, 'finance');
    await page.goto(`${officeUrl()}/players/${player.id}`);
    await page.getByRole('button', { name: 'Adjust balance' }).click();
    await page.getByLabel('Amount, UAH').fill('5 000,50');
    await expect(page.getByRole('dialog').getByText('A second person must approve this')).toBeVisible();
    await finish(page, 'Adjust');
    await expect(page.getByText('Sent for approval by a second person.')).toBeVisible();

    const other = await newDevice();
    const checker = await enterAs(other, request, 'admin');
    const desk = await other.newPage();
    await desk.goto(`${officeUrl()}/approvals?state=waiting&subjectId=${player.id}`);
    await desk.getByRole('row').filter({ hasText: REASON }).click();
    await expect(desk.getByText('+5,000.50')).toBeVisible();
    await desk.getByRole('button', { name: 'Approve' }).click();
    await finish(desk, 'Approve');
    await expect(desk.getByText('Approved and carried out.', { exact: true })).toBeVisible();
    await expect(desk.getByRole('dialog').getByText(checker.name)).toBeVisible();

    const { name, value } = await sessionOf(request, player.id);
    const profile = await request.get(`${siteUrl()}/api/users/profile`, {
      headers: { cookie: `${name}=${value}` },
    });
    expect(((await profile.json()) as { mainBalance: string }).mainBalance).toBe('600050');
  },
);

test('a player is blocked with a reason: the site tells them, the log says who it was', async ({
  page,
  context,
  request,
}) => {
  const player = await makePlayer(request, { region: 'UA' });
  const { name, value } = await sessionOf(request, player.id);
  const statusOfPlayer = async () => {
    const headers = { cookie: `${name}=${value}` };
    return (await request.get(`${siteUrl()}/api/users/profile`, { headers })).status();
  };
  expect(await statusOfPlayer()).toBe(200);
  const { name: operator } = await enterAs(context, request, 'risk');
  await page.goto(`${officeUrl()}/players/${player.id}`);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await finish(page, 'Block');
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  expect(await statusOfPlayer()).toBe(423);
  await enterAs(context, request, 'auditor');
  await page.goto(`${officeUrl()}/audit?act=block.player&subjectId=${player.id}`);
  const entry = page.getByRole('row').filter({ hasText: operator });
  await expect(entry).toContainText(REASON);
});
