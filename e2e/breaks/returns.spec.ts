import type { Page } from '@playwright/test';
import { spinButton } from '../support/rounds.ts';
import { forceOutcome, makeEarlier, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const GAME = 'sunny-orchard';
const DAY_MS = 86_400_000;

/** Where who reads each language is here, and the longest exclusion with an end that the pack of the region has. */
const PLACES = {
  ua: { region: 'UA', term: 'three-years', years: 3 },
  ru: { region: 'RC', term: 'five-years', years: 5 },
  en: { region: 'SL', term: 'two-years', years: 2 },
  kk: { region: 'KZ', term: 'ten-years', years: 10 },
} as const satisfies Record<Language, object>;

for (const language of LANGUAGES) {
  const { region, term, years } = PLACES[language];
  const stops = (key: string) => textOf(language, `features/people/exclusions:${key}`);
  const refused = (key: string) => textOf(language, `features/site/errors:refused.${key}`);

  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`after a break its player simply plays again (${language})`, async ({ page }) => {
      const playerId = await enter(page, language);
      await makeEarlier(page.request, { playerId, did: 'stop', term: 'day', agoMs: 2 * DAY_MS });
      const card = await openCard(page, language);
      await expect(card.getByRole('status')).toHaveCount(0);
      await playARound(page, language, playerId);
    });

    test(`after an exclusion of ${region} its player asks, waits a day, and plays again (${language})`, async ({
      page,
    }) => {
      const playerId = await enter(page, language);
      await makeEarlier(page.request, { playerId, did: 'stop', term, agoMs: (years * 366 + 1) * DAY_MS });
      await expectRefused(page, language, [refused('exclusion'), stops('state.mayReturn')]);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: stops('askReturn') })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${language}/profile/play-safely#play-safely$`));
      const card = page.locator('#play-safely');
      await expect(card).toContainText(stops('state.over'));
      await expect(card).toContainText(stops('state.mayReturn'));
      await card.getByRole('button', { name: stops('askReturn'), exact: true }).click();
      await expect(card.getByRole('status')).toContainText(stops('state.exclusion'));
      await expect(card.getByRole('status')).toContainText(
        patternOf(language, 'features/people/exclusions:state.until'),
      );
      await expect(card.getByRole('button', { name: stops('askReturn'), exact: true })).toHaveCount(0);
      await expectRefused(page, language, [refused('exclusion')]);

      await makeEarlier(page.request, { playerId, did: 'ask-return', agoMs: DAY_MS });
      await expect((await openCard(page, language)).getByRole('status')).toHaveCount(0);
      await playARound(page, language, playerId);
    });
  });

  async function enter(page: Page, language: Language): Promise<string> {
    const { id } = await makePlayer(page.request, { region, language, balanceMinor: '100000' });
    await page.context().addCookies([await sessionOf(page.request, id)]);
    return id;
  }
}

/** What a player is told of how they stand, once it is there. */
async function openCard(page: Page, language: Language) {
  await page.goto(`${siteUrl()}/${language}/profile/play-safely`);
  const card = page.locator('#play-safely');
  await expect(
    card.getByLabel(textOf(language, 'features/people/exclusions:choose'), { exact: true }),
  ).toBeVisible();
  return card;
}

async function openGame(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/slots/${GAME}`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
}

async function expectRefused(page: Page, language: Language, texts: readonly string[]): Promise<void> {
  await openGame(page, language);
  await spinButton(page).click();
  for (const text of texts) await expect(page.getByRole('dialog')).toContainText(text);
}

/** A round is taken, and the game says so. */
async function playARound(page: Page, language: Language, playerId: string): Promise<void> {
  await openGame(page, language);
  await forceOutcome(page.request, { playerId, game: GAME, outcome: 'lost' });
  const played = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/rounds' && answer.request().method() === 'POST',
  );
  await spinButton(page).click();
  expect((await played).status()).toBe(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
