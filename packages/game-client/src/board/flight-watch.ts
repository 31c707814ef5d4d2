import type { BoardDefinition } from '@croupier/games';
import { createCueCaller, type SoundCue } from '../show/sound-cues.ts';
import type { BoardScene, FlightMoment, FlightSight, Played } from './board-scene.ts';

/** After its end a flight is looked at moving for so long. */
const AFTER_MS = 3_000;

interface Told {
  readonly onSound: (cue: SoundCue) => void;
  readonly reducedMotion: boolean;
}

/** What a stage knows of the flight that everyone is in. Times given are this machine's, in milliseconds. */
export function createFlightWatch(
  { flightCues }: BoardScene,
  played: () => Played<BoardDefinition>,
  { onSound, reducedMotion }: Told,
) {
  const cues = createCueCaller(onSound, reducedMotion);
  let flight: FlightSight | null = null;
  return {
    set(next: FlightSight | null) {
      const isNews = next?.number !== flight?.number || next?.end?.atMs !== flight?.end?.atMs;
      flight = next;
      if (isNews) cues.begin(next && flightCues ? flightCues(next, played().definition) : []);
    },
    isWatched: () => flight !== null,
    /** Without motion a number that changes is no movement: it is drawn as often as what rests. */
    isLive(atMs = Date.now()): 'moving' | 'waiting' | 'no' {
      if (!flight) return 'no';
      const nowMs = atMs + flight.aheadMs;
      if (nowMs < flight.takesOffMs || reducedMotion) return 'waiting';
      return flight.end && nowMs > flight.end.atMs + AFTER_MS ? 'waiting' : 'moving';
    },
    at(atMs: number): FlightMoment | null {
      if (!flight) return null;
      const nowMs = atMs + flight.aheadMs;
      cues.call(nowMs);
      return { ...flight, nowMs };
    },
  };
}
