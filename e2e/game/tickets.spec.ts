import type { Page } from '@playwright/test';
import { listRounds } from '@croupier/contract/play/rounds';
import { tabTo } from '../support/keyboard.ts';
import { spinButton } from '../support/rounds.ts';
import { forceOutcome, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { patternOf, textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Games whose numbers are picked on the stage: how many a press picks, and what is played here by keys. */
const GAMES = [
  { game: 'night-keno', picks: 5, played: { mode: 'pick-2', numbers: [1, 2] } },
  { game: 'six-of-45', picks: 6, played: { mode: 'main', numbers: [1, 2, 3, 4, 5, 6] } },
];

const action = (name: string) => textOf('en', `features/play/game:hud.action.${name}`);
const numbers = (key: string) => textOf('en', `features/play/board:numbers.${key}`);
const picked = (page: Page) => page.locator('[data-numbers] [aria-pressed=true]');

for (const { game, picks, played } of GAMES) {
  test(`${game}: a press with nothing picked picks, and stakes nothing; the next one plays`, async ({
    page,
  }) => {
    await sit(page, game);
    await expect(spinButton(page)).toHaveAccessibleName(action('pick'));
    await spinButton(page).click();
    await expect(picked(page)).toHaveCount(picks);
    await expect(spinButton(page)).toHaveAccessibleName(action('draw'));
    expect(await playedRounds(page, game)).toBe(0);
    await page.getByRole('button', { name: numbers('clear'), exact: true }).click();
    await expect(picked(page)).toHaveCount(0);
    await page.getByRole('button', { name: numbers('any'), exact: true }).click();
    await expect(picked(page)).toHaveCount(picks);
    await spinButton(page).click();
    await expect.poll(() => playedRounds(page, game)).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`${game}: a ticket is filled and played by keyboard alone, to a win and to a loss`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'A keyboard stands on a desk.');
    const playerId = await sit(page, game);
    const stake = await page.getByTestId('game-stake').textContent();
    await tabTo(page, page.locator('[data-numbers] button').first());
    for (const number of played.numbers) {
      await expect(page.locator('[data-numbers] button:focus')).toHaveText(String(number));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
    expect(await picked(page).allInnerTexts()).toEqual(played.numbers.map(String));
    await expect(page.getByTestId('game-stake')).toHaveText(stake!);
    for (const outcome of ['won', 'lost'] as const) {
      await forceOutcome(page.request, {
        ...{ playerId, game, outcome, mode: played.mode },
        choices: [[...played.numbers]],
      });
      await tabTo(page, spinButton(page));
      await page.keyboard.press('Enter');
      const said = patternOf('en', `features/play/game:said.${outcome}`);
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
      await expect(page.locator('dl [data-won]')).toHaveCount(outcome === 'won' ? 1 : 0);
      if (outcome === 'won') await expect(page.locator('[data-numbers] [data-hit]').first()).toBeVisible();
    }
  });
}

async function sit(page: Page, game: string): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/${game}`);
  await expect(page.locator('[data-testid=board][data-ready=true]')).toBeVisible();
  await expect(spinButton(page)).toHaveAttribute('data-phase', 'ready');
  return id;
}

async function playedRounds(page: Page, game: string): Promise<number> {
  const answer = await page.request.get(`${siteUrl()}${listRounds.path}?game=${game}`);
  return ((await answer.json()) as { rounds: unknown[] }).rounds.length;
}
