import { listRounds, type RoundRow } from '@croupier/contract/play/rounds';
import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { entryOf } from '../support/rounds.ts';
import { forceOutcome, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { patternOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ isMobile }) => isMobile, 'A phone has no keys.');

for (const game of ['tavern-dice', 'fair-wheel'])
  test(`${game} is played another way, to a win and to a loss, by keyboard alone`, async ({ page }) => {
    const playerId = await openTable(page, game);
    const first = (await entryOf(page, game)).mode;
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    const { mode } = await entryOf(page, game);
    expect(mode).not.toBe(first);
    for (const outcome of ['won', 'lost'] as const) {
      await forceOutcome(page.request, { playerId, game, outcome, ...(mode && { mode }) });
      await playByKey(page, outcome);
      const [round] = await roundsOf(page, game);
      expect(round?.entry.mode).toBe(mode);
      expect(BigInt(round!.winMinor) > BigInt(round!.stakeMinor)).toBe(outcome === 'won');
    }
  });

test('marble-run takes another risk and other rows by keyboard alone', async ({ page }) => {
  await openTable(page, 'marble-run');
  const [risk, rows] = await page.getByRole('radiogroup').all();
  for (const group of [risk!, rows!]) {
    const before = await group.getByRole('radio', { checked: true }).inputValue();
    await tabTo(page, group.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { checked: true })).not.toHaveValue(before);
  }
  const chosen = await Promise.all(
    [risk!, rows!].map((group) => group.getByRole('radio', { checked: true }).inputValue()),
  );
  await playByKey(page, 'won', 'returned', 'lost');
  expect((await roundsOf(page, 'marble-run'))[0]?.entry.mode).toBe(chosen.join('-'));
});

/** Plays a round from wherever the focus is, and waits until it is said how it ended. */
async function playByKey(page: Page, ...ends: ('won' | 'returned' | 'lost')[]): Promise<void> {
  await expect(page.locator('button[aria-keyshortcuts=Space]')).toHaveAttribute('data-phase', 'ready');
  await page.keyboard.press('Space');
  const said = ends.map((end) => patternOf('en', `features/play/game:said.${end}`).source).join('|');
  await expect(page.getByRole('status').filter({ hasText: new RegExp(said) })).toBeVisible();
}

async function openTable(page: Page, game: string): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '1000000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/${game}`);
  await expect(page.locator('[data-ready=true]')).toBeVisible();
  return id;
}

const roundsOf = async (page: Page, game: string): Promise<RoundRow[]> => {
  const answer = await page.request.get(`${siteUrl()}${listRounds.path}?game=${game}`);
  return ((await answer.json()) as { rounds: RoundRow[] }).rounds;
};
