import type { Page } from '@playwright/test';
import { enterAs, officeUrl } from '../support/office.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { patternOf, textOf, type Language } from '../support/texts.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const PAYMENTS = 'features/money/payments';

/** Begins a deposit and has the provider decline it, and take the money all the same a little later. */
async function payLate(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/profile/payments?deposit=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: textOf(language, `${PAYMENTS}:deposit.amount`) }).fill('1000');
  await dialog.getByRole('button', { name: patternOf(language, `${PAYMENTS}:deposit.submitAmount`) }).click();
  await page.locator('button[value=fail-first]').click();
  await expect(page.getByRole('heading', { name: titleOf(language, 'failed') })).toBeVisible();
}

const titleOf = (language: Language, outcome: string) =>
  patternOf(language, `${PAYMENTS}:verification.${outcome}Title`);

const ENDINGS = [
  { button: 'Credit to the player', ending: 'paid', balanceMinor: '100000', languages: ['en', 'kk'] },
  { button: 'Send back', ending: 'returned', balanceMinor: '0', languages: ['ua', 'ru'] },
] as const;

for (const { button, ending, balanceMinor, languages } of ENDINGS)
  for (const language of languages)
    test(`a deposit that is paid late is looked at, and ends by "${button}" (${language})`, async ({
      page,
      context,
      newDevice,
      request,
    }) => {
      const player = await makePlayer(request, { region: 'UA' });
      const { name, value } = await sessionOf(request, player.id);
      const device = await newDevice();
      await device.addCookies([{ name, value, url: siteUrl() }]);
      const site = await device.newPage();
      await payLate(site, language);
      // Nothing is pressed: the page is told.
      await expect(site.getByRole('heading', { name: titleOf(language, 'late') })).toBeVisible();

      await enterAs(context, request, 'finance');
      await page.goto(`${officeUrl()}/money/queues/payment-findings?state=open`);
      await page.getByRole('row').filter({ hasText: player.id }).first().click();
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('1,000.00');
      await dialog.getByLabel('Reason').fill('the bank was slow');
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(dialog).toBeHidden();

      await expect(site.getByRole('heading', { name: titleOf(language, ending) })).toBeVisible();
      const headers = { cookie: `${name}=${value}` };
      const profile = await request.get(`${siteUrl()}/api/users/profile`, { headers });
      expect(((await profile.json()) as { mainBalance: string }).mainBalance).toBe(balanceMinor);
      await site.goto(`${siteUrl()}/${language}/profile/notices`);
      await expect(site.getByRole('main')).toContainText(/1[\s.,\u00a0]?000/);
    });
