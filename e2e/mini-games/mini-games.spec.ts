import { AxeBuilder } from '@axe-core/playwright';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/rewards/mini-game:${key}`);

    test(`a player plays a card, cards, a map and a ball by hand and by keyboard, each once (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const { id } = await makePlayer(request, { language });
      await context.addCookies([await sessionOf(request, id)]);
      await page.goto(`${siteUrl()}/${language}/mini-game`);
      const games = page.getByTestId('mini-games');
      const play = page.getByTestId('play-mini-game');
      await expect(play).toHaveText(t('play'));
      const isForEverybody = async () => {
        const { violations } = await new AxeBuilder({ page }).include('[data-testid=mini-games]').analyze();
        expect(violations).toEqual([]);
      };
      await isForEverybody();

      await play.click();
      await expect(page.getByRole('button', { name: t('tell') })).toBeVisible();
      const foil = page.getByTestId('foil');
      await foil.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await foil.boundingBox())!;
      await page.mouse.move(x + 2, y + 2);
      await page.mouse.down();
      for (let row = 0; row < 24; row += 1) {
        const at = y + (height * (row + 0.5)) / 24;
        await page.mouse.move(row % 2 === 0 ? x + width - 2 : x + 2, at, { steps: 6 });
      }
      await page.mouse.up();
      await expect(page.getByTestId('prize')).toBeVisible();

      await games.getByRole('radio').nth(1).check({ force: true });
      await play.click();
      await page.getByRole('button', { name: t('tell') }).waitFor();
      for (let number = 1; number <= 9; number += 1) {
        if (await page.getByTestId('prize').isVisible()) break;
        await page
          .getByRole('button', { name: t('field').replace('{number}', String(number)) })
          .press('Enter');
      }
      await expect(page.getByTestId('prize')).toBeVisible();
      await expect(play).toBeDisabled();

      await games.getByRole('radio').nth(3).check({ force: true });
      await play.click();
      await page.getByRole('button', { name: t('tell') }).waitFor();
      await isForEverybody();
      for (let place = 0; place < 20; place += 1) {
        if (await page.getByTestId('prize').isVisible()) break;
        const at = { row: Math.floor(place / 5) + 1, column: (place % 5) + 1 };
        const name = t('map.place').replace('{row}', `${at.row}`).replace('{column}', `${at.column}`);
        await page.getByRole('button', { name, exact: true }).click();
      }
      await expect(page.getByTestId('prize')).toBeVisible();
      await expect(play).toBeDisabled();

      await games.getByRole('radio').nth(4).check({ force: true });
      await play.click();
      await page.getByRole('button', { name: t('tell') }).waitFor();
      await isForEverybody();
      await page.getByRole('button', { name: t('drop.slot').replace('{number}', '2') }).press('Enter');
      await expect(page.getByTestId('prize')).toBeVisible();
      await expect(play).toBeDisabled();
    });
  });
}
