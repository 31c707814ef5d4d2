import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { ACHIEVEMENT } from '@croupier/contract/rewards/achievements/kind';
import { systemClock } from '../../../platform/clock.ts';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { listOwed } from '../../rewards/achievements/achievements-store.ts';
import { giveOwed } from '../../rewards/achievements/give-owed.ts';
import { createReadProgrammes } from '../../rewards/programmes/read-programmes.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

const CODE = 'planted-medal';

/** A medal that was reached by two rounds and rewarded; the next one is far. */
export async function keepMedals({ db, owner }: ProviderHouse, { id, call }: TestPlayer): Promise<void> {
  const reward = { kind: 'points', points: 3 } as const;
  await publishNow(db, ACHIEVEMENT, {
    ...{ code: CODE, audience: { regions: ['UA'], players: { in: [String(id)] } } },
    terms: {
      goal: { counts: 'rounds', games: 'all' },
      tiers: [
        { tier: 'silver', target: 2, reward },
        // No world of the tests plays as often.
        { tier: 'gold', target: 1_000_000, reward },
      ],
      hidden: false,
    },
  });
  for (let rounds = 0; rounds < 2; rounds += 1) {
    const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' } as const;
    await call(playRound, { body: bet });
    while (!(await factsAreRead(owner)));
  }
  const clock = systemClock;
  const programmes = createReadProgrammes({ db, clock, memoryMs: 0 });
  const parts = { db, clock, brand: 'rino', programmes, offerOf: () => Promise.resolve(undefined) } as const;
  for (const medal of await listOwed(db, { now: clock.now(), resting: [], limit: 10 }))
    await giveOwed(parts, medal);
}

const MEDAL = `${PLAYER} AND code = '${CODE}'`;

export const ACHIEVEMENT_FAULTS: readonly PlantedFault[] = [
  fault('a medal removed', 'achievement-rewards', `DELETE FROM achievement_tier WHERE ${MEDAL}`),
  fault(
    'a medal whose reward is owed again',
    'achievement-rewards',
    `UPDATE achievement_tier SET reward_id = NULL, owed_from = now() WHERE ${MEDAL}`,
  ),
  fault(
    'a medal of a target that was not reached',
    'achievement-goals',
    `UPDATE achievement_tier SET place = 2 WHERE ${MEDAL}`,
  ),
];
