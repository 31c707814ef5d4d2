import { findPlayer, type FoundPlayer } from '@croupier/contract/office/player-desk';
import { call } from '../../../lib/api.ts';
import type { Found } from '../../../lib/declared.ts';

/** Players by anything that leads to one; what was looked for is where one comes to. */
export async function findPlayers(text: string, signal: AbortSignal): Promise<readonly Found[]> {
  const { players } = await call(findPlayer, { query: { text } }, signal);
  return players.map((player) => ({
    id: player.id,
    title: player.nickname,
    detail: `#${player.id} · ${player.email}`,
    ...wayTo(player),
  }));
}

function wayTo({ id, by, round }: FoundPlayer): Pick<Found, 'to' | 'search'> {
  if (round !== null) return { to: `/players/${id}/rounds`, search: { round } };
  if (by === 'payment') return { to: `/players/${id}/payments` };
  if (by === 'request' || by === 'support-request') return { to: `/players/${id}/timeline` };
  return { to: `/players/${id}` };
}
