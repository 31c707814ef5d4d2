import { startTestInstallation } from '../../tools/testing/test-installation.ts';
import { BRANDS, REGION_IDS, THEMES } from '../support/editions.ts';
import { publishContent, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textOf } from '../support/texts.ts';

/** Toro, where it snows and two pages are closed; the other journeys are at Rino's. */
let toro: Awaited<ReturnType<typeof startTestInstallation>>;
const shared = process.env['JOURNEY_URL'];
const SETTINGS = {
  ...{ CROUPIER_BRAND: 'toro', LET_IT_SNOW: '1', CLOSED_PAGES: 'toro-games,KZ:providers' },
  ...{ TRUST_PROXY: '1', COUNTRY_HEADER: 'x-country', CLOSED_COUNTRIES: 'XA' },
};

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

test('a closed country is told so in its language, and may read whom to ask and by which rules', async ({
  page,
  request,
}) => {
  atToro();
  const from = (path: string, country: string) =>
    request.get(siteUrl() + path, { headers: { accept: 'text/html', 'x-country': country } });
  for (const language of LANGUAGES) {
    const answer = await from(`/${language}/games`, 'XA');
    expect(answer.status()).toBe(423);
    const html = await answer.text();
    expect(html).toContain(`data-language="${language}"`);
    expect(html).toContain(textOf(language, 'features/site/errors:blocked.country.title'));
    expect((await from(`/${language}/license`, 'XA')).status()).toBe(200);
    expect((await from(`/${language}/games`, 'XB')).status()).toBe(200);
    // What is closed is not found in the language of its address.
    const closed = await (await from(`/${language}/toro-games`, 'XB')).text();
    expect(closed).toContain(`data-language="${language}"`);
  }
  await page.setExtraHTTPHeaders({ 'x-country': 'XA' });
  await page.goto(`${siteUrl()}/ru/profile`);
  await page.getByRole('link', { name: textOf('ru', 'features/site/errors:blocked.support') }).click();
  await expect(page).toHaveURL(`${siteUrl()}/ru/support`);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

test('the operator’s own words are on the page in its language, before its scripts and after, and on a step', async ({
  page,
  request,
}) => {
  atToro();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const inEach = (say: (language: string) => Record<string, string>) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<
      (typeof LANGUAGES)[number],
      Record<string, string>
    >;
  const publish = (kind: 'messages' | 'meta', key: string, facts: object, texts: ReturnType<typeof inEach>) =>
    publishContent(request, { kind, key, scope: 'all', facts: { ...facts }, texts });
  await publish(
    'messages',
    'shell',
    {},
    inEach((language) => ({ 'nav.signIn': `Own words ${language}` })),
  );
  await publish(
    'messages',
    'support',
    {},
    inEach((language) => ({ 'form.title': `Own letter ${language}` })),
  );
  for (const path of ['/games', '/support'])
    await publish(
      'meta',
      path.slice(1),
      { path },
      inEach((language) => ({
        title: `Own ${path} ${language} of {brand}`,
        description: `What the operator says of ${path} to those who search, in ${language}.`,
      })),
    );
  for (const language of LANGUAGES) {
    const games = `${siteUrl()}/${language}/games`;
    const read = async () => (await request.get(games, { headers: { accept: 'text/html' } })).text();
    await expect.poll(read).toContain(`Own words ${language}`);
    const html = await read();
    expect(html).toContain(`<title>Own /games ${language} of Toro`);
    expect(html).toContain(`content="What the operator says of /games to those who search, in ${language}."`);
    await page.goto(games);
    await expect(page.getByRole('link', { name: `Own words ${language}` }).first()).toBeVisible();
    await page.locator(`footer a[href="/${language}/support"]`).click();
    await expect(page.getByRole('heading', { name: `Own letter ${language}` })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^Own /support ${language} of Toro`));
  }
  expect(faults).toEqual([]);
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
/** Each region, theme, language, page and brand once at least; that any two of them meet is gone through in screens.spec.ts. */
const looks = REGION_IDS.map((region, n) => ({
  region,
  theme: THEMES[n]!,
  brand: BRANDS[n % BRANDS.length]!,
  language: LANGUAGES[n % LANGUAGES.length]!,
  path: PAGES[n % PAGES.length]!,
}));

test('every brand, region, theme and language puts on what is its own, and there is nothing to complain of', async ({
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
