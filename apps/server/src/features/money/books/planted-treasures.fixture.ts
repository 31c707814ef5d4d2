import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { listBoxes, openBox } from '@croupier/contract/rewards/treasures';
import { BOX } from '@croupier/contract/rewards/treasures/kind';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

const CODE = 'planted-chest';
const SHUT = 'planted-shut-chest';

/** A box that was filled by a round, drawn for and opened, and one that fills. */
export async function keepBoxes(
  { db, owner }: ProviderHouse,
  { id: playerId, call }: TestPlayer,
): Promise<void> {
  const loot = [5, 6].map((points) => ({ weight: 1, reward: { kind: 'points' as const, points } }));
  const put = (code: string, target: number) =>
    publishNow(db, BOX, {
      ...{ code, audience: { regions: ['UA'] } },
      terms: { typeIcon: 'wood', given: 'reward', goal: { counts: 'rounds', games: 'all', target }, loot },
    });
  await put(CODE, 1);
  // No world of the tests plays as often.
  await put(SHUT, 1_000_000);
  const read = async () => {
    while (!(await factsAreRead(owner)));
  };
  const giveBox = async (code: string) => {
    const name = { playerId, source: 'survey', code: 'chest', reference: code } as const;
    const reward = { kind: 'box', code } as const;
    await db.transaction((tx) => give(tx, { ...name, reward, now: new Date() }));
    await read();
  };
  await giveBox(CODE);
  const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' } as const;
  await call(playRound, { body: bet });
  await read();
  const { boxes } = await call(listBoxes, { query: {} });
  for (const { id } of boxes) await call(openBox, { params: { id }, query: {}, body: {} });
  await giveBox(SHUT);
}

const OPENED = `${PLAYER} AND code = '${CODE}' AND state = 'OPENED'`;

export const TREASURE_FAULTS: readonly PlantedFault[] = [
  fault(
    'the row that a box was drawn at',
    'treasure-boxes',
    `UPDATE treasure_box SET drawn_place = 1 - drawn_place WHERE ${OPENED}`,
  ),
  fault('a box removed', 'treasure-boxes', `DELETE FROM treasure_box WHERE ${OPENED}`),
  fault(
    'a box that is full without its goal',
    'treasure-goals',
    `UPDATE treasure_box SET state = 'AVAILABLE', filled_at = now() WHERE ${PLAYER} AND code = '${SHUT}'`,
  ),
  fault(
    'a box that fills by a goal which is over',
    'treasure-goals',
    `UPDATE goal SET state = 'over' WHERE ${PLAYER} AND code = '${SHUT}'`,
  ),
];
