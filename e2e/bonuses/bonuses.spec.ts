import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { playRound } from '@croupier/contract/play/rounds';
import { stopGift } from '@croupier/contract/rewards/gifts';
import {
  giveActiveBonus,
  giveRounds,
  makePlayer,
  publishProgramme,
  sessionOf,
  siteUrl,
} from '../support/seams.ts';
import { expect, inGate, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

const GAME = 'sunny-orchard';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`bonuses and balance show what there is, and nothing before (${language})`, async ({ page }) => {
      const { id: playerId } = await makePlayer(page.request, {
        region: 'UA',
        language,
        balanceMinor: '500',
      });
      await page.context().addCookies([await sessionOf(page.request, playerId)]);
      await page.goto(`${siteUrl()}/${language}/bonuses`);
      const mine = page.getByRole('region', {
        name: textOf(language, 'features/rewards/bonuses:mine.title'),
      });
      await expect(mine.getByRole('link')).toHaveCount(1);
      await expect(mine.getByTestId('active-bonus')).toHaveCount(0);

      await giveActiveBonus(page.request, { playerId, amountMinor: '3000', wagerMinor: '1500' });
      await giveRounds(page.request, { playerId, games: [GAME], stakeMinor: '200', rounds: 7 });
      const left = await giveRounds(page.request, { playerId, games: [GAME], stakeMinor: '300', rounds: 2 });
      await page.request.post(siteUrl() + stopGift.path.replace(':id', left.id), {
        data: {},
        headers: { origin: siteUrl() },
      });
      await page.reload();
      await expect(mine.getByTestId('active-bonus')).toContainText(/30[.,]00/);
      await expect(mine.getByTestId('active-bonus').getByRole('progressbar')).toHaveAttribute('value', '0');
      await expect(mine.getByTestId('gift')).toHaveCount(1);
      await expect(mine.getByTestId('gift')).toContainText(/7.*2[.,]00/);
      await expect(mine.getByTestId('gift').getByRole('link')).toHaveAttribute(
        'href',
        `/${language}/slots/${GAME}`,
      );
      await mine
        .getByRole('tab', { name: textOf(language, 'features/rewards/bonuses:tabs.archive') })
        .click();
      await mine.locator('summary').click();
      await expect(mine.getByTestId('earlier-gift')).toContainText(/2.*3[.,]00/);
      await expect(mine.getByTestId('earlier-gift')).toContainText(
        textOf(language, 'features/rewards/bonuses:mine.states.CANCELED'),
      );

      await page.goto(`${siteUrl()}/${language}/balance`);
      await expect(page.getByTestId('profile-balance')).toHaveText(/35[.,]00/);
      for (const [kind, amount] of [
        ['real', /5[.,]00/],
        ['bonus', /30[.,]00/],
      ] as const)
        await expect(page.getByRole('main').locator(`[data-kind=${kind}]`)).toContainText(amount);
    });
  });

  test.describe(`${language}, a code`, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(
      `a promo code brings a bonus, and its wagering makes real money of it (${language})`,
      { tag: inGate(language) },
      async ({ page }) => {
        const t = (key: string) => textOf(language, `features/rewards/bonuses:${key}`);
        const code = `autumn-${language}-${randomUUID().slice(0, 8)}`;
        await publishProgramme(page.request, { kind: 'bonus', code, terms: wageredOnce(code) });
        const player = await makePlayer(page.request, { region: 'UA', language, balanceMinor: '10000' });
        await page.context().addCookies([await sessionOf(page.request, player.id)]);

        await page.goto(`${siteUrl()}/${language}/bonuses?tab=available`);
        const field = page.getByRole('textbox', { name: t('code.title') });
        await field.fill('no-such-code');
        await field.press('Enter');
        await expect(page.getByText(t('code.wrong'))).toBeVisible();
        await field.fill(code.toUpperCase());
        await field.press('Enter');
        const found = page.getByTestId('code-brings');
        await expect(found).toContainText('10');
        const { violations } = await new AxeBuilder({ page }).include('main').analyze();
        expect(violations).toEqual([]);
        await found.getByRole('button', { name: t('acts.activate') }).click();

        await expect(page.getByTestId('bonus')).toHaveAttribute('data-code', code);
        await expect(page.getByTestId('wagering').getByRole('progressbar')).toHaveAttribute('value', '0');
        await expect(page.getByTestId('bonus-chip')).toHaveAttribute('href', `/${language}/bonuses`);
        for (const _ of Array(5).keys())
          await page.request.post(siteUrl() + playRound.path, {
            data: { key: randomUUID(), game: GAME, stakeMinor: '200', kind: 'real' },
            headers: { origin: siteUrl() },
          });
        // Own money is staked first, so all of the bonus is left.
        const won = page.getByTestId('bonus-won');
        await expect(won).toContainText(/10[.,]00/);
        await page.keyboard.press('Escape');
        await expect(won).toHaveCount(0);
        await expect(page.getByTestId('wagering')).toHaveCount(0);
        await expect(page.getByTestId('bonus-chip')).toHaveCount(0);
        await page.goto(`${siteUrl()}/${language}/bonuses?tab=archive`);
        const archived = page.getByTestId('archived');
        await expect(archived).toContainText(t('states.FINISHED'));
        await expect(archived).toContainText(/10[.,]00/);
      },
    );
  });

  test.describe(`${language}, a deposit`, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a deposit brings the bonus that was chosen with it (${language})`, async ({ page }) => {
      const t = (key: string) => textOf(language, `features/rewards/bonuses:${key}`);
      const code = `reload-${language}-${randomUUID().slice(0, 8)}`;
      await publishProgramme(page.request, { kind: 'bonus', code, terms: halfOfDeposit });
      const player = await makePlayer(page.request, { region: 'UA', language });
      await page.context().addCookies([await sessionOf(page.request, player.id)]);
      await page.goto(`${siteUrl()}/${language}/bonuses?tab=available`);
      await page
        .locator(`[data-testid=offer][data-code=${code}]`)
        .getByRole('button', { name: t('acts.deposit') })
        .click();
      const dialog = page.getByRole('dialog');
      // The least deposit of the bonus is written already, and half of it is what it brings.
      await expect(dialog.getByRole('textbox')).toHaveValue(/300/);
      const bonuses = dialog.getByRole('group', {
        name: textOf(language, 'features/money/payments:bonus.legend'),
      });
      await expect(bonuses.getByRole('radio', { checked: true })).toHaveAccessibleDescription(/150[.,]00/);
      await dialog.locator('[type=submit]').click();
      await page.locator('button[value=approve]').click();
      await expect(page.getByTestId('bonus-outcome')).toContainText(
        textOf(language, 'features/money/payments:verification.bonusACTIVATED'),
      );
      await page.getByTestId('bonus-outcome').getByRole('link').click();
      await expect(page.locator(`[data-testid=bonus][data-code=${code}]`)).toContainText(/150[.,]00/);
    });
  });
}

/** A sum of 10.00 for a code, to be wagered once. */
const wageredOnce = (code: string) => ({
  ...{ type: 'NON_DEPOSIT', amount: { UAH: '1000' }, wagerTimes: 1, wagerBase: 'BONUS', order: 'REAL_FIRST' },
  ...{ contributions: [], otherContribution: 100, claimDays: 7, validDays: 14 },
  ...{ trigger: { by: 'code' }, codes: { kind: 'shared', code } },
});

/** Half of a deposit of 300.00 or more. */
const halfOfDeposit = {
  ...{ type: 'PERCENT_ON_DEPOSIT', percent: 50, maximum: { UAH: '100000' }, minDeposit: { UAH: '30000' } },
  ...{ wagerTimes: 5, wagerBase: 'BONUS', order: 'REAL_FIRST', contributions: [], otherContribution: 100 },
  ...{ claimDays: 7, validDays: 14, trigger: { by: 'shelf' } },
};
