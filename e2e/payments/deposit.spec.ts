import { siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES } from '../support/texts.ts';
import { balanceOf, openCashBox, pattern, submit, words } from './cash-box.ts';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a deposit that the provider declines takes nothing, and is begun anew (${language})`, async ({
      page,
    }) => {
      await openCashBox(page, language);
      await submit(page, language);
      await page.locator('button[value=decline]').click();
      await expect(
        page.getByRole('heading', { name: words(language, 'verification.failedTitle') }),
      ).toBeVisible();
      expect(await balanceOf(page)).toBe('0');
      await page.getByRole('link', { name: words(language, 'verification.again'), exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    });

    test(`half of a deposit is added when half of it came, and both sums are told (${language})`, async ({
      page,
    }) => {
      await openCashBox(page, language);
      await submit(page, language);
      await page.locator('button[value=approve-half]').click();
      await expect(
        page.getByRole('heading', { name: pattern(language, 'verification.paidTitle') }),
      ).toContainText('500');
      await expect(page.getByText(pattern(language, 'verification.otherText'))).toBeVisible();
      expect(await balanceOf(page)).toBe('50000');
    });

    test(`whoever leaves with an amount typed is asked once, and nothing is begun (${language})`, async ({
      page,
    }) => {
      await openCashBox(page, language);
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByRole('textbox', { name: words(language, 'deposit.amount') });
      await amount.fill('777');
      await page.keyboard.press('Escape');
      await dialog
        .getByRole('button', { name: words(language, 'deposit.leaving.stay'), exact: true })
        .click();
      await expect(amount).toHaveValue(/^777/);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const history = await page.request.get(`${siteUrl()}/api/payments/history`);
      expect(await history.json()).toMatchObject({ payments: [] });
    });
  });
