import { listPoints } from '@croupier/contract/rewards/points';
import { spendablePoints } from '@croupier/domain/rewards/points';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Module } from '../../../platform/module.ts';
import { listener } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { expirePoints } from './move-points.ts';
import { POINTS_PERSONAL } from './personal-store.ts';
import { POINTS_BOOKS } from './points-books-store.ts';
import { listDue, listMoves, readBalance } from './points-store.ts';

export const POINTS = feature({
  name: 'points',
  level: 5,
  about: 'points that players earn and spend, beside money: an append-only book',
  owns: ['point_balance', 'point_move'],
  books: () => POINTS_BOOKS,
});

export { movePoints, movePointsMany, type MoveVerdict, type NewMove } from './move-points.ts';

/** A player's points, as they are now. */
export async function readPointBalance(...[db, playerId]: Parameters<typeof readBalance>) {
  const { left, tier } = await readBalance(db, playerId);
  return { rewardPoints: spendablePoints(left), tierPoints: tier };
}

/** Reads the points that a player may spend now. */
export const readPoints = async (...[db, playerId]: Parameters<typeof readBalance>): Promise<number> =>
  spendablePoints((await readBalance(db, playerId)).left);

const MOVES_A_PAGE = 50;
const DUE_AT_ONCE = 500;

/** Points of players: their page, their news, and the end of those whose time is over. */
export function createPoints({ db, clock, error }: Needs<'db' | 'clock' | 'error'>): { module: Module } {
  const apart = createEachApart({
    clock,
    failed: (about) => error('points of a player could not be expired', about),
  });
  const expireDue = async (signal?: AbortSignal): Promise<void> => {
    const now = clock.now();
    const due = await listDue(db, now, DUE_AT_ONCE);
    const expire = async (playerId: bigint) =>
      void (await db.transaction((tx) => expirePoints(tx, playerId, now)));
    await apart.each(due, String, expire, signal);
  };
  return {
    module: {
      name: 'points',
      personal: POINTS_PERSONAL,
      listeners: [
        listener({
          name: 'points-live',
          topics: ['points.moved'],
          live: (facts) =>
            facts.map(({ playerId, requestId, payload: { left, tier } }) => ({
              ...{ playerId, requestId },
              message: { name: 'points', data: { rewardPoints: left, tierPoints: tier } },
            })),
        }),
      ],
      routes: (http) =>
        http.handle(listPoints, async ({ player, input: { query } }) => {
          const below = query.cursor === undefined ? null : Number(query.cursor);
          const moves = await listMoves(db, player.playerId, { below, limit: MOVES_A_PAGE });
          const { left, tier, expiresNext } = await readBalance(db, player.playerId);
          return {
            rewardPoints: spendablePoints(left),
            tierPoints: tier,
            expiresNext: expiresNext?.toISOString() ?? null,
            moves: moves.map(({ number, way, points, leftAfter, source, code, expiresAt, at }) => ({
              ...{ number, way, points, source, code },
              leftAfter: spendablePoints(leftAfter),
              expiresAt: expiresAt?.toISOString() ?? null,
              at: at.toISOString(),
            })),
            nextCursor: moves.length === MOVES_A_PAGE ? String(moves.at(-1)!.number) : null,
          };
        }),
      jobs: [{ name: 'points-expire', everyMs: 60_000, timeoutMs: 60_000, run: expireDue }],
    },
  };
}
