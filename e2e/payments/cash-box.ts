import type { Page } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect } from '../support/test.ts';
import { patternOf, textOf, type Language } from '../support/texts.ts';

export const words = (language: Language, key: string) => textOf(language, `features/money/payments:${key}`);
export const pattern = (language: Language, key: string) =>
  patternOf(language, `features/money/payments:${key}`);

/** Opens the cash box of a new player who has nothing. */
export async function openCashBox(page: Page, language: Language): Promise<void> {
  const { id } = await makePlayer(page.request, { region: 'UA', language });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/${language}/profile/payments?deposit=1`);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

/** Asks for a deposit of 1,000.00 and goes to the provider's page. */
export async function submit(page: Page, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words(language, 'deposit.amount') }).fill('1000');
  await dialog.getByRole('button', { name: pattern(language, 'deposit.submitAmount') }).click();
}

export async function balanceOf(page: Page): Promise<string> {
  const profile = await page.request.get(`${siteUrl()}/api/users/profile`);
  return ((await profile.json()) as { mainBalance: string }).mainBalance;
}
