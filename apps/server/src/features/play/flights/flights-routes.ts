import {
  getFlight,
  getFlights,
  getUnheardFlights,
  leaveFlight as leaveOperation,
} from '@croupier/contract/play/flights';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findChain, listChains } from './chains-store.ts';
import { crashGame } from './crash-game.ts';
import { seatsOf } from './flight-seats.ts';
import { chainView, flightView } from './flight-view.ts';
import type { FlightsParts } from './flights-parts.ts';
import { findFlight, listFlights } from './flights-store.ts';
import type { Leave } from './leave-flight.ts';
import { unheardFlights } from './unheard-flights.ts';

const PAST_SHOWN = 20;

export function flightsRoutes(http: Http, parts: FlightsParts & { leave: Leave }): void {
  const { db, clock, desk } = parts;

  http.handle(getFlights, async ({ input }) => {
    const { game } = input.params;
    if (!crashGame(game)) return refuse('not_found');
    desk.watched();
    const [flights, chains] = await Promise.all([
      listFlights(db, game, PAST_SHOWN + 1),
      listChains(db, game),
    ]);
    const [current = null, ...past] = flights;
    const seats = current ? await seatsOf(parts, current) : [];
    return {
      now: clock.now().toISOString(),
      current: current && flightView(current),
      past: past.map(flightView),
      seats,
      chains: chains.map(chainView),
    };
  });

  http.handle(getFlight, async ({ input }) => {
    const { game, number } = input.params;
    const flight = await findFlight(db, game, Number(number));
    if (!flight) return refuse('not_found');
    return { flight: flightView(flight), chain: chainView((await findChain(db, game, flight.chain))!) };
  });

  http.handle(getUnheardFlights, async ({ input }) =>
    crashGame(input.params.game) ? unheardFlights(db, input.params.game) : refuse('not_found'),
  );

  http.handle(leaveOperation, ({ input, player, requestId, waitedMs }) => {
    const { playerId } = player;
    const readAt = new Date(clock.now().getTime() - waitedMs());
    return parts.leave(input.params.game, { playerId, requestId, readAt });
  });
}
