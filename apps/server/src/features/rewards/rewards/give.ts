import type { PlainReward } from '@croupier/domain/rewards/rewards';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { mustPostMany, type PostInput } from '../../money/ledger/feature.ts';
import { movePointsMany, type NewMove } from '../points/feature.ts';
import {
  findReward,
  insertRewards,
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
  /** End of points that are given. */
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
export async function give(tx: Tx, giving: Giving): Promise<Given> {
  const [given] = await giveMany(tx, [giving]);
  return given!;
}

/** A reward that was given now, or, where it is not new, before. */
export interface Given {
  readonly row: RewardRow;
  readonly isNew: boolean;
}

/**
 * The same for many players in as many statements as for one: what a tournament or a draw gives, in portions of some hundred,
 * so that accounts are not held for long.
 */
export async function giveMany(tx: Tx, givings: readonly Giving[]): Promise<Given[]> {
  const all = givings.map((giving) => ({ giving, row: rowOf(giving) }));
  // Of two of one name in one call the first one is given.
  const named = [...new Map(all.toReversed().map((one) => [one.row.id, one])).values()];
  // First of all: whoever gives the same at this moment waits here, and then finds it.
  const inserted = await insertRewards(
    tx,
    named.map(({ giving: { programme }, row }) => ({ ...row, programme })),
  );
  const fresh = named.filter(({ row }) => inserted.has(row.id));
  await handOver(tx, fresh);
  await appendFacts(
    tx,
    fresh.map(({ row: { playerId, id, source, code }, giving: { reward } }) => ({
      ...{ playerId, topic: 'reward.given' as const },
      payload: { id, source, code, kind: reward.kind, ...factOf(reward) },
    })),
  );
  const isFresh = new Set(fresh);
  return Promise.all(
    all.map(async (one) =>
      isFresh.has(one)
        ? { row: one.row, isNew: true }
        : { row: (await findReward(tx, one.row.playerId, one.row.id))!, isNew: false },
    ),
  );
}

interface Fresh {
  readonly giving: Giving;
  readonly row: RewardRow;
}

function rowOf(giving: Giving): RewardRow {
  const { playerId, source, code, reference, reward, now } = giving;
  const money = reward.kind === 'money' ? reward : undefined;
  return {
    ...{ playerId, id: rewardId(giving), source, code, reference },
    ...{ kind: reward.kind, body: storedReward(reward) },
    ...{ currency: money?.currency ?? null, amountMinor: money?.amountMinor ?? null },
    ...{ givenAt: now, takenBackAt: null },
  };
}

/** Points before money: books are locked before accounts. Offers, attempts, tickets and boxes are made by readers of the fact. */
async function handOver(tx: Tx, fresh: readonly Fresh[]): Promise<void> {
  const moves = fresh.flatMap(({ giving, row: { id } }): NewMove[] => {
    const { playerId, source, code, reward, pointsUntil, now } = giving;
    if (reward.kind !== 'points') return [];
    const about = { playerId, source, code, reference: id, points: reward.points };
    return [{ ...about, way: 'earned', expiresAt: pointsUntil ?? null, now }];
  });
  if (moves.length > 0) await movePointsMany(tx, moves);
  const posts = fresh.flatMap(({ giving: { playerId, reward }, row: { id } }): PostInput[] => {
    if (reward.kind !== 'money') return [];
    const transfers = [{ from: PROMOTIONS, to: REAL, amountMinor: reward.amountMinor }];
    const key = derivedUuid(`reward-money ${playerId} ${id}`);
    return [{ playerId, currency: reward.currency, key, operation: 'reward', transfers, reference: id }];
  });
  await mustPostMany(tx, posts);
  for (const { giving, row } of fresh)
    if (giving.reward.kind === 'thing')
      await orderThing(tx, {
        ...{ playerId: row.playerId, rewardId: row.id, address: giving.address ?? null, now: giving.now },
      });
}

const PROMOTIONS = { owner: 'house', name: 'promotions' } as const;
const REAL = { owner: 'player', kind: 'real' } as const;

/** Fields of a reward's fact beside its kind. */
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
