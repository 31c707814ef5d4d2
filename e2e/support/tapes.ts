import type { APIRequestContext } from '@playwright/test';
import { getGame } from '@croupier/contract/play/catalog';
import { siteUrl } from './seams.ts';

/** The draws that stop every reel of a game with this symbol in the middle row, found on its published strips. */
export async function stopsShowing(
  request: APIRequestContext,
  game: string,
  symbol: string,
): Promise<number[]> {
  const answer = await request.get(siteUrl() + getGame.path.replace(':code', game));
  const { definition } = (await answer.json()) as { definition: { reels: { base: string[][] } } };
  return definition.reels.base.map((strip) => (strip.indexOf(symbol) - 1 + strip.length) % strip.length);
}
