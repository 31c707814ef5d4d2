import type { Flight, FlightChain } from '@croupier/contract/play/flights';
import type { PublicChain } from './chains-store.ts';
import type { FlightRow } from './flights-store.ts';

/** What is public of a flight: not how far players were heard while it flies, which is nobody's business to watch. */
export function flightView(flight: FlightRow): Flight {
  const { game, number, chain, place, mathHash, crashCenti, seed, heardCenti } = flight;
  return {
    game,
    number,
    chain,
    place,
    mathHash,
    takesOffAt: flight.takesOffAt.toISOString(),
    endedAt: flight.endedAt?.toISOString() ?? null,
    crashCenti,
    seed,
    heardCenti,
    void: flight.void,
  };
}

/** What is public of a chain: never what makes its seeds. */
export function chainView(chain: PublicChain): FlightChain {
  const { number, kind, commitment, publicSeed, length, beaconNetwork, beaconRound, beaconSignature } = chain;
  return {
    number,
    kind,
    commitment,
    publicSeed,
    length,
    announcedAt: chain.openedAt.toISOString(),
    beacon:
      beaconNetwork === null || beaconRound === null
        ? null
        : { network: beaconNetwork, round: beaconRound, signature: beaconSignature },
  };
}
