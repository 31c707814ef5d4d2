import { randomUUID } from 'node:crypto';
import { EARNING_PROGRAMME } from '@croupier/contract/rewards/earning/kind';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { holdGoal } from '../../rewards/goals/feature.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

/** A goal that counts on without an end, one that is reached soon, one that counts games, and one that points are earned by. */
export async function keepGoals({ db }: ProviderHouse, { id: playerId }: TestPlayer): Promise<void> {
  const now = new Date();
  const rest = { games: 'all', money: ['real'] } as const;
  await db.transaction(async (tx) => {
    for (const definition of [
      { ...rest, counts: 'stakes', currency: 'UAH', targets: [] },
      { ...rest, counts: 'rounds', targets: ['3'] },
      { ...rest, counts: 'games', targets: [] },
    ] as const)
      await holdGoal(tx, {
        ...{ playerId, id: randomUUID(), of: 'quest', code: 'planted', definition, countsFrom: now, now },
      });
  });
  // Its player is enrolled by the next round.
  await publishNow(db, EARNING_PROGRAMME, {
    ...{ code: 'planted', audience: { regions: ['UA'], players: { in: [String(playerId)] } } },
    terms: { goal: { counts: 'rounds', games: 'all', target: 3 }, points: 2 },
  });
}

const COUNTS = (what: string): string => `${PLAYER} AND definition->>'counts' = '${what}'`;

export const GOAL_FAULTS: readonly PlantedFault[] = [
  fault(
    'how far a goal has come',
    'goals',
    `UPDATE goal SET current = current + 1 WHERE ${COUNTS('stakes')}`,
  ),
  fault(
    'a game that a goal has counted',
    'goals',
    `UPDATE goal SET seen = '{never-played}' WHERE ${COUNTS('games')}`,
  ),
  fault(
    'a goal that was reached and is open again',
    'reached-goals',
    `UPDATE goal SET state = 'open' WHERE ${COUNTS('rounds')}`,
  ),
  fault(
    'a goal that is reached and does not stand at its target',
    'reached-goals',
    `UPDATE goal SET current = current - 1 WHERE ${COUNTS('rounds')}`,
  ),
  fault(
    'points for a target that was not reached',
    'earning',
    `UPDATE reward SET reference = split_part(reference, ' ', 1) || ' 99' || split_part(reference, ' ', 2) WHERE ${PLAYER} AND source = 'goal'`,
  ),
  fault(
    'how many points were given for a target',
    'earning',
    `UPDATE reward SET body = jsonb_set(body, '{points}', '3') WHERE ${PLAYER} AND source = 'goal'`,
  ),
  fault(
    'a second goal that points are earned by',
    'earning',
    `UPDATE goal SET of = 'earning' WHERE ${COUNTS('stakes')}`,
  ),
];
