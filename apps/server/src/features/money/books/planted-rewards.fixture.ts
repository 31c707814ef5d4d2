import { randomUUID } from 'node:crypto';
import { openBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import { activateByCode, assignBonus, cancelBonus } from '@croupier/contract/rewards/bonuses';
import { BONUS } from '@croupier/contract/rewards/bonuses/kind';
import { breakPiggyBank, createPiggyBank } from '@croupier/contract/rewards/piggy-bank';
import { PIGGY_BANK } from '@croupier/contract/rewards/piggy-bank/kind';
import { buyItem } from '@croupier/contract/rewards/store';
import { listPresents, openPresent } from '@croupier/contract/rewards/presents';
import { PRESENT } from '@croupier/contract/rewards/presents/kind';
import { STORE_ITEM } from '@croupier/contract/rewards/store/kind';
import { spinWheel, takeAttempt } from '@croupier/contract/rewards/wheel';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { systemClock } from '../../../platform/clock.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { TERMS as BONUS_TERMS } from '../../rewards/bonuses/bonuses.fixture.ts';
import { setProgress } from '../../rewards/goals/count-again.ts';
import { givePresent, wrapByHand } from '../../rewards/presents/give-present.ts';
import type { PresentVersion } from '../../rewards/presents/presents-parts.ts';
import { createReadProgrammes } from '../../rewards/programmes/read-programmes.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { putWheel } from '../../rewards/wheel/wheel.fixture.ts';
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
  await keepPresents(db, { playerId, call });
  await keepAttempts(db, { call });
  await keepPiggyBank(db, { playerId, call });
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

/** A present that was drawn for, and one that was given by hand; both were opened. */
async function keepPresents(
  db: ProviderHouse['db'],
  { playerId, call }: Pick<TestPlayer, 'call'> & { readonly playerId: bigint },
): Promise<void> {
  const loot = [5, 6].map((points) => ({ weight: 1, reward: { kind: 'points' as const, points } }));
  const terms = { trigger: { by: 'birthday' }, openDays: 7, loot } as const;
  await publishNow(db, PRESENT, { code: 'planted-present', terms });
  const now = new Date();
  const programmes = createReadProgrammes({ db, clock: systemClock, memoryMs: 0 });
  const under = (await programmes.find('present', 'planted-present', { now })) as PresentVersion;
  await givePresent({ db }, { playerId, region: 'UA', under, reference: 'planted', now });
  const reward = { kind: 'points', points: 4 } as const;
  await db.transaction((tx) => wrapByHand(tx, { playerId, id: randomUUID(), reward, now }));
  const { gifts } = await call(listPresents, { query: {} });
  for (const { id } of gifts) await call(openPresent, { body: { id } });
}

/** An attempt at a wheel that was free, and one that was bought; both were used. */
async function keepAttempts(db: ProviderHouse['db'], { call }: Pick<TestPlayer, 'call'>): Promise<void> {
  const code = 'planted-wheel';
  await putWheel(db, code, { attempts: { free: 'day', price: 2 } });
  for (const by of ['free', 'points'] as const) {
    const { attempt: id } = await call(takeAttempt, { body: { key: randomUUID(), code, by } });
    await call(spinWheel, { params: { id }, body: {} });
  }
}

/** A piggy bank that was broken. */
async function keepPiggyBank(
  db: ProviderHouse['db'],
  { playerId, call }: Pick<TestPlayer, 'call'> & { readonly playerId: bigint },
): Promise<void> {
  await publishNow(db, PIGGY_BANK, {
    ...{
      code: 'planted-piggy',
      place: 0,
      audience: { regions: ['UA'], players: { in: [String(playerId)] } },
    },
    terms: {
      ...{ shareMicro: 100_000, games: 'all', coolDownDays: 0 },
      ...{ minimum: { UAH: '100' }, maximum: { UAH: '500' } },
    },
  });
  const { id } = await call(createPiggyBank, { body: {} });
  await setProgress({ db, faulty: () => {} }, { playerId, id: id!, current: 2_000n });
  await call(breakPiggyBank, { body: { id: id! } });
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
  fault(
    'the amount that a piggy bank was broken for',
    'piggy-banks',
    `UPDATE piggy_bank SET amount_minor = amount_minor + 1 WHERE ${PLAYER}`,
  ),
  fault('a piggy bank removed', 'piggy-banks', `DELETE FROM piggy_bank WHERE ${PLAYER}`),
  fault(
    'the row that a present was drawn at',
    'presents',
    `UPDATE present SET drawn_place = 1 - drawn_place WHERE ${PLAYER} AND seed_pair IS NOT NULL`,
  ),
  fault('a present removed', 'presents', `DELETE FROM present WHERE ${PLAYER} AND programme_id IS NOT NULL`),
  fault(
    'a present whose reward is another’s',
    'presents',
    `UPDATE present SET reward_id = (SELECT id FROM reward WHERE ${OF('points')}) WHERE ${PLAYER} AND programme_id IS NULL`,
  ),
  fault(
    'the row that an attempt was drawn at',
    'attempts',
    `UPDATE attempt SET drawn_place = 1 - drawn_place WHERE ${PLAYER}`,
  ),
  fault('an attempt removed', 'attempts', `DELETE FROM attempt WHERE ${PLAYER} AND points IS NULL`),
  fault(
    'the price of an attempt',
    'attempts-bought',
    `UPDATE attempt SET points = points + 1 WHERE ${PLAYER} AND points IS NOT NULL`,
  ),
  fault(
    'an attempt that was used and whose price was given back',
    'attempts-bought',
    `UPDATE point_move SET way = 'returned' WHERE ${PLAYER} AND source = 'wheel' AND way = 'spent'`,
  ),
  fault('an opening removed', 'box-openings', `DELETE FROM box_opening WHERE ${PLAYER}`),
  fault(
    'a draw that gave another reward',
    'box-openings',
    `UPDATE loot_draw SET reward_id = '${ANOTHER}' WHERE ${PLAYER} AND domain = 'loot-planted-box'`,
  ),
];
