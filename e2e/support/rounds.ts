import type { Page } from '@playwright/test';
import { textOf } from './texts.ts';

/** There once a table can be measured: a stage that draws, or a studio's frame that has spoken. */
export const STAGE_READY = '[data-painter], [data-testid=board][data-ready=true], [data-phase=ready] iframe';

/** What a player chooses first in a round of several steps, as the seam is told it. */
export const FIRST_CHOICE: Readonly<Record<string, number>> = {
  'pearl-reef': 0,
  'roof-cats': 0,
  'queens-ladder': 1,
};

/** Spins; while a round is shown the same button skips. */
export const spinButton = (page: Page) => page.locator('button[aria-keyshortcuts=Space]');

/** How the page will play its next round: the mode it shows, numbers that it picks, and what this player chooses first. */
export async function entryOf(page: Page, game: string): Promise<{ mode?: string; choices?: number[][] }> {
  const modes = page.locator('[data-testid=board] [role=radiogroup] input:checked');
  const mode = (await modes.count()) > 0 ? { mode: await modes.inputValue() } : {};
  const any = page.getByRole('button', { name: textOf('en', 'features/play/board:numbers.any') });
  if ((await any.count()) > 0) {
    await any.click();
    const picked = await page.locator('[data-numbers] [aria-pressed=true]').allInnerTexts();
    return { ...mode, choices: [picked.map(Number)] };
  }
  const first = FIRST_CHOICE[game];
  return { ...mode, ...(first !== undefined && { choices: [[first]] }) };
}

/** Makes the first choice of a round that waits for one. */
export const chooseFirst = (page: Page): Promise<void> =>
  page
    .locator(
      '[data-testid=board] button[data-state=hidden]:enabled, [data-testid=board] [role=group] > button:enabled:not([data-state]), [role=group][data-asks] > button:enabled',
    )
    .first()
    .click();

/** Takes the money where it can be taken, else makes the first choice. The page waits: what can be done is all there. */
export async function goOn(page: Page): Promise<void> {
  const take = page.getByTestId('take');
  await ((await take.isVisible()) ? take.click() : chooseFirst(page));
}
