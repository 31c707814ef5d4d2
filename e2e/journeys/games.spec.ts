import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { getRound, listGames, listOpenRounds, listRounds, type RoundRow } from '@croupier/contract';
import { forceFeature, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { textOf } from '../support/texts.ts';

/** Rounds are shown without travel, so that many fit into a test. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(
  ({ isMobile }) => isMobile,
  'The rules are the same on a phone, and its layout is looked at elsewhere.',
);
test.setTimeout(240_000);

const MOST_ROUNDS = 80;
const GAMES = [
  'sunny-orchard',
  'lantern-tide',
  'bison-valley',
  'comet-garden',
  'amber-codex',
  'paper-dragons',
  'gearworks',
  'honey-hive',
  'storm-keep',
  'glacier-run',
  'gold-rail',
  'fair-wheel',
  'tavern-dice',
  'lucky-fern',
  'night-keno',
  'six-of-45',
  'pearl-reef',
  'roof-cats',
  'queens-ladder',
];

const SLOTS_WITH_FEATURE = GAMES.slice(1, GAMES.indexOf('fair-wheel'));

for (const game of GAMES)
  test(`${game} is played to a win, to a loss and to its feature`, async ({ page }) => {
    const faults = watchForFaults(page);
    const player = await openGame(page, game);
    const seen = { won: false, lost: false };
    for (let played = 0; played < MOST_ROUNDS && !(seen.won && seen.lost); played += 1) {
      const result = await playOnce(page, game, played % 2 === 0);
      seen[result] = true;
    }
    expect(seen).toEqual({ won: true, lost: true });
    if (SLOTS_WITH_FEATURE.includes(game)) await playTheFeature(page, game, player);
    expect(faults).toEqual([]);
  });

test('every game of the house is in the list of these journeys', async ({ request }) => {
  const { games } = (await (await request.get(`${siteUrl()}${listGames.path}?limit=100`)).json()) as {
    games: { code: string; maker: string }[];
  };
  expect(
    games
      .filter(({ maker }) => maker === 'house')
      .map(({ code }) => code)
      .filter((code) => !GAMES.includes(code))
      .sort(),
  ).toEqual(['high-kite', 'marble-run']);
});

test('marble-run always pays something: the marble ends in a box', async ({ page }) => {
  await openGame(page, 'marble-run');
  for (let played = 0; played < 3; played += 1) expect(await playOnce(page, 'marble-run', true)).toBe('won');
});

test('a round of several steps goes on where it stood after a reload', async ({ page }) => {
  await openGame(page, 'pearl-reef');
  await spinButton(page).click();
  const tiles = page.locator('[data-testid=board] [data-state=hidden]:enabled');
  await expect(tiles.first()).toBeVisible();
  await page.reload();
  await expect(tiles.first()).toBeVisible({ timeout: 30_000 });
  const open = await page.request.get(`${siteUrl()}${listOpenRounds.path}?game=pearl-reef`);
  expect(((await open.json()) as { rounds: unknown[] }).rounds).toHaveLength(1);
  await tiles.first().click();
  await expect
    .poll(async () => (await roundsOf(page.request, 'pearl-reef')).length + (await openOf(page)), {
      timeout: 15_000,
    })
    .toBe(1);
});

test('players fly together: one leaves by what was set, the flight is told to all', async ({ page }) => {
  await openGame(page, 'high-kite');
  const auto = page.getByLabel(textOf('en', 'features/board:flight.auto'));
  await expect(auto).toBeEnabled({ timeout: 30_000 });
  await auto.fill('1.01');
  for (let tries = 0; tries < 6 && (await openOf(page)) === 0; tries += 1) {
    const boarding = page.locator('figure[data-state=boarding]');
    await expect(boarding).toBeVisible({ timeout: 120_000 });
    await spinButton(page).click();
    await page.waitForTimeout(600);
  }
  await expect
    .poll(async () => (await roundsOf(page.request, 'high-kite')).length, { timeout: 150_000 })
    .toBe(1);
});

/** One forced round: its outcome has steps that only the feature has, and the stage showed it to its end. */
async function playTheFeature(page: Page, game: string, playerId: string): Promise<void> {
  await forceFeature(page.request, { playerId, game });
  await playOnce(page, game, false);
  const [last] = await roundsOf(page.request, game);
  const round = (await (
    await page.request.get(siteUrl() + getRound.path.replace(':id', last!.id))
  ).json()) as {
    outcome: { steps: { kind: string }[] };
  };
  expect(round.outcome.steps.some(({ kind }) => ['free', 'respin', 'hold'].includes(kind))).toBe(true);
}

const spinButton = (page: Page) =>
  page.getByRole('button', { name: textOf('en', 'features/game:hud.spin'), exact: true });

async function openGame(page: Page, game: string): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/${game}`);
  await expect(page.locator('[data-ready=true]')).toBeVisible({ timeout: 60_000 });
  return id;
}

/** Plays a round to its end. @param takes whether money is taken as soon as it can be */
async function playOnce(page: Page, game: string, takes: boolean): Promise<'won' | 'lost'> {
  const before = (await roundsOf(page.request, game))[0]?.id;
  const any = page.getByRole('button', { name: textOf('en', 'features/board:numbers.any') });
  if ((await any.count()) > 0 && (await any.isEnabled())) await any.click();
  await spinButton(page).click();
  const skip = page.getByRole('button', { name: textOf('en', 'features/game:hud.skip'), exact: true });
  for (let waits = 0; waits < 400; waits += 1) {
    const last = (await roundsOf(page.request, game))[0];
    if (
      last &&
      last.id !== before &&
      (await spinButton(page)
        .isEnabled()
        .catch(() => false))
    )
      return Number(last.winMinor) > 0 ? 'won' : 'lost';
    if (await skip.isVisible().catch(() => false))
      await skip.click({ timeout: 1_000 }).catch(() => undefined);
    await goOn(page, takes);
    await page.waitForTimeout(120);
  }
  throw new Error(`A round of ${game} did not end`);
}

/** Makes a choice where the round waits for one. */
async function goOn(page: Page, takes: boolean): Promise<void> {
  const click = (locator: ReturnType<Page['locator']>) =>
    locator
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  const take = page.getByTestId('take');
  if (takes && (await take.isVisible().catch(() => false))) return void (await click(take));
  const choices = page.locator(
    '[data-testid=board] button[data-state=hidden]:enabled, [data-testid=board] [role=group] > button:enabled:not([aria-pressed]), [role=group][data-asks] > button:enabled',
  );
  if ((await choices.count()) > 0) await click(choices);
}

async function roundsOf(request: APIRequestContext, game: string): Promise<RoundRow[]> {
  const answer = await request.get(`${siteUrl()}${listRounds.path}?game=${game}`);
  return ((await answer.json()) as { rounds: RoundRow[] }).rounds;
}

async function openOf(page: Page): Promise<number> {
  const answer = await page.request.get(siteUrl() + listOpenRounds.path);
  return ((await answer.json()) as { rounds: unknown[] }).rounds.length;
}

function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}
