import type { Page } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

/** Keeps the names that pages tell the house to count, those that go out while a page is left among them. */
const keepCounts = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, init) => {
      if (String(address).endsWith('/api/metrics/counter/callback')) {
        const { counts } = JSON.parse(String(init?.body)) as { counts: { name: string }[] };
        const names = counts.map(({ name }) => `${name}:${init?.credentials}`);
        localStorage.setItem('counted', [localStorage.getItem('counted'), ...names].join(' '));
      }
      return send(address, init);
    };
  });

const countedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (localStorage.getItem('counted') ?? '').split(' ')).catch(() => []);

/** Waits until these were counted. Whose browser it is goes to nobody: no cookie travels with them. */
const counted = (page: Page, ...names: string[]) =>
  expect
    .poll(async () => {
      const all = await countedBy(page);
      return names.filter((name) => !all.includes(`${name}:omit`));
    })
    .toEqual([]);

test('a visitor: pages, a demonstration, a way in that is not taken, a link away', async ({ page }) => {
  await keepCounts(page);
  await page.goto(`${siteUrl()}/en/slots/sunny-orchard?mode=demo`);
  await counted(page, 'initialization', 'visitPage', 'play_demo_game', 'playDemoGame');
  expect(await countedBy(page)).not.toContain('gameOn:omit');
  await page.goto(`${siteUrl()}/en/login`);
  await page.getByRole('link', { name: /Rino/ }).first().click();
  await expect(page).toHaveURL(/\/en$/);
  await counted(page, 'auth_modal_close', 'authModalClose');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: 'https://elsewhere.example/',
      textContent: 'x',
    });
    link.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('main')!.prepend(link);
    link.click();
  });
  await counted(page, 'click_outgoing');
});

test('a link with labels and a promotion that there is not: kept, told with the new account, and then forgotten', async ({
  page,
}) => {
  await keepCounts(page);
  await page.context().addCookies([{ name: 'consent', value: 'all', url: siteUrl() }]);
  await page.goto(`${siteUrl()}/en?utm_source=news&gclid=abc&promo=no-such-thing`);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(() => stored('promo data')).toBe('{"code":"no-such-thing","state":"not found"}');
  expect(await stored('utm queries')).toMatch(/^\{"queryParams":\{"utm_source":"news"\},/);
  await page.goto(`${siteUrl()}/en/sign-up`);
  await page
    .getByRole('textbox', { name: textOf('en', 'features/people/players:fields.email') })
    .fill(`labels-${Date.now()}@mail.example`);
  await page.locator('input[type=password]').fill('a quiet green river');
  await page.getByLabel(textOf('en', 'features/people/players:fields.birthday')).fill('1990-05-20');
  const told = page.waitForRequest((request) => request.url().endsWith('/api/users/labels'));
  await page.locator('main form button[type=submit]').click();
  expect((await told).postDataJSON()).toMatchObject({
    queryParams: { utm_source: 'news' },
    isRegistration: true,
  });
  await counted(page, 'WRONG_REGISTRATION_PROMO_CODE', 'successRegistration', 'successLogin');
  await expect.poll(() => stored('utm queries')).toBeNull();
});

test('a player: a game, the cash box, the way out', async ({ page, request, context }) => {
  const { id } = await makePlayer(request, {});
  await context.addCookies([await sessionOf(request, id)]);
  await keepCounts(page);
  await page.goto(`${siteUrl()}/en/slots/sunny-orchard`);
  await counted(page, 'gameOn');
  await page.goto(`${siteUrl()}/en/profile/payments?deposit=1`);
  await counted(page, 'show_cash_box', 'showCashBox');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.waitForURL(({ origin }) => origin !== siteUrl());
  await page.goto(`${siteUrl()}/en/profile`);
  await counted(page, 'pay_button_click', 'payButtonClick');
  await page
    .getByRole('button', { name: textOf('en', 'features/people/players:profile.logout'), exact: true })
    .click();
  await counted(page, 'logout');
});
