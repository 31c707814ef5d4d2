import type { Page } from '@playwright/test';
import { answerLetter, linkTo } from '../support/answer-letter.ts';
import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const PASSWORD = 'three quiet brass lanterns';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test(`who signs up answers the letter, in the browser that they signed up with (${language})`, async ({
      page,
      request,
    }) => {
      const contacts = wordsOf(language);
      const email = await signUp(page, language);
      await page.goto(`${siteUrl()}/${language}/profile`);
      await expect(page.getByTestId('unanswered')).toContainText(email);
      const link = await linkTo(request, email, 'verify-email');
      const asked = addressesOf(page);
      await page.goto(link);
      await page.getByRole('button', { name: contacts('verify.submit'), exact: true }).click();
      await expect(page.getByRole('heading', { name: contacts('verify.doneTitle') })).toBeVisible();
      // The secret stands after the `#`: of pages and files nobody is asked with it, and the API once, to look.
      const withSecret = asked.filter((url) => url.includes(new URL(link).hash.slice(1)));
      expect(withSecret.every((url) => url.includes('/api/users/verify-email?'))).toBe(true);
      await page.goto(`${siteUrl()}/${language}/profile`);
      await expect(page.getByTestId('phone')).toBeVisible();
      await expect(page.getByTestId('unanswered')).toHaveCount(0);
      await page.goto(link);
      await page.reload();
      await expect(page.getByRole('heading', { name: contacts('verify.overTitle') })).toBeVisible();
    });

    test(`who forgot the password chooses another one by a letter (${language})`, async ({
      page,
      request,
    }) => {
      const contacts = wordsOf(language);
      const players = (key: string) => textOf(language, `features/people/players:${key}`);
      const email = await signUp(page, language);
      await answerLetter(page, language, email);
      await page.context().clearCookies();
      await page.goto(`${siteUrl()}/${language}/login`);
      await page.getByRole('link', { name: players('login.forgotten') }).click();
      await expect(page.getByRole('heading', { name: contacts('reset.title') })).toBeVisible();
      await page.getByLabel(players('fields.email')).fill(email);
      await page.getByRole('button', { name: contacts('reset.submit') }).click();
      await expect(page.getByText(contacts('reset.sentTitle'))).toBeVisible();
      await page.goto(await linkTo(request, email, 'change-password'));
      await page.getByLabel(players('fields.newPassword')).fill('four loud copper lanterns');
      await page.getByRole('button', { name: contacts('choose.submit') }).click();
      const toLogin = { name: contacts('choose.toLogin'), exact: true };
      await page.getByRole('main').getByRole('link', toLogin).click();
      // The whole page, alive: what is typed before is nobody's yet.
      await page.waitForURL(`**/${language}/login`);
      await signIn(page, language, email, 'four loud copper lanterns');
      await expect(page).toHaveURL(new RegExp(`/${language}$`));
    });
  });
}

test('who opens the link in another browser says by the password that the account is theirs', async ({
  page,
  request,
}) => {
  const contacts = wordsOf('en');
  const email = await signUp(page, 'en');
  await page.context().clearCookies();
  await page.goto(await linkTo(request, email, 'verify-email'));
  const password = page.getByLabel(textOf('en', 'features/people/players:fields.password'), { exact: true });
  const submit = page.getByRole('button', { name: contacts('verify.submit'), exact: true });
  await password.fill('not the password');
  await submit.click();
  await expect(page.getByText(contacts('errors.wrong_credentials'))).toBeVisible();
  await password.fill(PASSWORD);
  await submit.click();
  await expect(page.getByRole('heading', { name: contacts('verify.doneTitle') })).toBeVisible();
});

test('an account whose letter is not answered is told so where it would deposit', async ({ page }) => {
  const email = await signUp(page, 'en');
  await page.goto(`${siteUrl()}/en`);
  await page
    .getByRole('button', { name: textOf('en', 'shell:nav.deposit'), exact: true })
    .locator('visible=true')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('unanswered')).toContainText(email);
  await dialog.getByRole('button', { name: wordsOf('en')('again.send') }).click();
  await expect(dialog.getByText(wordsOf('en')('again.sent'))).toBeVisible();
});

const wordsOf = (language: Language) => (key: string) => textOf(language, `features/people/contacts:${key}`);

async function signUp(page: Page, language: Language): Promise<string> {
  const players = (key: string) => textOf(language, `features/people/players:${key}`);
  const email = `address.${crypto.randomUUID()}@example.com`;
  await page.goto(`${siteUrl()}/${language}/sign-up`);
  await page.getByLabel(players('fields.email')).fill(email);
  await page.getByLabel(players('fields.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: players('signUp.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/welcome$`));
  return email;
}

async function signIn(page: Page, language: Language, email: string, password: string): Promise<void> {
  const players = (key: string) => textOf(language, `features/people/players:${key}`);
  await page.getByLabel(players('fields.email')).fill(email);
  await page.getByLabel(players('fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: players('login.submit'), exact: true }).click();
}

function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  return addresses;
}
