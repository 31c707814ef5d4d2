import type { Page } from '@playwright/test';
import { textOf, type Language } from './texts.ts';

/** Narrows a list by the field of this label: by the one in sight, or on a phone by the one in the sheet of filters. */
export async function narrow(page: Page, language: Language, label: string, value: string): Promise<void> {
  const name = new RegExp(`^${textOf(language, 'shell:filters.open')}`);
  const folded = page.getByRole('button', { name });
  const field = page.getByLabel(label, { exact: true });
  await folded.or(field).locator('visible=true').first().waitFor();
  if (!(await folded.isVisible())) return void (await field.selectOption(value));
  await folded.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(label, { exact: true }).selectOption(value);
  await sheet.getByRole('button', { name: textOf(language, 'shell:filters.show'), exact: true }).click();
}

/** Where the filters are folded behind a button, unfolds them. */
export async function openFilters(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: new RegExp(`^${textOf('en', 'shell:filters.open')}`) });
  if (await folded.isVisible()) await folded.click();
}

export async function closeFilters(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: textOf('en', 'shell:filters.show'), exact: true });
  if (await show.isVisible()) await show.click();
  else await page.keyboard.press('Escape');
}
