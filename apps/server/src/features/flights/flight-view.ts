import type { Flight } from '@croupier/contract';
import type { FlightRow } from './flights-store.ts';

export function flightView(flight: FlightRow): Flight {
  return {
    ...flight,
    takesOffAt: flight.takesOffAt.toISOString(),
    endedAt: flight.endedAt?.toISOString() ?? null,
  };
}
