import type { Page } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const say = (key: string) => textOf('en', `features/site/consent:${key}`);

/** The house as an operator with a tag manager runs it; what is asked of the tag manager is listed. */
async function withTagManager(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(page.url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.othersWereHere = true;' });
  });
  await page.route('**/api/app/site-configs*', async (route) => {
    const answer = await route.fetch();
    const configs = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...configs, gtm: 'GTM-TEST1' } });
  });
  // As the server writes it in production; the server's own test holds which pages it does this for.
  await page.route(/\/en(\/games)?$/, async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const wider = policy.replace('script-src ', 'script-src https://*.googletagmanager.com ');
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': wider },
    });
  });
  return asked;
}

const wereHere = (page: Page) => page.evaluate(() => 'othersWereHere' in window);

test('nothing of others is loaded before it was allowed, nor after it was refused', async ({ page }) => {
  const asked = await withTagManager(page);
  await page.goto(`${siteUrl()}/en`);
  const banner = page.getByRole('heading', { name: say('title') });
  await expect(banner).toBeVisible();
  const [no, yes] = [say('refuse'), say('allow')].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  const [noBox, yesBox] = [await no!.boundingBox(), await yes!.boundingBox()];
  expect([noBox!.width, noBox!.height]).toEqual([yesBox!.width, yesBox!.height]);
  expect(asked).toEqual([]);
  await no!.click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await page.mouse.click(1, 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('once allowed they come in, and no game, cash box or account is shown in a document with them', async ({
  page,
  request,
  context,
}) => {
  const { id } = await makePlayer(request, {});
  await context.addCookies([await sessionOf(request, id)]);
  const asked = await withTagManager(page);
  await page.goto(`${siteUrl()}/en`);
  await page.getByRole('button', { name: say('allow'), exact: true }).click();
  await expect.poll(() => wereHere(page)).toBe(true);
  expect(asked).toEqual([`${siteUrl()}/en`]);

  // A step to a game is a new document, and they are not in it.
  await page.locator('main a[href*="/slots/"]').locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/slots\//);
  await expect(page.locator('html[data-alive=true]')).toBeAttached();
  await expect.poll(() => wereHere(page)).toBe(false);

  await page.goto(`${siteUrl()}/en/games`);
  await expect.poll(() => wereHere(page)).toBe(true);
  await page
    .getByRole('button', { name: textOf('en', 'shell:nav.deposit') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\/payments/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => wereHere(page)).toBe(false);
  expect(asked).toEqual([`${siteUrl()}/en`, `${siteUrl()}/en/games`]);
});

test('what was allowed can be taken back in the settings', async ({ page, context }) => {
  await context.addCookies([{ name: 'consent', value: 'all', url: siteUrl() }]);
  await withTagManager(page);
  await page.goto(`${siteUrl()}/en`);
  await expect.poll(() => wereHere(page)).toBe(true);
  const settings = page.getByRole('button', { name: textOf('en', 'shell:settings') });
  if (!(await settings.isVisible()))
    await page.getByRole('button', { name: textOf('en', 'shell:nav.menu') }).click();
  await settings.click();
  await page
    .getByRole('button', { name: textOf('en', 'features/site/settings:consent'), exact: true })
    .click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: say('refuse'), exact: true }).click();
  await loaded;
  expect(await wereHere(page)).toBe(false);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'consent')?.value).toBe('none');
});
