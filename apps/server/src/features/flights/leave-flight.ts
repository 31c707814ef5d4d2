import type { Round } from '@croupier/contract';
import { LEAST_CENTI, endMsOf, multiplierAt, type CrashDefinition } from '@croupier/games';
import type { FlyDeps } from './fly.ts';
import { listFlights } from './flights-store.ts';

export type LeaveResult =
  { ok: true; round: Round } | { ok: false; reason: 'not_found' | 'conflict' | 'too_late' };

/**
 * Takes a player out of the flight at what the multiplier was when the request came in: the server's clock decides, so
 * a slow answer costs nothing. Sent again, it finds the round closed and answers it as it is.
 */
export async function leaveFlight(
  deps: FlyDeps,
  definition: CrashDefinition,
  { playerId, requestId }: { playerId: bigint; requestId: string },
): Promise<LeaveResult> {
  const now = deps.clock.now().getTime();
  const [flight] = await listFlights(deps.db, definition.id, 1);
  const mine = (await deps.rounds.listOpenOf(definition.id, playerId))[0];
  if (!flight || !mine) return { ok: false, reason: 'not_found' };
  const flownMs = now - flight.takesOffAt.getTime();
  const { crashCenti } = await deps.seeds.endOf(definition, flight);
  if (flownMs < 0 || multiplierAt(definition, flownMs) < LEAST_CENTI)
    return { ok: false, reason: 'conflict' };
  if (flownMs >= endMsOf(definition, crashCenti)) return { ok: false, reason: 'too_late' };
  const left = multiplierAt(definition, flownMs);
  const { number } = flight;
  const { key } = mine;
  const closed = await deps.rounds.close({
    playerId,
    key,
    requestId,
    end: (entry) => {
      if (entry.given?.flight?.number !== number) return undefined;
      const [auto = []] = entry.choices;
      // Whoever set a lower one has left there already.
      const centi = auto.length > 0 ? Math.min(auto[0]!, left) : left;
      return { ...entry, choices: [auto, [centi]] };
    },
  });
  if (!closed) return { ok: false, reason: 'too_late' };
  return { ok: true, round: (await deps.rounds.recall(playerId, key))! };
}
