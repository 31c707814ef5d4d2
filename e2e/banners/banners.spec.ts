import type { Page } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

/** Where content has something to say, and where nothing. */
const PLACES: readonly (readonly [path: string, areas: readonly string[]])[] = [
  ['', []],
  ['/games', ['GAME']],
  ['/games/fruits', ['GENRES']],
  ['/providers', ['GAME_PROVIDER']],
  ['/promotions', ['TOURNAMENT']],
  ['/tournaments', ['TOURNAMENT']],
  ['/jackpots', ['JACKPOT']],
  ['/mini-game', ['MINI_GAME']],
  ['/lotteries', []],
];
const AREAS = [...new Set(PLACES.flatMap(([, areas]) => areas)), 'LIVE_GAME'];

const areaOf = (page: Page, language: Language, area: string) =>
  page.getByRole('region', { name: textOf(language, `features/site/banners:areas.${area}`), exact: true });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`banners stand where their area is, come as they are scrolled to, and move nothing (${language})`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const seen = window as unknown as { shifted: number };
        seen.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) seen.shifted += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [path, areas] of PLACES) {
        await page.goto(`${siteUrl()}/${language}${path}`);
        for (const area of AREAS.filter((other) => !areas.includes(other)))
          await expect(areaOf(page, language, area), `${path} ${area}`).toHaveCount(0);
        for (const area of areas) {
          const banners = areaOf(page, language, area);
          await banners.scrollIntoViewIfNeeded();
          const picture = banners.locator('img').first();
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), `${path} ${area}`)
            .toBeGreaterThan(0);
          await expect(banners.getByRole('link').first()).toHaveAttribute(
            'href',
            new RegExp(`^/${language}/`),
          );
        }
        const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
        expect(shifted, path).toBeLessThanOrEqual(0.02);
      }
    });
  });
}
