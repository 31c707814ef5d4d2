import type { Engine } from '../engine.ts';
import { crashPointOf } from './crash-point.ts';
import type { CrashDefinition } from './definition.ts';
import { assertMainMode } from '../modes.ts';
import { cashOutOf, flightOutcome } from './play-flight.ts';
import { playShared } from './play-shared.ts';

/**
 * The flight. Players fly together: where it ends is then `sharedCrashPoint` and is given with the entry. With a player's
 * own draw it is a flight alone, left where the bet says.
 */
export const crashEngine: Engine<CrashDefinition> = {
  play(definition, draw, entry) {
    assertMainMode(entry);
    if (entry.given?.flight) return playShared(definition, entry.choices, entry.given.flight);
    const cashOutCenti = cashOutOf(definition, entry.choices);
    return flightOutcome(definition, crashPointOf(definition, draw), cashOutCenti);
  },
  asksWithBet: () => true,
  isShared: true,
};
