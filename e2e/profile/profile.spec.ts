import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test(`a player says who they are, and chooses a picture (${language})`, async ({
      page,
      request,
      context,
    }) => {
      // Once a document has shown it, a name stays.
      const { id } = await makePlayer(request, { verified: 0 });
      await context.addCookies([await sessionOf(request, id)]);
      const personal = (key: string) => textOf(language, `features/people/personal:${key}`);
      const avatars = (key: string) => textOf(language, `features/people/avatars:${key}`);
      await page.goto(`${siteUrl()}/${language}/profile`);
      const card = page.getByTestId('personal');
      await card.getByRole('button', { name: personal('edit') }).click();
      await card.getByLabel(personal('fields.firstName'), { exact: true }).fill('Дар’я');
      await card.getByLabel(personal('fields.lastName'), { exact: true }).fill('Нұрлан-Ґонта');
      await card.getByRole('button', { name: personal('save'), exact: true }).click();
      await expect(card.getByText(personal('saved'))).toBeVisible();
      await expect(card.getByText('Дар’я Нұрлан-Ґонта')).toBeVisible();

      await card.getByRole('button', { name: personal('picture') }).click();
      const owl = page.getByRole('button', { name: avatars('names.owl'), exact: true });
      await owl.click();
      await expect(owl).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(card.getByText('Дар’я Нұрлан-Ґонта')).toBeVisible();
      await expect(card.locator('img[src="/avatars/owl.svg"]')).toBeVisible();
    });
  });
}

/** One pixel, PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a photo of one’s own is shown, and what is no photo is not taken', async ({
  page,
  request,
  context,
}) => {
  const { id } = await makePlayer(request, {});
  await context.addCookies([await sessionOf(request, id)]);
  const avatars = (key: string) => textOf('en', `features/people/avatars:${key}`);
  await page.goto(`${siteUrl()}/en/profile`);
  const card = page.getByTestId('personal');
  await card.getByRole('button', { name: textOf('en', 'features/people/personal:picture') }).click();
  const input = page.locator('dialog input[type=file]');
  await input.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: DOT });
  await expect(card.locator('img[src^="/api/avatars/"]')).toBeVisible();
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(avatars('failed.unreadable'))).toBeVisible();
  await page.getByRole('button', { name: avatars('remove') }).click();
  await expect(card.locator('img')).toHaveCount(0);
});
