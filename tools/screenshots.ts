import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../e2e/support/chromium.ts';
import { provideChromium } from './testing/chromium.ts';
import { ROOT } from './root.ts';
import startJourneyStack from './testing/journey-stack.ts';

/**
 * `npm run screenshots`: every page at phone and desktop size, in a light and a dark theme, into var/screenshots.
 * With `-- --readme` the picture of the README is renewed too.
 */
const FOLDER = join(ROOT, 'var/screenshots');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const THEMES = ['white', 'dark'];
const PUBLIC = ['', '/games', '/login', '/sign-up', '/fairness/verify', '/no-such-page'];
const PERSONAL = [
  '',
  '/slots/sunny-orchard',
  '/slots/lantern-tide',
  '/profile',
  '/profile/history',
  '/profile/payments',
  '/fairness',
];
const DEMO = { username: 'demo-ua@croupier.example', password: 'play-for-fun-ua' };
const SETTLE_MS = 1_500;

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const stop = await startJourneyStack();
  const browser = await chromium.launch({
    executablePath: await provideChromium(new AbortController().signal),
    args: CHROMIUM_ARGS,
  });
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const theme of THEMES) {
        const context = await browser.newContext({ viewport, locale: 'en-GB' });
        await context.addCookies([{ name: 'theme', value: theme, url: siteUrl() }]);
        await photograph(context, PUBLIC, `${size}-${theme}-visitor`);
        await context.request.post(`${siteUrl()}/api/users/login`, {
          form: DEMO,
          headers: { origin: siteUrl() },
        });
        await photograph(context, PERSONAL, `${size}-${theme}-player`);
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await stop?.();
  }
}

async function photograph(context: BrowserContext, paths: string[], prefix: string): Promise<void> {
  const page = await context.newPage();
  for (const path of paths) {
    const name = `${prefix}${path.replaceAll('/', '-') || '-lobby'}.png`;
    await shoot(page, path, join(FOLDER, name));
    console.log(name);
    if (process.argv.includes('--readme') && prefix === 'desktop-white-visitor' && path === '')
      await page.screenshot({ path: join(ROOT, 'docs/screenshots/lobby.png') });
  }
  await page.close();
}

async function shoot(page: Page, path: string, file: string): Promise<void> {
  await page.goto(`${siteUrl()}/en${path}`, { waitUntil: 'load' });
  if (path.startsWith('/slots/')) await page.locator('canvas[data-ready=true]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: file });
}

const siteUrl = (): string => process.env['JOURNEY_URL']!;

await main();
