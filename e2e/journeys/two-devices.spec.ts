import type { BrowserContext, Page } from '@playwright/test';
import { listOpenRounds, listRounds, type RoundRow } from '@croupier/contract/play/rounds';
import { forceDraws, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ isMobile }) => isMobile, 'Which device it is changes nothing.');

const GAME = 'pearl-reef';
/** Not the mode that a page begins with: one urchin, in the last shell. */
const MODE = 'traps-1';
const DRAWS = [24];

test(
  'a round is played on two devices at once, and each shows where it stands',
  { tag: '@gate' },
  async ({ newDevice, request }) => {
    const { id: playerId } = await makePlayer(request, {
      region: 'UA',
      language: 'en',
      balanceMinor: '100000000',
    });
    const sit = async () => openOnDevice(await newDevice(), playerId);
    const [one, other] = [await sit(), await sit()];
    await forceDraws(request, { playerId, game: GAME, rounds: [DRAWS] });
    await modeOf(one).check();
    await one.getByRole('button', { name: textOf('en', 'features/play/game:hud.stakeMore') }).click();
    await spin(one);
    await shellOf(one, 0).click();
    await expect(shellOf(one, 0)).toHaveAttribute('data-state', 'safe');

    // This page was opened before the round was, and knows nothing of it.
    await spin(other);
    await expect(shellOf(other, 0)).toHaveAttribute('data-state', 'safe');
    const told = other
      .getByRole('alert')
      .filter({ hasText: textOf('en', 'features/play/game:notice.round_open') });
    await told.getByRole('button', { name: textOf('en', 'features/play/game:notice.close') }).click();
    await expect(modeOf(other)).toBeChecked();
    await expect(stakeOf(other)).toHaveText(await stakeOf(one).innerText());
    await shellOf(other, 1).click();
    await expect(shellOf(other, 1)).toHaveAttribute('data-state', 'safe');

    await shellOf(one, 2).click();
    await expect(shellOf(one, 1)).toHaveAttribute('data-state', 'safe');
    await expect(shellOf(one, 2)).toHaveAttribute('data-state', 'hidden');
    await one.getByTestId('take').click();
    await expect(one.getByTestId('board')).toHaveAttribute('data-phase', 'ready');

    // The money was taken: there is no third shell to open.
    await shellOf(other, 2).click();
    await expect(other.getByTestId('board')).toHaveAttribute('data-phase', 'ready');
    await expect(shellOf(other, 2)).toHaveCount(0);
    const [round, ...more] = await roundsOf(other);
    expect(more).toEqual([]);
    expect(round!.entry.choices).toEqual([[0], [1], []]);
    const left = 100_000_000n - BigInt(round!.stakeMinor) + BigInt(round!.winMinor);
    for (const page of [one, other]) await expect.poll(() => balanceOn(page)).toBe(left);
  },
);

async function openOnDevice(context: BrowserContext, playerId: string): Promise<Page> {
  await context.addCookies([await sessionOf(context.request, playerId)]);
  const page = await context.newPage();
  // A table that is set up asks which round waits for its player; what is opened elsewhere after that, it knows nothing of.
  const toldNone = page.waitForResponse((answer) => new URL(answer.url()).pathname === listOpenRounds.path);
  await page.goto(`${siteUrl()}/en/slots/${GAME}`);
  await (await toldNone).finished();
  return page;
}

const spin = (page: Page) =>
  page
    .getByRole('button', { name: textOf('en', 'features/play/game:hud.action.start'), exact: true })
    .click();

const modeOf = (page: Page) => page.getByTestId('board').locator(`input[value=${MODE}]`);
const stakeOf = (page: Page) => page.getByTestId('game-stake');

const shellOf = (page: Page, place: number) =>
  page.getByTestId('board').locator('button[data-state]').nth(place);

async function roundsOf(page: Page): Promise<RoundRow[]> {
  const answer = await page.request.get(`${siteUrl()}${listRounds.path}?game=${GAME}`);
  return ((await answer.json()) as { rounds: RoundRow[] }).rounds;
}

/** Minor units: hryvnias have two decimals. */
const balanceOn = async (page: Page) =>
  BigInt((await page.getByTestId('game-balance').innerText()).replace(/\D/g, ''));
