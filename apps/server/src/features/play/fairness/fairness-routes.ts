import {
  getDraw,
  rotateSeeds as rotateOperation,
  seedPairs,
  startSeeds as startOperation,
} from '@croupier/contract/play/fairness';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findPair, findSeat, listPairs } from './fairness-store.ts';
import { pairView } from './fairness-view.ts';
import type { RotateInput, Rotated } from './rotate-seeds.ts';
import type { Seats } from './seats.ts';
import { readDraw } from './settle-draw.ts';
import { startSeeds } from './start-seeds.ts';
import type { SeedVault } from './seed-vault.ts';

const PAIRS_SHOWN = 50;

export function fairnessRoutes(
  http: Http,
  deps: {
    db: Database;
    clock: Clock;
    vault: SeedVault;
    seats: Seats;
    rotate(input: RotateInput): Promise<Rotated>;
  },
): void {
  const { db, vault } = deps;

  http.handle(seedPairs, async ({ player }) => {
    await deps.seats.prepare(player.playerId);
    const pairs = await listPairs(db, player.playerId, PAIRS_SHOWN + 2);
    const seat = await findSeat(db, player.playerId);
    const current = pairs.find((pair) => pair.number === seat?.pair);
    const active = current?.clientSeed ? current : null;
    const next = active ? pairs.find((pair) => pair.number === active.number + 1) : current;
    // A rotation between the two reads: rare, and the client simply asks again.
    if (!seat || !next || active?.revealedAt) return refuse('conflict');
    const revealed = pairs.filter((pair) => pair.revealedAt);
    return {
      active: active && pairView(active, seat.nextNonce, vault),
      nextCommitment: next.commitment,
      revealed: revealed.map((pair) => pairView(pair, 0, vault)),
    };
  });

  http.handle(startOperation, async ({ player, input }) => {
    const { playerId } = player;
    const started = await startSeeds(deps, { playerId, ...input.body });
    if (isRefusal(started)) return started;
    const [active, next] = await Promise.all(
      [started.active, started.active + 1].map((number) => findPair(db, playerId, number)),
    );
    return { active: pairView(active!, 0, vault), nextCommitment: next!.commitment };
  });

  http.handle(rotateOperation, async ({ player, input }) => {
    const { playerId } = player;
    const rotated = await deps.rotate({ playerId, ...input.body });
    if (isRefusal(rotated)) return rotated;
    const [active, revealed, next] = await Promise.all(
      [rotated.active, rotated.revealed, rotated.active + 1].map((number) => findPair(db, playerId, number)),
    );
    return {
      active: pairView(active!, 0, vault),
      nextCommitment: next!.commitment,
      revealed: pairView(revealed!, 0, vault),
    };
  });

  http.handle(getDraw, async ({ player, input }) => {
    const { pair, domain, nonce } = input.params;
    const key = { playerId: player.playerId, seedPair: Number(pair), domain, nonce: Number(nonce) };
    const found = await readDraw(vault, db, key);
    if (!found) return refuse('not_found');
    const { draw, proof, rows } = found;
    return { proof, version: draw.version, rows, drawnAt: draw.at.toISOString() };
  });
}
