import { overAs } from '@croupier/domain/play/providers';
import type { GiftEnd, GiftState } from '@croupier/domain/rewards/gifts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../../platform/database.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { holdPurseSeat } from '../../rewards/purses/feature.ts';
import {
  findFreeRounds,
  listActiveFreeRounds,
  listFreeRoundsDue,
  lockFreeRounds,
  mayStillWin,
  setFreeRoundsCanceled,
  setFreeRoundsEnded,
  type FreeRoundsRow,
} from './free-rounds-store.ts';
import { payGathered } from './pay-gathered.ts';

/** How free rounds stand at a moment. */
export interface FreeRoundsStanding {
  readonly id: string;
  /** Active until the last round of them is over, too. */
  readonly state: GiftState;
  /** How many can be played; 0 from the moment on that they are over. */
  readonly roundsLeft: number;
  /** All that they have won. */
  readonly wonMinor: bigint;
}

/** How free rounds of a player stand; undefined where they have none of this id. */
export async function standingOfFreeRounds(
  db: Queryable,
  { playerId, id, now }: { playerId: bigint; id: string; now: Date },
): Promise<FreeRoundsStanding | undefined> {
  const rounds = await findFreeRounds(db, id);
  return rounds?.playerId === playerId ? standing(rounds, now) : undefined;
}

export function standing(rounds: FreeRoundsRow, now: Date): FreeRoundsStanding {
  const { id, state, granted, used, winMinor } = rounds;
  const isPlayable = state === 'ACTIVATED' && !overAs(rounds, now);
  return { id, state, roundsLeft: isPlayable ? granted - used : 0, wonMinor: winMinor };
}

/**
 * Cancels free rounds: from the commit on no bet takes another one. A round that is open is played to its end, and with it they
 * end; without one they end at once. Again, it does nothing. @returns how they stand then, if there are such
 */
export async function cancelFreeRounds(
  tx: Tx,
  playerId: bigint,
  id: string,
  now: Date,
): Promise<FreeRoundsStanding | undefined> {
  await holdPurseSeat(tx, playerId);
  const rounds = await lockFreeRounds(tx, id);
  if (rounds?.playerId !== playerId) return undefined;
  if (rounds.state === 'ACTIVATED' && !overAs(rounds, now)) await setFreeRoundsCanceled(tx, id, now);
  await endIfOver(tx, { playerId, id, now });
  return standingOfFreeRounds(tx, { playerId, id, now });
}

/** Cancels all free rounds of a player who leaves. The caller holds the seat and has seen that none of their rounds is open. */
export async function giveUpFreeRounds(tx: Tx, playerId: bigint, now: Date): Promise<void> {
  for (const id of await listActiveFreeRounds(tx, playerId)) await cancelFreeRounds(tx, playerId, id, now);
}

/**
 * Ends free rounds that are over, once none of their rounds is open and no win waits for a person. The caller has written what
 * it changed of a round: of two rounds that end at once the second sees the first, as the seat is locked before anything is read.
 */
export async function endIfOver(
  tx: Tx,
  { playerId, id, now }: { playerId: bigint; id: string; now: Date },
): Promise<void> {
  await holdPurseSeat(tx, playerId);
  const rounds = await lockFreeRounds(tx, id);
  if (rounds?.state !== 'ACTIVATED') return;
  const state = overAs(rounds, now);
  if (state && !(await mayStillWin(tx, rounds))) await end(tx, rounds, state, now);
}

const PORTION = 100;

interface EndDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Ends all free rounds that are over and were not ended by what was done to a round; one that cannot be ended holds up no other. */
export async function endFreeRoundsDue(
  { db, clock }: EndDeps,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<void> {
  let after = '';
  while (!signal?.aborted) {
    const page = { now: clock.now(), resting: apart.resting(), after, limit: PORTION };
    const due = await listFreeRoundsDue(db, page);
    await apart.each(
      due,
      ({ id }) => id,
      ({ playerId, id }) => db.transaction((tx) => endIfOver(tx, { playerId, id, now: clock.now() })),
      signal,
    );
    // Those that wait for an open round stay where they are: the next ones stand behind them.
    after = due.at(-1)?.id ?? '';
    if (due.length < PORTION) return;
  }
}

/** Ends them, by one update that finds them active: what they gathered becomes money with the same commit, and never again. */
async function end(tx: Tx, rounds: FreeRoundsRow, state: GiftEnd, now: Date): Promise<void> {
  const { playerId, id, currency, winMinor } = rounds;
  await setFreeRoundsEnded(tx, { id, state, now });
  const { convertedMinor, forfeitedMinor } = rounds.terms
    ? await payGathered(tx, rounds, { winMinor, now })
    : { convertedMinor: winMinor, forfeitedMinor: 0n };
  const payload = {
    ...{ id, state, currency, wonMinor: String(winMinor) },
    ...{ convertedMinor: String(convertedMinor), forfeitedMinor: String(forfeitedMinor) },
  };
  await appendFacts(tx, [{ playerId, topic: 'free-rounds.ended', payload }]);
}
