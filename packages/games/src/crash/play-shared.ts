import { boardOutcome } from '../board-outcome.ts';
import { EntryError, type BoardOutcome, type Choice, type Given } from '../round.ts';
import type { CrashDefinition } from './definition.ts';
import { cashOutOf, flightOutcome } from './play-flight.ts';

/**
 * One player's part in a shared flight. The first choice goes with the bet: where to leave by itself, or nothing; the
 * second, when there is one, is where the player left by hand, in time: whoever takes it judges that.
 * @throws EntryError on choices outside their grammar
 */
export function playShared(
  definition: CrashDefinition,
  choices: readonly Choice[],
  flight: NonNullable<Given['flight']>,
): BoardOutcome {
  const [auto = [], left, ...more] = choices;
  if (more.length > 0) throw new EntryError('A flight is left once');
  const autoCenti = auto.length === 0 ? null : cashOutOf(definition, [auto]);
  const { crashCenti = null } = flight;
  if (left !== undefined) return leaveAt(definition, crashCenti, cashOutOf(definition, [left]));
  if (flight.void) return leaveAt(definition, crashCenti, STAKE_BACK_CENTI);
  if (crashCenti !== null) return flightOutcome(definition, crashCenti, autoCenti);
  return boardOutcome(definition, 'main', [], { asks: 'flight', allowed: [], cashOutUnits: null });
}

const STAKE_BACK_CENTI = 100;

function leaveAt(
  definition: CrashDefinition,
  crashCenti: number | null,
  cashOutCenti: number | null,
): BoardOutcome {
  const units = cashOutCenti ?? 0;
  return boardOutcome(definition, 'main', [{ kind: 'flight', crashCenti, cashOutCenti, units }]);
}
