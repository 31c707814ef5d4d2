import { listGames, type LobbyTile } from '@croupier/contract/site/lobby';
import type { Language } from '@croupier/domain/site/regions';
import { call } from '../../../lib/api.ts';

/** Any game of the house's whole list, each as likely as the others; undefined where there is none. */
export async function drawGame(
  language: Language,
  random: (below: number) => number = drawn,
): Promise<LobbyTile | undefined> {
  const { total } = await call(listGames, { query: { language, limit: '1' } });
  if (total === 0) return undefined;
  const query = { language, limit: '1', from: String(random(total)) };
  return (await call(listGames, { query })).games[0];
}

/** Nothing is staked on it: what is left over of 2³² makes no game noticeably likelier. */
const drawn = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;
