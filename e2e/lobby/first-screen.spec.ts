import type { BrowserContext, Page } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const text = (key: string) => textOf('en', `features/site/lobby:${key}`);
/** As the shipped banners say it (`apps/server/content/all/banners`). */
const HERO = {
  visitor: 'Cards on the table',
  newcomer: 'Your account is ready',
  ready: 'Where to begin?',
  returning: 'Back to Lantern Tide?',
  check: 'Check a round',
} as const;
const PHONE = { isMobile: true, hasTouch: true };
const SCREENS = [
  { viewport: { width: 390, height: 844 }, ...PHONE },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1920, height: 1080 } },
];
const LEAST_GAMES = 4;
/** What a page may shift while it loads, as browsers count it; a good page stays far below a tenth. */
const MOST_SHIFT = 0.01;

for (const screen of SCREENS)
  test(`at ${screen.viewport.width}×${screen.viewport.height} the first screen shows whole games to whoever looks`, async ({
    newDevice,
    request,
  }) => {
    const visitor = await newDevice(screen);
    await expectGamesAtOnce(visitor, HERO.visitor);

    const player = await makePlayer(request, {});
    const device = await newDevice(screen);
    await device.addCookies([await sessionOf(request, player.id)]);
    await expectGamesAtOnce(device, HERO.newcomer);

    const other = await makePlayer(request, { balanceMinor: '100000' });
    const played = await newDevice(screen);
    await played.addCookies([await sessionOf(request, other.id)]);
    await expectGamesAtOnce(played, HERO.ready);
    await play(played, 'lantern-tide');
    await expectGamesAtOnce(played, HERO.returning);
    await expectGamesAtOnce(played, text('lists.recent.row'));
  });

test('a phone on its side has room for its bars and whole games', async ({ newDevice }) => {
  const page = await (await newDevice({ viewport: { width: 844, height: 390 }, ...PHONE })).newPage();
  await page.goto(`${siteUrl()}/en`);
  await expect.poll(() => wholeGames(page)).toBeGreaterThanOrEqual(LEAST_GAMES);
});

test('the slides are gone through by keyboard, stopped by a press, and still for who wants less motion', async ({
  page,
  newDevice,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone slides are swiped: the arrows are not there.');
  await page.goto(`${siteUrl()}/en`);
  const hero = page.getByRole('region', { name: text('hero.label') });
  await hero.getByRole('button', { name: text('hero.pause') }).focus();
  await page.keyboard.press('Enter');
  await expect(hero.getByRole('button', { name: text('hero.turn') })).toBeFocused();
  const second = hero.getByRole('listitem').nth(1);
  await expect(second).not.toBeInViewport({ ratio: 0.9 });
  await hero.getByRole('button', { name: text('hero.forward') }).focus();
  await page.keyboard.press('Enter');
  await expect(second).toBeInViewport({ ratio: 0.9 });
  // What can be done on a slide is reached by the keyboard alone, and comes into sight with the focus.
  await hero.getByRole('link', { name: HERO.check }).focus();
  await expect(hero.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 });

  const calm = await (await newDevice({ reducedMotion: 'reduce' })).newPage();
  await calm.goto(`${siteUrl()}/en`);
  const still = calm.getByRole('region', { name: text('hero.label') });
  await expect(still.getByRole('button', { name: text('hero.turn') })).toBeVisible();
});

async function expectGamesAtOnce(context: BrowserContext, said: string): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      const known = Number(document.documentElement.dataset['shifted'] ?? 0);
      const sum = shifts.reduce((total, { value }) => total + value, known);
      document.documentElement.dataset['shifted'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${siteUrl()}/en`, { waitUntil: 'load' });
  await expect(page.getByText(said).first()).toBeInViewport();
  await expect.poll(() => wholeGames(page)).toBeGreaterThanOrEqual(LEAST_GAMES);
  const shifted = await page.evaluate(() => Number(document.documentElement.dataset['shifted'] ?? 0));
  expect(shifted).toBeLessThan(MOST_SHIFT);
  await page.close();
}

/** How many tiles are in sight with nothing of them cut off or under the bars. */
const wholeGames = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, nav')]
      .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width }) => width === innerWidth || width > innerWidth - 20);
    const top = Math.max(0, ...bars.filter((bar) => bar.top <= 0).map((bar) => bar.bottom));
    const bottom = Math.min(innerHeight, ...bars.filter((bar) => bar.top > 0).map((bar) => bar.top));
    return [...document.querySelectorAll('[data-tile]')].filter((tile) => {
      const box = tile.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
    }).length;
  });

async function play(context: BrowserContext, game: string): Promise<void> {
  const answer = await context.request.post(`${siteUrl()}/api/rounds`, {
    data: { key: crypto.randomUUID(), game, stakeMinor: '1000', kind: 'real' },
    headers: { origin: siteUrl() },
  });
  expect(answer.ok()).toBe(true);
  // What was played is counted once a second.
  await expect
    .poll(async () => (await context.request.get(`${siteUrl()}/en/games/recent`)).text())
    .toContain(`/slots/${game}`);
}
