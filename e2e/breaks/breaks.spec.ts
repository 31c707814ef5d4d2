import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { forceOutcome, makeCheckDue, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { spinButton } from '../support/rounds.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const GAME = 'sunny-orchard';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a player stops from within a game, and is told in every tab until when (${language})`, async ({
      page,
    }) => {
      const playerId = await enter(page, language);
      const other = await page.context().newPage();
      await other.goto(`${siteUrl()}/${language}/profile/play-safely`);
      await openGame(page, language);
      await forceOutcome(page.request, { playerId, game: GAME, outcome: 'lost' });
      await spinButton(page).click();
      const strip = page.locator('[data-session]');
      await expect(strip.locator('[data-session-clock]')).toHaveText(/^0:0\d:\d\d$/);
      await expect(strip.locator('[data-session-net]')).toHaveText(/1[.,]00/, { timeout: 20_000 });
      await strip.getByRole('button').click();
      const modal = page.getByRole('dialog');
      await modal
        .getByRole('button', { name: textOf(language, 'features/people/exclusions:confirm.yes') })
        .click();
      await expect(modal).toContainText(textOf(language, 'features/people/exclusions:done.money'));
      await closeWith(page, textOf(language, 'features/people/exclusions:close'));

      await spinButton(page).click();
      await expect(page.getByRole('dialog')).toContainText(
        textOf(language, 'features/site/errors:refused.break'),
      );

      await expect(other.getByRole('dialog')).toContainText(
        textOf(language, 'features/site/errors:refused.break'),
      );
      await other.reload();
      await expect(other.locator('#play-safely')).toContainText(
        textOf(language, 'features/people/exclusions:state.break'),
      );
      await other.close();
    });

    test(`a reality check stops play until it is answered (${language})`, async ({ page }) => {
      const playerId = await enter(page, language);
      await openGame(page, language);
      await forceOutcome(page.request, { playerId, game: GAME, outcome: 'lost' });
      await spinButton(page).click();
      await expect(page.locator('[data-session-net]')).toHaveText(/1[.,]00/, { timeout: 20_000 });
      await makeCheckDue(page.request, playerId);
      const refused = await bet(page);
      expect([refused.status(), (await refused.json()).error?.details?.rule]).toEqual([418, 'reality_check']);

      await spinButton(page).click();
      const modal = page.getByRole('dialog');
      await expect(modal).toContainText(textOf(language, 'features/people/reality-checks:check.title'));
      await expect(modal.locator('[data-figure=staked]')).toContainText(/1[.,]00/);
      await expect(modal.locator('[data-figure=net]')).toContainText(/1[.,]00/);
      await modal
        .getByRole('button', { name: textOf(language, 'features/people/reality-checks:check.goOn') })
        .click();
      await expect(modal).toBeHidden();
      expect((await bet(page)).status()).toBe(200);
    });
  });
}

test('who has excluded themselves finds every door closed but that to their money and their account', async ({
  page,
}) => {
  await enter(page, 'en');
  await page.goto(`${siteUrl()}/en/profile/play-safely`);
  const card = page.locator('#play-safely');
  await card
    .getByLabel(textOf('en', 'features/people/exclusions:choose'), { exact: true })
    .selectOption('half-year');
  await card.getByRole('button', { name: textOf('en', 'features/people/exclusions:stop') }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: textOf('en', 'features/people/exclusions:confirm.yes') }).click();
  await expect(modal).toContainText(textOf('en', 'features/people/exclusions:done.money'));
  await closeWith(page, textOf('en', 'features/people/exclusions:close'));
  expect((await bet(page)).status()).toBe(418);
  const deposit = await ask(page, '/api/payments/pay-in', {
    ...{ key: randomUUID(), amountMinor: '10000', language: 'en' },
  });
  expect(deposit.status()).toBe(418);
  // A shorter one changes nothing.
  expect((await ask(page, '/api/stops', { term: 'day' })).status()).toBe(200);
  await page.reload();
  await expect(card).toContainText(textOf('en', 'features/people/exclusions:state.exclusion'));
  await page.goto(`${siteUrl()}/en/profile/history`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function enter(page: Page, language: Language): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language, balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.addInitScript(
    ([name, stake]) => localStorage.setItem(name!, stake!),
    [`stake:${GAME}:UAH`, '100'],
  );
  return id;
}

async function openGame(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/slots/${GAME}`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
}

async function closeWith(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Past all screens. */
const ask = (page: Page, path: string, data: object): Promise<APIResponse> =>
  page.request.post(siteUrl() + path, { data, headers: { origin: siteUrl() } });

const bet = (page: Page): Promise<APIResponse> =>
  ask(page, '/api/rounds', { key: randomUUID(), game: GAME, stakeMinor: '100', kind: 'real' });
