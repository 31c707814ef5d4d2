import { GAMES, mathHash, stakeUnitsOf } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { ALARM_ROUNDS, judgeReturn } from './judge-return.ts';
import { endAlarm, listTallies, raiseAlarm } from './returns-store.ts';

export interface WatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Told of what a person must look at. */
  readonly error: (message: string, details: object) => void;
}

/**
 * Holds what each game on offer has returned against what it declares; raises an alarm where chance hardly explains it,
 * and ends one that is over. A tally is looked at again and again, so now and then a fair game will cross the line,
 * too: an alarm is a reason to look, not a proof.
 */
export async function watchReturns({ db, clock, error }: WatchDeps): Promise<void> {
  const definitions = new Map(GAMES.map(({ definition }) => [mathHash(definition), definition]));
  for (const tally of await listTallies(db, [...definitions.keys()])) {
    if (tally.rounds < ALARM_ROUNDS) continue;
    const definition = definitions.get(tally.mathHash)!;
    const { mode, money, rounds } = tally;
    const declared = declaredSheetOf(definition, mode);
    const { actual, z, alarm } = judgeReturn(declared, tally, stakeUnitsOf(definition));
    const reading = { mathsId: tally.mathsId, mode, money, rounds, actual, z };
    const details = { game: definition.id, mode, money, rounds, actual, declared: declared.rtp, z };
    if (!alarm) await endAlarm(db, reading, clock.now());
    else if (await raiseAlarm(db, reading, clock.now()))
      error('a game returns what its maths hardly explain', details);
  }
}
