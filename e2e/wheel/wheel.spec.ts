import { AxeBuilder } from '@axe-core/playwright';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, inGate, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/rewards/wheel:${key}`);

    test(
      `a player spins the free wheel of the day by keyboard, once (${language})`,
      { tag: inGate(language) },
      async ({ page, context, request }) => {
        const { id } = await makePlayer(request, { language });
        await context.addCookies([await sessionOf(request, id)]);
        await page.goto(`${siteUrl()}/${language}/wheel`);
        const button = page.getByTestId('spin-wheel');
        await expect(button).toHaveText(t('spin'));
        await expect(page.getByText(t('free'))).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).include('main').analyze();
        expect(violations).toEqual([]);
        await button.focus();
        await page.keyboard.press('Enter');
        // It turns for some seconds; whoever will not wait is told at once.
        // On a busy machine it may rest before.
        await page
          .getByRole('button', { name: t('hurry') })
          .click({ timeout: 5_000 })
          .catch(() => undefined);
        await expect(page.getByTestId('prize')).toBeVisible();
        const prize = await page.getByTestId('prize').textContent();
        await expect(page.getByText(t('free'))).toHaveCount(0);

        // What was won stands among the last prizes, and the free spin of the day is gone.
        await page.reload();
        await expect(page.getByRole('heading', { name: t('prize.last') })).toBeVisible();
        const last = await page.getByTestId('last-prizes').getByRole('listitem').textContent();
        expect(prize).toContain(last!);
        await expect(page.getByText(t('free'))).toHaveCount(0);
        await expect(button).not.toHaveText(t('spin'));
      },
    );
  });
}
