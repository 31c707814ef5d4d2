import { randomUUID } from 'node:crypto';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { claim, settleClaims } from '../../rewards/programmes/feature.ts';
import { fault, type PlantedFault } from './planted-faults.fixture.ts';

/** A programme of which something is taken, by somebody whose money does not move. */
export async function keepProgrammes(
  { db, owner }: Pick<ProviderHouse, 'db' | 'owner'>,
  { id: playerId }: Pick<TestPlayer, 'id'>,
): Promise<void> {
  const [programme] = await owner.query<{ id: bigint }>(
    `INSERT INTO programme (kind, code, state, follows_shipped, created_at) VALUES ('planted', 'planted', 'DRAFT', false, now())
RETURNING id`,
  );
  const wish = { programmeId: programme!.id, what: 'receivers', playerId: BigInt(playerId), cap: 5n };
  const keys = [randomUUID(), randomUUID()];
  for (const key of keys) await claim(db, { ...wish, key }, new Date());
  // Open ones are given back by the job of claims after a minute, in the middle of the tests.
  await settleClaims(owner, keys, new Date());
}

export const PROGRAMME_FAULTS: readonly PlantedFault[] = [
  fault('how much of a programme is used', 'programme-claims', 'UPDATE programme_use SET used = used + 1'),
  fault(
    'a claim removed',
    'programme-claims',
    'DELETE FROM programme_claim WHERE key = (SELECT min(key::text)::uuid FROM programme_claim)',
  ),
];
