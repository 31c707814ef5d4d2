import type { BrowserContext, Page } from '@playwright/test';
import { listRounds, type RoundRow } from '@croupier/contract/play/rounds';
import { forceDraws, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ isMobile }) => isMobile, 'Which device it is changes nothing.');

const GAME = 'roof-cats';
/** Not the mode that a page begins with: eight floors of three windows, a dog in the last of each. */
const MODE = 'easy';
const DRAWS = Array.from({ length: 8 }, () => 2);

test('a round is played on two devices at once, and each shows where it stands', async ({
  newDevice,
  request,
}) => {
  const { id: playerId } = await makePlayer(request, {
    region: 'UA',
    language: 'en',
    balanceMinor: '100000000',
  });
  const sit = async () => openOnDevice(await newDevice(), playerId);
  const [one, other] = [await sit(), await sit()];
  await forceDraws(request, { playerId, game: GAME, rounds: [DRAWS] });
  await modeOf(one).selectOption(MODE);
  await one.getByRole('button', { name: textOf('en', 'features/play/game:hud.stakeMore') }).click();
  await spin(one);
  await windowOf(one, 0, 0).click();
  await expect(windowOf(one, 0, 0)).toHaveAttribute('data-state', 'safe');

  // This page was opened before the round was, and knows nothing of it.
  await spin(other);
  await expect(windowOf(other, 0, 0)).toHaveAttribute('data-state', 'safe');
  await expect(
    other.getByRole('alert').filter({ hasText: textOf('en', 'features/play/game:notice.round_open') }),
  ).toBeVisible();
  await expect(modeOf(other)).toHaveValue(MODE);
  await expect(stakeOf(other)).toHaveText(await stakeOf(one).innerText());
  await windowOf(other, 1, 1).click();
  await expect(windowOf(other, 1, 1)).toHaveAttribute('data-state', 'safe');

  await windowOf(one, 1, 2).click();
  await expect(windowOf(one, 1, 1)).toHaveAttribute('data-state', 'safe');
  await expect(windowOf(one, 1, 2)).toHaveAttribute('data-state', 'hidden');
  await one.getByTestId('take').click();
  await expect(one.getByTestId('board')).toHaveAttribute('data-phase', 'ready');

  // The money was taken: there is no third floor to climb to.
  await windowOf(other, 2, 0).click();
  await expect(other.getByTestId('board')).toHaveAttribute('data-phase', 'ready');
  await expect(windowOf(other, 2, 0)).toHaveAttribute('data-state', 'hidden');
  const [round, ...more] = await roundsOf(other);
  expect(more).toEqual([]);
  expect(round!.entry.choices).toEqual([[0], [1], []]);
  const left = 100_000_000n - BigInt(round!.stakeMinor) + BigInt(round!.winMinor);
  for (const page of [one, other]) await expect.poll(() => balanceOn(page)).toBe(left);
});

async function openOnDevice(context: BrowserContext, playerId: string): Promise<Page> {
  await context.addCookies([await sessionOf(context.request, playerId)]);
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/en/slots/${GAME}`);
  await expect(page.getByTestId('board')).toBeVisible();
  return page;
}

const spin = (page: Page) =>
  page
    .getByRole('button', { name: textOf('en', 'features/play/game:hud.action.start'), exact: true })
    .click();

const modeOf = (page: Page) =>
  page.getByRole('combobox', { name: textOf('en', 'features/play/game:hud.mode') });
const stakeOf = (page: Page) => page.getByTestId('game-stake');

/** Floors count from the lowest, which is listed last. */
const windowOf = (page: Page, floor: number, place: number) =>
  page
    .getByTestId('board')
    .locator('ol > li')
    .nth(-1 - floor)
    .locator('button')
    .nth(place);

async function roundsOf(page: Page): Promise<RoundRow[]> {
  const answer = await page.request.get(`${siteUrl()}${listRounds.path}?game=${GAME}`);
  return ((await answer.json()) as { rounds: RoundRow[] }).rounds;
}

/** Minor units: hryvnias have two decimals. */
const balanceOn = async (page: Page) =>
  BigInt((await page.getByTestId('game-balance').innerText()).replace(/\D/g, ''));
