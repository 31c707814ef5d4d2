import type { PlainReward } from '@croupier/domain/rewards/rewards';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { mustPost } from '../../money/ledger/feature.ts';
import { movePoints } from '../points/feature.ts';
import {
  findReward,
  insertReward,
  type RewardName,
  type RewardRow,
  type UnderProgramme,
} from './rewards-store.ts';
import { storedReward } from './stored-reward.ts';
import { orderThing, type SealedAddress } from './things-store.ts';

export interface Giving extends RewardName {
  readonly playerId: bigint;
  readonly reward: PlainReward;
  readonly programme?: UnderProgramme | undefined;
  /** When points that are given expire. */
  readonly pointsUntil?: Date | undefined;
  /** Where a thing is sent to. */
  readonly address?: SealedAddress | undefined;
  readonly now: Date;
}

/** The id of a reward, by which it is known before it is given: budgets and stocks are claimed under it. */
export const rewardId = ({ playerId, source, code, reference }: RewardName & { playerId: bigint }): string =>
  derivedUuid(`reward ${playerId} ${source} ${code} ${reference}`);

/**
 * Gives a player something inside the caller's transaction, once by player, source, code and reference: money by the ledger,
 * points by their book, a thing by the queue of those who send it; what lies above follows from `reward.given`. Whether the
 * player may have it is asked by the caller, before. Given a second time, also with other contents, the first one is the
 * answer. Whoever moves points and gives money in one transaction moves the points first.
 */
export async function give(tx: Tx, giving: Giving): Promise<{ row: RewardRow; isNew: boolean }> {
  const { playerId, source, code, reference, reward, now } = giving;
  const id = rewardId(giving);
  const money = reward.kind === 'money' ? reward : undefined;
  const row: RewardRow = {
    ...{ playerId, id, source, code, reference },
    ...{ kind: reward.kind, body: storedReward(reward) },
    ...{ currency: money?.currency ?? null, amountMinor: money?.amountMinor ?? null },
    ...{ givenAt: now, takenBackAt: null },
  };
  // First of all: whoever gives the same at this moment waits here, and then finds it.
  if (!(await insertReward(tx, row, giving.programme)))
    return { row: (await findReward(tx, playerId, id))!, isNew: false };
  await handOver(tx, id, giving);
  const payload = { id, source, code, kind: reward.kind, ...factOf(reward) };
  await appendFacts(tx, [{ playerId, topic: 'reward.given', payload }]);
  return { row, isNew: true };
}

async function handOver(tx: Tx, id: string, { playerId, source, code, ...giving }: Giving): Promise<void> {
  const { reward, now } = giving;
  switch (reward.kind) {
    case 'money': {
      const { amountMinor, currency } = reward;
      const key = derivedUuid(`reward-money ${playerId} ${id}`);
      const transfers = [{ from: PROMOTIONS, to: REAL, amountMinor }];
      return mustPost(tx, { playerId, currency, key, operation: 'reward', transfers, reference: id });
    }
    case 'points': {
      const { points } = reward;
      const about = { playerId, source, code, reference: id };
      await movePoints(tx, { ...about, way: 'earned', points, expiresAt: giving.pointsUntil ?? null, now });
      return;
    }
    case 'thing':
      return orderThing(tx, { playerId, rewardId: id, address: giving.address ?? null, now });
    default:
      // Offers of a bonus, attempts, tickets and boxes are made by the readers of the fact.
      return;
  }
}

const PROMOTIONS = { owner: 'house', name: 'promotions' } as const;
const REAL = { owner: 'player', kind: 'real' } as const;

/** What of a reward its fact says beside its kind. */
function factOf(reward: PlainReward) {
  switch (reward.kind) {
    case 'money':
      return { currency: reward.currency, amountMinor: String(reward.amountMinor) };
    case 'points':
      return { count: reward.points };
    case 'bonus':
    case 'box':
      return { of: reward.code };
    case 'attempts':
      return { of: `${reward.of}:${reward.code}`, count: reward.count };
    case 'tickets':
      return { of: reward.lottery, count: reward.count };
    default:
      return {};
  }
}
