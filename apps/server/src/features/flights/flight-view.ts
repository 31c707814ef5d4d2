import type { Flight, FlightChain } from '@croupier/contract';
import type { ChainRow, FlightRow } from './flights-store.ts';

export function flightView(flight: FlightRow): Flight {
  return {
    ...flight,
    takesOffAt: flight.takesOffAt.toISOString(),
    endedAt: flight.endedAt?.toISOString() ?? null,
  };
}

/** What is public of a chain: never what makes its seeds. */
export function chainView({ number, commitment, publicSeed, length }: ChainRow): FlightChain {
  return { number, commitment, publicSeed, length };
}
