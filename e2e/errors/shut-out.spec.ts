import { blockAccount, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, isAlive, test } from '../support/test.ts';
import { textOf, LANGUAGES } from '../support/texts.ts';

test('an account that is blocked while its player looks: the next call leads to the blocked page, in every language', async ({
  page,
  request,
}) => {
  const { id } = await makePlayer(request, { region: 'UA', balanceMinor: '50000' });
  await page.context().addCookies([await sessionOf(request, id)]);
  await page.goto(`${siteUrl()}/ua/games`);
  await blockAccount(request, { id, reason: 'documents were forged' });
  const say = (language: (typeof LANGUAGES)[number], key: string) =>
    textOf(language, `features/site/errors:blocked.${key}`);
  // Its socket is closed, so the page asks who it is, and is told.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ua', 'account.title'));
  await isAlive(page);
  for (const language of LANGUAGES) {
    const answer = await page.goto(`${siteUrl()}/${language}/profile`);
    expect(answer!.status()).toBe(423);
    await expect(page.locator('html')).toHaveAttribute('data-language', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'account.title'));
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByText('documents were forged')).toHaveCount(0);
  }
  // What everybody may read is open to them as well.
  await page.getByRole('link', { name: say('kk', 'pages.license') }).click();
  await expect(page).toHaveURL(`${siteUrl()}/kk/license`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('kk', 'account.title'));
  // And they may leave, so that the browser is nobody's.
  await page.goto(`${siteUrl()}/en`);
  await page.getByRole('button', { name: say('en', 'leave') }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-refused');
  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
});
