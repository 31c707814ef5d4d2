import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import {
  manufacturePromotion,
  openBonusPromotion,
  showBonusPromotion,
} from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import type { Programme } from '@croupier/domain/rewards/programmes';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

const CODE = 'planted-works';
const TEXT = {
  ...{ title: 'Works', lead: 'Make a lamp.', terms: ['One line.'] },
  ...{ parts: { glass: 'Glass' }, recipes: { lamp: 'A lamp' } },
};

/** Two parts that were drawn for rounds, something that was made of one of them, and a random bonus that was opened. */
export async function keepParts({ db, owner }: ProviderHouse, { call }: TestPlayer): Promise<void> {
  await publishNow(db, BONUS_PROMOTION, {
    ...{ code: CODE, audience: { regions: ['UA'] } },
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, TEXT])) as Programme['texts'],
    terms: {
      ...{ as: 'manufacture', icon: 'lamp', goal: { counts: 'rounds', games: 'all', target: 1 } },
      parts: [{ code: 'glass', weight: 1 }],
      recipes: [
        { code: 'lamp', needs: [{ part: 'glass', count: 1 }], reward: { kind: 'points', points: 3 } },
      ],
    },
  });
  const show = () => call(showBonusPromotion, { body: { code: CODE } });
  await show();
  const bet = { game: 'sunny-orchard', stakeMinor: '100', kind: 'real' } as const;
  for (let rounds = 0; rounds < 2; rounds += 1)
    await call(playRound, { body: { key: randomUUID(), ...bet } });
  while (!(await factsAreRead(owner)));
  await show();
  await publishNow(db, BONUS_PROMOTION, {
    ...{ code: 'planted-random', audience: { regions: ['UA'] } },
    terms: {
      ...{ as: 'randomBonuses', icon: 'gift', logoPosition: 'right-bottom' },
      // It is always shown.
      ...{ perDay: 24, shownSeconds: 3_600, loot: [{ weight: 1, reward: { kind: 'points', points: 3 } }] },
    },
  });
  await call(openBonusPromotion, { body: { key: randomUUID(), code: 'planted-random' } });
  await call(manufacturePromotion, { body: { key: randomUUID(), code: CODE, recipe: 'lamp' } });
}

export const PROMOTION_FAULTS: readonly PlantedFault[] = [
  fault(
    'a part that was not drawn',
    'part-draws',
    `UPDATE part_draw SET nonce = nonce + 100 WHERE ${PLAYER} AND times = 1`,
  ),
  fault(
    'a part for a target that was not reached',
    'part-draws',
    `UPDATE part_draw SET times = times + 1000 WHERE ${PLAYER} AND times = 2`,
  ),
  fault(
    'a random bonus that was opened when it was not shown',
    'random-bonuses',
    `UPDATE box_opening SET shown_at = shown_at - interval '2 hours' WHERE ${PLAYER} AND shown_at IS NOT NULL`,
  ),
  fault('how many parts a player has', 'parts', `UPDATE held_part SET have = have + 1 WHERE ${PLAYER}`),
  fault('what was made of parts', 'made-sets', `UPDATE made_set SET recipe = 'another' WHERE ${PLAYER}`),
];
