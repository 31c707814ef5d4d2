import { GAMES, modesOf, type GameDefinition } from '@croupier/games';
import type { Browser, Page } from '@playwright/test';
import { bundleStagePage, launchForStages, openStagePage } from './stage-pages.ts';

const FRAMES = 90;
const VIEWPORT = { width: 1200, height: 720 };

export interface OpenShows {
  readonly games: readonly string[];
  /** Milliseconds of every frame of the game's round, evenly spread over it. */
  costsOf(game: string): Promise<number[]>;
  close(): Promise<void>;
}

interface OpenShow {
  readonly page: Page;
  readonly lengthMs: number;
}

/** A page a game that the stage draws, with a round on it. */
export async function openShows(): Promise<OpenShows> {
  const browser = await launchForStages();
  const games = GAMES.map(({ definition }) => definition);
  const scripts = {
    slot: await bundleStagePage('stage-page-main.ts'),
    board: await bundleStagePage('board-page-main.ts'),
  };
  const shows = new Map<string, OpenShow>();
  for (const definition of games)
    shows.set(
      definition.id,
      'symbols' in definition
        ? await openSlot(browser, scripts.slot, definition.id)
        : await openBoard(browser, scripts.board, definition),
    );
  return {
    games: games.map(({ id }) => id),
    async costsOf(game) {
      const { page, lengthMs } = shows.get(game)!;
      const moments = Array.from({ length: FRAMES }, (_, at) => (lengthMs * at) / FRAMES);
      await page.bringToFront();
      return page.evaluate((wanted) => (window.stagePage ?? window.boardPage).costs(wanted), moments);
    },
    close: () => browser.close(),
  };
}

async function openSlot(browser: Browser, script: string, id: string): Promise<OpenShow> {
  const page = await openStagePage(browser, script, VIEWPORT);
  const lengthMs = await page.evaluate(async (game) => {
    await window.stagePage.open(game, 'canvas2d', false);
    return window.stagePage.play('any', 1)!.scenes.at(-1)!.untilMs;
  }, id);
  return { page, lengthMs };
}

async function openBoard(browser: Browser, script: string, definition: GameDefinition): Promise<OpenShow> {
  const page = await openStagePage(browser, script, VIEWPORT);
  const lengthMs = await page.evaluate(
    async ([game, mode, choices]) => {
      await window.boardPage.open(game, mode, false);
      return window.boardPage.play({ seed: 1, ends: 'any', choices });
    },
    [definition.id, modesOf(definition)[0]!, ticketOf(definition)] as const,
  );
  return { page, lengthMs };
}

/** The choice that goes with the bet of the game's first mode: the first numbers of a ticket, or none. */
function ticketOf(definition: GameDefinition): number[][] {
  if (definition.engine !== 'draw') return [];
  return [Array.from({ length: definition.modes[0]!.picks }, (_, at) => at + 1)];
}
