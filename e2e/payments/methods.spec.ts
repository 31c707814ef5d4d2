import { siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES } from '../support/texts.ts';
import { balanceOf, openCashBox, pattern, submit, words } from './cash-box.ts';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a deposit goes by the method that was chosen with the keys, and that one is chosen next time (${language})`, async ({
      page,
    }) => {
      await openCashBox(page, language);
      const method = (name: string) =>
        page.getByRole('radio', { name: words(language, `methods.names.${name}`), exact: true });
      await expect(method('card')).toBeChecked();
      await expect(method('bank')).toHaveAccessibleDescription(
        new RegExp(words(language, 'methods.fee.none')),
      );
      await method('card').focus();
      await page.keyboard.press('ArrowDown');
      await expect(method('bank')).toBeChecked();
      await submit(page, language);
      // The provider shows the form of that method at once.
      await page.locator('input[value=bank-pays]').check();
      await page.locator('form[action*="/account"] button').click();
      await expect(
        page.getByRole('heading', { name: pattern(language, 'verification.paidTitle') }),
      ).toBeVisible();
      expect(await balanceOf(page)).toBe('100000');
      await page.goto(`${siteUrl()}/${language}/profile/payments?deposit=1`);
      await expect(method('bank')).toBeChecked();
    });
  });
