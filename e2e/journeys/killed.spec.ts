import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Operation, OutputOf } from '@croupier/contract/kit';
import { profile } from '@croupier/contract/people/players';
import { listOpenRounds, listRounds } from '@croupier/contract/play/rounds';
import type { MortalInstallation } from '../../tools/testing/mortal-installation.ts';
import { test } from '../support/mortal-house.ts';
import { STAGE_READY } from '../support/rounds.ts';
import { forceDraws, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { textOf } from '../support/texts.ts';

/** One after another: they let the same server die. */
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ isMobile }) => isMobile, 'A server dies alike, whatever the screen.');

const BALANCE_MINOR = 100_000_000n;

interface SteppedGame {
  readonly code: string;
  /** Forces the round: the bad places are the last ones. */
  readonly draws: number[];
  /** On the board, a good choice for this step. */
  choice(board: Locator, step: number): Locator;
}

/** Twenty-five shells, urchins in the last three. */
const REEF: SteppedGame = {
  code: 'pearl-reef',
  draws: [24, 22, 20],
  choice: (board, step) => board.locator('button[data-state]').nth(step),
};

test('a page that stays open asks until it is answered, and one round is played', async ({ house, page }) => {
  const player = await signIn(page.context());
  await openGame(page, REEF);
  await house.serve('round.before-settle');
  await bet(page, player, REEF);
  await dies(house, page);
  // The forced draws died too: the page gets through once the next server has been given them.
  await page.context().setOffline(true);
  await house.serve('round.after-settle');
  await isUntouched(page, REEF);
  await force(page, player, REEF);
  await page.context().setOffline(false);
  await dies(house, page);
  await house.serve('round.before-step');
  await stands(page, REEF, []);

  await REEF.choice(board(page), 0).click();
  await dies(house, page);
  await house.serve('round.after-step');
  await dies(house, page);
  await house.serve('round.before-step');
  await stands(page, REEF, [[0]]);

  await page.getByTestId('take').click();
  await dies(house, page);
  await house.serve('round.after-step');
  await dies(house, page);
  await house.serve();
  await isPaidOnce(page, REEF);
  await booksAgree(house);
});

test('a player who comes back finds the round where it stood, on another device too', async ({
  house,
  newDevice,
  context,
}) => {
  const player = await signIn(context);
  await house.serve('round.before-settle');
  const first = await openGame(await context.newPage(), REEF);
  await bet(first, player, REEF);
  await dies(house, first);
  await first.close();
  await house.serve('round.after-settle');
  const second = await openGame(await context.newPage(), REEF);
  await isUntouched(second, REEF);
  await bet(second, player, REEF);
  await dies(house, second);
  await house.serve('round.before-step');
  await second.reload();
  await stands(second, REEF, []);

  await REEF.choice(board(second), 0).click();
  await dies(house, second);
  await second.close();
  await house.serve('round.after-step');
  const third = await openGame(await context.newPage(), REEF);
  await stands(third, REEF, []);
  await REEF.choice(board(third), 0).click();
  await dies(house, third);
  await third.close();

  await house.serve('round.before-step');
  const device = await newDevice();
  await device.addCookies([await sessionOf(device.request, player)]);
  const fourth = await openGame(await device.newPage(), REEF);
  await stands(fourth, REEF, [[0]]);
  await fourth.getByTestId('take').click();
  await dies(house, fourth);
  await fourth.close();
  await house.serve('round.after-step');
  const fifth = await openGame(await device.newPage(), REEF);
  await stands(fifth, REEF, [[0]]);
  await fifth.getByTestId('take').click();
  await dies(house, fifth);
  await house.serve();
  await fifth.reload();
  await isPaidOnce(fifth, REEF);
  await booksAgree(house);
});

const board = (page: Page) => page.getByTestId('board');

async function signIn(context: BrowserContext): Promise<string> {
  const { id } = await makePlayer(context.request, {
    region: 'UA',
    language: 'en',
    balanceMinor: String(BALANCE_MINOR),
  });
  await context.addCookies([await sessionOf(context.request, id)]);
  return id;
}

