import type { Round } from '@croupier/contract';
import { canonicalJson, EntryError, type Choice, type Entry } from '@croupier/games';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { factsCommitted } from '../../platform/outbox.ts';
import { drawRound } from './draw-round.ts';
import { readEntry } from './entry-text.ts';
import { closeRound, findOpenRound, keepChoice } from './open-rounds-store.ts';
import { recallRound, type RecallDeps } from './recall-round.ts';
import type { StoredRound } from './rounds-store.ts';

export interface StepInput {
  readonly playerId: bigint;
  readonly key: string;
  /** How many choices the player saw made. */
  readonly step: number;
  readonly choice: Choice;
  readonly requestId: string;
}

export type StepResult =
  { ok: true; round: Round } | { ok: false; reason: 'not_found' | 'conflict' | 'choice_not_allowed' };

export interface StepDeps extends RecallDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly crashPoint: (name: string) => void;
}

/**
 * Makes the next choice of an open round, and settles it when that ends it. A choice that was made already is answered
 * again; another one in its place is a conflict: choices are never taken back. The seat's lock puts the steps of a
 * player in order with everything else that is played.
 */
export async function stepRound(deps: StepDeps, input: StepInput): Promise<StepResult> {
  const refused = await deps.db.transaction(async (tx) => {
    await deps.fairness.lockSeat(tx, input.playerId);
    const stored = await findOpenRound(tx, input.playerId, input.key);
    // Settled already, or never there: judged below, outside the lock.
    return stored === undefined ? undefined : takeStep(deps, tx, stored, input);
  });
  if (refused) return { ok: false, reason: refused };
  deps.crashPoint('round.after-step');
  factsCommitted();
  const known = await recallRound(deps, input.playerId, input.key);
  if (!known) return { ok: false, reason: 'not_found' };
  const made = known.round.entry.choices[input.step];
  if (made === undefined || !sameChoice(made, input.choice)) return { ok: false, reason: 'conflict' };
  return { ok: true, round: known.round };
}

async function takeStep(
  deps: StepDeps,
  tx: Tx,
  stored: StoredRound,
  { step, choice, requestId }: StepInput,
): Promise<'conflict' | 'choice_not_allowed' | undefined> {
  const { mode, choices } = readEntry(stored.entry);
  if (step < choices.length) return sameChoice(choices[step]!, choice) ? undefined : 'conflict';
  if (step > choices.length) return 'conflict';
  const entry: Entry = { mode, choices: [...choices, choice] };
  const drawn = await drawAgain(deps, stored, entry);
  if (!drawn) return 'choice_not_allowed';
  const text = canonicalJson(entry);
  const now = deps.clock.now();
  deps.crashPoint('round.before-step');
  if (drawn.outcome.open) await keepChoice(tx, stored, text, now);
  else await closeRound(tx, { ...stored, entry: text, winMinor: drawn.winMinor, requestId, now });
  return undefined;
}

async function drawAgain(deps: StepDeps, stored: StoredRound, entry: Entry) {
  const pair = await deps.fairness.openPair(stored.playerId, stored.seedPair);
  const definition = deps.catalog.definitionOf(stored.mathHash);
  try {
    return drawRound(definition, pair, stored.nonce, stored.stakeMinor, {
      entry,
      forced: stored.draws ?? undefined,
    });
  } catch (error) {
    if (error instanceof EntryError) return undefined;
    throw error;
  }
}

const sameChoice = (made: Choice, asked: Choice): boolean => canonicalJson(made) === canonicalJson(asked);
