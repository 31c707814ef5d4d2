import { AxeBuilder } from '@axe-core/playwright';
import { randomUUID } from 'node:crypto';
import { forceOutcome, makePlayer, sessionOf, setProgress, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/rewards/achievements:${key}`);

    test(`a player reaches two medals at once, is told, and finds them on the shelf (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const { id } = await makePlayer(request, { language, balanceMinor: '100000' });
      await context.addCookies([await sessionOf(request, id)]);
      await page.goto(`${siteUrl()}/${language}/achievements`);
      const cards = page.getByTestId('achievement');
      await expect(cards).toHaveCount(8);
      await expect(page.locator('[data-testid=achievement][data-tier=hidden]')).toHaveCount(2);
      await expect(page.getByTestId('held')).toHaveCount(0);

      const game = 'sunny-orchard';
      await forceOutcome(request, { playerId: id, game, outcome: 'lost' });
      const bet = { key: randomUUID(), game, stakeMinor: '200', kind: 'real' };
      const headers = { origin: siteUrl() };
      const round = await page.request.post(`${siteUrl()}/api/rounds`, { data: bet, headers });
      expect(round.ok()).toBe(true);
      // Whoever has played holds the goal a moment later.
      const of = { use: 'achievement', code: 'wide-traveller' } as const;
      await expect(() => setProgress(request, { playerId: id, of, current: '12' })).toPass({
        timeout: 30_000,
      });

      const gold = page.locator('[data-testid=achievement][data-tier=gold]');
      await expect(gold).toHaveCount(1, { timeout: 20_000 });
      await expect(gold).toContainText(t('new'));
      await expect(page.getByTestId('held')).toContainText(t('tiers.gold'));
      const summary = gold.locator('summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(gold.locator('details')).toHaveAttribute('open');
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations).toEqual([]);

      // Its two rewards have come by themselves: ten points and thirty.
      const points = async () => {
        const profile = await page.request.get(`${siteUrl()}/api/users/profile`);
        return ((await profile.json()) as { loyaltyState: { rewardPoints: number } }).loyaltyState
          .rewardPoints;
      };
      await expect.poll(points, { timeout: 20_000 }).toBe(40);
      await page.reload();
      await expect(gold).toHaveCount(1);
      await expect(gold).not.toContainText(t('new'));
    });
  });
}
