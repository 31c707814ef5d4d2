import type { Page } from '@playwright/test';
import { STAGE_READY } from '../support/rounds.ts';
import { giveRounds, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';
import { walkThroughSizes } from './walk-table.ts';

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ viewport }) => viewport!.width < 1000, 'Every size is gone through; once is enough.');

/** A slot, the sheet with the most cells, a tower of them, and a game that another studio draws; `npm run walk` has all. */
const GAMES = ['lantern-tide', 'night-keno', 'six-of-45', 'roof-cats', 'paper-moon-toss'];

for (const game of GAMES)
  test(`${game} fits every size of a window`, async ({ page }) => {
    await sit(page);
    await openTable(page, game);
    expect(await walkThroughSizes(page)).toEqual([]);
  });

test('a table fits every size for a visitor too, and in the longest words', async ({ page }) => {
  await page.goto(`${siteUrl()}/kk/slots/roof-cats`);
  await expect(page.locator(STAGE_READY).first()).toBeVisible();
  expect(await walkThroughSizes(page)).toEqual([]);
});

test('the bar of given rounds takes no control away', async ({ page }) => {
  const playerId = await sit(page);
  await giveRounds(page.request, { playerId, games: ['lantern-tide'], stakeMinor: '200', rounds: 12 });
  await openTable(page, 'lantern-tide');
  await expect(page.getByTestId('gift-bar')).toBeVisible();
  expect(await walkThroughSizes(page)).toEqual([]);
});

test('a table takes the window or the screen, keeps what was chosen, and Escape gives it back', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const theatre = page.getByRole('button', { name: textOf('en', 'features/play/table:view.theatre') });
  await sit(page);
  await openTable(page, 'fair-wheel');
  await theatre.click();
  await expect(bar).toBeHidden();
  expect(await tableHeight(page)).toBe(await page.evaluate(() => innerHeight));
  await page.reload();
  await expect(theatre).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();

  const screen = page.getByRole('button', { name: textOf('en', 'features/play/table:view.screen') });
  await screen.click();
  await expect(screen).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: textOf('en', 'features/play/table:view.leave') }).click();
  await expect(page).toHaveURL(`${siteUrl()}/en/games`);
  await expect(bar).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test('where a browser has no whole screen to give, the window is given', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await sit(page);
  await openTable(page, 'fair-wheel');
  await expect(
    page.getByRole('button', { name: textOf('en', 'features/play/table:view.screen') }),
  ).toHaveCount(0);
  await page.getByRole('button', { name: textOf('en', 'features/play/table:view.theatre') }).click();
  await expect(page.getByRole('banner')).toBeHidden();
});

async function sit(page: Page): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '123456' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  return id;
}

async function openTable(page: Page, game: string): Promise<void> {
  await page.goto(`${siteUrl()}/en/slots/${game}`);
  await expect(page.locator(STAGE_READY).first()).toBeVisible();
}

const tableHeight = (page: Page) =>
  page.evaluate(() => document.querySelector('#main > :first-child')!.clientHeight);
