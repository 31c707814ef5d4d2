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
  const ended = (step: { cashOutCenti: number | null; units: number; void?: true }): BoardOutcome =>
    boardOutcome(definition, 'main', [{ kind: 'flight', crashCenti, ...step }]);
  if (left !== undefined) {
    const cashOutCenti = cashOutOf(definition, [left]);
    return ended({ cashOutCenti, units: cashOutCenti ?? 0 });
  }
  if (flight.void) return ended({ cashOutCenti: null, units: definition.stakeUnits, void: true });
  if (crashCenti !== null) return flightOutcome(definition, crashCenti, autoCenti);
  return boardOutcome(definition, 'main', [], { asks: 'flight', allowed: [], cashOutUnits: null });
}
