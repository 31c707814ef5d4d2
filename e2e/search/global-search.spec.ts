import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const say = (language: Language, key: string) => textOf(language, `features/site/search:${key}`);

async function open(page: Page, language: Language, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.locator('[data-menu]').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textOf(language, 'shell:search'), exact: true })
      .click();
  } else
    await page
      .locator('header')
      .getByRole('button', { name: textOf(language, 'shell:search') })
      .click();
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`games, studios, promotions and pages are found from any page, with the keyboard alone (${language})`, async ({
      page,
      isMobile,
    }) => {
      await page.goto(`${siteUrl()}/${language}/rules`);
      await open(page, language, isMobile);
      const field = page.getByRole('combobox', { name: say(language, 'field') });
      await expect(field).toBeFocused();
      const group = (key: string) =>
        page.getByRole('group', { name: say(language, `groups.${key}`), exact: true });
      await expect(group('games').getByRole('option').first()).toBeVisible();

      await field.fill('lanten');
      const game = group('games').getByRole('option').first();
      await expect(game).toContainText('Toro Games');
      await field.fill('toro');
      await expect(group('studios').getByRole('option')).toContainText(['Toro Games']);
      const promotions = textOf(language, 'features/site/promotions:nav.promotions');
      await field.fill(promotions);
      const way = group('pages').getByRole('option', { name: promotions });
      await expect(way).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations).toEqual([]);
      // Up from the field is the last of the list.
      await field.press('ArrowUp');
      await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
      await field.press('ArrowDown');
      await expect(field).not.toHaveAttribute('aria-activedescendant', /.*/);
      for (let n = 0; n < 20 && (await way.getAttribute('aria-selected')) !== 'true'; n++)
        await field.press('ArrowDown');
      await field.press('Enter');
      await expect(page).toHaveURL(`${siteUrl()}/${language}/promotions`);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await open(page, language, isMobile);
      await expect(group('recent').getByRole('option')).toHaveText([promotions]);
      await field.fill('zqxjvw');
      await expect(page.getByText(say(language, 'nothing').replace('{text}', 'zqxjvw'))).toBeVisible();
      await field.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('a key opens it, and one types into a field as ever', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no such keys.');
  await page.goto(`${siteUrl()}/en/games`);
  const field = page.getByRole('combobox', { name: say('en', 'field') });
  await page.mouse.click(1, 1);
  // What hears the keys comes when the page is idle.
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return field.count();
    })
    .toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').first().press('/');
  await expect(field).toHaveCount(0);
});
