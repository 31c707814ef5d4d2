import { siteUrl } from '../support/seams.ts';
import { expect, isAlive, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'A script that is away is so on every screen.');

test('where texts do not come the page says so to the console, and works', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (said) => said.type() === 'warning' && warnings.push(said.text()));
  await page.goto(`${siteUrl()}/en`);
  await page.route(/\/assets\/texts\//, (route) => route.abort());
  await page
    .getByRole('link', { name: textOf('en', 'shell:nav.signIn'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${siteUrl()}/en/login`);
  await expect(page.locator('input[type=password]')).toBeVisible();
  expect(warnings.some((text) => text.includes('did not load'))).toBe(true);
});

/** Which script each page begins with. */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly module: string }>>;
}

test('a step to a page whose script is gone: loaded anew once in ten seconds, then told', async ({
  page,
}) => {
  let documents = 0;
  await page.route(`${siteUrl()}/en`, (route) => {
    documents += Number(route.request().method() !== 'HEAD');
    return route.continue();
  });
  // However slow this machine is, no ten seconds pass before they shall.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto(`${siteUrl()}/en`);
  expect(documents).toBe(1);
  const script = await page.evaluate(() => {
    const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest;
    return routes['page-rules']!.module;
  });
  await page.route(`${siteUrl()}${script}`, (route) => route.fulfill({ status: 404, body: '' }));
  const step = () => page.locator('footer a[href="/en/rules"]').click();
  await step();
  await expect.poll(() => documents).toBe(2);
  await isAlive(page);
  await step();
  // Not a third time: what is said is the step that failed.
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).not.toHaveURL(`${siteUrl()}/en`);
  expect(documents).toBe(2);
  // From a page without scripts: the one that failed might still be asking, and load itself anew when the time has come.
  await page.goto('about:blank');
  await page.clock.setFixedTime(now + 11_000);
  await page.goto(`${siteUrl()}/en`);
  await step();
  await expect.poll(() => documents).toBe(4);
});

test('a page whose script is gone is loaded anew once the server answers, and not into its excuse', async ({
  page,
}) => {
  let [asked, documents] = [0, 0];
  await page.route(`${siteUrl()}/en`, async (route) => {
    if (route.request().method() !== 'HEAD') {
      documents += 1;
      return route.continue();
    }
    asked += 1;
    return asked < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto(`${siteUrl()}/en`);
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    asked < 3 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.getByRole('button', { name: textOf('en', 'shell:settings') }).click();
  await expect.poll(() => documents).toBe(2);
  expect(asked).toBe(3);
});
