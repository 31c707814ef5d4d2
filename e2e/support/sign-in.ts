import type { Page } from '@playwright/test';
import { siteUrl } from './seams.ts';
import { textOf, type Language } from './texts.ts';

interface Login {
  readonly username: string;
  readonly password: string;
}

/** Signs in as somebody does: what a password begins is not proven. */
export async function signIn(page: Page, language: Language, login: Login): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/login`);
  await typeLogin(page, language, login);
}

/** Where the login page is open. */
export async function typeLogin(
  page: Page,
  language: Language,
  { username, password }: Login,
): Promise<void> {
  const players = (key: string) => textOf(language, `features/people/players:${key}`);
  await page.getByLabel(players('fields.login')).fill(username);
  await page.getByLabel(players('fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: players('login.submit'), exact: true }).click();
}
