import { login, signUp } from '@croupier/contract/people/players';
import { getChallenge, PROOF_HEADER } from '@croupier/contract/people/proof-of-work';
import type { Page } from '@playwright/test';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textOf, type Language } from '../support/texts.ts';

const players = (key: string, language: Language = 'en') =>
  textOf(language, `features/people/players:${key}`);
const PASSWORD = 'three quiet brass lanterns';

/** What was answered to an operation, whether with a proof; the workers that were begun; what the policy of the page forbade. */
function watch(page: Page, path: string) {
  const seen = { calls: [] as [status: number, proven: boolean][], workers: 0, forbidden: [] as string[] };
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname !== path) return;
    seen.calls.push([answer.status(), PROOF_HEADER in answer.request().headers()]);
  });
  page.on('worker', () => (seen.workers += 1));
  page.on('console', (line) => {
    if (/content security policy/i.test(line.text())) seen.forbidden.push(line.text());
  });
  return seen;
}

async function fillSignUp(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/sign-up`);
  await page
    .getByRole('textbox', { name: players('fields.email', language) })
    .fill(`proof.${crypto.randomUUID()}@example.com`);
  await page.getByLabel(players('fields.password', language), { exact: true }).fill(PASSWORD);
  await page.getByLabel(players('fields.birthday', language)).fill('1990-05-20');
}

const submit = (page: Page, of: 'signUp' | 'login', language: Language = 'en') =>
  page.getByRole('button', { name: players(`${of}.submit`, language), exact: true }).click();

test('who signs up has a proof made in a worker while they type', async ({ page }) => {
  const seen = watch(page, signUp.path);
  const challenged = page.waitForResponse((answer) => answer.url().includes(getChallenge.path));
  await fillSignUp(page);
  await challenged;
  await submit(page, 'signUp');
  await expect(page).toHaveURL(/\/en\/welcome$/);
  expect(seen).toEqual({ calls: [[200, true]], workers: 1, forbidden: [] });
});

test('a browser without workers makes it in the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const seen = watch(page, signUp.path);
  await fillSignUp(page);
  await submit(page, 'signUp');
  await expect(page).toHaveURL(/\/en\/welcome$/);
  expect(seen).toEqual({ calls: [[200, true]], workers: 0, forbidden: [] });
});

test('after three wrong passwords a login brings a proof, which the player need not know of', async ({
  page,
  request,
}) => {
  const { username, password } = await makePlayer(request, { region: 'UA', language: 'en' });
  const seen = watch(page, login.path);
  await page.goto(`${siteUrl()}/en/login`);
  await page.getByLabel(players('fields.login')).fill(username);
  for (let times = 1; times <= 4; times += 1) {
    await page.getByLabel(players('fields.password'), { exact: true }).fill(`no ${times}`);
    await submit(page, 'login');
    await expect(page.getByText(players('errors.wrong_credentials'))).toBeVisible();
    await expect.poll(() => seen.calls.filter(([status]) => status === 401).length).toBe(times);
  }
  expect(seen.calls.slice(0, 3)).toEqual(Array(3).fill([401, false]));
  expect(seen.calls.slice(3)).toEqual([
    [428, false],
    [401, true],
  ]);
  await page.getByLabel(players('fields.password'), { exact: true }).fill(password);
  await submit(page, 'login');
  await expect(page).toHaveURL(`${siteUrl()}/en`);
  expect(seen).toMatchObject({ workers: 2, forbidden: [] });
});

for (const language of LANGUAGES)
  test(`who waits for it is told why (${language})`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(`**${getChallenge.path}*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await fillSignUp(page, language);
    await submit(page, 'signUp', language);
    const told = page
      .getByRole('status')
      .getByText(textOf(language, 'features/people/proof-of-work:checking'));
    await expect(told).toBeVisible();
    held.resolve();
    await expect(page).toHaveURL(new RegExp(`/${language}/welcome$`));
  });

test('offline it is the network that is spoken of, and with it back one goes on', async ({
  page,
  context,
}) => {
  await fillSignUp(page);
  await context.setOffline(true);
  await submit(page, 'signUp');
  await expect(page.getByText(players('errors.network'))).toBeVisible();
  await context.setOffline(false);
  await submit(page, 'signUp');
  await expect(page).toHaveURL(/\/en\/welcome$/);
});
