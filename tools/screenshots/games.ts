import { join } from 'node:path';
import { GAMES } from '@croupier/games';
import type { Browser, Page } from '@playwright/test';
import {
  chooseFirst,
  entryOf,
  FIRST_CHOICE,
  goOn,
  spinButton,
  STAGE_READY,
} from '../../e2e/support/rounds.ts';
import { forceOutcome, makePlayer, sessionOf, siteUrl } from '../../e2e/support/seams.ts';
import { eachLook, type WantedLook } from './looks.ts';

/** How long something moves before it is photographed. */
const IN_PLAY_MS = 700;
/** A feature begins once the reels have stopped and the words that announce it have gone. */
const FEATURE_MS = [4_000, 4_000];

/** Every game as it is met, in play, at a win and in its feature. @param names all of them, where it is empty */
export async function photographGames(
  browser: Browser,
  folder: string,
  { names, ...look }: { readonly names: readonly string[] } & WantedLook,
): Promise<void> {
  const all = GAMES.map(({ definition }) => definition.id);
  for (const game of names.length > 0 ? names : all)
    await eachLook(browser, look, async (page, seen) => {
      const shoot = async (state: string) => {
        await page.screenshot({ path: join(folder, `${game}-${seen}-${state}.png`) });
      };
      await photographGame(page, game, shoot);
      console.log(`${game} ${seen}`);
    });
}

type Shoot = (state: string) => Promise<void>;

async function photographGame(page: Page, game: string, shoot: Shoot): Promise<void> {
  const player = { region: 'UA', language: 'en', balanceMinor: '1234500' } as const;
  const { id: playerId } = await makePlayer(page.request, player);
  await page.context().addCookies([await sessionOf(page.request, playerId)]);
  await page.goto(`${siteUrl()}/en/slots/${game}`);
  await page.locator(STAGE_READY).first().waitFor();
  const { definition } = GAMES.find((each) => each.definition.id === game)!;
  if (definition.engine === 'crash') return photographFlight(page, shoot);
  await isIn(page, 'ready');
  await shoot('idle');
  const force = async (outcome: 'won' | 'lost' | 'feature') => {
    // Tickets are fixed before they are bought, and a marble always wins something.
    if (definition.engine === 'pool' || (outcome === 'lost' && game === 'marble-run')) return;
    await forceOutcome(page.request, { playerId, game, outcome, ...(await entryOf(page, game)) });
  };
  await force('lost');
  await spinButton(page).click();
  await page.waitForTimeout(IN_PLAY_MS);
  await shoot('play');
  await playOut(page);
  await force('won');
  await spinButton(page).click();
  if (FIRST_CHOICE[game] !== undefined) {
    await isIn(page, 'choosing');
    await chooseFirst(page);
    await isIn(page, 'choosing');
    await shoot('feature');
  }
  await playOut(page);
  await shoot('win');
  if (!('symbols' in definition) || game === GAMES[0]!.definition.id) return;
  await force('feature');
  await spinButton(page).click();
  for (const [at, ms] of FEATURE_MS.entries()) {
    await page.waitForTimeout(ms);
    if ((await spinButton(page).getAttribute('data-phase')) === 'ready') return;
    await shoot(`feature-${at + 1}`);
  }
}

/** Flights depart for everybody: they are photographed as they come. */
async function photographFlight(page: Page, shoot: Shoot): Promise<void> {
  for (const state of ['boarding', 'flying', 'ended']) {
    await page.locator(`[data-state=${state}]`).first().waitFor();
    await shoot(state);
  }
}

/** Skips what can be skipped and chooses what is asked, to the end of the round. */
async function playOut(page: Page): Promise<void> {
  const spin = spinButton(page);
  for (;;) {
    const phase = await spin.getAttribute('data-phase');
    if (phase === 'ready') return;
    if (phase === 'choosing') await goOn(page);
    else if (phase === 'showing') await spin.click({ timeout: 1_000 }).catch(() => undefined);
    await page.waitForTimeout(150);
  }
}

const isIn = (page: Page, phase: string) =>
  spinButton(page)
    .and(page.locator(`[data-phase=${phase}]`))
    .waitFor();
