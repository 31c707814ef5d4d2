import { stopGift } from '@croupier/contract/rewards/gifts';
import { giveActiveBonus, giveRounds, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
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
}
