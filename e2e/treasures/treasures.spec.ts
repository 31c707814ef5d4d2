import { AxeBuilder } from '@axe-core/playwright';
import { randomUUID } from 'node:crypto';
import {
  giveReward,
  makePlayer,
  publishProgramme,
  sessionOf,
  setProgress,
  siteUrl,
} from '../support/seams.ts';
import { expect, inGate, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/rewards/treasures:${key}`);

    test(
      `a player is told of a box that is full, opens it by keyboard and puts it away (${language})`,
      { tag: inGate(language) },
      async ({ page, context, request }) => {
        const { id } = await makePlayer(request, { language });
        const code = `journey-${language}-${id}`;
        await publishProgramme(request, {
          ...{ kind: 'box', code, audience: { regions: ['UA'], players: { in: [id] } } },
          terms: {
            ...{ typeIcon: 'wood', given: 'reward' },
            goal: { counts: 'stakes', games: 'all', target: { UAH: '20000' } },
            loot: [
              { weight: 3, reward: { kind: 'points', points: 20 } },
              { weight: 1, reward: { kind: 'points', points: 50 } },
            ],
          },
        });
        await giveReward(request, { playerId: id, key: randomUUID(), reward: { kind: 'box', code } });
        await context.addCookies([await sessionOf(request, id)]);
        await page.goto(`${siteUrl()}/${language}/treasures`);
        const box = page.getByTestId('box');
        await expect(box).toHaveCount(1, { timeout: 20_000 });
        await expect(box.getByRole('progressbar', { name: t('filled') })).toBeVisible();

        // It is full while the player is elsewhere on the site.
        await page.goto(`${siteUrl()}/${language}/bonuses`);
        const of = { use: 'box', code } as const;
        await setProgress(request, { playerId: id, of, current: '20000' });
        const told = page.getByRole('dialog').filter({ has: page.getByTestId('box-full') });
        await expect(told).toBeVisible({ timeout: 20_000 });
        await told.getByRole('link', { name: t('fullModal.go') }).click();
        const full = page.getByTestId('box').and(page.locator('[data-state=AVAILABLE]'));
        await expect(full).toHaveCount(1);
        const { violations } = await new AxeBuilder({ page }).include('main').analyze();
        expect(violations).toEqual([]);
        await full.getByRole('button', { name: t('open'), exact: true }).focus();
        await page.keyboard.press('Enter');
        const inside = page.getByTestId('in-the-box');
        await expect(inside).toBeVisible();
        const gift = await inside.getAttribute('data-kind');

        // Whoever comes back finds it opened, with the same gift, until they put it away.
        await page.reload();
        await expect(inside).toHaveAttribute('data-kind', gift!);
        await page.getByRole('button', { name: t('putAway') }).click();
        await expect(inside).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(box).toHaveCount(0);
      },
    );
  });
}
