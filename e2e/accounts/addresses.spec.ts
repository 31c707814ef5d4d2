import type { OutputOf } from '@croupier/contract/kit';
import { sendVerifyEmail } from '@croupier/contract/people/contacts';
import type { Locator, Page } from '@playwright/test';
import { answerLetter, linkTo } from '../support/answer-letter.ts';
import { lettersTo, siteUrl } from '../support/seams.ts';
import { typeLogin } from '../support/sign-in.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const PASSWORD = 'three quiet brass lanterns';
const WAIT_MS = 180_000;

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

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
      // The secret stands after the `#`, and goes to the house in bodies alone.
      const secret = new URL(link).hash.slice(1);
      expect(asked.filter((address) => address.includes(secret))).toEqual([]);
      await page.goto(`${siteUrl()}/${language}/profile`);
      await expect(page.getByTestId('personal')).toBeVisible();
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
      await page.getByLabel(contacts('reset.field')).fill(email);
      await page.getByRole('button', { name: contacts('reset.submit') }).click();
      await expect(page.getByText(contacts('reset.sentTitle'))).toBeVisible();
      await page.goto(await linkTo(request, email, 'change-password'));
      await page.getByLabel(players('fields.newPassword')).fill('four loud copper lanterns');
      await page.getByRole('button', { name: contacts('choose.submit') }).click();
      const toLogin = { name: contacts('choose.toLogin'), exact: true };
      await page.getByRole('main').getByRole('link', toLogin).click();
      // The whole page, alive: what is typed before is nobody's yet.
      await page.waitForURL(`**/${language}/login`);
      await typeLogin(page, language, { username: email, password: 'four loud copper lanterns' });
      await expect(page).toHaveURL(new RegExp(`/${language}$`));
    });
  });
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`an account whose letter is not answered is told so where it would deposit, and has another letter each three minutes (${language})`, async ({
      page,
      request,
    }) => {
      const contacts = wordsOf(language);
      const email = await signUp(page, language);
      await linkTo(request, email, 'verify-email');
      const before = (await lettersTo(request, email)).length;
      const note = await openDeposit(page, language);
      await expect(note).toContainText(email);
      const again = note.getByRole('button', { name: contacts('again.send') });
      const answered = page.waitForResponse(
        (one) => one.url() === siteUrl() + sendVerifyEmail.path && one.ok(),
      );
      await again.click();
      const answer = await answered;
      const { againAt } = (await answer.json()) as OutputOf<typeof sendVerifyEmail>;
      await expect(note.getByText(contacts('again.sent'))).toBeVisible();
      const wait = note.getByText(patternOf(language, 'features/people/contacts:again.wait'));
      await expect(wait).toHaveText(/[0-3]:[0-5]\d$/);
      await expect(again).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(async () => (await lettersTo(request, email)).length).toBe(before + 1);
      const [letter] = await lettersTo(request, email);
      // From the letter on, and no longer: the answer says its time in whole seconds.
      expect(Date.parse(againAt) - Date.parse(letter!.createdAt)).toBeGreaterThanOrEqual(WAIT_MS);
      const saidAt = Date.parse((await answer.headerValue('date'))!);
      expect(Date.parse(againAt) - saidAt).toBeLessThanOrEqual(WAIT_MS + 1_000);
      await page.goto(await linkTo(request, email, 'verify-email'));
      await page.getByRole('button', { name: contacts('verify.submit'), exact: true }).click();
      await expect(page.getByRole('heading', { name: contacts('verify.doneTitle') })).toBeVisible();
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

const wordsOf = (language: Language) => (key: string) => textOf(language, `features/people/contacts:${key}`);

async function signUp(page: Page, language: Language): Promise<string> {
  const players = (key: string) => textOf(language, `features/people/players:${key}`);
  const email = `address.${crypto.randomUUID()}@example.com`;
  await page.goto(`${siteUrl()}/${language}/sign-up`);
  await page.getByRole('textbox', { name: players('fields.email') }).fill(email);
  await page.getByLabel(players('fields.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(players('fields.birthday')).fill('1990-05-20');
  await page.getByRole('button', { name: players('signUp.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/welcome$`));
  return email;
}

/** @returns what stands in the dialog in place of a deposit */
async function openDeposit(page: Page, language: Language): Promise<Locator> {
  await page.goto(`${siteUrl()}/${language}`);
  await page
    .getByRole('button', { name: textOf(language, 'shell:nav.deposit'), exact: true })
    .locator('visible=true')
    .first()
    .click();
  return page.getByRole('dialog').getByTestId('unanswered');
}

function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  return addresses;
}
