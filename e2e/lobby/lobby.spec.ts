import type { Page } from '@playwright/test';
import { fillLobby, forceDraws, makePlayer, siteUrl } from '../support/seams.ts';
import { stopsShowing } from '../support/tapes.ts';
import { expect, test } from '../support/test.ts';
import { closeFilters, openFilters } from '../support/filters.ts';
import { textOf } from '../support/texts.ts';

const text = (key: string) => textOf('en', `features/site/lobby:${key}`);
const tile = (page: Page, name: string) => page.locator('article[data-tile]').filter({ hasText: name });

test('a visitor searches with slips and in the wrong keyboard layout, narrows, and goes back step by step', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/en/games`);
  const search = page.getByRole('searchbox');
  await search.fill('orhcard');
  await expect(tile(page, 'Sunny Orchard')).toBeVisible();
  await expect(tile(page, 'Lantern Tide')).toHaveCount(0);
  await search.fill('ghbkbd');
  await expect(tile(page, 'Lantern Tide')).toBeVisible();
  await expect(page).toHaveURL(/q=ghbkbd/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/games$/);
  await expect(search).toHaveValue('');

  await openFilters(page);
  await page.getByText(text('filters.genre'), { exact: true }).locator('visible=true').click();
  await page.getByRole('link', { name: /^Fruits/ }).click();
  await expect(page).toHaveURL(/genre=fruits/);
  await closeFilters(page);
  await expect(tile(page, 'Sunny Orchard')).toBeVisible();
  await expect(tile(page, 'Lantern Tide')).toHaveCount(0);
  await search.fill('no game is called so');
  await expect(page.getByText(text('games.emptyTitle'))).toBeVisible();
  await page.getByRole('link', { name: text('games.clear') }).click();
  await expect(tile(page, 'Lantern Tide')).toBeVisible();
});

test('choices of several facets stand side by side, each is taken off, and the list comes in another order', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/en/games`);
  await openFilters(page);
  await page.getByText(text('filters.genre'), { exact: true }).locator('visible=true').click();
  // The answer to the first choice is still on its way when the second is made.
  const held = Promise.withResolvers<void>();
  await page.route(/\/en\/games\.data/, async (route) => (await held.promise, route.continue()));
  await page.getByRole('link', { name: /^Fruits/ }).click();
  const sea = page.getByRole('link', { name: /^Sea/ });
  await expect(sea).toHaveAttribute('href', /genre=fruits/);
  await sea.click();
  held.resolve();
  await expect(page).toHaveURL(/genre=fruits%2Csea/);
  await expect(tile(page, 'Sunny Orchard')).toBeVisible();
  await expect(tile(page, 'Lantern Tide')).toBeVisible();
  await closeFilters(page);
  const chosen = page.getByRole('list', { name: text('filters.chosen') });
  await chosen.getByRole('link', { name: /^Fruits/ }).click();
  await expect(tile(page, 'Sunny Orchard')).toHaveCount(0);
  await expect(page).toHaveURL(/genre=sea$/);
  await expect(chosen.getByRole('link')).toHaveCount(1);

  await page.goto(`${siteUrl()}/en/games?provider=toro-games&genre=slots&sort=name`);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});

