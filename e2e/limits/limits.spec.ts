import type { Page } from '@playwright/test';
import { askToDeposit, DEPOSITS, limitText, setLimit } from '../support/limits.ts';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, inGate, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const refusedText = (language: Language, key: string) =>
  textOf(language, `features/site/errors:refused.${key}`);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(
      `a player limits deposits, is told so kindly, and asks for more (${language})`,
      { tag: inGate(language) },
      async ({ page, request }) => {
        const { username, password } = await makePlayer(request, { region: 'UA', language, limits: {} });
        await enter(page, language, { username, password });
        await page.goto(`${siteUrl()}/${language}/profile/play-safely`);
        await expect(page.getByText(limitText(language, 'needed'))).toBeVisible();
        await setLimit(page, language, DEPOSITS, '500');
        await expect(page.getByText(limitText(language, 'outcome.saved'))).toBeVisible();
        await expect(page.getByText(limitText(language, 'needed'))).toBeVisible();
        await setLimit(page, language, { rule: 'session_time', period: 'day' }, '60');
        await expect(page.getByText(limitText(language, 'needed'))).toBeHidden();

        await page.goto(`${siteUrl()}/${language}/profile`);
        const dialog = await askToDeposit(page, language, '600');
        const told = dialog.getByRole('alert').filter({ hasText: limitText(language, 'reached.safe') });
        await expect(told).toContainText('500');
        await told.getByRole('link', { name: limitText(language, 'reached.toLimits') }).click();
        await expect(dialog).toBeHidden();

        await setLimit(page, language, DEPOSITS, '1000');
        await expect(page.getByText(limitText(language, 'outcome.noted'))).toBeVisible();
        await page.getByRole('button', { name: limitText(language, 'asked.takeBack') }).click();
        await expect(page.getByText(limitText(language, 'outcome.cancelled'))).toBeVisible();
      },
    );

    test(`a first bet waits for limits, and a dear one is held to the player’s own (${language})`, async ({
      page,
      request,
    }) => {
      const { username, password } = await makePlayer(request, {
        ...{ region: 'UA', language, limits: {}, balanceMinor: '100000' },
      });
      await enter(page, language, { username, password });
      await spin(page, language);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(refusedText(language, 'limitsNeeded'));
      await dialog.getByRole('link', { name: refusedText(language, 'toLimits') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/profile/play-safely#limits$`));
      await setLimit(page, language, { rule: 'loss_limit', period: 'month' }, '900');
      await expect(page.getByText(limitText(language, 'outcome.saved'))).toBeVisible();
      await expect(page.getByText(limitText(language, 'needed'))).toBeVisible();
      await setLimit(page, language, { rule: 'session_time', period: 'day' }, '60');
      await expect(page.getByText(limitText(language, 'needed'))).toBeHidden();
      await setLimit(page, language, { rule: 'stake_maximum', period: 'round' }, '0.01');
      await expect(page.getByText(limitText(language, 'outcome.saved'))).toHaveCount(3);

      await spin(page, language);
      await expect(dialog).toContainText(refusedText(language, 'safe'));
      await expect(dialog).toContainText(/0[.,]01/);
    });
  });
}

async function enter(page: Page, language: Language, login: Parameters<typeof signIn>[2]): Promise<void> {
  await signIn(page, language, login);
  await expect(page).toHaveURL(`${siteUrl()}/${language}`);
}

async function spin(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/slots/sunny-orchard`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
  await page
    .getByRole('button', { name: textOf(language, 'features/play/game:hud.spin'), exact: true })
    .click();
}
