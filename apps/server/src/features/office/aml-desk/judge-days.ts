import { judgeDay } from '@croupier/domain/office/aml-desk';
import type { Needs } from '../../../platform/platform.ts';
import { daysOver, runThroughPlayers } from '../../../platform/player-runs.ts';
import { listDayPlayers } from './aml-facts-store.ts';
import { forgetKept, saveDay } from './case-store.ts';
import { gatherFacts } from './gather-facts.ts';

/** Judges the days that are over, of each player who paid or was to be paid on them. */
export async function judgeDays(parts: Needs<'db' | 'clock' | 'error'>, signal?: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  await runThroughPlayers(
    parts,
    {
      name: 'aml-days',
      periods: daysOver(clock.now()),
      list: (day, after, limit) => listDayPlayers(db, day, after, limit),
      each: (playerId, day) => judgeDayOf(parts, playerId, day),
    },
    signal,
  );
  await forgetKept(db);
}

/** A day that says nothing leaves no row, and one that was judged before stays as it was. */
async function judgeDayOf(
  { db, clock }: Needs<'db' | 'clock'>,
  playerId: bigint,
  day: string,
): Promise<void> {
  const facts = await gatherFacts(db, playerId, day);
  const judged = facts && judgeDay(facts);
  if (judged && judged.score > 0) await saveDay(db, { playerId, day, flaggedAt: clock.now(), ...judged });
}
