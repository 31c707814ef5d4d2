import { giveActiveBonus, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const wordsOf = (language: Language) => (key: string) => textOf(language, `features/people/deletion:${key}`);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test(`who ends their account is signed out, and keeps it after all by signing in (${language})`, async ({
      page,
      request,
    }) => {
      const words = wordsOf(language);
      const player = await makePlayer(request, { language });
      await page.context().addCookies([await sessionOf(request, player.id)]);
      await page.goto(`${siteUrl()}/${language}/profile`);
      await page.getByRole('link', { name: words('card.open') }).click();
      await expect(page.getByRole('heading', { level: 1, name: words('title') })).toBeVisible();
      const submit = page.getByRole('button', { name: words('end.submit') });
      await expect(submit).toBeDisabled();
      await page.getByLabel(words('end.sure')).check();
      await submit.click();
      await expect(page.getByRole('heading', { level: 1, name: words('ended.title') })).toBeVisible();

      await signIn(page, language, player);
      const offer = page.getByRole('dialog', { name: words('takeBack.title') });
      await offer.getByRole('button', { name: words('takeBack.keep') }).click();
      await expect(page.getByRole('dialog', { name: words('takeBack.kept') })).toBeVisible();
      await signIn(page, language, player);
      await expect(page).not.toHaveURL(/login/);
    });
  });
}

test('money that is there is named, and nothing can be pressed', async ({ page, request }) => {
  const words = wordsOf('en');
  const player = await makePlayer(request, { language: 'en', balanceMinor: '12300' });
  await page.context().addCookies([await sessionOf(request, player.id)]);
  await page.goto(`${siteUrl()}/en/profile/delete`);
  await expect(page.getByTestId('against')).toContainText('123');
  await expect(page.getByRole('button', { name: words('end.submit') })).toHaveCount(0);
});

test('a bonus is given up by its name, and the player’s own file is saved before', async ({
  page,
  request,
}) => {
  const words = wordsOf('en');
  const player = await makePlayer(request, { language: 'en' });
  await giveActiveBonus(request, { playerId: player.id, amountMinor: '5000', wagerMinor: '50000' });
  await page.context().addCookies([await sessionOf(request, player.id)]);
  await page.goto(`${siteUrl()}/en/profile/delete`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words('export.save') }).click();
  expect((await saved).suggestedFilename()).toBe('my-account.json');
  const submit = page.getByRole('button', { name: words('end.submit') });
  await page.getByLabel(words('end.sure')).check();
  await expect(submit).toBeDisabled();
  await page.getByLabel(/bonus money: .*50/).check();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: words('ended.title') })).toBeVisible();
});
