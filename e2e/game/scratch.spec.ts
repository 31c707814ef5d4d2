import type { Page } from '@playwright/test';
import { listRounds, type RoundRow } from '@croupier/contract/play/rounds';
import { forceOutcome, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { patternOf, textOf } from '../support/texts.ts';

const GAME = 'lucky-fern';
const FIELDS = 9;

test('a card is rubbed open by hand, field by field, to a win', async ({ page }) => {
  const playerId = await openCard(page);
  await forceOutcome(page.request, { playerId, game: GAME, outcome: 'won' });
  await buy(page);
  for (let field = 0; field < FIELDS; field += 1) {
    await expect(openFields(page)).toHaveCount(field);
    await rub(page, field);
  }
  const round = await isOver(page);
  expect(BigInt(round.winMinor)).toBeGreaterThan(BigInt(round.stakeMinor));
  await expect(said(page, 'won')).toBeVisible();
  await expect(page.getByTestId('board').locator('li[data-won]')).toHaveCount(3);
});

test('all of a card is opened at once, to a loss', async ({ page }) => {
  const playerId = await openCard(page);
  await forceOutcome(page.request, { playerId, game: GAME, outcome: 'lost' });
  await buy(page);
  await page.getByTestId('scratch-all').click();
  expect((await isOver(page)).winMinor).toBe('0');
  await expect(said(page, 'lost')).toBeVisible();
  await expect(page.getByTestId('board').locator('li[data-won]')).toHaveCount(0);
});

test('a card is opened by keyboard alone, each field told as it opens', async ({ page }) => {
  await openCard(page);
  await spinButton(page).press('Space');
  await expect(page.getByTestId('scratch-all')).toBeEnabled();
  for (let field = 1; field <= FIELDS; field += 1) {
    const covered = page.getByRole('button', { name: text('covered', { field }) });
    await covered.focus();
    await page.keyboard.press('Enter');
    await expect(covered).toHaveCount(0);
    await expect(page.getByRole('button', { name: text('open', { field, amount: '' }) })).toHaveCount(1);
  }
  await isOver(page);
});

test('whoever leaves in the middle loses nothing: the round is settled as it was drawn', async ({ page }) => {
  const playerId = await openCard(page);
  await forceOutcome(page.request, { playerId, game: GAME, outcome: 'won' });
  await buy(page);
  await rub(page, 0);
  await expect(openFields(page)).toHaveCount(1);
  await page.reload();
  await expect(spinButton(page)).toHaveAttribute('data-phase', 'ready');
  const [round] = await rounds(page);
  expect(BigInt(round!.winMinor)).toBeGreaterThan(0n);
});

/** @returns the player's id */
async function openCard(page: Page): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/${GAME}`);
  await expect(page.locator('[data-testid=board][data-ready=true]')).toBeVisible();
  await expect(spinButton(page)).toHaveAttribute('data-phase', 'ready');
  return id;
}

const spinButton = (page: Page) => page.locator('button[aria-keyshortcuts=Space]');
const openFields = (page: Page) => page.getByTestId('board').locator('button[data-open=true]');
const said = (page: Page, how: 'won' | 'lost') =>
  page
    .getByTestId('board')
    .locator('output')
    .filter({ hasText: patternOf('en', `features/play/pools:${how}`) });

/** A text of the card with its values. */
const text = (key: string, values: Record<string, unknown>): string =>
  textOf('en', `features/play/pools:${key}`).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

async function buy(page: Page): Promise<void> {
  await spinButton(page).click();
  await expect(page.getByTestId('scratch-all')).toBeEnabled();
}

/** To and fro over a field. */
async function rub(page: Page, field: number): Promise<void> {
  const box = (await page.getByTestId('board').locator('button[data-open]').nth(field).boundingBox())!;
  const at = (across: number, along: number) =>
    [box.x + box.width * across, box.y + box.height * along] as const;
  await page.mouse.move(...at(0.15, 0.2));
  await page.mouse.down();
  for (const along of [0.2, 0.4, 0.6, 0.8]) {
    await page.mouse.move(...at(0.15, along), { steps: 3 });
    await page.mouse.move(...at(0.85, along), { steps: 3 });
  }
  await page.mouse.up();
}

async function isOver(page: Page): Promise<RoundRow> {
  await expect(spinButton(page)).toHaveAttribute('data-phase', 'ready');
  return (await rounds(page))[0]!;
}

async function rounds(page: Page): Promise<RoundRow[]> {
  const answer = await page.request.get(`${siteUrl()}${listRounds.path}?game=${GAME}`);
  return ((await answer.json()) as { rounds: RoundRow[] }).rounds;
}
