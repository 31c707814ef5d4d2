import type { Round, stepRound as operation } from '@croupier/contract/play/rounds';
import { canonicalJson, type Choice, type Entry, type OpenTurn } from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { factsCommitted } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { witness } from '../../../platform/witness.ts';
import type { OpenPair } from '../fairness/feature.ts';
import type { EndBonus, Purses } from '../../rewards/purses/feature.ts';
import { drawRound } from './draw-round.ts';
import { readEntry } from './entry-text.ts';
import { closeRound } from './close-round.ts';
import { findOpenRound, keepChoice } from './open-rounds-store.ts';
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

type NotStepped = Refused<typeof operation>;
export type Stepped = Round | NotStepped;

export interface StepDeps extends RecallDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly purses: Purses;
  readonly endBonus: EndBonus;
  readonly crashPoint: (name: string) => void;
}

/**
 * Makes the next choice of an open round, and settles it when that ends it. A choice that was made already is answered
 * again; another one in its place is a conflict: choices are never taken back. The seat's lock puts the steps of a
 * player in order with everything else that is played.
 */
export async function stepRound(deps: StepDeps, input: StepInput): Promise<Stepped> {
  const refusal = await takeStep(deps, input);
  if (refusal) return refusal;
  const round = await recallRound(deps, input.playerId, input.key);
  if (!round) return refuse('not_found');
  const made = round.entry.choices[input.step];
  if (made === undefined || !sameChoice(made, input.choice)) return refuse('conflict');
  return round;
}

/** @returns why not, or nothing: the step is made, was made before, or there is no open round to make it in. */
async function takeStep(deps: StepDeps, input: StepInput): Promise<NotStepped | undefined> {
  const open = await findOpenRound(deps.db, input.playerId, input.key);
  if (!open) return undefined;
  // Outside the transaction, which holds a connection: waiting for a second one with the first in hand can hold up all.
  const pair = await deps.fairness.openPair(open.playerId, open.seedPair);
  const refusal = await deps.db.transaction(async (tx) => {
    await deps.fairness.lockSeat(tx, input.playerId);
    const stored = await findOpenRound(tx, input.playerId, input.key);
    return stored && keepStep(deps, tx, { stored, pair }, input);
  });
  deps.crashPoint('round.after-step');
  factsCommitted();
  if (open.grantId !== null) await deps.endBonus(open.playerId);
  return refusal;
}

async function keepStep(
  deps: StepDeps,
  tx: Tx,
  { stored, pair }: { stored: StoredRound; pair: OpenPair },
  { step, choice, requestId }: StepInput,
): Promise<NotStepped | undefined> {
  const before = readEntry(stored.entry);
  const { choices } = before;
  if (step < choices.length) return sameChoice(choices[step]!, choice) ? undefined : refuse('conflict');
  if (step > choices.length) return refuse('conflict');
  const drawn = (entry: Entry) =>
    drawRound(deps.catalog.definitionOf(stored.mathHash), pair, stored.nonce, stored.stakeMinor, {
      entry,
      forced: stored.draws ?? undefined,
    });
  if (!isAllowed(drawn(before).outcome.open, choice)) return refuse('choice_not_allowed');
  const entry: Entry = { ...before, choices: [...choices, choice] };
  const { outcome, winMinor } = drawn(entry);
  const text = canonicalJson(entry);
  const now = deps.clock.now();
  deps.crashPoint('round.before-step');
  if (outcome.open) {
    await keepChoice(tx, stored, text, now);
    await witness(tx, { playerId: stored.playerId, subject: `open-round ${stored.key}`, value: text });
  } else {
    const { playerId, key, grantId } = stored;
    const closing = { playerId, key, grantId, before: stored.entry!, entry: text, winMinor };
    await closeRound(tx, deps.purses, closing, { requestId, now });
  }
  return undefined;
}

/** Only what the open round itself offers: some rounds, a flight for one, wait for something other than a choice. */
function isAllowed(open: OpenTurn | null, choice: Choice): boolean {
  if (!open) return false;
  if (choice.length === 0) return open.cashOutUnits !== null;
  return open.allowed.some((allowed) => sameChoice(allowed, choice));
}

const sameChoice = (made: Choice, asked: Choice): boolean => canonicalJson(made) === canonicalJson(asked);
