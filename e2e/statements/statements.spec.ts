import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { spinButton } from '../support/rounds.ts';
import { forceOutcome, makePlayer, makeStatement, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

const GAME = 'sunny-orchard';
const STATEMENTS = 'features/money/month-statements:';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test(`a player sees what a month came to, and prints it (${language})`, async ({ page, request }) => {
      const { id } = await makePlayer(request, { balanceMinor: '100000' });
      await page.context().addCookies([await sessionOf(request, id)]);
      const words = (key: string) => textOf(language, STATEMENTS + key);
      await page.goto(`${siteUrl()}/${language}/profile/statements`);
      await expect(page.getByText(words('emptyText'))).toBeVisible();

      await page.goto(`${siteUrl()}/${language}/slots/${GAME}`);
      await forceOutcome(request, { playerId: id, game: GAME, outcome: 'lost' });
      await spinButton(page).click();
      await expect(page.locator('[data-session-net]')).toHaveText(/3[.,]00/, { timeout: 20_000 });
      await makeStatement(request, id);

      await page.goto(`${siteUrl()}/${language}/profile/play-safely`);
      await page
        .getByRole('link', { name: textOf(language, 'features/people/players:playSafely.toMonths') })
        .click();
      const account = page.locator('article section, article > *').filter({ hasText: words('opening') });
      await expect(account.first()).toContainText(/[−-]₴?3[.,]00/);
      await expect(page.getByRole('table', { name: words('byGame') })).toBeVisible();
      await expect(page.getByText(words('play.title'))).toBeVisible();

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('table', { name: words('byGame') })).toBeVisible();
      for (const part of ['nav', 'footer']) await expect(page.locator(part).first()).toBeHidden();
    });
  });
}

test('rounds and changes of a balance are kept as files', async ({ page, request }) => {
  const { id } = await makePlayer(request, { balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(request, id)]);
  await page.goto(`${siteUrl()}/en/slots/${GAME}`);
  await forceOutcome(request, { playerId: id, game: GAME, outcome: 'lost' });
  await spinButton(page).click();
  await expect(page.locator('[data-session-net]')).toHaveText(/3[.,]00/, { timeout: 20_000 });

  const rounds = await saved(page, '/profile/history', 'features/play/rounds:history.save');
  expect(rounds).toHaveLength(2);
  expect(rounds[1]).toContain(GAME);
  const changes = await saved(page, '/profile/statement', 'features/money/statement:save');
  expect(changes.slice(1).map((line) => line.includes(',-3.00,'))).toEqual([true, false]);
});

/** @returns the lines of the file that a page gives */
async function saved(page: Page, path: string, name: string): Promise<string[]> {
  await page.goto(`${siteUrl()}/en${path}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: textOf('en', name) }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  return text.trim().split('\n');
}
