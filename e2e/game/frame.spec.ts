import type { Page } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { patternOf, textOf } from '../support/texts.ts';

const game = (key: string): string => textOf('en', `features/play/game:${key}`);

test(
  'a stake is typed, rounds play themselves until they are stopped, and keys do what buttons do',
  { tag: ['@gate', '@gate-phone'] },
  async ({ page, isMobile }) => {
    const { id } = await makePlayer(page.request, { region: 'UA', balanceMinor: '10000000' });
    await page.context().addCookies([await sessionOf(page.request, id)]);
    await page.goto(`${siteUrl()}/en/slots/sunny-orchard`);
    await expect(page.locator('canvas[data-ready=true]')).toBeVisible();

    const stake = page.getByTestId('game-stake');
    await stake.click();
    await page.getByRole('button', { name: game('stakes.most'), exact: true }).click();
    await page.getByRole('button', { name: patternOf('en', 'features/play/game:stakes.take') }).click();
    const most = await stake.textContent();
    await stake.click();
    await page.getByRole('button', { name: game('stakes.half'), exact: true }).click();
    await page.getByRole('button', { name: patternOf('en', 'features/play/game:stakes.take') }).click();
    await expect(stake).not.toHaveText(most!);

    await page.getByRole('button', { name: game('hud.autoplay'), exact: true }).click();
    // The one of the sheet that begins stands last in it.
    await page.getByRole('dialog').getByRole('button').last().click();
    const stop = page.getByRole('button', { name: game('hud.stop'), exact: true });
    // A round is known to the server; it may still be on stage, and stopping counts it all the same.
    await expect(page.locator('[data-session-net]')).toHaveText(/\d/, { timeout: 20_000 });
    await stop.click();
    await expect(page.getByText(game('auto.ends.stopped'))).toBeVisible();

    if (isMobile) return;
    await page.keyboard.press('k');
    await expect(page.getByRole('dialog')).toContainText(game('keys.letters'));
    await page.keyboard.press('Escape');
    const before = await stake.textContent();
    await expect(page.getByRole('button', { name: game('hud.spin'), exact: true })).toBeEnabled();
    await page.keyboard.press('ArrowUp');
    await expect(stake).not.toHaveText(before!);
  },
);

