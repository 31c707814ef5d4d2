import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { lettersTo } from './seams.ts';
import { textOf, type Language } from './texts.ts';

/** The link of the newest letter to an address that leads to this page; it is written a moment after it was asked for. */
export async function linkTo(request: APIRequestContext, email: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters = await lettersTo(request, email);
      link = letters.flatMap(({ links }) => links).find((one) => one.includes(`/${page}#`));
      return link;
    })
    .toBeDefined();
  return link!;
}

/** Makes the address the account's own, as whoever signed up does. */
export async function answerLetter(page: Page, language: Language, email: string): Promise<void> {
  const contacts = (key: string) => textOf(language, `features/people/contacts:verify.${key}`);
  await page.goto(await linkTo(page.request, email, 'verify-email'));
  await page.getByRole('button', { name: contacts('submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: contacts('doneTitle') })).toBeVisible();
}
