import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { textOf, type Language } from './texts.ts';

/** Somebody of whom no journey has heard. */
export const somebody = () => {
  const name = `net${randomUUID().slice(0, 8)}`;
  return { subject: String(parseInt(name.slice(3), 16)), email: `${name}@mail.example` };
};

/** Fills in the page of the network. */
export async function sayWhoItIs(
  page: Page,
  { subject, email, proven = true }: ReturnType<typeof somebody> & { proven?: boolean },
): Promise<void> {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('E-mail').fill(email);
  if (proven) await page.getByLabel('Proven').check();
  await page.getByRole('button', { name: 'Yes' }).click();
}

/** The links that lead to a network. */
export const waysIn = (page: Page, language: Language, network: string) =>
  page.getByRole('link', {
    name: textOf(language, 'features/people/networks:continue').replaceAll('{network}', network),
  });
