import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterAs, officeUrl } from '../support/office.ts';
import { blockAccount, lettersTo, makePlayer } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const NOTICE = '/content/notice/account-opened-again/all';

/** Does what a dialog of an act asks for, and waits until it is done. */
async function act(page: Page, open: string, button: string): Promise<void> {
  await page.getByRole('button', { name: open }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('as agreed on Monday');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('marketing writes a notice in other words, sees it as a letter, publishes it: the next letter says it', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'marketing');
  const title = `Open again ${Date.now().toString(36)}`;
  await page.goto(officeUrl() + NOTICE);
  const english = page.getByRole('region', { name: 'English' });
  await english.getByLabel('Title', { exact: true }).fill(`${title} {nickname}`);
  await expect(page.getByText(/^Before publishing, fix 1 place/)).toBeVisible();
  await english.getByLabel('Title', { exact: true }).fill(title);

  await page.getByRole('button', { name: 'Preview message' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Language').selectOption('en');
  await dialog.getByLabel('Brand').selectOption('toro');
  const letter = dialog.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: title })).toBeVisible();
  await expect(letter.getByText('Toro', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await act(page, 'Save draft', 'Save draft');
  await act(page, 'Publish…', 'Publish');
  const { id, username } = await makePlayer(request, { region: 'EU', language: 'en' });
  const subjects = async () => (await lettersTo(request, username)).map((each) => each.text.split('\n')[0]);
  // Every process has the new words within two seconds: a letter that was written before says the old ones.
  await expect(async () => {
    const before = (await subjects()).length;
    await blockAccount(request, { id, reason: 'for a test' });
    await blockAccount(request, { id, reason: null });
    await expect.poll(async () => (await subjects()).length, { timeout: 10_000 }).toBe(before + 2);
    expect(await subjects()).toContain(title);
  }).toPass();

  await enterAs(context, request, 'admin');
  await page.goto(`${officeUrl()}/outbox`);
  const row = page.getByRole('row').filter({ hasText: username }).filter({ hasText: 'is open again' });
  await row.first().getByRole('link').click();
  const opened = page.getByRole('dialog').frameLocator('iframe');
  await expect(opened.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('dialog').getByRole('radio', { name: 'Plain text' }).check();
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
  // Not while the frame is there, which runs nothing: axe would wait for it without end.
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  for (const way of ['SMS', 'Push', 'Telegram']) {
    await page.getByRole('radio', { name: way }).check();
    await expect(page).toHaveURL(/way=/);
    await expect(
      page.getByText('No messages in this channel yet.').or(page.getByRole('grid')).first(),
    ).toBeVisible();
  }

  await page.goto(officeUrl() + NOTICE);
  await act(page, 'Restore default…', 'Restore default');
});
