import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textOf } from '../support/texts.ts';

const PAGES = [
  '/tournaments',
  '/lotteries',
  '/jackpots',
  '/rino-liga',
  '/store',
  '/mini-game',
  '/toro-games',
  '/providers',
];
const LISTS = ['tournaments', 'lotteries', 'jackpots'] as const;

for (const list of LISTS)
  test(`one of the ${list} that is not there says so in its own words and leads back`, async ({ page }) => {
    for (const language of LANGUAGES) {
      const answer = await page.goto(`${siteUrl()}/${language}/${list}/no-such-one`);
      expect(answer?.status()).toBe(404);
      const text = (key: string) => textOf(language, `features/contests/${list}:missing.${key}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'));
      await page
        .getByRole('main')
        .getByRole('link', { name: text('list') })
        .click();
      await expect(page).toHaveURL(`${siteUrl()}/${language}/${list}`);
    }
  });

test('the longest words fit the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['ua', 'kk'] as const)
    for (const path of PAGES) {
      await page.goto(`${siteUrl()}/${language}${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${language}${path}`).toBeLessThanOrEqual(320);
    }
});

test('a chance is worked out by keyboard, and told', async ({ page }) => {
  await page.goto(`${siteUrl()}/en/lotteries`);
  const counter = page.getByRole('region', { name: 'What is my chance?' });
  const mine = counter.getByRole('slider', { name: textOf('en', 'features/contests/lotteries:chance.mine') });
  await mine.focus();
  await page.keyboard.press('Home');
  await counter
    .getByRole('slider', { name: textOf('en', 'features/contests/lotteries:chance.prizes') })
    .focus();
  await page.keyboard.press('Home');
  await counter.getByRole('slider', { name: textOf('en', 'features/contests/lotteries:chance.all') }).focus();
  await page.keyboard.press('Home');
  await expect(counter.getByRole('status')).toContainText('1.00%');
  await expect(counter.getByRole('status')).toContainText('100');
});
