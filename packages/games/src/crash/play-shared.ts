import { boardOutcome } from '../board-outcome.ts';
import { EntryError, type BoardOutcome, type BoardStep, type Choice, type Given } from '../round.ts';
import type { CrashDefinition } from './definition.ts';
import { cashOutOf, flightOutcome, LEAST_CENTI } from './play-flight.ts';

type FlightStep = Extract<BoardStep, { kind: 'flight' }>;

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
  const ended = (step: Omit<FlightStep, 'kind' | 'crashCenti'>): BoardOutcome =>
    boardOutcome(definition, 'main', [{ kind: 'flight', crashCenti, ...step }]);
  if (left !== undefined) {
    const cashOutCenti = cashOutOf(definition, [left]);
    return ended({ cashOutCenti, units: cashOutCenti ?? 0 });
  }
  if (flight.void) return ended({ cashOutCenti: null, units: definition.stakeUnits, void: true });
  if (flight.heardCenti !== undefined && crashCenti !== null && autoCenti === null)
    return ended(unheard(definition, crashCenti, flight.heardCenti));
  if (crashCenti !== null) return flightOutcome(definition, crashCenti, autoCenti);
  return boardOutcome(definition, 'main', [], { asks: 'flight', allowed: [], cashOutUnits: null });
}

/**
 * What becomes of somebody who would leave by hand when the house stopped hearing: they are taken out at the last
 * multiplier at which it heard, whether the flight went on for long after it or not. Were that one too low to be left
 * at, the stake goes back, unless the flight was one that nobody can leave. Since how the flight went on takes no part,
 * this returns no more than leaving by hand does at any moment, and making the house deaf brings nothing.
 */
function unheard(
  definition: CrashDefinition,
  crashCenti: number,
  heardCenti: number,
): Omit<FlightStep, 'kind' | 'crashCenti'> {
  if (crashCenti < LEAST_CENTI) return { cashOutCenti: null, units: 0 };
  if (heardCenti < LEAST_CENTI) return { cashOutCenti: null, units: definition.stakeUnits, void: true };
  return { cashOutCenti: heardCenti, units: heardCenti, unheard: true };
}
