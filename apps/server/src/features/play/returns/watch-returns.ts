import { judgeReturn, RETURN_ALARM_ROUNDS } from '@croupier/domain/play/returns';
import { GAMES, mathHash, stakeUnitsOf, type GameDefinition } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { endAlarm, listTallies, raiseAlarm, type TallyRow } from './returns-store.ts';

export interface WatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Told of what a person must look at. */
  readonly error: (message: string, details: object) => void;
}

/**
 * Holds what each game on offer has returned against what it declares; raises an alarm where chance hardly explains it,
 * and ends one that is over. A tally is looked at again and again, so now and then a fair game will cross the line,
 * too: an alarm is a reason to look, not a proof. Each tally by itself: one that cannot be judged hides no other's alarm.
 */
export async function watchReturns(deps: WatchDeps, apart: EachApart, signal?: AbortSignal): Promise<void> {
  const definitions = new Map(GAMES.map(({ definition }) => [mathHash(definition), definition]));
  const resting = new Set(apart.resting());
  const tallies = await listTallies(deps.db, [...definitions.keys()]);
  await apart.each(
    tallies.filter((tally) => tally.rounds >= RETURN_ALARM_ROUNDS && !resting.has(keyOf(tally))),
    keyOf,
    (tally) => watchOne(deps, definitions.get(tally.mathHash)!, tally),
    signal,
  );
}

const keyOf = ({ mathsId, mode, money }: TallyRow): string => `${mathsId} ${mode} ${money}`;

async function watchOne(
  { db, clock, error }: WatchDeps,
  definition: GameDefinition,
  tally: TallyRow,
): Promise<void> {
  const { mode, money, rounds } = tally;
  const declared = declaredSheetOf(definition, mode);
  const { actual, z, alarm } = judgeReturn(declared, tally, stakeUnitsOf(definition));
  const reading = { mathsId: tally.mathsId, mode, money, rounds, actual, z };
  const details = { game: definition.id, mode, money, rounds, actual, declared: declared.rtp, z };
  if (!alarm) await endAlarm(db, reading, clock.now());
  else if (await raiseAlarm(db, reading, clock.now()))
    error('a game returns what its maths hardly explain', details);
}
