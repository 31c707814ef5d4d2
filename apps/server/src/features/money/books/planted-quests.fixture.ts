import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { joinQuest } from '@croupier/contract/rewards/quest';
import { QUEST } from '@croupier/contract/rewards/quest/kind';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

const CODE = 'planted-way';

/** A quest whose first step was reached by a round and gave its reward, and whose second runs. */
export async function keepQuests({ app, db, owner }: ProviderHouse, { call }: TestPlayer): Promise<void> {
  const step = (target: number) => ({
    goal: { counts: 'rounds' as const, games: 'all' as const, target },
    ...{ reward: { kind: 'points' as const, points: 3 }, at: { x: 50, y: 50 } },
  });
  const text = { title: 'A way', lead: 'Two stops.', terms: [], steps: [LINE, LINE] };
  await publishNow(db, QUEST, {
    ...{ code: CODE, audience: { regions: ['UA'] } },
    // No world of the tests plays as often.
    terms: { needsJoin: true, steps: [step(1), step(1_000_000)] },
    texts: { ua: text, ru: text, en: text, kk: text },
  });
  await call(joinQuest, { params: { code: CODE }, query: {}, body: {} });
  const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' } as const;
  await call(playRound, { body: bet });
  while (!(await factsAreRead(owner)));
  await app.runJob('quest-give');
}

const LINE = { name: 'A stop', text: 'Play.' };

const OF = `${PLAYER} AND code = '${CODE}'`;

export const QUEST_FAULTS: readonly PlantedFault[] = [
  fault('a reward of a quest not counted', 'quest-rewards', `UPDATE quest_entry SET given = 0 WHERE ${OF}`),
  fault('a quest removed', 'quest-rewards', `DELETE FROM quest_entry WHERE ${OF}`),
  fault(
    'a step of a quest done without its goal',
    'quest-steps',
    `UPDATE quest_entry SET done = 2, owed = 2, give_at = now() WHERE ${OF}`,
  ),
  fault(
    'a quest that runs without a goal',
    'quest-steps',
    `UPDATE goal SET state = 'over' WHERE ${OF} AND step = 2`,
  ),
];
