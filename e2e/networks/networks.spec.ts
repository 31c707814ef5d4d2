import { sayWhoItIs, somebody, waysIn } from '../support/networks.ts';
import { lettersTo, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { sayCode } from '../support/step-up.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const networks = (language: Language, key: string) => textOf(language, `features/people/networks:${key}`);
const players = (language: Language, key: string) => textOf(language, `features/people/players:${key}`);
const named = (language: Language, key: string, network: string) =>
  networks(language, key).replaceAll('{network}', network);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`somebody new comes by Google, answers what it does not know, and comes back by it (${language})`, async ({
      page,
    }) => {
      const person = somebody();
      await page.goto(`${siteUrl()}/${language}/sign-up?redirect=%2F${language}%2Ffairness`);
      await waysIn(page, language, 'Google').click();
      await sayWhoItIs(page, person);
      await expect(page).toHaveURL(new RegExp(`/${language}/sign-up/network`));
      await expect(page.getByText(person.email)).toBeVisible();
      await page.getByLabel(players(language, 'fields.birthday')).fill('1990-02-28');
      await page.getByRole('button', { name: players(language, 'signUp.submit') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/welcome`));

      await page.context().clearCookies();
      await page.goto(`${siteUrl()}/${language}/login?redirect=%2F${language}%2Ffairness`);
      await waysIn(page, language, 'Google').click();
      await sayWhoItIs(page, person);
      await expect(page).toHaveURL(`${siteUrl()}/${language}/fairness`);

      // Without a password it is the only way in, and stays.
      await page.goto(`${siteUrl()}/${language}/profile/security`);
      const card = page.getByTestId('networks');
      await expect(card.getByText(networks(language, 'card.noPassword'))).toBeVisible();
      const detach = card.getByRole('button', { name: named(language, 'card.disconnectNamed', 'Google') });
      await detach.click();
      await sayCode(page, language, person.email);
      await expect(card.getByText(networks(language, 'errors.conflict'))).toBeVisible();
      await page.reload();
      await expect(detach).toBeVisible();
    });

    test(`who says no at Facebook is told what happened, where they came from (${language})`, async ({
      page,
    }) => {
      await page.goto(`${siteUrl()}/${language}/login`);
      await waysIn(page, language, 'Facebook').click();
      await page.getByRole('button', { name: 'No' }).click();
      await expect(page.getByText(named(language, 'ends.cancelled', 'Facebook'))).toBeVisible();
      await expect(waysIn(page, language, 'Google')).toBeVisible();
    });
  });
}

test('an e-mail that Facebook tells is asked for again, and its letter is written', async ({
  page,
  request,
}) => {
  const person = somebody();
  await page.goto(`${siteUrl()}/en/login`);
  await waysIn(page, 'en', 'Facebook').click();
  await sayWhoItIs(page, person);
  const email = page.getByLabel(players('en', 'fields.email'));
  await expect(email).toHaveValue(person.email);
  await page.getByLabel(players('en', 'fields.birthday')).fill('2020-01-01');
  await page.getByRole('button', { name: players('en', 'signUp.submit') }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.getByLabel(players('en', 'fields.birthday')).fill('1990-02-28');
  await page.getByRole('button', { name: players('en', 'signUp.submit') }).click();
  await expect(page).toHaveURL(/\/en\/welcome/);
  await expect.poll(async () => (await lettersTo(request, person.email)).length).toBeGreaterThan(0);
});

test('the ways in need no script', { tag: '@gate' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const person = somebody();
  await page.goto(`${siteUrl()}/en/login`);
  await waysIn(page, 'en', 'Google').click();
  await sayWhoItIs(page, person);
  await expect(page).toHaveURL(/\/en\/sign-up\/network/);
  await context.close();
});

test('a player attaches Google, which is told once, comes in by it, and detaches it', async ({
  page,
  request,
  context,
}) => {
  const { id, username } = await makePlayer(request, {});
  const session = await sessionOf(request, id);
  await context.addCookies([session]);
  // Whoever has the e-mail at Google is not joined to the account by it.
  const person = { ...somebody(), email: username };
  await page.goto(`${siteUrl()}/en/profile/security`);
  const card = page.getByTestId('networks');
  await card.getByRole('button', { name: named('en', 'card.connectNamed', 'Google') }).click();
  await sayWhoItIs(page, person);
  await expect(page.getByText(named('en', 'card.attached', 'Google'))).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/en/profile/security`);
  await expect(card.getByText(patternOf('en', 'features/people/networks:card.since'))).toBeVisible();

  await context.clearCookies();
  await page.goto(`${siteUrl()}/en/login`);
  await waysIn(page, 'en', 'Google').click();
  await sayWhoItIs(page, person);
  await expect(page).not.toHaveURL(/login|callback|keyboard/);
  await context.clearCookies();
  await context.addCookies([session]);
  await page.goto(`${siteUrl()}/en/profile/security`);
  await card.getByRole('button', { name: named('en', 'card.disconnectNamed', 'Google') }).click();
  await expect(card.getByRole('button', { name: named('en', 'card.connectNamed', 'Google') })).toBeVisible();

  await context.clearCookies();
  await page.goto(`${siteUrl()}/en/login`);
  await waysIn(page, 'en', 'Google').click();
  await sayWhoItIs(page, person);
  await expect(page.getByText(named('en', 'ends.known', 'Google'))).toBeVisible();
});
