import { endMsOf, multiplierAt, type CrashDefinition, type Entry } from '@croupier/games';
import type { FlightRow } from './flights-store.ts';

/** How a flight went on: where it ended, once that is public, and how far players were heard, where there was a gap. */
type Flown = Pick<FlightRow, 'number' | 'takesOffAt' | 'crashCenti' | 'heardCenti' | 'void'>;

/** What the multiplier was when a leave was read; undefined when the flight had ended, as the chain decided. */
export function leftAt(
  definition: CrashDefinition,
  { takesOffAt }: Pick<Flown, 'takesOffAt'>,
  crashCenti: number,
  readAt: Date,
): number | undefined {
  const flownMs = readAt.getTime() - takesOffAt.getTime();
  return flownMs < endMsOf(definition, crashCenti) ? multiplierAt(definition, flownMs) : undefined;
}

/**
 * The entry that ends a round in a flight; undefined when the round is in another flight.
 * @param leftCenti where it was left by hand, in time; undefined when it was not
 */
export function decidedEntry(entry: Entry, flight: Flown, leftCenti: number | undefined): Entry | undefined {
  const { number, crashCenti, heardCenti } = flight;
  if (entry.given?.flight?.number !== number) return undefined;
  // It never took off: nobody has left it, by hand or by themselves.
  if (flight.void) return { ...entry, given: { flight: { number, crashCenti: crashCenti!, void: true } } };
  const [auto = []] = entry.choices;
  // A leave that was read after the gap began is as unheard as one that never came: everybody is taken out at one place.
  if (leftCenti !== undefined && (heardCenti === null || leftCenti <= heardCenti)) {
    // Whoever set a lower one has left there already.
    const centi = auto.length > 0 ? Math.min(auto[0]!, leftCenti) : leftCenti;
    return { ...entry, choices: [auto, [centi]] };
  }
  if (crashCenti === null) return undefined;
  const unheard = heardCenti === null ? {} : { heardCenti };
  return { ...entry, given: { flight: { number, crashCenti, ...unheard } } };
}
