import { randomUUID } from 'node:crypto';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { holdGoal } from '../../rewards/goals/feature.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

/** A goal that counts on without an end, one that is reached soon, and one that counts games. */
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
];
