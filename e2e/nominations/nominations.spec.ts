import { AxeBuilder } from '@axe-core/playwright';
import { randomUUID } from 'node:crypto';
import { forceOutcome, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/contests/nominations:${key}`);

    test(`a player stands in a nomination, plays, has a place, and changes once (${language})`, async ({
      page,
      context,
      request,
    }) => {
      await page.goto(`${siteUrl()}/${language}/nominations`);
      const cards = page.getByTestId('nomination');
      await expect(cards).toHaveCount(3);
      await expect(cards.first().getByRole('link', { name: t('choose') })).toBeVisible();

      const { id } = await makePlayer(request, { language, balanceMinor: '100000' });
      await context.addCookies([await sessionOf(request, id)]);
      await page.reload();
      // By the keyboard: the one that counts games.
      const games = cards.nth(1);
      const choose = games.getByRole('button', { name: t('choose') });
      await choose.focus();
      await page.keyboard.press('Enter');
      await expect(games).toHaveAttribute('data-active', 'true');
      await expect(games).toContainText(t('noPlace'));

      const game = 'sunny-orchard';
      await forceOutcome(request, { playerId: id, game, outcome: 'lost' });
      const bet = { key: randomUUID(), game, stakeMinor: '200', kind: 'real' };
      const headers = { origin: siteUrl() };
      const round = await page.request.post(`${siteUrl()}/api/rounds`, { data: bet, headers });
      expect(round.ok()).toBe(true);
      await expect(games.locator('[data-me]').first()).toBeVisible({ timeout: 30_000 });
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations).toEqual([]);

      const days = cards.nth(2);
      await days.getByRole('button', { name: t('choose') }).click();
      await expect(days).toHaveAttribute('data-active', 'true');
      await expect(games).toHaveAttribute('data-active', 'false');
      // The first choice is no change; this one was, and the next waits for tomorrow.
      await expect(games.getByRole('button', { name: t('choose') })).toBeDisabled();
    });
  });
}
