import { ApiError } from '@croupier/contract/kit';
import { getRound, listOpenRounds, type Round, stepRound } from '@croupier/contract/play/rounds';
import { call } from '../../../lib/api.ts';
import { fetchSeeds } from '../../../lib/seeds.ts';
import { askAgain, askRound } from './ask-round.ts';
import type { RoundRequest } from './pending-round.ts';

/** Where rounds come from: the server for accounts, this browser for demo play. */
export interface RoundSource {
  /** Whose unanswered round is kept in this browser; null where nothing needs to be kept. */
  readonly keeps: string | null;
  /** What demo play starts with, minor units; null for accounts, whose balance the server tells. */
  readonly givenMinor: bigint | null;
  play(request: RoundRequest, signal: AbortSignal, onUnanswered: () => void): Promise<Round>;
  /** Makes the next choice of an open round. */
  step(
    round: Round,
    choice: readonly number[],
    signal: AbortSignal,
    onUnanswered: () => void,
  ): Promise<Round>;
  /** The game's round that waits for a choice, from another visit or device. */
  open(game: string, signal: AbortSignal): Promise<Round | undefined>;
}

/** Players of whom this page knows that their seeds are in use, so that no round is drawn from a seed of the house's. */
const seeded = new Set<string>();

/**
 * The server's rounds of a signed-in player. Whatever is asked twice has one effect. A round that went on on another
 * device is answered as it stands there, without the choice made here.
 */
export function serverSource(playerId: string): RoundSource {
  return {
    keeps: playerId,
    givenMinor: null,
    async play(request, signal, onUnanswered) {
      if (!seeded.has(playerId)) {
        await askAgain(() => fetchSeeds(signal), signal, onUnanswered);
        seeded.add(playerId);
      }
      return askRound(request, signal, onUnanswered);
    },
    step: (round, choice, signal, onUnanswered) =>
      askAgain(
        () => {
          const body = { step: round.entry.choices.length, choice: [...choice] };
          return call(stepRound, { params: { id: round.id }, body }, signal);
        },
        signal,
        onUnanswered,
      ).catch((error) => {
        if (!(error instanceof ApiError && error.key === 'conflict')) throw error;
        return call(getRound, { params: { id: round.id } }, signal);
      }),
    open: async (game, signal) => (await call(listOpenRounds, { query: { game } }, signal)).rounds[0],
  };
}
