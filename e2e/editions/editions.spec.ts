import { startTestInstallation } from '../../tools/testing/test-installation.ts';
import { pairwise } from '../support/pairwise.ts';
import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textOf } from '../support/texts.ts';

/** Toro, where it snows and two pages are closed; the other journeys are at Rino's. */
let toro: Awaited<ReturnType<typeof startTestInstallation>>;
const shared = process.env['JOURNEY_URL'];
const SETTINGS = { CROUPIER_BRAND: 'toro', LET_IT_SNOW: '1', CLOSED_PAGES: 'toro-games,KZ:providers' };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  toro = await startTestInstallation({ env: SETTINGS });
});
test.afterAll(() => toro.stop());
test.afterEach(() => {
  if (shared === undefined) delete process.env['JOURNEY_URL'];
  else process.env['JOURNEY_URL'] = shared;
});
const atToro = () => void (process.env['JOURNEY_URL'] = toro.url);

test('a page that is closed is not found, and nothing leads there', async ({ page, request }) => {
  atToro();
  expect((await request.get(`${siteUrl()}/en/toro-games`)).status()).toBe(404);
  expect((await request.get(`${siteUrl()}/en/toro-games.data`)).status()).toBe(404);
  const sitemap = await (await request.get(`${siteUrl()}/sitemap.xml`)).text();
  expect(sitemap).toContain('/en/providers<');
  expect(sitemap).not.toContain('/en/toro-games<');
  await page.goto(`${siteUrl()}/en`);
  await expect(page.locator('a[href="/en/providers"]').first()).toBeAttached();
  // In one region only.
  await page.context().addCookies([{ name: 'region', value: 'KZ', url: siteUrl() }]);
  await page.goto(`${siteUrl()}/en`);
  await expect(page.locator('footer a[href="/en/providers"]')).toHaveCount(0);
  expect((await page.goto(`${siteUrl()}/en/providers`))!.status()).toBe(404);
});

test('it snows behind the page, and not for who wants less motion', async ({ page }) => {
  atToro();
  await page.goto(`${siteUrl()}/en`);
  const sky = page.getByTestId('snow');
  await expect(sky).toBeAttached();
  await expect(sky).toHaveCSS('pointer-events', 'none');
  const picture = () => sky.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await picture();
  await expect.poll(picture).not.toBe(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(sky).toHaveCount(0);
});

const PAGES = ['', '/login', '/games', '/404'];
const looks = pairwise({
  brand: ['rino', 'toro'],
  region: ['UA', 'EU', 'KZ', 'SL', 'RC'],
  theme: ['white', 'dark', 'red', 'darkBlue', 'green'],
  language: LANGUAGES,
  path: PAGES,
});

test(`every pair of brand, region, theme, language and page: ${looks.length} looks, and nothing to complain of`, async ({
  newDevice,
}) => {
  const complaints: string[] = [];
  for (const { brand, region, theme, language, path } of looks) {
    process.env['JOURNEY_URL'] = brand === 'toro' ? toro.url : shared;
    const device = await newDevice();
    const cookies = { region, theme };
    await device.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: siteUrl() })),
    );
    const page = await device.newPage();
    const look = [brand, region, theme, language, path].join(' ');
    page.on('pageerror', (error) => complaints.push(`${look}: ${error.message}`));
    page.on('console', (message) => {
      // A browser says of a page that answers 404 that it did.
      const isStatus = message.text().startsWith('Failed to load resource') && path === '/404';
      if (message.type() === 'error' && !isStatus) complaints.push(`${look}: ${message.text()}`);
    });
    await page.goto(`${siteUrl()}/${language}${path}`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(html).toHaveAttribute('data-brand', brand);
    await expect(html).toHaveAttribute('data-font', region === 'SL' ? 'montserrat' : 'ubuntu');
    const home = textOf(language, 'shell:home').replace('{brand}', textOf(language, `shell:brands.${brand}`));
    await expect(page.getByRole('link', { name: home })).toBeVisible();
    await device.close();
  }
  expect(complaints).toEqual([]);
});
