import { me } from '@croupier/contract/people/players';
import type { OutputOf } from '@croupier/contract/kit';
import type { Page } from '@playwright/test';
import { hearing } from '../support/hearing.ts';
import { makeEarlier, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const DAY_MS = 86_400_000;

for (const language of LANGUAGES) {
  const settings = (key: string) => textOf(language, `features/site/settings:${key}`);
  const inForce = (key: string) => textOf(language, `features/site/rules-in-force:${key}`);

  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a move to milder rules waits a day and then is made; one to stricter rules is at once (${language})`, async ({
      page,
      request,
    }) => {
      const { id: playerId } = await makePlayer(request, { region: 'EU', language });
      await page.context().addCookies([await sessionOf(request, playerId)]);
      await page.goto(`${siteUrl()}/${language}/profile`);
      await choose(page, language, 'SL');
      await expect(page.getByText(settings('region.waits'))).toBeVisible();
      await moveTo(page, language, 'SL').click();
      const wish = page.getByTestId('region-wish').first();
      await expect(wish).toContainText(settings('regions.SL'));
      await expect(wish).toContainText(settings('regions.EU'));
      expect(await placeOf(page)).toMatchObject({ region: 'EU', regionWish: { region: 'SL' } });
      const isHearing = hearing(page);
      await page.goto(`${siteUrl()}/${language}/rules-in-force`);
      await isHearing;
      const ofBoth = patternOf(language, 'features/site/rules-in-force:yoursOfBoth');
      await expect(page.getByText(ofBoth)).toContainText(settings('regions.SL'));

      await makeEarlier(request, { playerId, did: 'ask-region', agoMs: DAY_MS });
      await expect.poll(() => placeOf(page)).toMatchObject({ region: 'SL', regionWish: null });
      // The page that is open is loaded anew by itself.
      await expect(page.getByText(inForce('yours'), { exact: true })).toBeVisible();
      await expect(page.getByLabel(inForce('region'), { exact: true })).toHaveValue('SL');

      await page.goto(`${siteUrl()}/${language}/profile`);
      await expect(page.getByTestId('region-wish')).toHaveCount(0);
      await choose(page, language, 'EU');
      await expect(page.getByText(settings('region.waits'))).toHaveCount(0);
      await Promise.all([page.waitForEvent('load'), moveTo(page, language, 'EU').click()]);
      expect(await placeOf(page)).toMatchObject({ region: 'EU', regionWish: null });
    });
  });
}

const choose = (page: Page, language: Language, region: string) =>
  page
    .getByRole('combobox', { name: textOf(language, 'features/site/settings:region.label') })
    .selectOption(region);

const moveTo = (page: Page, language: Language, region: string) =>
  page.getByRole('button', {
    name: textOf(language, 'features/site/settings:region.move').replace(
      '{region}',
      textOf(language, `features/site/settings:regions.${region}`),
    ),
  });

async function placeOf(page: Page) {
  const answer = await page.request.get(siteUrl() + me.path);
  return ((await answer.json()) as OutputOf<typeof me>).profile!;
}
