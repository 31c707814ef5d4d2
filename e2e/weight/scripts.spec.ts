import { gzipSync } from 'node:zlib';
import { liveTicket } from '@croupier/contract/site/live';
import type { Page } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';
import { expect, isAlive, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

/** All that the lobby loads, what comes once it is alive included. What a page needs to start is held by the budgets of the build. */
const LOBBY_LIMIT_BYTES = 201_000;
/** As in `late-scripts.ts`: a page whose painting nobody was told of. */
const LONGEST_WAIT_MS = 2_000;

test('a page loads the scripts it needs, and its texts in its language only', async ({ page }) => {
  const scripts = await scriptsOf(page, '/ua');
  const weight = scripts.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
  expect(weight).toBeLessThan(LOBBY_LIMIT_BYTES);

  const all = scripts.join('\n');
  const has = (text: string) => all.includes(text);
  expect(has(textOf('ua', 'shell:footer.ageText').slice(0, 12))).toBe(true);
  expect(has(textOf('ru', 'shell:footer.ageText').slice(0, 12))).toBe(false);
  expect(has(textOf('ua', 'features/play/fairness:page.lead').slice(0, 30))).toBe(false);
  expect(has(liveTicket.summary)).toBe(false);
});

test('a step to another page brings that page’s texts with it, title and all', async ({ browser }) => {
  // Texts that come while the page is rendered are the hard case, and come so only now and then.
  for (let tries = 0; tries < 6; tries += 1) {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${siteUrl()}/kk`, { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('link', { name: textOf('kk', 'shell:nav.signIn'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textOf('kk', 'features/people/players:login.title'),
    );
    await expect(page).toHaveTitle(new RegExp(textOf('kk', 'features/people/players:login.meta.title')));
    expect(faults).toEqual([]);
    await page.close();
  }
});

test('no script is asked for before the page was seen', async ({ page }) => {
  for (const path of ['/en', '/en/login', '/en/promotions']) {
    await page.goto(`${siteUrl()}${path}`);
    await isAlive(page);
    const { seen, asked } = await page.evaluate(() => ({
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    // A page that takes longer than that is not waited for.
    expect(Math.min(...asked)).toBeGreaterThan(Math.min(seen, LONGEST_WAIT_MS));
  }
});

test('a page is painted without waiting for sheets or scripts; the first touch brings the scripts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  // No time passes, so nothing begins by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${siteUrl()}/en`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(asked).not.toContain('script');
  expect(asked).not.toContain('stylesheet');
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);

  await page.keyboard.press('Tab');
  await page.clock.resume();
  await isAlive(page);
});

test('what comes once a page is alive brings no sheet that stands in the page already', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${siteUrl()}/en`);
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  const there = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
  expect(there).not.toEqual([]);
  expect(asked.filter((path) => there.includes(path))).toEqual([]);
});

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) bodies.push(response.text());
  });
  await page.goto(siteUrl() + path);
  // Scripts begin after the page is painted.
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  return Promise.all(bodies);
}
