import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
  type TestInfo,
} from '@playwright/test';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { siteUrl } from './seams.ts';
import type { Language } from './texts.ts';

export { expect };

/** How many times as fast the clock of a show runs, and how far apart its frames come, in journeys that are not of the gate. */
const SHOW_PACE = { times: 12, frameMs: 80 };

/**
 * Shows at test pace: what moves by frames sees a faster clock and fewer frames, so a show of ten seconds is over in one
 * and a stage at rest costs next to nothing. Every scene of it is still gone through. Nothing else is touched: timers,
 * requests and the time of day are those of a player.
 */
const hurryShows = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(({ times, frameMs }) => {
    const now = performance.now.bind(performance);
    const fast = () => now() * times;
    performance.now = fast;
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(fast()), frameMs);
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  }, SHOW_PACE);

/** The page's code is there: what is pressed from now on is heard at once. */
export const isAlive = (page: Page): Promise<void> =>
  expect(page.locator('html[data-alive=true]')).toBeAttached();

/** Is there after every load of a page of the site, where no earlier moment (`waitUntil`) was asked for. */
function waitForLife(page: Page): void {
  const loaded = async <Answer extends Response | null>(answer: Answer): Promise<Answer> => {
    const isPage = answer?.headers()['content-type']?.startsWith('text/html');
    if (isPage && new URL(page.url()).origin === siteUrl()) await isAlive(page);
    return answer;
  };
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = (url, options) => (options?.waitUntil ? goto(url, options) : goto(url, options).then(loaded));
  page.reload = (options) => (options?.waitUntil ? reload(options) : reload(options).then(loaded));
}

/** What the house would like to say in a corner is hidden already: journeys are about other things. */
const hideWidgets = (context: BrowserContext): Promise<void> =>
  context.addCookies([{ name: 'hidden_widgets', value: WIDGETS.join('.'), url: siteUrl() }]);

/** What comes into a corner at a moment that nobody knows is hidden for good, unless a journey is about it. */
async function hideRandomBonus(context: BrowserContext): Promise<void> {
  await context.addInitScript((site) => {
    // A studio's frame has nothing that is kept.
    if (location.origin === site && localStorage.getItem('random-bonus-hidden') === null)
      localStorage.setItem('random-bonus-hidden', '9999');
  }, new URL(siteUrl()).origin);
}

const WIDGETS = globSync('apps/server/content/*/{cards,surveys}/*.yaml', {
  cwd: join(import.meta.dirname, '../..'),
}).map((file) => basename(file, '.yaml'));

/** @param isReal whether pages have the clock that players have, as all journeys of the gate do */
async function prepare(context: BrowserContext, isReal: boolean): Promise<BrowserContext> {
  if (!isReal) await hurryShows(context);
  await hideWidgets(context);
  await hideRandomBonus(context);
  context.on('page', waitForLife);
  return context;
}

const isOfGate = ({ tags }: TestInfo): boolean => tags.some((tag) => tag.startsWith('@gate'));

type NewDevice = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Pages of journeys are alive once they are opened; outside of the gate they see shows at test pace. */
export const test = base.extend<{ newDevice: NewDevice }>({
  context: async ({ context, javaScriptEnabled }, use, testInfo) => {
    await use(javaScriptEnabled === false ? context : await prepare(context, isOfGate(testInfo)));
  },
  /** Another browser, with nobody's cookies: of a stranger, or of a player's second device. */
  newDevice: async ({ browser }, use, testInfo) => {
    const devices: BrowserContext[] = [];
    await use(async (options) => {
      const device = await prepare(await browser.newContext(options), isOfGate(testInfo));
      devices.push(device);
      return device;
    });
    for (const device of devices) await device.close();
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

/**
 * Tags of a journey that the gate goes through in English on a desktop, and on a phone in another language where one is
 * given; in all languages it belongs to everything.
 */
export const inGate = (language: Language, onPhone?: Language): string[] => {
  if (language === 'en') return ['@gate'];
  return language === onPhone ? ['@gate-phone'] : [];
};
