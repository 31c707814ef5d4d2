import type { Round } from '@croupier/contract';
import type { Queryable } from '../../platform/database.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Fairness } from '../fairness/index.ts';
import { drawRound } from './draw-round.ts';
import { roundView } from './round-view.ts';
import { findRound, type StoredRound } from './rounds-store.ts';

export interface RecallDeps {
  readonly db: Queryable;
  readonly catalog: Catalog;
  readonly fairness: Fairness;
}

/** A settled round of the player as it was answered, its outcome drawn again from its seeds and maths. */
export async function recallRound(
  deps: RecallDeps,
  playerId: bigint,
  key: string,
): Promise<{ stored: StoredRound; round: Round } | undefined> {
  const stored = await findRound(deps.db, playerId, key);
  if (!stored) return undefined;
  const pair = await deps.fairness.openPair(playerId, stored.seedPair);
  const definition = deps.catalog.definitionOf(stored.mathHash);
  const drawn = drawRound(definition, pair, stored.nonce, stored.stakeMinor, stored.draws ?? undefined);
  if (drawn.winMinor !== stored.winMinor) throw new Error(`Round ${key} does not come out as it was settled`);
  const { commitment, clientSeed } = pair;
  const serverSeed = pair.revealed ? pair.serverSeed : null;
  return { stored, round: roundView(stored, drawn.outcome, { commitment, clientSeed, serverSeed }) };
}
