import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pattern, submit } from '../payments/cash-box.ts';
import { addAccount, ask, readyPlayer, words as payOutWords } from '../support/pay-outs.ts';
import { siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const words = (language: Language, key: string) => textOf(language, `features/money/payment-history:${key}`);
const rowsOf = (page: Page, language: Language) =>
  page.getByRole('list', { name: words(language, 'title'), exact: true }).getByRole('listitem');

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`money in and out is one list, filtered by its address, and each has a receipt (${language})`, async ({
      page,
      request,
      isMobile,
    }) => {
      const player = await readyPlayer(page, request, language);
      await page.goto(`${siteUrl()}/${language}/profile/pay-outs`);
      await addAccount(page, language);
      await ask(page, request, { player, language });
      // A deposit has to be staked before anything more is paid out: it comes after.
      await page.goto(`${siteUrl()}/${language}/profile/payments?deposit=1`);
      await submit(page, language);
      await page.locator('button[value=approve]').click();
      await expect(
        page.getByRole('heading', { name: pattern(language, 'verification.paidTitle') }),
      ).toBeVisible();

      await page.goto(`${siteUrl()}/${language}/profile/payments`);
      const rows = rowsOf(page, language);
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(words(language, 'kinds.in'));
      await filterByKind(page, { language, isMobile, kind: 'out' });
      await expect(page).toHaveURL(/\?kind=out$/);
      await expect(rows).toHaveCount(1);
      // A shared address, and one that is loaded anew, shows the same.
      await page.reload();
      await expect(rows).toHaveCount(1);
      expect(await receiptIn(page, language)).toMatch(/^%PDF-/);

      await page.goto(`${siteUrl()}/${language}/profile/payments?kind=in&state=FAILED`);
      await page.getByRole('button', { name: words(language, 'showAll'), exact: true }).click();
      await expect(rows).toHaveCount(2);
      await rows.last().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/profile\/pay-outs\/[0-9a-f-]{36}$/);
      // The list says it, too, and its filter as a choice: the story comes in its place.
      await expect(rows).toHaveCount(0);
      await expect(page.getByText(payOutWords(language, 'states.IN_REVIEW'), { exact: true })).toBeVisible();
      expect(await receiptIn(page, language)).toMatch(/^%PDF-/);
    });
  });

/** Chooses a kind; on a phone the fields are folded into a sheet. */
async function filterByKind(
  page: Page,
  { language, isMobile, kind }: { language: Language; isMobile: boolean; kind: 'in' | 'out' },
): Promise<void> {
  const shell = (key: string) => ({ name: textOf(language, `shell:filters.${key}`), exact: true });
  if (isMobile) await page.getByRole('button', shell('open')).click();
  const fields = isMobile ? page.getByRole('dialog') : page;
  await fields.getByLabel(words(language, 'filters.kind.label'), { exact: true }).selectOption(kind);
  if (isMobile) await fields.getByRole('button', shell('show')).click();
}

/** @returns the file behind the page's first receipt */
async function receiptIn(page: Page, language: Language): Promise<string> {
  const coming = page.waitForEvent('download');
  await page
    .getByRole('link', { name: textOf(language, 'features/money/payments:receipt') })
    .first()
    .click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^receipt-[0-9a-f]{8}\.pdf$/);
  return readFile(await download.path(), 'latin1');
}
