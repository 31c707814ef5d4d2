import type { APIRequestContext, Page } from '@playwright/test';
import type { Operation, OutputOf } from '@croupier/contract/kit';
import { listGames } from '@croupier/contract/site/lobby';
import { getRound, listOpenRounds, listRounds, type RoundRow } from '@croupier/contract/play/rounds';
import { entryOf, goOn, spinButton } from '../support/rounds.ts';
import { forceOutcome, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { patternOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(
  ({ isMobile }) => isMobile,
  'The rules are the same on a phone, and its layout is looked at elsewhere.',
);

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
/** Its cards are rubbed open: see `scratch.spec.ts`. */
const TICKETS = 'lucky-fern';
for (const game of GAMES.filter((each) => each !== TICKETS))
  test(`${game} is played to a win, to a loss and to its feature`, async ({ page }) => {
    const faults = watchForFaults(page);
    const playerId = await openGame(page, game);
    for (const outcome of ['won', 'lost'] as const) {
      await forceOutcome(page.request, { playerId, game, outcome, ...(await entryOf(page, game)) });
      const round = await playToItsEnd(page, game);
      expect(BigInt(round.winMinor) > BigInt(round.stakeMinor)).toBe(outcome === 'won');
      await expect(saidOf(page, outcome)).toBeVisible();
    }
    if (SLOTS_WITH_FEATURE.includes(game)) await playTheFeature(page, game, playerId);
    expect(faults).toEqual([]);
  });

test('a slot is drawn by WebGL where graphics are not worked out by the processor', async ({ page }) => {
  // Here they are: the browser is made to keep that to itself.
  await page.addInitScript(() => {
    const get = WebGL2RenderingContext.prototype.getExtension;
    WebGL2RenderingContext.prototype.getExtension = function (this: WebGL2RenderingContext, name: never) {
      return name === 'WEBGL_debug_renderer_info' ? null : (get.call(this, name) as unknown);
    } as typeof get;
  });
  const playerId = await openGame(page, 'gold-rail');
  await expect(page.locator('[data-painter=webgl2]')).toBeVisible();
  await playTheFeature(page, 'gold-rail', playerId);
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
  expect(Number((await playToItsEnd(page, 'marble-run')).winMinor)).toBeGreaterThan(0);
});

test('a round of several steps goes on where it stood after a reload', async ({ page }) => {
  const game = 'pearl-reef';
  const playerId = await openGame(page, game);
  await forceOutcome(page.request, { playerId, game, outcome: 'won', choices: [[0], [1]] });
  const tiles = page.locator('[data-testid=board] button[data-state]');
  await spinButton(page).click();
  await tiles.nth(0).click();
  await expect(tiles.nth(0)).toHaveAttribute('data-state', 'safe');
  await page.reload();
  await expect(tiles.nth(0)).toHaveAttribute('data-state', 'safe');
  const [open] = (await get(page.request, listOpenRounds, `?game=${game}`)).rounds;
  expect(open?.entry.choices).toEqual([[0]]);
  await tiles.nth(1).click();
  await expect(tiles.nth(1)).toHaveAttribute('data-state', 'safe');
  await page.getByTestId('take').click();
  await expect(spinButton(page)).toHaveAttribute('data-phase', 'ready');
  const rounds = await roundsOf(page.request, game);
  expect(rounds.map(({ id, entry }) => ({ id, choices: entry.choices }))).toEqual([
    { id: open?.id, choices: [[0], [1], []] },
  ]);
});

/** One forced round: its outcome has steps that only the feature has, and the stage showed it to its end. */
async function playTheFeature(page: Page, game: string, playerId: string): Promise<void> {
  await forceOutcome(page.request, { playerId, game, outcome: 'feature' });
  const { id } = await playToItsEnd(page, game);
  const answer = await page.request.get(siteUrl() + getRound.path.replace(':id', id));
  const { outcome } = (await answer.json()) as { outcome: { steps: { kind: string }[] } };
  expect(outcome.steps.some(({ kind }) => ['free', 'respin', 'hold'].includes(kind))).toBe(true);
}

const saidOf = (page: Page, outcome: 'won' | 'lost' | 'returned') =>
  page.getByRole('status').filter({ hasText: patternOf('en', `features/play/game:said.${outcome}`) });

async function openGame(page: Page, game: string): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/${game}`);
  await expect(page.locator('[data-ready=true]')).toBeVisible();
  await expect(spinButton(page)).toHaveAttribute('data-phase', 'ready');
  return id;
}

/** Plays a round to its end; where it waits, chooses what is first, then takes the money. */
async function playToItsEnd(page: Page, game: string): Promise<RoundRow> {
  const before = await roundsOf(page.request, game);
  const spin = spinButton(page);
  await spin.click();
  for (;;) {
    await expect(spin).toHaveAttribute('data-phase', /^(ready|choosing)$/);
    const rounds = await roundsOf(page.request, game);
    if (rounds.length > before.length) {
      await expect(spin).toHaveAttribute('data-phase', 'ready');
      expect(rounds).toHaveLength(before.length + 1);
      return rounds[0]!;
    }
    if ((await spin.getAttribute('data-phase')) === 'choosing') await goOn(page);
  }
}

const roundsOf = async (request: APIRequestContext, game: string): Promise<RoundRow[]> =>
  (await get(request, listRounds, `?game=${game}`)).rounds;

async function get<O extends Operation>(
  request: APIRequestContext,
  { path }: O,
  query = '',
): Promise<OutputOf<O>> {
  return (await (await request.get(siteUrl() + path + query)).json()) as OutputOf<O>;
}

function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}
