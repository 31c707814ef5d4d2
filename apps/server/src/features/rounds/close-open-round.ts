import { canonicalJson, type Entry } from '@croupier/games';
import { factsCommitted } from '../../platform/outbox.ts';
import { drawRound } from './draw-round.ts';
import { readEntry } from './entry-text.ts';
import { closeRound, findOpenRound } from './open-rounds-store.ts';
import type { StepDeps } from './step-round.ts';

export interface CloseInput {
  readonly playerId: bigint;
  readonly key: string;
  /** The entry the round ends with, from the one it has; nothing to leave it open. Asked under the seat's lock. */
  readonly end: (entry: Entry) => Entry | undefined;
  readonly requestId: string;
}

/**
 * Ends an open round with an entry that the caller vouches for, and pays what it wins. Once: whoever comes second finds
 * it closed. Throws when the round would still be open.
 * @returns whether it was this call that ended it
 */
export async function closeOpenRound(deps: StepDeps, input: CloseInput): Promise<boolean> {
  const { playerId, key, end, requestId } = input;
  const open = await findOpenRound(deps.db, playerId, key);
  if (!open) return false;
  const pair = await deps.fairness.openPair(playerId, open.seedPair);
  const definition = deps.catalog.definitionOf(open.mathHash);
  const closed = await deps.db.transaction(async (tx) => {
    await deps.fairness.lockSeat(tx, playerId);
    const stored = await findOpenRound(tx, playerId, key);
    const entry = stored && end(readEntry(stored.entry));
    if (!entry) return false;
    const { outcome, winMinor } = drawRound(definition, pair, stored.nonce, stored.stakeMinor, { entry });
    if (outcome.open) throw new Error(`Round ${key} would still be open`);
    const text = canonicalJson(entry);
    await closeRound(tx, { playerId, key, entry: text, winMinor, requestId, now: deps.clock.now() });
    return true;
  });
  if (closed) factsCommitted();
  return closed;
}
