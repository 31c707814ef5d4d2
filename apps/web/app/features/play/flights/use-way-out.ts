import { leaveFlight } from '@croupier/contract/play/flights';
import { ApiError } from '@croupier/contract/kit';
import { getRound, type Round } from '@croupier/contract/play/rounds';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api.ts';
import type { Rounds } from '../table/use-rounds.ts';

const SETTLES_MS = 700;

/**
 * The two ways out of a flight: to leave it, and to be in it when it ends.
 * @param landed the number of the flight that has ended with an open round in it
 * @returns leaves the flight now
 */
export function useWayOut(rounds: Rounds, game: string, landed: number | undefined): () => void {
  const ask = useEffectEvent(() => rounds.follow((signal) => settled(undefined, rounds.open, signal)));
  const ready = landed !== undefined && rounds.phase === 'choosing';
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => ask(), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [ready, landed]);
  return () =>
    rounds.follow((signal) =>
      call(leaveFlight, { params: { game } }, signal).catch((error) => settled(error, rounds.open, signal)),
    );
}

/** The round after it was left too late, or by itself. */
async function settled(error: unknown, open: Round | null, signal: AbortSignal): Promise<Round> {
  const late = error === undefined || (error instanceof ApiError && [404, 409].includes(error.status));
  if (!open || !late) throw error;
  return call(getRound, { params: { id: open.id } }, signal);
}
