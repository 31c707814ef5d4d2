import type { Page } from '@playwright/test';
import {
  forceOutcome,
  giveActiveBonus,
  makePlayer,
  sessionOf,
  setPlayRule,
  siteUrl,
} from '../support/seams.ts';
import { narrow } from '../support/filters.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const GAME = 'sunny-orchard';
const STAKE_MINOR = '1000';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a bonus is played beside real money until it is real money itself (${language})`, async ({
      page,
    }) => {
      const { id: playerId } = await makePlayer(page.request, {
        region: 'UA',
        language,
        balanceMinor: '500',
      });
      await giveActiveBonus(page.request, { playerId, amountMinor: '3000', wagerMinor: '1500' });
      await page.context().addCookies([await sessionOf(page.request, playerId)]);
      await page.addInitScript(
        ([name, stake]) => localStorage.setItem(name!, stake!),
        [`stake:${GAME}:UAH`, STAKE_MINOR],
      );
      const lose = async () => {
        await forceOutcome(page.request, { playerId, game: GAME, outcome: 'lost' });
        await spin(page).click();
      };
      await page.goto(`${siteUrl()}/${language}/slots/${GAME}`);
      await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
      await expectToPlayWith(page, /35[.,]00/, /30[.,]00/);

      await lose();
      await expectToPlayWith(page, /25[.,]00/, /25[.,]00/);
      await page.getByTestId('game-balance').click();
      const told = page.getByRole('dialog').getByTestId('bonus-progress');
      await expect(told.getByRole('progressbar')).toHaveAttribute('value', '66.6');
      await expect(told).toContainText(/5[.,]00/);
      await page.keyboard.press('Escape');

      // The stake that is left to wager, and more: what is left of the bonus becomes real money.
      await lose();
      const news = page
        .getByRole('status')
        .filter({ hasText: textStart(language, 'features/money/wallet:ended.finished') });
      await expect(news).toContainText(/15[.,]00/);
      await page.keyboard.press('Escape');
      await expectToPlayWith(page, /15[.,]00/, null);

      await setPlayRule(page.request, { playerId, rule: 'stake_limit', period: 'day', amountMinor: '2100' });
      await spin(page).click();
      const refusal = page.getByRole('dialog');
      await expect(refusal).toContainText(/1.*21|21.*1/);
      await expect(refusal).toContainText(textOf(language, 'features/site/errors:refused.safe'));
      await refusal
        .getByRole('button', { name: textOf(language, 'features/site/errors:refused.understood') })
        .last()
        .click();
      await expect(spin(page)).toHaveAttribute('data-phase', 'ready');
      await expectToPlayWith(page, /15[.,]00/, null);

      await expectPartsInHistory(page, language);
      await expectBonusInStatement(page, language);
    });
  });
}

const spin = (page: Page) => page.locator('button[aria-keyshortcuts=Space]');

/** The bar of the game tells it, once on the page; without a bonus no word of one. */
async function expectToPlayWith(page: Page, amount: RegExp, bonus: RegExp | null): Promise<void> {
  await expect(spin(page)).toHaveAttribute('data-phase', 'ready');
  await expect(page.getByTestId('game-balance')).toHaveText(amount);
  if (bonus) await expect(page.getByTestId('game-bonus')).toHaveText(bonus);
  else await expect(page.getByTestId('game-bonus')).toHaveCount(0);
}

async function expectPartsInHistory(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/profile/history`);
  const rounds = page.getByRole('list', {
    name: textOf(language, 'features/play/rounds:history.title'),
    exact: true,
  });
  await expect(rounds.getByRole('link')).toHaveCount(2);
  const first = rounds.getByRole('link').last();
  await expect(first).toContainText(/5[.,]00.*\+.*5[.,]00/);
  await first.click();
  await expect(page.locator('[data-row=stake]')).toContainText(/5[.,]00.*\+.*5[.,]00/);
  await expect(page.locator('[data-row=bonusAfter]')).toContainText(/25[.,]00/);
  await expect(page.locator('[data-row=progress]')).toContainText(/10[.,]00/);
}

/** Its money came, was staked twice, and became real. */
async function expectBonusInStatement(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/profile/statement`);
  await narrow(page, language, textOf(language, 'features/money/statement:account'), 'UAH bonus');
  const changes = page.getByRole('list', { name: textOf(language, 'features/money/statement:list') });
  await expect(changes.getByRole('listitem')).toHaveCount(4);
  await expect(changes.getByRole('listitem').first()).toContainText(
    textOf(language, 'features/money/statement:reasons.bonus-conversion'),
  );
  await expect(changes.getByRole('listitem').last()).toContainText(
    textOf(language, 'features/money/statement:reasons.bonus'),
  );
  await narrow(page, language, textOf(language, 'features/money/statement:about.label'), 'bets');
  await expect(changes.getByRole('listitem')).toHaveCount(2);
}

/** A text up to its first value. */
const textStart = (language: Language, where: string): string => textOf(language, where).split('{')[0]!;
