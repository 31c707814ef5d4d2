import type { Page } from '@playwright/test';
import { lettersTo, siteUrl } from '../support/seams.ts';
import { signIn, typeLogin } from '../support/sign-in.ts';
import { codeTo } from '../support/step-up.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const PASSWORD = 'three quiet brass lanterns';
const NEW_PASSWORD = 'four loud copper lanterns';

const wordsOf = (language: Language) => ({
  players: (key: string) => textOf(language, `features/people/players:${key}`),
  contacts: (key: string) => textOf(language, `features/people/contacts:${key}`),
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`an account by phone: a code that is over is refused, a good one opens it, and the SMS proves the phone (${language})`, async ({
      page,
      request,
    }) => {
      const { players, contacts } = wordsOf(language);
      const phone = newPhone();
      await openForm(page, language, `0${phone.slice(4)}`);
      const promo = page.getByRole('textbox', { name: players('fields.promo') });
      await page.getByText(players('signUp.promo'), { exact: true }).click();
      await promo.fill('RINO-2025');
      await submit(page, language);
      await expect(page.getByText(players('problems.promo.expired'))).toBeVisible();
      await expect(promo).toBeFocused();
      await promo.fill('Rino-2026');
      await submit(page, language);
      await expect(page).toHaveURL(new RegExp(`/${language}/otp`));
      await expect(page.getByTestId('unanswered')).toContainText(phone);
      await page.getByLabel(contacts('code.field')).fill(await codeTo(request, phone));
      await page.getByRole('link', { name: players('welcome.next'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/welcome$`));

      await page.context().clearCookies();
      await page.context().addCookies([{ name: 'region', value: 'UA', url: siteUrl() }]);
      const username = `0${phone.slice(4, 6)} ${phone.slice(6)}`;
      await signIn(page, language, { username, password: PASSWORD });
      await expect(page).toHaveURL(new RegExp(`/${language}$`));
      const me = await page.request.get(`${siteUrl()}/api/users/me`);
      expect(await me.json()).toMatchObject({
        profile: { phone, phoneVerify: true, answered: true, email: '' },
      });
    });
  });
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`who forgot the password of an account with a phone chooses another one by a code (${language})`, async ({
      page,
      request,
    }) => {
      const { players, contacts } = wordsOf(language);
      const phone = newPhone();
      await openForm(page, language, phone);
      await submit(page, language);
      await expect(page).toHaveURL(new RegExp(`/${language}/otp`));
      await page.getByLabel(contacts('code.field')).fill(await codeTo(request, phone));
      await expect(page.getByRole('link', { name: players('welcome.next'), exact: true })).toBeVisible();
      await page.context().clearCookies();
      await page.goto(`${siteUrl()}/${language}/login`);
      await page.getByRole('link', { name: players('login.forgotten') }).click();
      await page.getByLabel(contacts('reset.field')).fill(phone);
      const before = (await lettersTo(request, phone)).length;
      await page.getByRole('button', { name: contacts('reset.submit'), exact: true }).click();
      await expect.poll(async () => (await lettersTo(request, phone)).length).toBe(before + 1);
      await expect(page.getByText(contacts('reset.sentCode').replace('{phone}', phone))).toBeVisible();
      const code = await codeTo(request, phone);
      const field = page.getByLabel(contacts('choose.code'));
      await field.fill(code === '111111' ? '222222' : '111111');
      await page.getByLabel(players('fields.newPassword')).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: contacts('choose.submit') }).click();
      await expect(page.getByText(contacts('choose.wrongCode'))).toBeVisible();
      await field.fill(code);
      await page.getByRole('button', { name: contacts('choose.submit') }).click();
      await expect(page.getByText(contacts('choose.doneTitle'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: contacts('choose.toLogin'), exact: true })
        .click();
      // The whole page, alive: what is typed before is nobody's yet.
      await page.waitForURL(`**/${language}/login`);
      await typeLogin(page, language, { username: phone, password: NEW_PASSWORD });
      await expect(page).toHaveURL(`${siteUrl()}/${language}`);
    });
  });
}

test('who is too young is told so beside the date, and no account is there', async ({ page }) => {
  const { players } = wordsOf('en');
  await openForm(page, 'en', newPhone());
  await page.getByLabel(players('fields.birthday')).fill('2020-02-29');
  await submit(page, 'en');
  await expect(page.getByText('In this region you must be 21 years old or older')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/sign-up$/);
});

/** One that nobody else has in this run. */
const newPhone = (): string =>
  `+38067${String((Math.trunc(performance.now() * 1000) % 9_000_000) + 1_000_000)}`;

async function openForm(page: Page, language: Language, phone: string): Promise<void> {
  const { players } = wordsOf(language);
  await page.context().addCookies([{ name: 'region', value: 'UA', url: siteUrl() }]);
  await page.goto(`${siteUrl()}/${language}/sign-up`);
  await page.getByRole('radio', { name: players('signUp.byPhone') }).check();
  // Which countries there are is asked for once somebody has a phone.
  await expect(page.getByLabel(players('signUp.country'), { exact: true })).toHaveValue('UA');
  await page.getByLabel(players('fields.phone')).fill(phone);
  await page.getByLabel(players('fields.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(players('fields.birthday')).fill('1990-05-20');
}

const submit = (page: Page, language: Language) =>
  page.getByRole('button', { name: wordsOf(language).players('signUp.submit'), exact: true }).click();
