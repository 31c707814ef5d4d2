import { listRounds, type Round } from '@croupier/contract/play/rounds';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { pastRounds, PAST_ROUNDS, type PastRound } from './past-round.ts';

interface Table {
  readonly game: string;
  /** Whose history is looked up; undefined for a visitor and in a demonstration, which keep none. */
  readonly playerId: string | undefined;
  /** False until the stage is there: it comes first. */
  readonly wanted: boolean;
  readonly last: Round | null;
}

export interface PastRounds {
  /** The latest first. */
  readonly rounds: readonly PastRound[];
  /** False while a history is not known yet. */
  readonly isKnown: boolean;
}

const historyQuery = (game: string, playerId: string | undefined) =>
  queryOptions({
    queryKey: ['rounds', 'at-table', playerId, game],
    queryFn: async ({ signal }) => (await call(listRounds, { query: { game } }, signal)).rounds,
  });

/** The last rounds of a game: those of this visit as they come, and before them those of the player's history. */
export function usePastRounds({ game, playerId, wanted, last }: Table): PastRounds {
  const [visit, setVisit] = useState<readonly PastRound[]>([]);
  if (last && last.id !== visit[0]?.id) setVisit([last, ...visit].slice(0, PAST_ROUNDS));
  const hasHistory = playerId !== undefined;
  const { data } = useQuery({ ...historyQuery(game, playerId), enabled: hasHistory && wanted });
  return { rounds: pastRounds(visit, data ?? []), isKnown: !hasHistory || data !== undefined };
}
