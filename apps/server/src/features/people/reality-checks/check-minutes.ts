import { STOP_PACKS } from '@croupier/domain/people/exclusions';
import type { Queryable } from '../../../platform/database.ts';
import { listMinutes } from './play-sessions-store.ts';

/** How often each of these players is told: as they chose, or as their region has it. */
export async function checkMinutesOf(
  db: Queryable,
  playerIds: readonly bigint[],
): Promise<(playerId: bigint) => number> {
  const rows = playerIds.length > 0 ? await listMinutes(db, playerIds) : [];
  const known = new Map(
    rows.map(({ playerId, region, minutes }) => [
      playerId,
      minutes ?? STOP_PACKS[region].checkMinutesAtFirst,
    ]),
  );
  return (playerId) => known.get(playerId) ?? STOP_PACKS.EU.checkMinutesAtFirst;
}
