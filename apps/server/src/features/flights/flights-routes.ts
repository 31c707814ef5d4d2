import { getFlight, getFlights, leaveFlight as leaveOperation } from '@croupier/contract';
import { findGame, type CrashDefinition } from '@croupier/games';
import type { Http } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { chainView, flightView } from './flight-view.ts';
import { findChain, findFlight, listFlights } from './flights-store.ts';
import type { FlyDeps } from './fly.ts';
import { leaveFlight } from './leave-flight.ts';

const PAST_SHOWN = 20;

export function flightsRoutes(
  http: Http,
  deps: FlyDeps & { look(game: CrashDefinition): Promise<void> },
): void {
  const { db, clock } = deps;

  http.handle(getFlights, async ({ input }) => {
    const definition = crashGame(input.params.game);
    if (!definition) return refuse('not_found');
    await deps.look(definition);
    const [current, ...past] = await listFlights(db, definition.id, PAST_SHOWN + 1);
    return {
      now: clock.now().toISOString(),
      current: flightView(current!),
      past: past.map(flightView),
      chain: chainView((await findChain(db, definition.id, current!.chain))!),
    };
  });

  http.handle(getFlight, async ({ input }) => {
    const { game, number } = input.params;
    const flight = await findFlight(db, game, Number(number));
    if (!flight) return refuse('not_found');
    return { flight: flightView(flight), chain: chainView((await findChain(db, game, flight.chain))!) };
  });

  http.handle(leaveOperation, async ({ input, player, requestId }) => {
    const definition = crashGame(input.params.game);
    if (!definition) return refuse('not_found');
    const result = await leaveFlight(deps, definition, { playerId: player.playerId, requestId });
    return result.ok ? result.round : refuse(result.reason);
  });
}

function crashGame(id: string): CrashDefinition | undefined {
  const definition = findGame(id)?.definition;
  return definition?.engine === 'crash' ? definition : undefined;
}
