import { getFlight, getTicketProof, listTicketPools, type Flight, type Round } from '@croupier/contract';
import { definitionByHash, openPool, verifyTicket, type Given, type PoolDefinition } from '@croupier/games';
import { call } from '../../lib/api.ts';
import { flightChecks, type FlightCheck } from './check-flight.ts';
import type { CheckState } from './verification-view.ts';

type Ticket = NonNullable<Given['ticket']>;
type GivenFlight = NonNullable<Given['flight']>;

export interface GivenCheck {
  /** A text under `fairness.verify.given`. */
  readonly name: FlightCheck['name'] | 'root' | 'proof' | 'pool' | 'record' | 'void';
  readonly state: CheckState;
}

/** Fetches what is public about the ticket or the flight of a round and checks it here. Throws when it cannot be fetched. */
export async function checkGiven(round: Round): Promise<GivenCheck[]> {
  const { ticket, flight } = (round.entry.given ?? {}) as Given;
  const definition = definitionByHash(round.mathHash);
  if (ticket && definition?.engine === 'pool') {
    const { game } = round;
    const { pools } = await call(listTicketPools, { params: { game } });
    const params = { game, pool: String(ticket.pool), serial: String(ticket.serial) };
    return ticketChecks(
      definition,
      ticket,
      await call(getTicketProof, { params }),
      pools.find(({ number }) => number === ticket.pool),
    );
  }
  if (flight && definition?.engine === 'crash') {
    const params = { game: round.game, number: String(flight.number) };
    const { flight: found, chain } = await call(getFlight, { params });
    return [...flightChecks(definition, found, chain), recordCheck(flight, found)];
  }
  return [];
}

/** @param published the pool in the public list, undefined when it is too old to be there */
export function ticketChecks(
  definition: PoolDefinition,
  ticket: Ticket,
  { root, proof }: { readonly root: string; readonly proof: readonly string[] },
  published: { readonly root: string; readonly seed: string | null } | undefined,
): GivenCheck[] {
  const { pool: number } = ticket;
  return [
    { name: 'root', state: told(published && published.root === root) },
    { name: 'proof', state: told(verifyTicket(definition, { number, root }, ticket, proof)) },
    {
      name: 'pool',
      state: told(published?.seed ? openPool(definition, published.seed, number).root === root : undefined),
    },
  ];
}

/** A round was given the flight as everyone can see it: its end, and whether it was void. */
export function recordCheck(given: GivenFlight, flight: Pick<Flight, 'crashCenti' | 'void'>): GivenCheck {
  if (given.void) return { name: 'void', state: told(flight.void) };
  // Left by hand, the round was over before the flight had an end.
  if (given.crashCenti === undefined) return { name: 'record', state: 'skipped' };
  return { name: 'record', state: told(!flight.void && flight.crashCenti === given.crashCenti) };
}

const told = (equal: boolean | undefined): CheckState =>
  equal === undefined ? 'skipped' : equal ? 'agrees' : 'differs';
