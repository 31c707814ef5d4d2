import type { InputOf } from '@croupier/contract/kit';
import type { playRound } from '@croupier/contract/play/rounds';

/** The body of a round that was asked for and not answered yet. Sent again unchanged, it gets the same round. */
export type RoundRequest = InputOf<typeof playRound>['body'];

/** `failed`: the last answer was an error of the house; the next sitting asks once more, the next press does not. */
export interface PendingRound {
  readonly request: RoundRequest;
  readonly failed: boolean;
}

const nameOf = (playerId: string, game: string) => `pending-round:${playerId}:${game}`;

/** Kept before the request leaves, so that neither a lost answer nor a reload can lose the round. */
export function keepPendingRound(playerId: string, request: RoundRequest, failed = false): void {
  const kept = failed ? { ...request, failed } : request;
  sessionStorage.setItem(nameOf(playerId, request.game), JSON.stringify(kept));
}

export function forgetPendingRound(playerId: string, game: string): void {
  sessionStorage.removeItem(nameOf(playerId, game));
}

/** The unanswered round of this player in this game, if there is one. */
export function readPendingRound(playerId: string, game: string): PendingRound | null {
  const text = sessionStorage.getItem(nameOf(playerId, game));
  if (!text) return null;
  try {
    const { failed = false, ...request } = JSON.parse(text) as RoundRequest & { failed?: boolean };
    return { request, failed };
  } catch {
    return null;
  }
}
