import type { Page, Route } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

/** Links of the bar at the side, which is on every page. */
const LINKS = 'nav a[href^="/en/"]:visible';

/** Holds back what steps to other pages ask for, and counts who asks. */
async function holdPages(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(/\.data(\?|$)/, (route) => void held.push(route));
  return held;
}

/** Rests on each link long enough that what follows from it has followed. */
async function restOnLinks(page: Page, from: number, to: number): Promise<void> {
  const links = page.locator(LINKS);
  for (let n = from; n < to; n++) {
    await links.nth(n).hover();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
  }
}

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'A finger rests on one link and then opens it.'));

test('pages of links that somebody rests on are fetched ahead, at most four at once', async ({ page }) => {
  const held = await holdPages(page);
  await page.goto(`${siteUrl()}/en`);
  // The watch begins when the page has nothing to do.
  await expect(async () => {
    await page.mouse.move(700, 5);
    await restOnLinks(page, 1, 2);
    expect(held).toHaveLength(1);
  }).toPass();
  await restOnLinks(page, 2, 7);
  expect(held).toHaveLength(4);
  const answered = page.waitForResponse((response) => response.url().includes('.data'));
  await held[0]!.fulfill({ status: 200, body: '' });
  await answered;
  await expect(async () => {
    await restOnLinks(page, 5, 7);
    expect(held).toHaveLength(5);
  }).toPass();
});

for (const line of [{ saveData: true }, { effectiveType: '3g' }])
  test(`nothing is fetched ahead with ${JSON.stringify(line)}`, async ({ page }) => {
    await page.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { value: { ...told, addEventListener() {} } });
    }, line);
    const held = await holdPages(page);
    await page.goto(`${siteUrl()}/en`, { waitUntil: 'networkidle' });
    await restOnLinks(page, 1, 4);
    expect(held).toEqual([]);
  });
