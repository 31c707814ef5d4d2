import { listGameDesk } from '@croupier/contract/office/game-desk';
import { call } from '../../../lib/api.ts';
import type { Found } from '../../../lib/declared.ts';

const MOST = '5';

/** Games by a part of their name or code, for the palette. */
export async function findGames(text: string, signal: AbortSignal): Promise<readonly Found[]> {
  const { rows } = await call(listGameDesk, { query: { text, limit: MOST } }, signal);
  return rows.map(({ code, name, studioName }) => ({
    ...{ id: code, title: name, detail: `${studioName} · ${code}` },
    to: `/games/${code}`,
  }));
}
