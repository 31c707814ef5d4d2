import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { giveReward, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, inGate, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const say = (language: Language) => (key: string) => textOf(language, `features/rewards/${key}`);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = say(language);

    test(
      `a player is given points, exchanges them for money and opens the magic box (${language})`,
      { tag: inGate(language) },
      async ({ page, context, request }) => {
        const { id } = await makePlayer(request, { language });
        await context.addCookies([await sessionOf(request, id)]);
        await giveReward(request, {
          playerId: id,
          key: randomUUID(),
          reward: { kind: 'points', points: 5_000 },
        });

        await page.goto(`${siteUrl()}/${language}/points`);
        await expect(page.getByTestId('points')).toHaveAttribute('data-points', '5000');
        await page
          .getByRole('link', { name: t('points:toStore') })
          .first()
          .click();

        const good = page.locator('[data-testid=good][data-code=pocket-money]');
        await expect(good).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).include('main').analyze();
        expect(violations).toEqual([]);
        await good.getByRole('button').click();
        const dialog = page.getByRole('dialog');
        await dialog.locator('footer button, button').last().click();
        await expect(dialog.getByRole('status')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByTestId('purchase')).toHaveCount(1);

        await page.goto(`${siteUrl()}/${language}/bonuses`);
        await page.getByRole('link', { name: t('bonus-promotions:open') }).click();
        await expect(page.getByTestId('open-box')).toBeEnabled();
        await page.getByTestId('open-box').focus();
        await page.keyboard.press('Enter');
        await expect(page.getByTestId('got')).toBeVisible();
        await expect(page.getByTestId('open-box')).toBeDisabled();
        await page.getByRole('link', { name: t('bonus-promotions:check') }).click();
        await expect(page).toHaveURL(/fairness\/verify\?draw=/);

        // What was opened stays opened: the next visit says so.
        await page.goto(`${siteUrl()}/${language}/bonuses/magic-box`);
        await expect(page.getByTestId('open-box')).toBeDisabled();
      },
    );
  });
}

test('a visitor sees the shelves, and is led to sign in', async ({ page }) => {
  await page.goto(`${siteUrl()}/en/store`);
  await expect(page.getByTestId('good').first()).toBeVisible();
  await expect(page.getByTestId('good').first().getByRole('link')).toHaveAttribute('href', '/en/login');
});
