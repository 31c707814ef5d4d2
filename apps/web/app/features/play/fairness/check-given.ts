import { type Flight, getFlight } from '@croupier/contract/play/flights';
import { getTicketPool, type Round, type TicketPool } from '@croupier/contract/play/rounds';
import { definitionByHash, holdsTicket, openPool, type Given, type PoolDefinition } from '@croupier/games';
import { call } from '../../../lib/api.ts';
import { beaconChecks, flightChecks, type FlightCheck } from './check-flight.ts';
import type { CheckState } from './verification-view.ts';

type Ticket = NonNullable<Given['ticket']>;
type GivenFlight = NonNullable<Given['flight']>;

export interface GivenCheck {
  /** A text under `fairness.verify.given`. */
  readonly name: FlightCheck['name'] | 'pool' | 'ticket' | 'record' | 'void';
  readonly state: CheckState;
}

/** Fetches what is public about the ticket or the flight of a round and checks it here. Throws when it cannot be fetched. */
export async function checkGiven(round: Round): Promise<GivenCheck[]> {
  const { ticket, flight } = (round.entry.given ?? {}) as Given;
  const definition = definitionByHash(round.mathHash);
  if (ticket && definition?.engine === 'pool') {
    const params = { game: round.game, pool: String(ticket.pool) };
    return ticketChecks(definition, ticket, await call(getTicketPool, { params }));
  }
  if (flight && definition?.engine === 'crash') {
    const params = { game: round.game, number: String(flight.number) };
    const { flight: found, chain } = await call(getFlight, { params });
    const checks = [...flightChecks(definition, found, chain), ...(await beaconChecks(chain))];
    return [...checks, recordCheck(flight, found)];
  }
  return [];
}

/** Makes the closed pool again, and looks for the ticket in it. */
export function ticketChecks(
  definition: PoolDefinition,
  ticket: Ticket,
  { number, root, seed }: Pick<TicketPool, 'number' | 'root' | 'seed'>,
): GivenCheck[] {
  const pool = openPool(definition, seed, number);
  return [
    { name: 'pool', state: told(pool.root === root) },
    { name: 'ticket', state: told(number === ticket.pool && holdsTicket(pool, ticket)) },
  ];
}

/** A round was given the flight as everyone can see it: its end, how far players were heard, whether it was void. */
export function recordCheck(
  given: GivenFlight,
  flight: Pick<Flight, 'crashCenti' | 'heardCenti' | 'void'>,
): GivenCheck {
  if (given.void) return { name: 'void', state: told(flight.void) };
  // Left by hand, the round was over before the flight had an end.
  if (given.crashCenti === undefined) return { name: 'record', state: 'skipped' };
  return {
    name: 'record',
    state: told(
      !flight.void &&
        flight.crashCenti === given.crashCenti &&
        flight.heardCenti === (given.heardCenti ?? null),
    ),
  };
}

const told = (equal: boolean | undefined): CheckState =>
  equal === undefined ? 'skipped' : equal ? 'agrees' : 'differs';
