import { type Flight, type FlightSeat, getFlights } from '@croupier/contract/play/flights';
import { multiplierAt, type CrashDefinition } from '@croupier/games';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useLive } from '../../../lib/live/live.ts';
import { withAnswer, withNews, type FlightNews, type Flights } from './known-flights.ts';

const LOOK_AGAIN_MS = 5_000;
/** Everybody looks at another moment, however many came at the same one. */
const APART_MS = 2_000;

export interface FlightNow {
  readonly flight: Flight | undefined;
  readonly past: readonly Flight[];
  readonly seats: readonly FlightSeat[];
  /** `waiting` for the next one to open, `boarding` while bets are taken, `flying`, `ended`. */
  readonly state: 'waiting' | 'boarding' | 'flying' | 'ended';
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  readonly aheadMs: number;
  /** What the multiplier is on the server's clock when this is called, in hundredths. */
  centiNow(): number;
}

/** The flight everyone is in: told live, fetched as well. It is rendered when something happens, never by the frame. */
export function useFlight(definition: CrashDefinition, enabled: boolean): FlightNow {
  const client = useQueryClient();
  const [aheadMs, setAheadMs] = useState(0);
  const queryKey = ['flights', definition.id];
  // Since the last question: its answer may be older, also where it is the first and nothing is known yet.
  const heard = useRef<FlightNews>({});
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      heard.current = {};
      const flights = await call(getFlights, { params: { game: definition.id } }, signal);
      setAheadMs(Date.parse(flights.now) - Date.now());
      return withNews(withAnswer(client.getQueryData<Flights>(queryKey), flights), heard.current);
    },
    enabled,
    refetchInterval: lookAgainMs,
  });
  const hear = (news: FlightNews) => {
    heard.current = { ...heard.current, ...news };
    client.setQueryData<Flights>(queryKey, (known) => known && withNews(known, news));
  };
  useLive('flight', (flight) => {
    if (flight.game === definition.id) hear({ flight });
  });
  useLive('flightSeats', (seats) => {
    if (seats.game === definition.id) hear({ seats });
  });
  const flight = data?.current ?? undefined;
  const hasTakenOff = useHasTakenOff(flight, aheadMs);
  const takesOffMs = flight && Date.parse(flight.takesOffAt);
  const centiNow = useCallback(
    () =>
      takesOffMs === undefined
        ? 100
        : multiplierAt(definition, Math.max(0, Date.now() + aheadMs - takesOffMs)),
    [definition, takesOffMs, aheadMs],
  );
  const state = !flight ? 'waiting' : flight.endedAt ? 'ended' : hasTakenOff ? 'flying' : 'boarding';
  const [past, seats] = [data?.past ?? NONE, data?.seats ?? NONE];
  return useMemo(
    () => ({ flight, past, seats, state, aheadMs, centiNow }),
    [flight, past, seats, state, aheadMs, centiNow],
  );
}

const NONE: readonly never[] = [];

/** In how long to look again: anew for each time. */
function lookAgainMs(): number {
  const [part] = crypto.getRandomValues(new Uint32Array(1));
  return LOOK_AGAIN_MS + (part! / 2 ** 32) * APART_MS;
}

/** Whether a flight has taken off by the server's clock; known anew when it does. */
function useHasTakenOff(flight: Flight | undefined, aheadMs: number): boolean {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const takesOffMs = flight && !flight.endedAt ? Date.parse(flight.takesOffAt) - aheadMs : undefined;
  useEffect(() => {
    if (takesOffMs === undefined) return undefined;
    const timer = setTimeout(() => setNowMs(Date.now()), Math.max(0, takesOffMs - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [takesOffMs]);
  return takesOffMs !== undefined && nowMs >= takesOffMs;
}
