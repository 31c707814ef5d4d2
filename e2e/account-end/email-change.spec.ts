import { linkTo } from '../support/answer-letter.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { typeLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

const NEW_PASSWORD = 'four loud copper lanterns';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test(`an e-mail becomes another one by its letter, and the old one puts itself back (${language})`, async ({
      page,
      request,
    }) => {
      const words = (key: string) => textOf(language, `features/people/email-change:${key}`);
      const players = (key: string) => textOf(language, `features/people/players:${key}`);
      const player = await makePlayer(request, { language });
      const next = `next.${crypto.randomUUID()}@example.com`;
      await page.context().addCookies([await sessionOf(request, player.id)]);
      await page.goto(`${siteUrl()}/${language}/profile/security`);
      const card = page.getByTestId('email');
      await card.getByLabel(words('card.field')).fill(next);
      await card.getByRole('button', { name: words('card.send') }).click();
      await expect(card.getByText(next)).toBeVisible();

      await page.goto(await linkTo(request, next, 'change-email'));
      await page.getByRole('button', { name: words('confirm.submit'), exact: true }).click();
      await expect(page.getByText(words('confirm.doneTitle'))).toBeVisible();
      await page.goto(`${siteUrl()}/${language}/profile/security`);
      await expect(card).toContainText(next);

      await page.goto(await linkTo(request, player.username, 'change-email'));
      await page.getByLabel(players('fields.newPassword')).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: words('undo.submit') }).click();
      await expect(page.getByText(words('undo.doneTitle'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: words('undo.toLogin') })
        .click();
      // The whole page, alive: what is typed before is nobody's yet.
      await page.waitForURL(`**/${language}/login`);
      await typeLogin(page, language, { username: player.username, password: NEW_PASSWORD });
      await expect(page).not.toHaveURL(/login/);
    });
  });
}
