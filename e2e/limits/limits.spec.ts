import type { Page } from '@playwright/test';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const limitText = (language: Language, key: string) => textOf(language, `features/people/limits:${key}`);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a player limits deposits, is told so kindly, and asks for more (${language})`, async ({
      page,
      request,
    }) => {
      const { username, password } = await makePlayer(request, { region: 'UA', language });
      await signIn(page, language, { username, password });
      await page.goto(`${siteUrl()}/${language}/profile`);
      await setDayLimit(page, language, '500');
      await expect(page.getByText(limitText(language, 'outcome.saved'))).toBeVisible();

      await page
        .locator('#main, main')
        .first()
        .getByRole('button', { name: textOf(language, 'features/money/payments:deposit.open'), exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('textbox', { name: textOf(language, 'features/money/payments:deposit.amount') })
        .fill('600');
      await dialog
        .getByRole('button', { name: patternOf(language, 'features/money/payments:deposit.submitAmount') })
        .click();
      const told = dialog.getByRole('alert').filter({ hasText: limitText(language, 'reached.safe') });
      await expect(told).toContainText('500');
      await told.getByRole('link', { name: limitText(language, 'reached.toLimits') }).click();
      await expect(dialog).toBeHidden();

      await setDayLimit(page, language, '1000');
      await expect(page.getByText(limitText(language, 'outcome.noted'))).toBeVisible();
      await page.getByRole('button', { name: limitText(language, 'asked.takeBack') }).click();
      await expect(page.getByText(limitText(language, 'outcome.cancelled'))).toBeVisible();
    });
  });
}

async function signIn(
  page: Page,
  language: Language,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/login`);
  await page.getByLabel(textOf(language, 'features/people/players:fields.email')).fill(username);
  await page
    .getByLabel(textOf(language, 'features/people/players:fields.password'), { exact: true })
    .fill(password);
  await page
    .getByRole('button', { name: textOf(language, 'features/people/players:login.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(`${siteUrl()}/${language}`);
}

async function setDayLimit(page: Page, language: Language, amount: string): Promise<void> {
  const card = page.locator('#limits');
  const opener = new RegExp(`^(${limitText(language, 'set')}|${limitText(language, 'change')}):`);
  await card.getByRole('button', { name: opener }).first().click();
  await card.getByRole('textbox').fill(amount);
  await card.getByRole('button', { name: limitText(language, 'save'), exact: true }).click();
}
