import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from './texts.ts';

export { expect };

/** How many times as fast the clock of a show runs, and how far apart its frames come. */
const SHOW_PACE = { times: 12, frameMs: 80 };

/**
 * Shows at test pace: what moves by frames sees a faster clock and fewer frames, so a show of ten seconds is over in one
 * and a stage at rest costs next to nothing. Every scene of it is still gone through. Nothing else is touched: timers,
 * requests and the time of day are those of a player.
 */
export const hurryShows = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(({ times, frameMs }) => {
    const now = performance.now.bind(performance);
    const fast = () => now() * times;
    performance.now = fast;
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(fast()), frameMs);
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  }, SHOW_PACE);

/** The page's code is there: what is pressed from now on is heard. */
export const isAlive = (page: Page): Promise<void> =>
  expect(page.locator('html[data-alive=true]')).toBeAttached();

/** Journeys see shows at test pace. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await hurryShows(context);
    await use(context);
  },
});

/** The longest words, and those of the most players. */
const ON_PHONE: readonly Language[] = ['kk', 'ua'];

/**
 * For a group that goes through the same in every language: each is seen on one kind of screen, two on each. What a
 * language changes (names, lengths) and what a screen changes (layout, touch) are looked at, and not every pair of them.
 */
export const seenOnOneScreen = (language: Language): void =>
  test.skip(
    ({ isMobile }) => Boolean(isMobile) !== ON_PHONE.includes(language),
    'This language is seen on the other screen.',
  );
