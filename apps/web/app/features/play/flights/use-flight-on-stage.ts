import type { BoardStage } from '@croupier/game-client/board-stage.ts';
import { useEffect } from 'react';
import type { FlightNow } from './use-flight.ts';

const SEAT_DIGITS = 12;

/** The seat of a round, as everybody is told of it: see `FlightSeatSchema`. @param id of the round */
export const seatOf = (id: string): string => id.slice(-SEAT_DIGITS);

/** Tells the stage of the flight that everyone is in, each time there is news; the stage draws it by the clock. */
export function useFlightOnStage(
  stage: BoardStage | null,
  live: FlightNow | null,
  ownSeat: string | null,
): void {
  useEffect(() => {
    const flight = live?.flight;
    if (!live || !flight) return stage?.setFlight(null);
    const { endedAt, crashCenti } = flight;
    stage?.setFlight({
      number: flight.number,
      takesOffMs: Date.parse(flight.takesOffAt),
      end: endedAt && crashCenti !== null ? { atMs: Date.parse(endedAt), centi: crashCenti } : null,
      seats: live.seats.map((seat) => ({ ...seat, mine: seat.seat === ownSeat })),
      aheadMs: live.aheadMs,
    });
    return undefined;
  }, [stage, live, ownSeat]);
}
