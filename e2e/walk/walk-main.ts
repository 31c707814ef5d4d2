import { parseArgs } from 'node:util';
import { chromium, request, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { listGames } from '@croupier/contract/site/lobby';
import { CHROMIUM_ARGS } from '../support/chromium.ts';
import { chooseFirst, entryOf, FIRST_CHOICE, spinButton, STAGE_READY } from '../support/rounds.ts';
import { forceOutcome, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { walkPages } from './walk-pages.ts';
import { walkThroughSizes } from './walk-table.ts';
import { provideChromium } from '../../tools/testing/chromium.ts';
import startJourneyStack from '../../tools/testing/journey-stack.ts';

/**
 * `npm run walk`: every game, the house's and studios', through windows of eight sizes, as it is met and, where a round waits
 * for choices, with one open. Says what is cut, covered, too small for a thumb or out of reach, and exits with 1 if anything
 * is. With names of games only those: `npm run walk -- night-keno roof-cats`.
 * `npm run walk -- pages`: every page of both brands, as `walk-pages.ts` says; `npm run walk -- pages wheel games` only those.
 * `JOURNEY_URL` names a running installation with test seams, and is then the only one.
 */
async function main([what, ...pages]: string[]): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await provideChromium(new AbortController().signal),
    args: CHROMIUM_ARGS,
  });
  try {
    const faults =
      what === 'pages'
        ? await walkPages(browser, pages)
        : await walkGames(browser, what === undefined ? [] : [what, ...pages]);
    return faults > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

async function walkGames(browser: Browser, wanted: readonly string[]): Promise<number> {
  const stop = await startJourneyStack();
  try {
    const context = await browser.newContext({
      ...{ hasTouch: true, isMobile: true, locale: 'en-GB', reducedMotion: 'reduce' },
      viewport: { width: 390, height: 844 },
    });
    const player = { region: 'UA', language: 'en', balanceMinor: '123456' } as const;
    const { id } = await makePlayer(context.request, player);
    await context.addCookies([await sessionOf(context.request, id)]);
    const games = wanted.length > 0 ? wanted : await listCodes();
    let faults = 0;
    for (const game of games) faults += await walkGame(context, id, game);
    console.log(`${games.length} games, ${faults} faults.`);
    return faults;
  } finally {
    await stop?.();
  }
}

async function listCodes(): Promise<string[]> {
  const api = await request.newContext();
  const answer = await api.get(`${siteUrl()}${listGames.path}?limit=200`);
  const { games } = (await answer.json()) as { games: { code: string }[] };
  await api.dispose();
  return games.map(({ code }) => code);
}

async function walkGame(context: BrowserContext, playerId: string, game: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/en/slots/${game}`);
  await page.locator(STAGE_READY).first().waitFor();
  const faults = await walkThroughSizes(page);
  if (await openRound(page, playerId, game))
    faults.push(...(await walkThroughSizes(page)).map((fault) => `${fault} (round open)`));
  await page.close();
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${game}`);
  for (const fault of new Set(faults)) console.log(`     ${fault}`);
  return faults.length;
}

/** Begins a round where it waits for the player, and makes its first choice, so that there is something to take. */
async function openRound(page: Page, playerId: string, game: string): Promise<boolean> {
  if (FIRST_CHOICE[game] === undefined) return false;
  await spinButton(page).and(page.locator('[data-phase=ready]')).waitFor();
  await forceOutcome(page.request, { playerId, game, outcome: 'won', ...(await entryOf(page, game)) });
  await spinButton(page).click();
  await chooseFirst(page);
  await page.getByTestId('take').waitFor();
  return true;
}

const { positionals } = parseArgs({ allowPositionals: true });
process.exitCode = await main(positionals);
