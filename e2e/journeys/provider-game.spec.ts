import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { GAME_CHANNEL, testWalletControl } from '@croupier/contract';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const FEATURE = 'features/provider-game';

async function signIn(page: Page, request: APIRequestContext, balanceMinor: string): Promise<void> {
  const { username, password } = await makePlayer(request, { region: 'UA', balanceMinor });
  const answer = await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username, password },
    headers: { origin: siteUrl() },
  });
  expect(answer.ok()).toBe(true);
}

async function openGame(page: Page, code: string, name: string): Promise<FrameLocator> {
  await page.goto(`${siteUrl()}/en/slots/${code}`);
  await expect(page).toHaveURL(`${siteUrl()}/en/play/${code}`);
  const game = page.frameLocator(
    `iframe[title="${textOf('en', `${FEATURE}:frame`).replace('{name}', name)}"]`,
  );
  await expect(page.locator('[data-phase=ready]')).toBeVisible();
  await expect(game.getByRole('heading', { name })).toBeVisible();
  return game;
}

const balanceOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get(`${siteUrl()}/api/users/profile`);
  return ((await answer.json()) as { mainBalance: string }).mainBalance;
};

/** `9,876.54` of the frame, as minor units. */
const minorOf = (text: string | null): string => (text ?? '').replace(/[^0-9]/g, '');

test('a game of another studio is won and lost on the player’s own balance', async ({ page, request }) => {
  await signIn(page, request, '100000');
  const game = await openGame(page, 'paper-moon-toss', 'Paper Moon Toss');
  const seen = { won: false, lost: false };
  for (let round = 0; round < 25 && !(seen.won && seen.lost); round++) {
    const before = await balanceOf(page);
    await game.getByRole('button', { name: 'Play' }).click();
    const outcome = game.getByRole('status');
    await expect(outcome).toHaveText(/You won|Not this time/);
    await expect(game.getByRole('button', { name: 'Play' })).toBeEnabled();
    const isWon = /You won/.test((await outcome.textContent()) ?? '');
    const after = await balanceOf(page);
    // The smallest stake is 1.00, and a right guess pays 1.96 for it.
    expect(BigInt(after) - BigInt(before)).toBe(isWon ? 96n : -100n);
    expect(minorOf(await game.locator('#balance').textContent())).toBe(after);
    seen[isWon ? 'won' : 'lost'] = true;
  }
  expect(seen).toEqual({ won: true, lost: true });
  // Our own books of these rounds stand under the game.
  await expect(page.getByRole('group', { name: textOf('en', `${FEATURE}:rounds.title`) })).toContainText(
    '1.96',
  );
});

test('the game asks for the deposit, and nobody else is heard', async ({ page, request }) => {
  await signIn(page, request, '50');
  const game = await openGame(page, 'paper-moon-dice', 'Paper Moon Dice');
  const dialog = page.getByRole('dialog', { name: textOf('en', 'features/payments:deposit.title') });
  // The right words from the wrong origin: the page itself.
  await page.evaluate((channel) => postMessage({ channel, name: 'open-deposit' }, '*'), GAME_CHANNEL);
  await page.evaluate((channel) => postMessage({ channel, name: 'close' }, '*'), GAME_CHANNEL);
  await game.getByRole('button', { name: 'Play' }).click();
  await expect(game.getByText('The balance does not cover this stake.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await balanceOf(page)).toBe('50');
  await game.getByRole('button', { name: 'Deposit' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await game.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/en/games`);
});

test('a game that is switched off says so, and a visitor is asked to sign in', async ({ page, request }) => {
  await page.goto(`${siteUrl()}/en/play/paper-moon-dice`);
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
  await signIn(page, request, '1000');
  const setSwitch = (action: 'switch-game-off' | 'switch-game-on') =>
    request.post(`${siteUrl()}${testWalletControl.path}`, { data: { action, game: 'paper-moon-doors' } });
  await setSwitch('switch-game-off');
  try {
    await page.goto(`${siteUrl()}/ua/play/paper-moon-doors`);
    const title = textOf('ua', `${FEATURE}:phase.unavailable.title`).replace('{name}', 'Paper Moon Doors');
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  } finally {
    await setSwitch('switch-game-on');
  }
});
