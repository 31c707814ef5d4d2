import { expect, test, type Page } from '@playwright/test';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { textOf } from '../support/texts.ts';

const text = (key: string) => textOf('en', `features/settings:${key}`);

test('a visitor moves to another region by cookie', async ({ page, isMobile }) => {
  await page.goto(`${siteUrl()}/en`);
  if (isMobile) await page.getByRole('button', { name: textOf('en', 'shell:nav.menu') }).click();
  await page.getByRole('button', { name: textOf('en', 'shell:settings') }).click();
  await choose(page, 'SL');
  await move(page, 'SL');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'darkBlue');
  expect(await regionCookie(page)).toBe('SL');
});

test('a player moves the account, is asked for the age, and the cookie follows', async ({
  page,
  request,
}) => {
  const { username, password } = await makePlayer(request, { region: 'EU', balanceMinor: '100000' });
  await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username, password },
    headers: { origin: siteUrl() },
  });
  await page.goto(`${siteUrl()}/en/profile`);
  await choose(page, 'UA');
  await expect(moveButton(page, 'UA')).toBeDisabled();
  await page.getByRole('checkbox').check();
  await move(page, 'UA');
  await expect(page.getByText(text('regions.UA')).first()).toBeVisible();
  expect(await regionCookie(page)).toBe('UA');
  const me = await page.request.get(`${siteUrl()}/api/users/me`);
  expect(await me.json()).toMatchObject({ profile: { region: 'UA', currency: 'UAH' } });
});

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
