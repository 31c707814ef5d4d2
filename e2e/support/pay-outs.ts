import type { APIRequestContext, Page } from '@playwright/test';
import { updateProfile } from '@croupier/contract/people/players';
import { lettersTo, makePlayer, sessionOf, showWho, siteUrl } from './seams.ts';
import { expect } from './test.ts';
import { patternOf, textOf, type Language } from './texts.ts';

export type Player = Awaited<ReturnType<typeof makePlayer>>;
export const words = (language: Language, key: string) => textOf(language, `features/money/pay-outs:${key}`);
export const pattern = (language: Language, key: string) =>
  patternOf(language, `features/money/pay-outs:${key}`);

export const NAME = { firstName: 'Iryna', lastName: 'Koval' };

/** A number that the tax office could have given, and to nobody else: the last digit is made of the others (RNOKPP). */
export function taxNumberOf({ id }: Player): string {
  const first = id.padStart(9, '3');
  const weights = [-1, 5, 7, 9, 4, 6, 10, 5, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(first[at]), 0);
  return `${first}${(((sum % 11) + 11) % 11) % 10}`;
}

/** Somebody of the region who has shown who they are, signed in to this page, with 10,000 of real money. */
export async function readyPlayer(
  page: Page,
  request: APIRequestContext,
  language: Language,
): Promise<Player> {
  const player = await makePlayer(request, {
    ...{ region: 'UA', language, verified: 0, balanceMinor: '1000000' },
  });
  await page.context().addCookies([await sessionOf(request, player.id)]);
  await fillForm(page, { ...NAME, taxNumber: taxNumberOf(player) });
  await showWho(request, player.id, 2);
  return player;
}

/** Fills in the profile. */
export async function fillForm(page: Page, data: object): Promise<void> {
  const headers = { origin: siteUrl() };
  const answer = await page.request.post(siteUrl() + updateProfile.path, { data, headers });
  expect(answer.ok()).toBe(true);
}

/** Whoever shows it: it is looked at by a person for being new, and as others have shown it, too. */
const IBAN = 'UA21 3223 1300 0002 6007 2335 6600 1';

/** Adds an account of theirs on the page of pay-outs. */
export async function addAccount(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words(language, 'methods.addIban'), exact: true }).click();
  await expect(page.getByLabel(words(language, 'iban.owner'))).toHaveValue('Iryna Koval');
  await page.getByLabel(words(language, 'iban.number')).fill(IBAN);
  await page.getByRole('button', { name: words(language, 'iban.submit'), exact: true }).click();
  await expect(page.getByText(pattern(language, 'methods.added'))).toBeVisible();
}

export interface Asking {
  readonly player: Player;
  readonly language: Language;
}

/** Asks for 5000 of the region's money, with the code of the letter. */
export async function ask(
  page: Page,
  request: APIRequestContext,
  { player, language }: Asking,
): Promise<void> {
  await page.getByLabel(words(language, 'form.amount'), { exact: true }).fill('5000');
  await expect(page.getByTestId('preview')).toBeVisible();
  await page.getByRole('button', { name: pattern(language, 'form.submitAmount') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words(language, 'confirm.email'), exact: true }).click();
  await expect(dialog.getByText(words(language, 'confirm.sent'))).toBeVisible();
  const letters = await lettersTo(request, player.username);
  const [code = ''] = letters.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  await dialog.getByLabel(textOf(language, 'features/people/contacts:code.field')).fill(code);
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('open-pay-outs')).toBeVisible();
}

/** An open pay-out is shown to be in this state. */
export const expectState = (page: Page, language: Language, state: string) =>
  expect(page.getByTestId('open-pay-outs').getByText(words(language, `states.${state}`))).toBeVisible();
