import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listPages, type SitePage } from '../support/pages.ts';
import { makePlayer, sessionOf } from '../support/seams.ts';
import { startTestInstallation } from '../../tools/testing/test-installation.ts';
import { BRANDS, THEMES } from '../support/editions.ts';
import { axeFaults, openingFaults, standingFaults } from './page-faults.ts';

/** Axe looks where the layout is another; the third is what 1280 × 800 leaves at a zoom of 400 %. */
const SIZES = [
  { width: 320, height: 640, axe: true },
  { width: 390, height: 844, axe: false },
  { width: 320, height: 200, axe: false },
  { width: 1280, height: 800, axe: true },
];
/** Where bars are all that is seen, there is nothing to read. */
const MOST_BARS_PART = 0.5;
const VIEWERS = ['visitor', 'player'] as const;

/**
 * Every page of both brands, for a visitor and for a player, in four sizes and five themes. What a theme changes is its colours,
 * so it is put on the page that is open, and only its contrasts are looked at anew.
 * @param wanted addresses without language; all pages where left out @returns how much was wrong
 */
export async function walkPages(browser: Browser, wanted: readonly string[]): Promise<number> {
  const given = process.env['JOURNEY_URL'];
  if (given) return walkHouse(browser, wanted);
  let faults = 0;
  for (const brand of BRANDS) {
    const house = await startTestInstallation({
      env: { CROUPIER_BRAND: brand, RATE_LIMIT_FACTOR: '400' },
      withStudio: true,
    });
    process.env['JOURNEY_URL'] = house.url;
    console.log(`${brand}:`);
    try {
      faults += await walkHouse(browser, wanted);
    } finally {
      delete process.env['JOURNEY_URL'];
      await house.stop();
    }
  }
  return faults;
}

async function walkHouse(browser: Browser, wanted: readonly string[]): Promise<number> {
  const counts = await Promise.all(VIEWERS.map((viewer) => walkAs(browser, viewer, wanted)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function walkAs(
  browser: Browser,
  viewer: (typeof VIEWERS)[number],
  wanted: readonly string[],
): Promise<number> {
  const context = await browser.newContext({ hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce' });
  if (viewer === 'player') await signIn(context);
  const closed = viewer === 'player' ? 'login' : 'authenticated';
  const pages = (await listPages(context.request))
    .filter(({ guard }) => guard !== closed)
    .filter(({ address }) => wanted.length === 0 || wanted.includes(address.slice(1)));
  const page = await context.newPage();
  let count = 0;
  for (const each of pages) {
    const faults = await faultsOf(page, each);
    count += faults.length;
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${viewer} /${each.pattern}`);
    for (const fault of faults) console.log(`     ${fault}`);
  }
  console.log(`${viewer}: ${pages.length} pages, ${count} faults.`);
  await context.close();
  return count;
}

async function signIn(context: BrowserContext): Promise<void> {
  const { id } = await makePlayer(context.request, { region: 'UA', language: 'en', balanceMinor: '123456' });
  await context.addCookies([await sessionOf(context.request, id)]);
}

/** @returns each fault once, with where it was met first and how often */
async function faultsOf(page: Page, { address }: SitePage): Promise<string[]> {
  const met = new Map<string, string[]>();
  const note = (where: string, faults: readonly string[]) => {
    for (const fault of faults) met.set(fault, [...(met.get(fault) ?? []), where]);
  };
  await page.setViewportSize(SIZES[0]!);
  note('opened', await openingFaults(page, `/en${address}`));
  for (const { axe, ...size } of SIZES) {
    await page.setViewportSize(size);
    const at = `${size.width}×${size.height}`;
    note(at, await standingFaults(page));
    note(at, await barFaults(page));
    if (axe)
      for (const theme of THEMES) note(`${at} ${theme}`, await themeFaults(page, theme, theme === THEMES[0]));
  }
  return [...met].map(([fault, [where, ...more]]) =>
    more.length > 0 ? `${fault} (${where} and ${more.length} more)` : `${fault} (${where})`,
  );
}

/** @param whole all that axe knows, which a theme does not change, beside its contrasts */
async function themeFaults(page: Page, theme: string, whole: boolean): Promise<string[]> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  return axeFaults(page, whole ? undefined : ['color-contrast']);
}

async function barFaults(page: Page): Promise<string[]> {
  const part = await page.evaluate(() => {
    // Some bars go with the page.
    scrollTo(0, innerHeight);
    const points = Array.from({ length: 40 }, (_, n) => ((n + 0.5) / 40) * innerHeight);
    const ofBars = points.filter(
      (y) => document.elementFromPoint(innerWidth / 2, y)?.closest('#main, footer') === null,
    );
    scrollTo(0, 0);
    return ofBars.length / points.length;
  });
  return part > MOST_BARS_PART ? [`is bars for ${Math.round(part * 100)} % of its window`] : [];
}
