import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { siteUrl } from '../../e2e/support/seams.ts';
import { ROOT } from '../root.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const THEMES = ['white', 'dark'];
const PUBLIC = ['', '/games', '/login', '/sign-up', '/fairness/verify', '/no-such-page'];
const PERSONAL = [
  '',
  '/slots/sunny-orchard',
  '/slots/lantern-tide',
  '/profile',
  '/profile/security',
  '/profile/play-safely',
  '/profile/history',
  '/profile/payments',
  '/profile/pay-outs',
  '/fairness',
  '/bonuses',
  '/bonuses/calendar',
  '/wheel',
  '/mini-game',
  '/treasures',
  '/piggy-bank',
  '/quest',
  '/achievements',
  '/nominations',
];
const DEMO = { username: 'demo-ua@croupier.example', password: 'play-for-fun-ua' };
const SETTLE_MS = 1_500;

/** Every page, for a visitor and for a player. */
export async function photographPages(browser: Browser, folder: string, readme: boolean): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of THEMES) {
      const context = await browser.newContext({ viewport, locale: 'en-GB' });
      await context.addCookies([{ name: 'theme', value: theme, url: siteUrl() }]);
      await photograph(context, PUBLIC, join(folder, `${size}-${theme}-visitor`));
      if (readme && size === 'desktop' && theme === 'white')
        await shoot(await context.newPage(), '', join(ROOT, 'docs/screenshots/lobby.png'));
      await context.request.post(`${siteUrl()}/api/users/login`, {
        form: DEMO,
        headers: { origin: siteUrl() },
      });
      await photograph(context, PERSONAL, join(folder, `${size}-${theme}-player`));
      await context.close();
    }
}

async function photograph(context: BrowserContext, paths: string[], prefix: string): Promise<void> {
  const page = await context.newPage();
  for (const path of paths) {
    const file = `${prefix}${path.replaceAll('/', '-') || '-lobby'}.png`;
    await shoot(page, path, file);
    console.log(file);
  }
  await page.close();
}

async function shoot(page: Page, path: string, file: string): Promise<void> {
  await page.goto(`${siteUrl()}/en${path}`, { waitUntil: 'load' });
  if (path.startsWith('/slots/')) await page.locator('canvas[data-ready=true]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: file });
}
