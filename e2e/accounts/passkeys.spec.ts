import type { Page } from '@playwright/test';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { signIn } from '../support/sign-in.ts';
import { questionOn, sayCode } from '../support/step-up.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf } from '../support/texts.ts';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a passkey is made, signs in from the login page, proves who it is, and is removed (${language})`, async ({
      page,
      request,
    }) => {
      const words = (key: string) => textOf(language, `features/people/passkeys:${key}`);
      const openSecurity = () => page.goto(`${siteUrl()}/${language}/profile/security`);
      const isIn = () => expect(page).toHaveURL(`${siteUrl()}/${language}`);
      const player = await makePlayer(request, { language });
      await plugIn(page);
      await signIn(page, language, player);
      await isIn();
      await openSecurity();
      const card = page.getByTestId('passkeys');
      await expect(card.getByText(words('none'))).toBeVisible();
      await card.getByLabel(words('field')).fill('Түнгі сова');
      await card.getByRole('button', { name: words('add') }).click();
      await sayCode(page, language, player.username);
      await expect(card.getByText(words('added'))).toBeVisible();
      await expect(card.getByText('Түнгі сова')).toBeVisible();
      await expect(card.getByText(words('unused'))).toBeVisible();

      await signOut(page);
      // The browser offers it where the login is typed, and this device says yes by itself.
      await page.goto(`${siteUrl()}/${language}/login`, { waitUntil: 'commit' });
      await isIn();

      await signOut(page);
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
      await page.goto(`${siteUrl()}/${language}/login`);
      await page.getByRole('button', { name: words('login') }).click();
      await isIn();

      // What a password begins is asked who it is before anything is taken away.
      await signOut(page);
      await signIn(page, language, player);
      await isIn();
      await openSecurity();
      await card
        .getByRole('button', { name: patternOf(language, 'features/people/passkeys:removeNamed') })
        .click();
      const prove = textOf(language, 'features/people/step-up:passkey');
      await questionOn(page, language).getByRole('button', { name: prove, exact: true }).click();
      await expect(page.getByText(words('removed'))).toBeVisible();
      await expect(card.getByText(words('none'))).toBeVisible();
    });
  });
}

/** A device that keeps passkeys and always finds that it is its owner. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

const signOut = (page: Page) => page.context().clearCookies({ name: 'croupier_session' });
