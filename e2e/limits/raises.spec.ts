import { confirmPlayerLimit } from '@croupier/contract/people/limits';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  askToDeposit,
  DEPOSITS,
  limitText,
  openLimits,
  rowOf,
  setLimit,
  signInAs,
} from '../support/limits.ts';
import { makeEarlier, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { sayCode } from '../support/step-up.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const DAY_MS = 86_400_000;
const limitPattern = (language: Language, key: string) =>
  patternOf(language, `features/people/limits:${key}`);
const answered = (page: Page, language: Language, outcome: string) =>
  expect(rowOf(page, language, DEPOSITS).getByText(limitText(language, outcome))).toBeVisible();
const confirmButton = (page: Page, language: Language) =>
  rowOf(page, language, DEPOSITS).getByRole('button', {
    name: limitText(language, 'asked.confirm'),
    exact: true,
  });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a higher limit waits a day and a second yes of its player, and then money goes up to it (${language})`, async ({
      page,
      request,
    }) => {
      const player = await limited(request, language);
      await signInAs(page, player);
      await openLimits(page, language);
      const row = rowOf(page, language, DEPOSITS);
      await setLimit(page, language, DEPOSITS, '1000');
      await answered(page, language, 'outcome.noted');
      await expect(row).toContainText(limitPattern(language, 'asked.raise'));
      await expect(row).toContainText(limitPattern(language, 'asked.wait'));
      await expect(confirmButton(page, language)).toHaveCount(0);

      await makeEarlier(request, { playerId: player.id, did: 'ask-limits', agoMs: DAY_MS });
      await page.goto(`${siteUrl()}/${language}/profile`);
      const told = (await askToDeposit(page, language, '600')).getByRole('alert');
      await expect(told).toContainText(/500/);
      await openLimits(page, language);
      await expect(row).toContainText(limitPattern(language, 'asked.confirmBy'));
      await confirmButton(page, language).click();
      await sayCode(page, language, player.username);
      await answered(page, language, 'outcome.confirmed');

      await expectDepositsUpTo1000(page, language);
    });

    test(`a second yes too early, or too late, raises nothing, and says so (${language})`, async ({
      page,
      request,
    }) => {
      const { id: playerId } = await limited(request, language);
      await page.context().addCookies([await sessionOf(request, playerId)]);
      await openLimits(page, language);
      await setLimit(page, language, DEPOSITS, '1000');
      await answered(page, language, 'outcome.noted');
      await makeEarlier(request, { playerId, did: 'ask-limits', agoMs: DAY_MS });
      await page.reload();
      await expect(confirmButton(page, language)).toBeVisible();
      await makeEarlier(request, { playerId, did: 'ask-limits', agoMs: 9 * DAY_MS });
      await confirmButton(page, language).click();
      await answered(page, language, 'lapsed');
      await expect(confirmButton(page, language)).toHaveCount(0);

      await setLimit(page, language, DEPOSITS, '1000');
      await answered(page, language, 'outcome.noted');
      // A device whose clock is ahead offers what the house does not take yet.
      await page.clock.setFixedTime(Date.now() + 2 * DAY_MS);
      await page.reload();
      await confirmButton(page, language).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(patternOf(language, 'features/site/errors:refused.limitWait'));
      await dialog
        .getByRole('button', { name: textOf(language, 'features/site/errors:refused.understood') })
        .last()
        .click();
      await expect(rowOf(page, language, DEPOSITS)).not.toContainText(limitText(language, 'failed'));
      await expect(rowOf(page, language, DEPOSITS)).toContainText(/500/);
    });
  });
}

test('what was taken back is confirmed by nobody, however long ago it was asked for', async ({
  page,
  request,
}) => {
  const { id: playerId } = await limited(request, 'en');
  await page.context().addCookies([await sessionOf(request, playerId)]);
  await openLimits(page, 'en');
  await setLimit(page, 'en', DEPOSITS, '1000');
  await answered(page, 'en', 'outcome.noted');
  await makeEarlier(request, { playerId, did: 'ask-limits', agoMs: DAY_MS });
  await page.reload();
  await rowOf(page, 'en', DEPOSITS)
    .getByRole('button', { name: limitText('en', 'asked.takeBack') })
    .click();
  await answered(page, 'en', 'outcome.cancelled');
  const answer = await page.request.post(siteUrl() + confirmPlayerLimit.path, {
    data: DEPOSITS,
    headers: { origin: siteUrl() },
  });
  expect(answer.status()).toBe(409);
  await page.reload();
  await expect(rowOf(page, 'en', DEPOSITS)).toContainText(/500/);
});

/** A player who deposits 500 in 24 hours at most. */
const limited = (request: APIRequestContext, language: Language) =>
  makePlayer(request, { region: 'UA', language, limits: { day: '50000' } });

/** One hryvnia more than the limit is refused, and the limit itself is taken. */
async function expectDepositsUpTo1000(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/profile`);
  const dialog = await askToDeposit(page, language, '1001');
  const told = dialog.getByRole('alert').filter({ hasText: limitText(language, 'reached.safe') });
  await expect(told).toBeVisible();
  await page.reload();
  await askToDeposit(page, language, '1000');
  await page.locator('button[value=approve], button[value=paid]').first().click();
  const paid = patternOf(language, 'features/money/payments:verification.paidTitle');
  await expect(page.getByRole('heading', { name: paid })).toBeVisible();
}
