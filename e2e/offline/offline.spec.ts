import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

test.use({ serviceWorkers: 'allow' });

const BUILT = new URL('../../apps/web/build/client/.vite/manifest.json', import.meta.url);

/** The file that the build made of a module: its name says nothing of it. */
const scriptOf = (source: string): string =>
  (JSON.parse(readFileSync(BUILT, 'utf8')) as Record<string, { file: string }>)[source]!.file;

/** Opens the lobby and waits until the browser has what it keeps, for this page too. */
async function openLobby(page: Page): Promise<void> {
  await page.goto(`${siteUrl()}/kk`);
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

test('a tap while offline stays on the page and says so; with the network back it is done', async ({
  page,
  context,
}) => {
  await openLobby(page);
  await context.setOffline(true);
  const said = page.getByText(textOf('kk', 'shell:offline'));
  await page
    .getByRole('link', { name: textOf('kk', 'shell:nav.signIn'), exact: true })
    .first()
    .click();
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/kk`);
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');

  await context.setOffline(false);
  await expect(page).toHaveURL(`${siteUrl()}/kk/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what a press opens while offline opens with the network back', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'On a phone the button is in the menu, which opens the same way.');
  await openLobby(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: textOf('kk', 'shell:settings') }).click();
  await expect(page.getByText(textOf('kk', 'shell:offline'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/kk`);
});

test('a page that is opened while offline says so and comes back by itself; nothing of a player is kept', async ({
  page,
  context,
}) => {
  await openLobby(page);
  await context.setOffline(true);
  // No page of the site: it never comes to life.
  await page.goto(`${siteUrl()}/kk/games`, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textOf('kk', 'features/site/errors:offline.title'),
  );
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(['/en/offline', '/kk/offline', '/offline.js', '/ru/offline', '/ua/offline']);

  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
  await expect(page).toHaveURL(`${siteUrl()}/kk/games`);
});

test('a script that never comes loads the page anew once a press, and not in a circle', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone the button is in the menu, which opens the same way.');
  // The ten seconds in which a path is loaded anew once do not pass.
  await page.clock.setFixedTime(new Date());
  await page.goto(`${siteUrl()}/en`);
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
  await page.route(`**/${scriptOf('app/features/site/settings/settings-modal.tsx')}`, (route) =>
    route.abort(),
  );
  let documents = 0;
  page.on('request', (request) => void (request.resourceType() === 'document' && documents++));
  const press = () => page.getByRole('button', { name: textOf('en', 'shell:settings') }).click();
  await press();
  await expect.poll(() => documents).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
  await press();
  await expect(page.getByText(textOf('en', 'shell:notLoaded'))).toBeVisible();
  expect(documents).toBe(1);
});
