import { type Flight, type FlightChain, getFlight } from '@croupier/contract/play/flights';
import { ApiError } from '@croupier/contract/kit';
import {
  commitmentOf,
  definitionByHash,
  findGame,
  sharedCrashPoint,
  type CrashDefinition,
} from '@croupier/games';
import { call } from '../../../lib/api.ts';
import type { CheckState } from './verification-view.ts';

export interface FlightCheck {
  /** A text under `fairness.verify.given`. */
  readonly name: 'chain' | 'end' | 'beacon';
  /** `skipped` while the flight has not ended: its seed is not public yet. */
  readonly state: CheckState;
}

export interface CheckedFlight {
  readonly flight: Flight;
  readonly chain: FlightChain;
  readonly checks: readonly FlightCheck[];
}

/**
 * Fetches a flight and checks it here, with the maths it flew by.
 * @returns null when there is no such flight; throws when it cannot be fetched
 */
export async function checkFlight(
  game: string,
  number: string,
  signal?: AbortSignal,
): Promise<CheckedFlight | null> {
  try {
    const { flight, chain } = await call(getFlight, { params: { game, number } }, signal);
    const definition = flight.mathHash ? definitionByHash(flight.mathHash) : findGame(game)!.definition;
    const checks = flightChecks(definition as CrashDefinition, flight, chain);
    return { flight, chain, checks: [...checks, ...(await beaconChecks(chain))] };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The public seed against the beacon it was taken from; nothing where the house drew it. */
export async function beaconChecks(chain: FlightChain): Promise<FlightCheck[]> {
  if (chain.kind !== 'beacon') return [];
  const { beaconState } = await import('./check-beacon.ts');
  return [{ name: 'beacon', state: beaconState(chain) }];
}

/** A flight against the chain of seeds that was committed to before it. */
export function flightChecks(
  definition: CrashDefinition,
  flight: Pick<Flight, 'number' | 'seed' | 'crashCenti' | 'place'>,
  { commitment, publicSeed }: Pick<FlightChain, 'commitment' | 'publicSeed'>,
): FlightCheck[] {
  const { seed, number, place, crashCenti } = flight;
  if (seed === null || publicSeed === null)
    return [
      { name: 'chain', state: 'skipped' },
      { name: 'end', state: 'skipped' },
    ];
  const end = sharedCrashPoint(definition, { serverSeed: seed, publicSeed, flight: number });
  return [
    { name: 'chain', state: leadsTo(seed, place + 1, commitment) ? 'agrees' : 'differs' },
    { name: 'end', state: end === crashCenti ? 'agrees' : 'differs' },
  ];
}

/** Each seed's hash is the seed before it, and the first one's is the commitment. */
function leadsTo(seed: string, steps: number, commitment: string): boolean {
  let hash = seed;
  for (let step = 0; step < steps; step += 1) hash = commitmentOf(hash);
  return hash === commitment;
}
