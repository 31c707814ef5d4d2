import type { Page } from '@playwright/test';
import { enterAs, officeUrl } from '../support/office.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const REASON = 'the game stood still';

/** Says why, and does it. */
async function finish(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

test('an open round is voided by two people: the stake is back, and the player reads why', async ({
  page,
  context,
  newDevice,
  request,
}) => {
  const player = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
  const { name, value } = await sessionOf(request, player.id);
  const headers = { cookie: `${name}=${value}`, origin: siteUrl() };
  const key = crypto.randomUUID();
  const bet = { key, game: 'pearl-reef', stakeMinor: '1000', kind: 'real', mode: 'traps-3' };
  expect((await request.post(`${siteUrl()}/api/rounds`, { headers, data: bet })).status()).toBe(200);

  await enterAs(context, request, 'games');
  await page.goto(`${officeUrl()}/games/open?playerId=${player.id}`);
  await page.getByRole('row').filter({ hasText: player.id }).click();
  await expect(page.getByRole('heading', { name: 'Round', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Request void' }).click();
  await page.getByLabel('Explanation for the player').selectOption('fault');
  await finish(page, 'Request void');
  await expect(page.getByText('Sent for approval by a second person.')).toBeVisible();

  const other = await newDevice();
  await enterAs(other, request, 'risk');
  const desk = await other.newPage();
  await desk.goto(`${officeUrl()}/approvals?state=waiting&subjectId=${player.id}.${key}`);
  await desk.getByRole('row').filter({ hasText: REASON }).click();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await finish(desk, 'Approve');
  await expect(desk.getByText('Approved and carried out.', { exact: true })).toBeVisible();

  const profile = await request.get(`${siteUrl()}/api/users/profile`, { headers });
  expect(((await profile.json()) as { mainBalance: string }).mainBalance).toBe('100000');
  const site = await (await newDevice()).newPage();
  await site.context().addCookies([{ name, value, url: siteUrl() }]);
  await site.goto(`${siteUrl()}/en/profile/history/${key}`);
  await expect(site.getByTestId('voided')).toContainText('There was a fault in the game');
});

test('a key of a studio is made, told once, and the one before it is retired', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'games');
  await page.goto(`${officeUrl()}/studios`);
  const keys = page.getByRole('region', { name: 'Keys' }).first();
  await keys.getByRole('button', { name: 'Create key' }).click();
  await finish(page, 'Create key');
  const told = page.getByRole('dialog');
  const secret = await told.locator('code').innerText();
  expect(secret.length).toBeGreaterThan(40);
  await told.getByRole('button', { name: 'I have passed it on' }).last().click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(keys.getByText('Next', { exact: true })).toBeVisible();
  // The new one goes again, so that the studio of other journeys plays on.
  await keys.getByRole('row').filter({ hasText: 'Next' }).getByRole('button', { name: 'Retire' }).click();
  await page.getByLabel('Hours until it is refused').fill('0');
  await finish(page, 'Retire key');
  await expect(keys.getByText('Retired', { exact: true }).first()).toBeVisible();
  await expect(keys.getByText('Current', { exact: true })).toBeVisible();
});
