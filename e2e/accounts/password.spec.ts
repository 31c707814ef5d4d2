import type { Page } from '@playwright/test';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { signIn } from '../support/sign-in.ts';
import { questionOn, sayCode } from '../support/step-up.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

const NEW_PASSWORD = 'another quiet green river';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a password is changed by who knows it and shows by a code that it is them, and is then the only one (${language})`, async ({
      page,
      request,
      newDevice,
    }) => {
      const players = (key: string) => textOf(language, `features/people/players:${key}`);
      const player = await makePlayer(request, { language });
      const elsewhere = await (await newDevice()).newPage();
      for (const device of [elsewhere, page]) {
        await signIn(device, language, player);
        await expect(device).toHaveURL(`${siteUrl()}/${language}`);
        await device.goto(`${siteUrl()}/${language}/profile/security`);
      }
      const current = page.getByLabel(players('fields.currentPassword'));
      const submit = page.getByRole('button', { name: players('profile.passwordSubmit') });
      await current.fill('not the password of anybody');
      await page.getByLabel(players('fields.newPassword')).fill(NEW_PASSWORD);
      await submit.click();
      const cancel = textOf(language, 'features/people/step-up:cancel');
      await questionOn(page, language).getByRole('button', { name: cancel }).click();
      await expect(page.getByText(players('errors.step_up_needed'))).toBeVisible();
      await submit.click();
      await sayCode(page, language, player.username);
      await expect(page.getByText(players('errors.wrongCurrentPassword'))).toBeVisible();
      const before = await sessionCookie(page);
      await current.fill(player.password);
      await submit.click();
      await expect(page.getByText(players('profile.passwordDone'))).toBeVisible();
      expect(await sessionCookie(page)).not.toBe(before);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: players('security.title') })).toBeVisible();

      await elsewhere.reload({ waitUntil: 'load' });
      await expect(elsewhere).toHaveURL(new RegExp(`/${language}/login`));
      await signIn(elsewhere, language, player);
      await expect(elsewhere.getByText(players('errors.wrong_credentials'))).toBeVisible();
      await signIn(elsewhere, language, { ...player, password: NEW_PASSWORD });
      await expect(elsewhere).toHaveURL(`${siteUrl()}/${language}`);
    });
  });
}

const sessionCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'croupier_session')?.value;
