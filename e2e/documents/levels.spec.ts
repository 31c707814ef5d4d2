import type { Page } from '@playwright/test';
import { forceOutcome, makePlayer, sessionOf, showWho, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`who has not shown who they are reads what to bring, and plays once they have (${language})`, async ({
      page,
      request,
    }) => {
      const { id } = await makePlayer(request, {
        region: 'UA',
        language,
        verified: 0,
        balanceMinor: '100000',
      });
      await page.context().addCookies([await sessionOf(request, id)]);
      const refused = (key: string) => textOf(language, `features/site/errors:refused.${key}`);
      const documents = (key: string) => textOf(language, `features/people/documents:${key}`);
      await spin(page, language);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(refused('verifySafe'));
      await dialog.getByRole('link', { name: refused('toDocuments') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/documents$`));
      await expect(page.getByText(documents('standing.next.identity'))).toBeVisible();
      await expect(page.locator('main dd', { hasText: documents('unlocks.now.closed') })).toHaveCount(4);

      await showWho(request, id);
      await page.reload();
      await expect(page.locator('main dd', { hasText: documents('unlocks.now.open') })).toHaveCount(4);
      await forceOutcome(request, { playerId: id, game: 'sunny-orchard', outcome: 'lost' });
      await spin(page, language);
      const said = patternOf(language, 'features/play/game:said.lost');
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    });
  });
}

async function spin(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/slots/sunny-orchard`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
  await page
    .getByRole('button', { name: textOf(language, 'features/play/game:hud.spin'), exact: true })
    .click();
}
