import { randomUUID } from 'node:crypto';
import { openBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import { activateByCode, assignBonus, cancelBonus } from '@croupier/contract/rewards/bonuses';
import { BONUS } from '@croupier/contract/rewards/bonuses/kind';
import { buyItem } from '@croupier/contract/rewards/store';
import { STORE_ITEM } from '@croupier/contract/rewards/store/kind';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { TERMS as BONUS_TERMS } from '../../rewards/bonuses/bonuses.fixture.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

const GIVEN: readonly PlainReward[] = [
  { kind: 'points', points: 500 },
  { kind: 'money', amountMinor: 700n, currency: 'UAH' },
  { kind: 'thing', name: 'A cup', picture: '' },
];

/** Money, points and a thing that were given; something that was bought for points, a magic box that was opened, spins that were activated. */
export async function keepRewards(
  { db }: Pick<ProviderHouse, 'db'>,
  { id: playerId, call }: TestPlayer,
): Promise<void> {
  for (const reward of GIVEN) {
    const name = { playerId, source: 'survey', code: 'planted', reference: reward.kind } as const;
    await db.transaction((tx) => give(tx, { ...name, reward, now: new Date() }));
  }
  const points = { kind: 'points', points: 3 } as const;
  await publishNow(db, STORE_ITEM, { code: 'planted-item', terms: { price: 40, reward: points } });
  await call(buyItem, { body: { key: randomUUID(), code: 'planted-item' } });
  const terms = { as: 'magicBox', icon: 'chest', perDay: 2 } as const;
  await publishNow(db, BONUS_PROMOTION, {
    code: 'planted-box',
    terms: { ...terms, loot: [{ weight: 1, reward: points }] },
  });
  await call(openBonusPromotion, { body: { key: randomUUID(), code: 'planted-box' } });
  const { amount, ...spinTerms } = BONUS_TERMS;
  await publishNow(db, BONUS, {
    ...{ code: 'planted-spins', audience: { regions: ['UA'] } },
    terms: {
      ...{ ...spinTerms, type: 'GIFT_SPINS', wagerBase: 'WINNINGS' },
      spins: { games: ['sunny-orchard'], rounds: 3, endsAs: 'real', stake: { UAH: '200' } },
    },
  });
  await call(activateByCode, { body: { code: 'planted-spins' } });
  await publishNow(db, BONUS, { code: 'planted-sum', audience: { regions: ['UA'] }, terms: BONUS_TERMS });
  const { id } = await call(assignBonus, { params: { id: 'planted-sum' }, query: {} });
  await call(cancelBonus, { params: { id }, body: {} });
}

/** One of those that were given for nothing that is kept beside it. */
const OF = (kind: PlainReward['kind']): string => `${PLAYER} AND source = 'survey' AND kind = '${kind}'`;
const ANOTHER = '77700000-0000-4000-8000-000000000000';

export const REWARD_FAULTS: readonly PlantedFault[] = [
  fault(
    'how many points a player has',
    'points',
    `UPDATE point_balance SET reward_points = reward_points + 1 WHERE ${PLAYER}`,
  ),
  fault(
    'the points of a move',
    'points',
    `UPDATE point_move SET points = points + 1 WHERE ${PLAYER} AND number = 2`,
  ),
  fault('a move of points removed', 'points', `DELETE FROM point_move WHERE ${PLAYER} AND number = 2`),
  fault('a book of points removed', 'points', `DELETE FROM point_balance WHERE ${PLAYER}`),
  fault(
    'the amount of a reward',
    'reward-money',
    `UPDATE reward SET amount_minor = amount_minor + 1 WHERE ${OF('money')}`,
  ),
  fault('a reward of money removed', 'reward-money', `DELETE FROM reward WHERE ${OF('money')}`),
  fault(
    'a post of money for a reward that never was',
    'reward-money',
    `UPDATE ledger_post SET reference = '${ANOTHER}' WHERE ${PLAYER} AND operation = 'reward'`,
  ),
  fault(
    'a reward of more points than were moved',
    'reward-points',
    `UPDATE reward SET body = jsonb_set(body, '{points}', '501') WHERE ${OF('points')}`,
  ),
  fault(
    'a move of points for another reward',
    'reward-points',
    `UPDATE point_move SET reference = '${ANOTHER}' WHERE ${PLAYER} AND source = 'survey'`,
  ),
  fault('a thing that nobody sends', 'reward-things', `DELETE FROM reward_thing WHERE ${PLAYER}`),
  fault(
    'a thing that came back and is still its player’s',
    'reward-things',
    `UPDATE reward_thing SET state = 'RETURNED' WHERE ${PLAYER}`,
  ),
  fault('the price of a purchase', 'purchases', `UPDATE purchase SET points = points - 1 WHERE ${PLAYER}`),
  fault('a purchase removed', 'purchases', `DELETE FROM purchase WHERE ${PLAYER}`),
  fault(
    'a purchase that was taken back and whose price was not',
    'returned-purchases',
    `UPDATE reward SET taken_back_at = now() WHERE ${PLAYER} AND source = 'store'`,
  ),
  fault(
    'a price that was given back for something kept',
    'returned-purchases',
    `UPDATE point_move SET way = 'returned' WHERE ${PLAYER} AND source = 'store' AND way = 'spent'`,
  ),
  fault(
    'a bonus that gave rounds and was never activated',
    'bonuses-given',
    `UPDATE bonus SET state = 'NOT_ACTIVATED', activated_at = NULL WHERE ${PLAYER} AND code = 'planted-spins'`,
  ),
  fault(
    'a bonus whose rounds are in another currency',
    'bonuses-given',
    `UPDATE bonus SET currency = 'EUR' WHERE ${PLAYER} AND code = 'planted-spins'`,
  ),
  fault(
    'the place that a magic box was opened at',
    'box-openings',
    `UPDATE box_opening SET drawn_place = drawn_place + 1 WHERE ${PLAYER}`,
  ),
  fault('an opening removed', 'box-openings', `DELETE FROM box_opening WHERE ${PLAYER}`),
  fault(
    'a draw that gave another reward',
    'box-openings',
    `UPDATE loot_draw SET reward_id = '${ANOTHER}' WHERE ${PLAYER} AND domain = 'loot-planted-box'`,
  ),
];
