import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterAs, officeUrl } from '../support/office.ts';
import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const LANGUAGES = { ua: 'Ukrainian', ru: 'Russian', en: 'English', kk: 'Kazakh' } as const;
type Language = keyof typeof LANGUAGES;

const field = (page: Page, language: Language, label: string) =>
  page.getByRole('region', { name: LANGUAGES[language] }).getByLabel(label, { exact: true });

/** Does what a dialog of an act asks for, by keyboard, and waits until it is done. */
async function act(page: Page, open: string, button: string, fill?: () => Promise<void>) {
  await page.getByRole('button', { name: open }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await fill?.();
  await dialog.getByLabel('Reason').fill('as agreed on Monday');
  await dialog.getByRole('button', { name: button, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}
const save = (page: Page) => act(page, 'Save draft', 'Save draft');
const publish = (page: Page, fill?: () => Promise<void>) => act(page, 'Publish…', 'Publish', fill);

test('a banner is written in four languages and published: the site shows it; an old version comes back', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'marketing');
  const mark = Date.now().toString(36);
  await page.goto(`${officeUrl()}/content/banner/hero-table/all`);
  for (const language of Object.keys(LANGUAGES) as Language[])
    await field(page, language, 'Title').fill(`${language} ${mark}`);
  await field(page, 'kk', 'Title').fill('');
  await expect(page.getByText(/^Before publishing, fix 1 place/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await field(page, 'kk', 'Title').fill(`kk ${mark}`);
  await save(page);
  await publish(page);
  for (const language of ['en', 'kk'] as const) {
    const visitor = await context.browser()!.newPage();
    await expect(async () => {
      await visitor.goto(`${siteUrl()}/${language}`);
      await expect(visitor.getByText(`${language} ${mark}`).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await visitor.close();
  }

  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(field(page, 'en', 'Title')).toHaveValue('Cards on the table');
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(page.getByText(mark).first()).toBeVisible();
  await save(page);
  await publish(page);
  await expect(async () => {
    await page.goto(`${siteUrl()}/en`);
    await expect(page.getByText('Cards on the table').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a document is planned and stands in the schedule; what is not saved survives a closed page', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'marketing');
  const key = `note-${Date.now().toString(36)}`;
  await page.goto(`${officeUrl()}/content/new`);
  await page.getByLabel('Type', { exact: true }).selectOption('fragment');
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.keyboard.press('Enter');
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await field(page, language, 'Title').fill(`Note ${key}`);
    await field(page, language, 'Body').fill('For **fun**.');
  }
  await page.reload();
  await expect(field(page, 'kk', 'Title')).toHaveValue(`Note ${key}`);
  await save(page);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16);
  await publish(page, async () => {
    await page.getByLabel('From', { exact: true }).fill(tomorrow);
    await expect(page.getByText(/Kazakhstan: /)).toBeVisible();
  });
  await page.goto(`${officeUrl()}/content/schedule`);
  await expect(page.getByRole('listitem').filter({ hasText: `Note ${key}` })).toContainText('Starts');
});
