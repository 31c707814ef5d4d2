import { expect, type Page } from '@playwright/test';
import { siteUrl } from './seams.ts';
import { patternOf, textOf, type Language } from './texts.ts';

export interface Which {
  readonly rule: string;
  readonly period: string;
}
export const DEPOSITS: Which = { rule: 'deposit_limit', period: 'day' };

export const limitText = (language: Language, key: string): string =>
  textOf(language, `features/people/limits:${key}`);

/** Signs in as a player does: what a password begins is not proven. */
export async function signInAs(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const form = { form: { username, password }, headers: { origin: siteUrl() } };
  expect((await page.request.post(`${siteUrl()}/api/users/login`, form)).ok()).toBe(true);
}

export async function openLimits(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/profile/play-safely`);
  await expect(rowOf(page, language, DEPOSITS)).toBeVisible();
}

/** The row of one limit, on the page of them all. */
export const rowOf = (page: Page, language: Language, { rule, period }: Which) =>
  page
    .locator(`#limits section[aria-labelledby=limits-${rule}]`)
    .getByRole('listitem')
    .filter({ hasText: limitText(language, `periods.${period}`) });

/** Asks for a limit: one that is stricter holds, another waits. */
export async function setLimit(
  page: Page,
  language: Language,
  { rule, period }: Which,
  amount: string,
): Promise<void> {
  const card = page.locator('#limits');
  const which = `${limitText(language, `rules.${rule}.name`)}, ${limitText(language, `periods.${period}`)}`;
  await card.getByRole('button', { name: new RegExp(`: ${which}$`) }).click();
  await card.getByRole('textbox', { name: which }).fill(amount);
  await card.getByRole('button', { name: limitText(language, 'save'), exact: true }).click();
}

/** Asks to deposit so many whole units. @returns the dialog, which says what is against it, or leads to the provider */
export async function askToDeposit(page: Page, language: Language, amount: string) {
  await page
    .locator('#main, main')
    .first()
    .getByRole('button', { name: textOf(language, 'features/money/payments:deposit.open'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: textOf(language, 'features/money/payments:deposit.amount') })
    .fill(amount);
  await dialog
    .getByRole('button', { name: patternOf(language, 'features/money/payments:deposit.submitAmount') })
    .click();
  return dialog;
}