test('a visitor without JavaScript gets the same lists from the same addresses', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/ua/games/classical?q=sonyachniy`);
  await expect(tile(page, 'Сонячний сад')).toBeVisible();
  const demo = page.locator('a[href="/ua/slots/sunny-orchard?mode=demo"]');
  await expect(demo).toHaveCount(1);
  await page.goto(`${siteUrl()}/ua/games/no-such-thing`);
  await expect(page.getByRole('article')).toHaveCount(0);
  await context.close();
});

test('another studio’s games have a page, and ask a visitor to sign in first', async ({ page }) => {
  await page.goto(`${siteUrl()}/en/providers`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^P? ?Paper Moon/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Moon');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/login\?redirect=%2Fen%2Fplay%2F/);
  await page.goto(`${siteUrl()}/kk/providers/toro-games`);
  await expect(page).toHaveURL(/\/kk\/toro-games$/);
  await expect(tile(page, 'Шуақты бақ')).toBeVisible();
});

test('a player keeps a favourite and finds it again after a reload', async ({ page, request }) => {
  await signIn(page, await makePlayer(request, {}));
  await page.goto(`${siteUrl()}/en/games`);
  const heart = tile(page, 'Lantern Tide').getByRole('button');
  const kept = answerAboutFavourites(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.getByRole('link', { name: text('lists.favorites.name'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('lists.favorites.name'));
  await expect(page.getByRole('article')).toHaveCount(1);
  // A reload must not overtake the answer.
  await page.reload();
  const answered = answerAboutFavourites(page);
  await tile(page, 'Lantern Tide').getByRole('button').click();
  await answered;
  await page.reload();
  await expect(page.getByText(text('lists.favorites.emptyTitle'))).toBeVisible();
});

test('a win appears on the strip of someone who is looking, and in what its player played last', async ({
  page,
  newDevice,
  request,
}) => {
  await page.goto(`${siteUrl()}/en`);
  const player = await makePlayer(request, { balanceMinor: '1000000' });
  await forceDraws(request, {
    playerId: player.id,
    game: 'sunny-orchard',
    rounds: [await stopsShowing(request, 'sunny-orchard', 'sun')],
  });
  const other = await (await newDevice()).newPage();
  await signIn(other, player);
  const played = await other.request.post(`${siteUrl()}/api/rounds`, {
    data: { key: crypto.randomUUID(), game: 'sunny-orchard', stakeMinor: '1000', kind: 'real' },
    headers: { origin: siteUrl() },
  });
  const { winMinor } = (await played.json()) as { winMinor: string };
  const strip = page.getByRole('region', { name: text('winning.title') });
  const won = strip.getByRole('link').filter({ hasText: `₴${Number(winMinor) / 100}` });
  await expect(won.first()).toBeVisible();
  await expect(won.first()).toHaveAttribute('href', '/en/slots/sunny-orchard');
  // The strip may show a like win of another player; the list follows the round a moment later.
  await isTold(other, '/en/games/recent', /Sunny Orchard/);
  await other.goto(`${siteUrl()}/en/games/recent`);
  await expect(tile(other, 'Sunny Orchard')).toBeVisible();
});

test('two thousand games scroll, and keep their place on the way back and after a reload', async ({
  page,
  request,
}) => {
  await fillLobby(request, { count: 2000 });
  // The lobby looks for new games once a second.
  await isTold(page, '/en/games?genre=slots', /2,0\d\d games/);
  await page.goto(`${siteUrl()}/en/games?genre=slots`);
  await expect(page.getByText(/^2,0\d\d games$/)).toBeVisible();
  const place = await settleAt(page, 40_000);
  await expect.poll(async () => (await namesInSight(page)).length).toBeGreaterThan(3);
  const seen = await namesInSight(page);
  // Only what is near the window is there.
  expect(await page.getByRole('article').count()).toBeLessThan(80);

  await page
    .getByRole('contentinfo')
    .locator('a[href^="/en/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/genre=slots/);
  await page.goBack();
  await expect(page).toHaveURL(/genre=slots/);
  await expectPlace(page, place, seen);
  await page.reload();
  await expectPlace(page, place, seen);
});

const answerAboutFavourites = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('favo') && answer.request().method() !== 'GET');

/** The page as the server sends it says so; nothing of it is opened meanwhile. */
const isTold = (page: Page, path: string, said: RegExp): Promise<void> =>
  expect.poll(async () => (await page.request.get(siteUrl() + path)).text()).toMatch(said);

async function settleAt(page: Page, top: number): Promise<number> {
  // The list is as long as it says once the page has come to life.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(top);
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect(page.locator('li[aria-posinset] article').first()).toBeVisible();
  await expect.poll(() => page.locator('li[aria-posinset]:not(:has(article))').count()).toBe(0);
  return page.evaluate(() => window.scrollY);
}

async function expectPlace(page: Page, place: number, seen: string[]): Promise<void> {
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(5);
  await expect.poll(() => namesInSight(page)).toEqual(seen);
}

const namesInSight = (page: Page): Promise<string[]> =>
  page
    .getByRole('article')
    .evaluateAll((tiles) =>
      tiles
        .filter(
          (each) => each.getBoundingClientRect().top > 0 && each.getBoundingClientRect().top < innerHeight,
        )
        .map((each) => each.querySelector('h2')?.textContent ?? ''),
    );

async function signIn(page: Page, player: { username: string; password: string }): Promise<void> {
  const { username, password } = player;
  const answer = await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username, password },
    headers: { origin: siteUrl() },
  });
  expect(answer.ok()).toBe(true);
}
