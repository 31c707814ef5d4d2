import type { Locator, Page } from '@playwright/test';
import { forceOutcome, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ isMobile }) => isMobile, 'A phone has no keyboard.');

/** A game whose rounds wait for choices: what is forced, and which key leads from the first choice to the one that is made. */
const BOARDS = [
  { game: 'queens-ladder', choices: [[0]], way: ['ArrowDown'], chosen: 'lower' },
  { game: 'pearl-reef', choices: [[7]], way: ['ArrowRight', 'ArrowRight', 'ArrowDown'], chosen: '7' },
  { game: 'roof-cats', choices: [[2]], way: ['ArrowRight', 'ArrowRight'], chosen: '2' },
];

for (const { game, choices, way, chosen } of BOARDS)
  test(`${game} is played by the keyboard alone, to a win and to a loss`, async ({ page }) => {
    const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000' });
    await page.context().addCookies([await sessionOf(page.request, id)]);
    await page.goto(`${siteUrl()}/en/slots/${game}`);
    const spin = page.locator('button[aria-keyshortcuts=Space]');
    await expect(spin).toBeEnabled();
    for (const outcome of ['won', 'lost'] as const) {
      await forceOutcome(page.request, { playerId: id, game, outcome, choices, ...(await modeOf(page)) });
      await page.keyboard.press('Space');
      await expect(spin).toHaveAttribute('data-phase', 'choosing');
      const place = page.locator(`[data-place="${chosen}"]`);
      for (const key of ['ArrowRight', ...way]) await page.keyboard.press(key);
      await expect(place).toBeFocused();
      await page.keyboard.press('Enter');
      if (outcome === 'won') {
        const take = page.getByTestId('take');
        await expect(take).toBeVisible();
        // What was chosen kept the focus: the money is the next stop.
        await expect(focused(page)).toHaveAttribute('data-place');
        await page.keyboard.press('Tab');
        await expect(take).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(spin).toHaveAttribute('data-phase', 'ready');
      await expect(place).toHaveCount(0);
    }
  });

const focused = (page: Page): Locator => page.locator(':focus');

/** The mode that the page shows, where the game has several. */
async function modeOf(page: Page): Promise<{ mode?: string }> {
  const mode = page.locator('[data-testid=board] [role=radiogroup] input:checked');
  return (await mode.count()) > 0 ? { mode: await mode.inputValue() } : {};
}
