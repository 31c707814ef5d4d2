import type { APIRequestContext, Page } from '@playwright/test';
import { siteConfigs, type SiteConfigs } from '@croupier/contract/site/sites';
import { enterAs, officeUrl } from '../support/office.ts';
import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

/** What is changed here is changed for these visitors alone, so that no other journey meets it. */
const REGION = 'SL';

const seenFrom = (request: APIRequestContext, region: string, path: string) =>
  request.get(`${siteUrl()}${path}`, { headers: { cookie: `region=${region}`, accept: 'text/html' } });

/** Opens the dialog of an act, says why, and does it. */
async function act(page: Page, open: string, button: string, fill?: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill?.();
  await dialog.getByLabel('Reason').fill('the licence does not cover it');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function saveAndPublish(page: Page): Promise<void> {
  await act(page, 'Save draft', 'Save draft');
  await act(page, 'Publish…', 'Publish');
}

test('a page is closed for a region: it is gone there, and comes back when that is undone', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'marketing');
  await page.goto(`${officeUrl()}/content/pages`);
  await act(page, 'Open or close page: Royal club', 'Close page', () =>
    page.getByLabel('For whom').selectOption(REGION),
  );
  const statusIn = async (region: string) => (await seenFrom(request, region, '/en/royal-club')).status();
  await expect.poll(() => statusIn(REGION)).toBe(404);
  expect(await statusIn('UA')).toBe(200);
  const menu = async () => (await seenFrom(request, REGION, '/en')).text();
  await expect.poll(menu).not.toContain('href="/en/royal-club"');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => statusIn(REGION)).toBe(200);
});

test('a way of the menu is moved by keyboard and published: the menu of the site has it there', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'marketing');
  await page.goto(`${officeUrl()}/content/menu/rail/${REGION}`);
  await page.getByRole('button', { name: 'Move Games down' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Games: place 3 of/)).toBeAttached();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/^Games: place 4 of/)).toBeAttached();
  await saveAndPublish(page);
  const railIn = async (region: string) => {
    const answer = await request.get(`${siteUrl()}${siteConfigs.path}?region=${region}`);
    const { menuListOfList } = (await answer.json()) as SiteConfigs;
    return menuListOfList.find(({ place }) => place === 'rail')?.items.indexOf('/games');
  };
  await expect.poll(() => railIn(REGION)).toBe(3);
  expect(await railIn('EU')).toBe(1);
});

test('a text of the site is found, said in other words, and read on the site', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'marketing');
  const words = `Write to the house ${Date.now().toString(36)}`;
  await page.goto(`${officeUrl()}/content/messages/support/${REGION}`);
  await page.getByLabel('Search').fill('form.title');
  await page.getByText('form.title', { exact: true }).click();
  await page.getByLabel('English').fill(words);
  await saveAndPublish(page);
  const support = async () => (await seenFrom(request, REGION, '/en/support')).text();
  await expect.poll(support).toContain(words);
  expect(await (await seenFrom(request, 'EU', '/en/support')).text()).not.toContain(words);
});
