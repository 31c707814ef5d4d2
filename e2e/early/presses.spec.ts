import type { Page } from '@playwright/test';
import { signUp } from '@croupier/contract/people/players';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, isAlive, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const players = (key: string) => textOf('en', `features/people/players:${key}`);

test('what is typed and pressed before the scripts are there is done when they come', async ({
  page,
  request,
}) => {
  const { username, password } = await makePlayer(request, { region: 'UA', language: 'en' });
  const letScriptsCome = await open(page, '/en/login');
  await page.getByLabel(players('fields.login')).fill(username);
  await page.getByLabel(players('fields.password'), { exact: true }).fill(password);
  const submit = page.getByRole('button', { name: players('login.submit'), exact: true });
  await submit.click();
  await submit.click();
  // Its own looks change as well, once; what waits pulses until it is heard.
  const endless = (button: Element) =>
    button.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
  expect(await submit.evaluate(endless)).toBe(1);
  await expect(page).toHaveURL(`${siteUrl()}/en/login`);
  letScriptsCome();
  await expect(page).toHaveURL(`${siteUrl()}/en`);
  const me = await page.request.get(`${siteUrl()}/api/users/me`);
  expect(await me.json()).toMatchObject({ profile: { email: username } });
});

test('a date that is filled in early is known when the form is sent, and an impatient finger presses once', async ({
  page,
}) => {
  const letScriptsCome = await open(page, '/en/sign-up');
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith(signUp.path)) answers.push(answer.status());
  });
  await page.getByLabel(players('fields.birthday')).fill('1990-05-20');
  await page
    .getByRole('textbox', { name: players('fields.email') })
    .fill(`early.${crypto.randomUUID()}@example.com`);
  await page.getByLabel(players('fields.password'), { exact: true }).fill('three quiet brass lanterns');
  for (let times = 0; times < 3; times += 1)
    await page.getByRole('button', { name: players('signUp.submit') }).click();
  letScriptsCome();
  await expect(page).toHaveURL(`${siteUrl()}/en/welcome`);
  expect(answers).toEqual([200]);
});

test('the last press counts, and a link needs no scripts', async ({ page, request }) => {
  const { id } = await makePlayer(request, { region: 'UA', language: 'en', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(request, id)]);
  const letScriptsCome = await open(page, '/en/games');
  const hearts = page.getByRole('article').getByRole('button');
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  letScriptsCome();
  await isAlive(page);
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');

  await open(page, '/en');
  await page.locator('a[href="/en/games"]').locator('visible=true').first().click();
  await expect(page).toHaveURL(`${siteUrl()}/en/games`);
});

/** Opens a page whose scripts stay on their way. @returns what lets them arrive */
async function open(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(/\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(siteUrl() + path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return () => held.resolve(undefined);
}
