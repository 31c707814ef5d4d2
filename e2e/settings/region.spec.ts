import type { APIRequestContext, Page } from '@playwright/test';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const text = (key: string) => textOf('en', `features/site/settings:${key}`);

test('a visitor moves to another region by cookie', async ({ page, isMobile }) => {
  await page.goto(`${siteUrl()}/en`);
  if (isMobile) await page.getByRole('button', { name: textOf('en', 'shell:nav.menu') }).click();
  await page.getByRole('button', { name: textOf('en', 'shell:settings') }).click();
  await choose(page, 'SL');
  await move(page, 'SL');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'darkBlue');
  expect(await regionCookie(page)).toBe('SL');
});

test('a player moves the account to a stricter region at once, and the cookie follows', async ({
  page,
  request,
}) => {
  await signIn(page, request, 'SL');
  await choose(page, 'EU');
  await move(page, 'EU');
  await expect(page.getByText(text('regions.EU')).first()).toBeVisible();
  expect(await regionCookie(page)).toBe('EU');
  const me = await page.request.get(`${siteUrl()}/api/users/me`);
  expect(await me.json()).toMatchObject({ profile: { region: 'EU', currency: 'EUR', regionWish: null } });
});

test('a looser region waits a day, and can be taken back', async ({ page, request }) => {
  await signIn(page, request, 'EU');
  await choose(page, 'UA');
  await expect(page.getByText(text('region.waits'))).toBeVisible();
  await moveButton(page, 'UA').click();
  const wish = page.getByTestId('region-wish').first();
  await expect(wish).toContainText(text('regions.UA'));
  const me = await page.request.get(`${siteUrl()}/api/users/me`);
  expect(await me.json()).toMatchObject({ profile: { region: 'EU', regionWish: { region: 'UA' } } });
  await page.reload();
  await expect(wish).toBeVisible();
  await wish.getByRole('button').click();
  await expect(wish).toBeHidden();
  const after = await page.request.get(`${siteUrl()}/api/users/me`);
  expect(await after.json()).toMatchObject({ profile: { region: 'EU', regionWish: null } });
});

/** A new player of the region, on the page of the profile. */
async function signIn(page: Page, request: APIRequestContext, region: 'SL' | 'EU'): Promise<void> {
  const { username, password } = await makePlayer(request, { region, balanceMinor: '100000' });
  await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username, password },
    headers: { origin: siteUrl() },
  });
  await page.goto(`${siteUrl()}/en/profile`);
}

const choose = (page: Page, region: string) =>
  page.getByRole('combobox', { name: text('region.label') }).selectOption(region);

/** Moves to the chosen region and waits for the page that comes after it. */
async function move(page: Page, region: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), moveButton(page, region).click()]);
}

const moveButton = (page: Page, region: string) =>
  page.getByRole('button', { name: text('region.move').replace('{region}', text(`regions.${region}`)) });

async function regionCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'region')?.value;
}
