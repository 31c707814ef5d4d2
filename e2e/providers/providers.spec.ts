import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { GAME_CHANNEL, testWalletControl } from '@croupier/contract/play/providers';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const FEATURE = 'features/play/providers';

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

/** Tells the studio what the next toss of this sitting shall be: what the page has chosen, or the other side. */
async function forceDraw(page: Page, request: APIRequestContext, guess: 'right' | 'wrong'): Promise<void> {
  const frame = page
    .frames()
    .find((each) => each.url().includes('/play/paper-moon-toss?') && each.parentFrame());
  if (!frame) throw new Error('the game is in no frame');
  const { origin, searchParams } = new URL(frame.url());
  const chosen = await frame.locator('input[name=choice]:checked').getAttribute('value');
  const other = chosen === 'sun' ? 'moon' : 'sun';
  const answer = await request.post(`${origin}/test/next-draw`, {
    data: { token: searchParams.get('token'), right: guess === 'right' ? chosen : other },
  });
  expect(answer.status()).toBe(204);
}

const balanceOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get(`${siteUrl()}/api/users/profile`);
  return ((await answer.json()) as { mainBalance: string }).mainBalance;
};

/** `9,876.54` of the frame, as minor units. */
const minorOf = (text: string | null): string => (text ?? '').replace(/[^0-9]/g, '');

test(
  'a game of another studio is won and lost on the player’s own balance',
  { tag: '@gate' },
  async ({ page, request }) => {
    await signIn(page, request, '100000');
    const game = await openGame(page, 'paper-moon-toss', 'Paper Moon Toss');
    const play = game.getByRole('button', { name: 'Play' });
    // The smallest stake is 1.00, and a right guess pays 1.96 for it.
    for (const [guess, said, changeMinor] of [
      ['right', 'You won', 96n],
      ['wrong', 'Not this time', -100n],
    ] as const) {
      const before = await balanceOf(page);
      await forceDraw(page, request, guess);
      await play.click();
      await expect(game.getByRole('status')).toContainText(said);
      await expect(play).toBeEnabled();
      const after = await balanceOf(page);
      expect(BigInt(after) - BigInt(before)).toBe(changeMinor);
      await expect.poll(async () => minorOf(await game.locator('#balance').textContent())).toBe(after);
    }
    // Our own books of these rounds stand under the game.
    await expect(page.getByRole('group', { name: textOf('en', `${FEATURE}:rounds.title`) })).toContainText(
      '1.96',
    );
  },
);

test('the game asks for the deposit, and nobody else is heard', async ({ page, request }) => {
  await signIn(page, request, '50');
  const game = await openGame(page, 'paper-moon-dice', 'Paper Moon Dice');
  const dialog = page.getByRole('dialog', { name: textOf('en', 'features/money/payments:deposit.title') });
  // The right words from the wrong origin: the page itself.
  await page.evaluate((channel) => postMessage({ channel, name: 'open-deposit' }, '*'), GAME_CHANNEL);
  await page.evaluate((channel) => postMessage({ channel, name: 'close' }, '*'), GAME_CHANNEL);
  await game.getByRole('button', { name: 'Play' }).click();
  await expect(game.getByText('Your balance is too low for this stake.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await balanceOf(page)).toBe('50');
  await game.getByRole('button', { name: 'Deposit' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await game.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/en/games`);
});

test('a game that is switched off says so, and a visitor is asked to sign in', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'The switch is the house’s: two screens at once would turn it against each other.');
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
