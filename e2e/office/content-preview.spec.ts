import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { enterAs, officeUrl } from '../support/office.ts';
import { siteUrl } from '../support/seams.ts';
import { expect, isAlive, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

/** Sixteen by twelve, red. */
const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAIAAADkharWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQokWNYIK9FEmIY1SA/GkoLsIUBABcTrsFyAGMnAAAAAElFTkSuQmCC';

const textOf = (title: string, picture?: string) => ({
  ...{ title, description: 'Long enough to tell a search engine what this page is about.' },
  ...{ lead: 'What it is about.', markdown: 'In {brand}.', ...(picture && { picture }) },
});
const inAll = <T>(text: T) => ({ ua: text, ru: text, en: text, kk: text });

/** Saves a version of a page, and publishes it, as the editor does. */
function writerOf(request: APIRequestContext, key: string, cookie: string) {
  const post = async (act: string, wanted: object) => {
    const path = `${officeUrl()}/office/api/content/page/${key}/all/${act}`;
    const headers = { origin: officeUrl(), cookie };
    const answer = await request.post(path, { data: { ...wanted, reason: 'a journey' }, headers });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  return {
    save: (basedOn: number, text: object) => post('drafts', { facts: {}, texts: inAll(text), basedOn }),
    publish: (version: number) => post('publish', { version, from: null, until: null }),
  };
}

test('a draft with a picture uploaded just now is looked at on the site in another region, theme and house; others see the old page', async ({
  page,
  context,
  newDevice,
  request,
}) => {
  const key = `journey-${randomUUID().slice(0, 8)}`;
  const path = `/pages/${key}`;
  const { cookie } = await enterAs(context, request, 'marketing');
  const { save, publish } = writerOf(request, key, cookie);
  await save(0, textOf('The old words'));
  await publish(1);

  await page.goto(`${officeUrl()}/pictures`);
  await page.getByRole('button', { name: 'Upload a picture' }).click();
  const upload = page.getByRole('dialog');
  await upload
    .getByLabel(/Choose a file/)
    .setInputFiles({ name: `${key}.png`, mimeType: 'image/png', buffer: Buffer.from(PIXELS, 'base64') });
  await expect(upload.getByLabel('Name')).toHaveValue(key);
  await upload.getByLabel('Reason').fill('for a journey');
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText(`Picture ${key} uploaded.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: key })).toContainText('16 × 12');

  await save(1, textOf('The new words', key));
  await page.goto(`${officeUrl()}/content/page/${key}/all`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Region').selectOption('KZ');
  await dialog.getByLabel('Language').selectOption('kk');
  await dialog.getByLabel('Theme').selectOption('dark');
  await dialog.getByLabel('Brand').selectOption('toro');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open the site' }).click();
  const site = await opened;
  await isAlive(site);

  await expect(site).toHaveURL(`${siteUrl()}/kk${path}`);
  await expect(site.getByRole('heading', { level: 1, name: 'The new words' })).toBeVisible();
  await expect(site.locator('html[data-theme=dark][data-brand=toro]')).toBeAttached();
  await expect(site.getByText('In Toro.')).toBeVisible();
  await expect(site.getByRole('complementary', { name: 'Алдын ала қарау' })).toContainText('2-нұсқасы');
  const shown = site.locator('main header img');
  await expect(shown).toHaveAttribute('src', new RegExp(`^/media/${key}\\.[0-9a-f]{8}\\.320$`));
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  const other = await (await newDevice()).newPage();
  const seen = await other.goto(`${siteUrl()}/kk${path}`);
  expect(seen!.headers()['x-robots-tag']).toBeUndefined();
  await expect(other.getByRole('heading', { level: 1, name: 'The old words' })).toBeVisible();
  await expect(other.locator('html[data-brand=rino]')).toBeAttached();

  // From page to page without a new document, and with one.
  await site.locator('a[href="/kk/promotions"]').first().click();
  await expect(site).toHaveURL(`${siteUrl()}/kk/promotions`);
  const again = await site.goto(`${siteUrl()}/en${path}`);
  expect(again!.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await expect(site.getByRole('heading', { level: 1, name: 'The new words' })).toBeVisible();
  await site.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(site.locator('html[data-brand=rino]')).toBeAttached();
  await site.goto(`${siteUrl()}/en${path}`);
  await expect(site.getByRole('heading', { level: 1, name: 'The old words' })).toBeVisible();
  await expect(site.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
});

test('a link that was cut short says so, and shows what everybody sees', async ({ page }) => {
  const answer = await page.goto(`${siteUrl()}/preview?link=abc`, { waitUntil: 'load' });
  expect([answer!.status(), answer!.headers()['cache-control']]).toEqual([410, 'no-store']);
  await expect(page.getByRole('heading', { name: 'The preview has ended' })).toBeVisible();
  await page.getByRole('link', { name: 'To the site' }).click();
  await isAlive(page);
});