test('a game that is new to a player says how it wins; its rounds stand by it, and so does its heart', async ({
  page,
}) => {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/sunny-orchard`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
  await expect(page.getByTestId('how-it-wins')).toBeVisible();

  await page.getByRole('button', { name: game('more.open'), exact: true }).click();
  const heart = page.getByRole('dialog').getByRole('button', { name: game('more.favourite'), exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: game('hud.spin'), exact: true }).click();
  await page.getByTestId('last-results').click();
  await expect(page.getByTestId('how-it-wins')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/profile\/history\/.+/);

  await page.goto(`${siteUrl()}/en/slots/sunny-orchard`);
  await expect(page.getByTestId('last-results')).toBeVisible();
  await page.goto(`${siteUrl()}/en/games/favorites`);
  await expect(page.getByRole('link', { name: 'Sunny Orchard' }).first()).toBeVisible();
});

test('a deposit begun at a table leads back to it, and its stake is the one that was left', async ({
  page,
}) => {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/sunny-orchard`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
  const stake = page.getByTestId('game-stake');
  const first = await stake.textContent();
  await page.getByRole('button', { name: game('hud.stakeMore'), exact: true }).click();
  await expect(stake).not.toHaveText(first!);
  const left = await stake.textContent();

  await page.getByRole('button', { name: game('more.open'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: game('more.deposit'), exact: true })
    .click();
  const payments = 'features/money/payments';
  await page
    .getByRole('dialog')
    .getByRole('button', { name: patternOf('en', `${payments}:deposit.submitAmount`) })
    .click();
  await page.locator('button[value=approve], button[value=paid]').first().click();
  await expect(
    page.getByRole('heading', { name: patternOf('en', `${payments}:verification.paidTitle`) }),
  ).toBeVisible();
  await page
    .getByRole('link', { name: textOf('en', `${payments}:verification.toTable`), exact: true })
    .click();
  await expect(page).toHaveURL(`${siteUrl()}/en/slots/sunny-orchard`);
  await expect(stake).toHaveText(left!);
});

test('a table changes to demo play and back at the same stake, and not while a round is open', async ({
  page,
}) => {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/pearl-reef`);
  const board = page.getByTestId('board');
  const stake = page.getByTestId('game-stake');
  await expect(board).toHaveAttribute('data-ready', 'true');
  await page.getByRole('button', { name: game('hud.stakeMore'), exact: true }).click();
  const left = await stake.textContent();

  await switchTo(page, 'more.demo');
  await expect(page).toHaveURL(/mode=demo$/);
  await expect(page.getByText(game('demo'))).toBeVisible();
  await expect(stake).toHaveText(left!);
  await switchTo(page, 'more.real');
  await expect(page).toHaveURL(/pearl-reef$/);
  // The demo table stands, ready too, until the other one is there.
  await expect(page.getByText(game('demo'))).toHaveCount(0);
  await expect(stake).toHaveText(left!);

  await expect(board).toHaveAttribute('data-ready', 'true');
  await page.locator('button[aria-keyshortcuts=Space]').click();
  await expect(board).toHaveAttribute('data-phase', 'choosing');
  await page.getByRole('button', { name: game('more.open'), exact: true }).click();
  await expect(page.getByRole('radio', { name: game('more.demo'), exact: true })).toBeDisabled();
});

async function switchTo(page: Page, money: string): Promise<void> {
  await page.getByRole('button', { name: game('more.open'), exact: true }).click();
  await page.getByRole('radio', { name: game(money), exact: true }).click();
}

test('held, the round button plays round after round, and its key alike', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Held by a mouse and a key here.');
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '10000000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/sunny-orchard`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
  const spin = page.locator('button[aria-keyshortcuts=Space]');
  const played = page.locator('[data-testid=last-results] [data-tone]');
  await spin.hover();
  await page.mouse.down();
  await expect.poll(() => played.count()).toBeGreaterThan(2);
  await page.mouse.up();
  await expect(spin).not.toHaveAttribute('data-held');
  await expect(spin).toHaveAttribute('data-phase', 'ready');
  const before = await played.count();
  await page.keyboard.down(' ');
  await expect.poll(() => played.count()).toBeGreaterThan(before + 1);
  await page.keyboard.up(' ');
  await expect(spin).not.toHaveAttribute('data-held');
});

test('music and effects are set apart, and to set one turns the sound on', async ({ page }) => {
  await page.goto(`${siteUrl()}/en/slots/fair-wheel?mode=demo`);
  await expect(page.getByTestId('board')).toHaveAttribute('data-ready', 'true');
  await expect(page.getByRole('button', { name: game('hud.soundOn'), exact: true })).toBeVisible();
  await page.getByRole('button', { name: game('more.open'), exact: true }).click();
  const [effects, music] = [game('more.effects'), game('more.music')].map((name) =>
    page.getByRole('slider', { name, exact: true }),
  );
  await expect(music!).toHaveValue('0');
  await music!.focus();
  await page.keyboard.press('ArrowRight');
  await expect(music!).toHaveValue('0.1');
  await expect(effects!).not.toHaveValue('0');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: game('hud.soundOff'), exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: game('hud.soundOn'), exact: true }).click();
  await page.getByRole('button', { name: game('more.open'), exact: true }).click();
  await expect(music!).toHaveValue('0.1');
});

test('games like this one stand under it, and are asked for by whoever looks there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${siteUrl()}/en/slots/lantern-tide`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
  expect(asked).not.toContain('/api/app/games');
  await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
  const shelf = page.getByRole('region', { name: game('like.title'), exact: true });
  await expect(shelf.getByRole('link').first()).toBeVisible();
  await expect(shelf.getByRole('link', { name: 'Lantern Tide', exact: true })).toHaveCount(0);
});
