import { type Flight, getFlights } from '@croupier/contract/play/flights';
import { flightMsOf, multiplierAt, type CrashDefinition } from '@croupier/games';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useLive } from '../../../lib/live/live.ts';
import { withAnswer, withFlight, type Flights } from './known-flights.ts';

const LOOK_AGAIN_MS = 5_000;
/** Everybody looks at another moment, however many came at the same one. */
const APART_MS = 2_000;

export interface FlightNow {
  readonly flight: Flight | undefined;
  readonly past: readonly Flight[];
  /** `waiting` for the next one to open, `boarding` while bets are taken, `flying`, `ended`. */
  readonly state: 'waiting' | 'boarding' | 'flying' | 'ended';
  readonly boardingMs: number;
  /** In hundredths, as it is on the server's clock now. */
  readonly multiplierCenti: number;
}

/** The flight everyone is in: told live, fetched as well, drawn by the server's clock. */
export function useFlight(definition: CrashDefinition, enabled: boolean): FlightNow {
  const queryKey = ['flights', definition.id];
  const client = useQueryClient();
  const [skewMs, setSkewMs] = useState(0);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const flights = await call(getFlights, { params: { game: definition.id } }, signal);
      setSkewMs(Date.parse(flights.now) - Date.now());
      return withAnswer(client.getQueryData<Flights>(queryKey), flights);
    },
    enabled,
    refetchInterval: lookAgainMs,
  });
  useLive('flight', (flight) => {
    if (flight.game === definition.id)
      client.setQueryData<Flights>(queryKey, (known) => known && withFlight(known, flight));
  });
  const now = useFrames(enabled) + skewMs;
  const flight = data?.current ?? undefined;
  const takesOffMs = flight ? Date.parse(flight.takesOffAt) : now;
  const flownMs = now - takesOffMs;
  const state = !flight ? 'waiting' : flight.endedAt ? 'ended' : flownMs < 0 ? 'boarding' : 'flying';
  const endMs = flight?.crashCenti ? flightMsOf(definition, flight.crashCenti) : Infinity;
  return {
    flight,
    past: data?.past ?? [],
    state,
    boardingMs: Math.max(0, -flownMs),
    multiplierCenti: flight?.crashCenti ?? multiplierAt(definition, Math.max(0, Math.min(flownMs, endMs))),
  };
}

/** In how long to look again: anew for each time. */
function lookAgainMs(): number {
  const [part] = crypto.getRandomValues(new Uint32Array(1));
  return LOOK_AGAIN_MS + (part! / 2 ** 32) * APART_MS;
}

/** The time of the last frame, or of the last quarter of a second where motion is unwelcome. */
function useFrames(enabled: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!enabled) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => setNow(Date.now()), 250);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      setNow(Date.now());
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [enabled]);
  return now;
}