async function openGame(page: Page, game: SteppedGame): Promise<Page> {
  await page.goto(`${siteUrl()}/en/slots/${game.code}`);
  // All that it needs is there: what is fetched from a server that dies is another journey's.
  await expect(page.locator(STAGE_READY).first()).toBeVisible();
  return page;
}

/** The draws lie in the memory of the server that is asked. */
const force = (page: Page, playerId: string, { code, draws }: SteppedGame) =>
  forceDraws(page.request, { playerId, game: code, rounds: [draws] });

async function bet(page: Page, playerId: string, game: SteppedGame): Promise<void> {
  await force(page, playerId, game);
  // Each game's own word stands on it.
  await page.locator('button[aria-keyshortcuts=Space]').click();
}

/** The server dies under what was just pressed, and the page says that the money is safe and what happens next. */
async function dies(house: MortalInstallation, page: Page): Promise<void> {
  await house.death();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByTestId('take')).toBeHidden();
}

/** The house never heard of a round. */
async function isUntouched(page: Page, game: SteppedGame): Promise<void> {
  expect(await balanceOf(page)).toBe(BALANCE_MINOR);
  expect(await openRoundsOf(page, game)).toEqual([]);
  expect(await settledRoundsOf(page, game)).toEqual([]);
}

/** One round is open with these choices and one stake is taken: so says the page, and so says the house. */
async function stands(page: Page, game: SteppedGame, choices: number[][]): Promise<void> {
  await expect(board(page)).toHaveAttribute('data-phase', 'choosing');
  await expect(notice(page)).toBeHidden();
  await expect(board(page).locator('[data-state=safe]')).toHaveCount(choices.length);
  for (const step of choices.keys())
    await expect(game.choice(board(page), step)).toHaveAttribute('data-state', 'safe');
  await expect(page.getByTestId('take')).toHaveCount(Math.min(1, choices.length));
  const rounds = await openRoundsOf(page, game);
  expect(rounds.map(({ entry }) => entry.choices)).toEqual([choices]);
  const left = BALANCE_MINOR - BigInt(rounds[0]!.stakeMinor);
  expect(await balanceOf(page)).toBe(left);
  await expect.poll(() => shownBalance(page)).toBe(left);
  expect(await settledRoundsOf(page, game)).toEqual([]);
}

async function isPaidOnce(page: Page, game: SteppedGame): Promise<void> {
  await expect(board(page)).toHaveAttribute('data-phase', 'ready');
  await expect(notice(page)).toBeHidden();
  const rounds = await settledRoundsOf(page, game);
  expect(rounds.map(({ entry }) => entry.choices)).toEqual([[[0], []]]);
  const { stakeMinor, winMinor } = rounds[0]!;
  expect(BigInt(winMinor)).toBeGreaterThan(BigInt(stakeMinor));
  const paid = BALANCE_MINOR - BigInt(stakeMinor) + BigInt(winMinor);
  expect(await balanceOf(page)).toBe(paid);
  await expect.poll(() => shownBalance(page)).toBe(paid);
  expect(await openRoundsOf(page, game)).toEqual([]);
}

async function booksAgree(house: MortalInstallation): Promise<void> {
  const { code, output } = await house.verify();
  expect(code, output).toBe(0);
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: textOf('en', 'features/play/game:notice.network') });

/** What the bar under the game shows, in minor units: hryvnias have two decimals. */
const shownBalance = async (page: Page) =>
  BigInt((await page.getByTestId('game-balance').innerText()).replace(/\D/g, ''));

const balanceOf = async (page: Page) => BigInt((await get(page, profile)).mainBalance);
const openRoundsOf = async (page: Page, game: SteppedGame) =>
  (await get(page, listOpenRounds, `?game=${game.code}`)).rounds;
const settledRoundsOf = async (page: Page, game: SteppedGame) =>
  (await get(page, listRounds, `?game=${game.code}`)).rounds;

async function get<O extends Operation>(page: Page, { path }: O, query = ''): Promise<OutputOf<O>> {
  const answer = await page.request.get(siteUrl() + path + query);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as OutputOf<O>;
}
