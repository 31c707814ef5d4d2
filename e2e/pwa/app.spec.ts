import { createECDH } from 'node:crypto';
import { sessionOf, makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const pwa = (key: string) => textOf('en', `features/site/pwa:${key}`);

test('a browser reads the manifest without an error, and all it names is there', async ({ page }) => {
  await page.goto(`${siteUrl()}/kk`);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${siteUrl()}/app/kk-UA.webmanifest`);
  const manifest = JSON.parse(data ?? '{}') as {
    lang: string;
    icons: { src: string; type: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({ lang: 'kk', start_url: '/kk', display: 'standalone', short_name: 'Rino' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(siteUrl() + src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
  }
  for (const { url: to } of manifest.shortcuts) expect(to).toMatch(/^\/kk\//);
});

test('the page of the app says what this device has to do', async ({ page, isMobile }) => {
  await page.goto(`${siteUrl()}/en/pwa`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const own = isMobile ? /./ : /^desktop$/;
  await expect(page.locator('[data-platform]')).toHaveAttribute('data-platform', own);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt: async () => void (document.title = 'asked') }));
  });
  await page.getByRole('button', { name: pwa('install.button'), exact: true }).click();
  await expect(page).toHaveTitle('asked');
  await expect(page.getByRole('button', { name: pwa('install.button'), exact: true })).toHaveCount(0);
});

test('a new version is said quietly, at no table, and comes when asked for', async ({ page }) => {
  await page.clock.install();
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another' } }));
  await page.goto(`${siteUrl()}/en/games`);
  const said = page.getByRole('heading', { name: pwa('update.title') });
  // The page looks once the code for it is there and its time has come.
  await expect(async () => {
    await page.clock.runFor('10:00');
    await expect(said).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page
    .getByRole('link', { name: /Sunny Orchard/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/slots\//);
  await expect(said).toHaveCount(0);
  await page.goBack();
  await expect(said).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: pwa('update.reload'), exact: true }).click();
  await loaded;
});

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/of-this-test';

test.describe('notices', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a player turns them on in the profile, and the device is kept until they sign out', async ({
    page,
    request,
    context,
  }) => {
    const { id } = await makePlayer(request, {});
    await context.addCookies([await sessionOf(request, id)]);
    await context.grantPermissions(['notifications'], { origin: siteUrl() });
    // No push service answers here: what it would give a browser is given by the test.
    const subscription = {
      endpoint: `${ENDPOINT}-${id}`,
      keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
    };
    await page.addInitScript((given) => {
      const made = { toJSON: () => given, unsubscribe: async () => true } as never;
      PushManager.prototype.getSubscription = async () => (localStorage.getItem('made') ? made : null);
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('made', 'yes');
        return made;
      };
    }, subscription);
    const devices = async () =>
      (
        (await (await page.request.get(`${siteUrl()}/api/users/profile`)).json()) as {
          subscribedPushIds: string[];
        }
      ).subscribedPushIds;
    await page.goto(`${siteUrl()}/en/profile/notices/settings`);
    await page
      .getByRole('button', { name: textOf('en', 'features/people/push:turnOn'), exact: true })
      .click();
    await expect(
      page.getByRole('button', { name: textOf('en', 'features/people/push:turnOff'), exact: true }),
    ).toBeVisible();
    expect(await devices()).toHaveLength(1);
    await page.request.post(`${siteUrl()}/api/users/logout`, { headers: { origin: siteUrl() } });
    const again = await sessionOf(request, id);
    await context.addCookies([again]);
    expect(await devices()).toEqual([]);
    // The browser has its subscription still, and the house is given it again.
    await page.goto(`${siteUrl()}/en`);
    await expect.poll(devices).toHaveLength(1);
  });
});
