import type { LootTableRow } from '@croupier/games';
import { createOffsetClock } from '../../../platform/clock.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { createFairness } from '../../play/fairness/feature.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';

const ROWS: readonly LootTableRow[] = [
  { weight: 3, reward: { kind: 'points', points: 5 }, stock: 1, fallback: 1 },
  { weight: 3, reward: { kind: 'points', points: 1 } },
  { weight: 1, reward: { kind: 'nothing' } },
];

/** Draws from a table until its first two rows have come, the first with its stock gone; the last one is not given yet. */
export async function keepDraws({ db }: ProviderHouse, seedKey: KeyRing, { id }: TestPlayer): Promise<void> {
  const fairness = createFairness({ db, clock: createOffsetClock(), config: { seedKey } });
  const of = { playerId: id, domain: 'loot-planted', programmeId: 1n, version: 1, rows: ROWS };
  const drawn = new Set<number>();
  while (!drawn.has(0) || !drawn.has(1))
    await db.transaction(async (tx) => {
      const { key, drawnPlace } = await fairness.drawLoot(tx, of);
      drawn.add(drawnPlace);
      await fairness.settleDraw(tx, { key, givenPlace: drawnPlace === 0 ? 1 : drawnPlace, rewardId: null });
    });
  await db.transaction((tx) => fairness.drawLoot(tx, of));
}

const DRAWN = `${PLAYER} AND domain = 'loot-planted'`;
const FIRST = `${DRAWN} AND nonce = 0`;

export const DRAW_FAULTS: readonly PlantedFault[] = [
  fault(
    'the place that was drawn',
    'loot-draws',
    `UPDATE loot_draw SET drawn_place = (drawn_place + 1) % 3, given_place = NULL WHERE ${FIRST}`,
  ),
  fault(
    'a place given that is neither the drawn one nor its fallback',
    'loot-draws',
    `UPDATE loot_draw SET given_place = 2 WHERE ${DRAWN} AND given_place IS NOT NULL`,
  ),
  fault(
    'a draw’s seeds',
    'loot-draws',
    `UPDATE seed_pair SET client_seed = 'another' WHERE ${PLAYER} AND number = 2`,
  ),
  fault(
    'a weight of a table that was drawn from',
    'loot-draws',
    `UPDATE loot_table SET rows = replace(rows, '"weight":3', '"weight":4')`,
  ),
  fault('a table removed', 'loot-draws', 'DELETE FROM loot_table'),
  fault(
    'a draw said to be of another table',
    'loot-draws',
    `UPDATE loot_draw SET table_hash = repeat('ab', 32) WHERE ${FIRST}`,
  ),
  fault('a draw said to be forced', 'loot-draws', `UPDATE loot_draw SET draws = '{0}' WHERE ${FIRST}`),
  fault('a draw removed', 'loot-nonces', `DELETE FROM loot_draw WHERE ${FIRST}`),
  fault('a draw’s nonce', 'loot-nonces', `UPDATE loot_draw SET nonce = nonce + 1000 WHERE ${FIRST}`),
  fault(
    'a draw under a pair that was never in use',
    'loot-nonces',
    `UPDATE loot_draw SET seed_pair = 3 WHERE ${DRAWN}`,
  ),
];
