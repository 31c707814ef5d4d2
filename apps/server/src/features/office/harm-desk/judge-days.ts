import { HARM_KEPT_DAYS, judgeDay } from '@croupier/domain/office/harm-desk';
import type { Needs } from '../../../platform/platform.ts';
import { daysOver, runThroughPlayers } from '../../../platform/player-runs.ts';
import { gatherFacts } from './gather-facts.ts';
import { forgetDaysBefore, saveDay } from './harm-days-store.ts';
import { listDayPlayers } from './harm-facts-store.ts';

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Judges the days that are over, of each player who was there. */
export async function judgeDays(parts: Needs<'db' | 'clock' | 'error'>, signal?: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  await runThroughPlayers(
    parts,
    {
      name: 'harm-days',
      periods: daysOver(clock.now()),
      list: (day, after, limit) => listDayPlayers(db, day, after, limit),
      each: (playerId, day) => judgeDayOf(parts, playerId, day),
    },
    signal,
  );
  await forgetDaysBefore(db, dayOf(clock.now().getTime() - HARM_KEPT_DAYS * DAY_MS));
}

/** The day before today, of one player, for a test. */
export const judgeYesterdayOf = (parts: Needs<'db' | 'clock'>, playerId: bigint): Promise<void> =>
  judgeDayOf(parts, playerId, dayOf(parts.clock.now().getTime() - DAY_MS));

/** A day says the same however often it is judged; one that says nothing leaves no row. */
async function judgeDayOf({ db }: Needs<'db'>, playerId: bigint, day: string): Promise<void> {
  const facts = await gatherFacts(db, playerId, day);
  const judged = facts && judgeDay(facts);
  if (judged && judged.score > 0) await saveDay(db, { playerId, day, ...judged });
}
