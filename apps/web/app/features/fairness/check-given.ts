import { getFlights, getTicketProof, listTicketPools, type Flight, type Round } from '@croupier/contract';
import {
  commitmentOf,
  definitionByHash,
  openPool,
  sharedCrashPoint,
  verifyTicket,
  type CrashDefinition,
  type Given,
  type PoolDefinition,
} from '@croupier/games';
import { call } from '../../lib/api.ts';
import type { CheckState } from './verification-view.ts';

type Ticket = NonNullable<Given['ticket']>;
type GivenFlight = NonNullable<Given['flight']>;

export interface GivenCheck {
  /** A text under `fairness.verify.given`. */
  readonly name: 'root' | 'proof' | 'pool' | 'chain' | 'end' | 'record';
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
    const { current, past, chain } = await call(getFlights, { params: { game: round.game } });
    const found = [current, ...past].find(({ number }) => number === flight.number);
    return flightChecks(definition, flight, found, chain);
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

/** @param flight as the public list has it, undefined when it is too old to be there */
export function flightChecks(
  definition: CrashDefinition,
  given: GivenFlight,
  flight: Pick<Flight, 'number' | 'seed' | 'crashCenti' | 'chain' | 'place'> | undefined,
  chain: { readonly number: number; readonly commitment: string; readonly publicSeed: string },
): GivenCheck[] {
  const seed = flight?.chain === chain.number ? flight.seed : null;
  return [
    {
      name: 'chain',
      state: told(seed && flight ? leadsTo(seed, flight.place + 1, chain.commitment) : undefined),
    },
    {
      name: 'end',
      state: told(
        seed && flight
          ? sharedCrashPoint(definition, { serverSeed: seed, ...chain, flight: flight.number }) ===
              flight.crashCenti
          : undefined,
      ),
    },
    {
      name: 'record',
      state: told(
        flight && given.crashCenti !== undefined ? flight.crashCenti === given.crashCenti : undefined,
      ),
    },
  ];
}

/** Each seed's hash is the seed before it, and the first one's is the commitment. */
function leadsTo(seed: string, steps: number, commitment: string): boolean {
  let hash = seed;
  for (let step = 0; step < steps; step += 1) hash = commitmentOf(hash);
  return hash === commitment;
}

const told = (equal: boolean | undefined): CheckState =>
  equal === undefined ? 'skipped' : equal ? 'agrees' : 'differs';
