import type { Round } from '@croupier/contract/play/rounds';
import type { Queryable } from '../../../platform/database.ts';
import type { Catalog } from '../catalog/feature.ts';
import type { Fairness } from '../fairness/feature.ts';
import { readEntry, staysOpen } from './entry-text.ts';
import { drawRound } from './draw-round.ts';
import { findOpenRound } from './open-rounds-store.ts';
import { roundView } from './round-view.ts';
import { findRound, type StoredRound } from './rounds-store.ts';
import { withVoids } from './voids-store.ts';

export interface RecallDeps {
  readonly db: Queryable;
  readonly catalog: Catalog;
  readonly fairness: Fairness;
}

/** A round of the player, settled or open, its outcome drawn again from its seeds, maths and choices. */
export async function recallRound(
  deps: RecallDeps,
  playerId: bigint,
  key: string,
): Promise<Round | undefined> {
  const stored = await findStoredRound(deps.db, playerId, key);
  return stored && recomputeRound(deps, stored);
}

/**
 * A round of the player as it is kept, settled or open. The open ones are looked through first: a round that is closed
 * between the two looks is then found by the second, while none ever goes the other way.
 */
export async function findStoredRound(
  db: Queryable,
  playerId: bigint,
  key: string,
): Promise<StoredRound | undefined> {
  return (await findOpenRound(db, playerId, key)) ?? findRound(db, playerId, key);
}

/** The whole round of a stored row. Throws when it does not come out as it was settled. */
export async function recomputeRound(deps: RecallDeps, stored: StoredRound): Promise<Round> {
  const { playerId, key } = stored;
  const pair = await deps.fairness.openPair(playerId, stored.seedPair);
  const definition = deps.catalog.definitionOf(stored.mathHash);
  const entry = readEntry(stored.entry);
  const drawn = drawRound(definition, pair, stored.nonce, stored.stakeMinor, {
    ...{ entry, forced: stored.draws ?? undefined },
  });
  if (drawn.winMinor !== stored.winMinor || staysOpen(entry, drawn.outcome.open) !== stored.open)
    throw new Error(`Round ${key} does not come out as it was settled`);
  const [round = stored] = await withVoids(deps.db, playerId, [stored]);
  const { commitment, clientSeed } = pair;
  const serverSeed = pair.revealed ? pair.serverSeed : null;
  return roundView(round, drawn.outcome, { commitment, clientSeed, serverSeed });
}
