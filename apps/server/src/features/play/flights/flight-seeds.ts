import { chooseChain, wantsAnotherChain } from '@croupier/domain/play/flights';
import { sharedCrashPoint, type CrashDefinition } from '@croupier/games';
import type { Database } from '../../../platform/database.ts';
import { announceChain, type ChainsDeps } from './announce-chain.ts';
import { createSeedOf } from './chain-seeds.ts';
import { fixChain, listChains, type PublicChain } from './chains-store.ts';
import { crashGame } from './crash-game.ts';
import { placesUsed, type FlightRow } from './flights-store.ts';

export interface SeedsDeps extends ChainsDeps {
  /** Only with test seams: seeds whose flights go higher are passed over, so that nobody waits for a long flight. */
  readonly highestCenti?: number;
}

/** Where each flight ends: fixed by chains of seeds whose commitments are public before their first flights. */
export interface FlightSeeds {
  /**
   * For the flight of this number, the next seed nobody has flown by, and its chain; a chain is made where there is none
   * to draw from.
   */
  next(game: string, number: number): Promise<{ chain: number; place: number }>;
  /** Announces the chain after this one, well ahead, and asks the beacon for what an announced one waits for. */
  lookAhead(game: string): Promise<void>;
  endOf(
    definition: CrashDefinition,
    flight: Pick<FlightRow, 'game' | 'chain' | 'place' | 'number'>,
  ): Promise<{ crashCenti: number; seed: string }>;
}

export function createFlightSeeds(deps: SeedsDeps): FlightSeeds {
  const { db, beacon, highestCenti } = deps;
  const seedOf = createSeedOf(deps);

  const announceNext = (game: string, chains: readonly PublicChain[], kind: PublicChain['kind']) =>
    announceChain(deps, { game, number: (chains.at(-1)?.number ?? 0) + 1, kind });

  const endOf: FlightSeeds['endOf'] = async (definition, flight) => {
    const { seed, publicSeed } = await seedOf(flight);
    const crashCenti = sharedCrashPoint(definition, { serverSeed: seed, publicSeed, flight: flight.number });
    return { seed, crashCenti };
  };

  return {
    endOf,
    async next(game, number) {
      for (;;) {
        const chains = await chainsWithUse(db, game);
        const chosen = chooseChain(chains);
        if (chosen) {
          const flight = { game, chain: chosen.number, place: chosen.used, number };
          if (highestCenti !== undefined)
            flight.place = await lowPlace(endOf, flight, { length: chosen.length, highestCenti });
          return { chain: flight.chain, place: flight.place };
        }
        await announceNext(game, chains, 'house');
      }
    },
    async lookAhead(game) {
      const chains = await chainsWithUse(db, game);
      const kind = beacon ? 'beacon' : 'house';
      if (wantsAnotherChain(chains, kind)) await announceNext(game, chains, kind);
      await askBeacon(deps, chains);
    },
  };
}

/** A game's chains, each with how many of its places have been flown by. */
const chainsWithUse = async (db: Database, game: string) =>
  Promise.all(
    (await listChains(db, game)).map(async (chain) => ({
      ...chain,
      used: await placesUsed(db, game, chain.number),
    })),
  );

/** Fixes the chains whose round of the beacon has come. */
async function askBeacon(
  { db, clock, beacon }: Pick<ChainsDeps, 'db' | 'clock' | 'beacon'>,
  chains: readonly PublicChain[],
): Promise<void> {
  if (!beacon) return;
  for (const { game, number, publicSeed, beaconRound, beaconNetwork } of chains) {
    if (publicSeed !== null || beaconNetwork !== beacon.network) continue;
    const value = await beacon.valueOf(beaconRound!, clock.now());
    if (value) await fixChain(db, { game, number }, { ...value, fixedAt: clock.now() });
  }
}

/** From this place on the first whose flight goes no higher; the chain's last one where there is none. */
async function lowPlace(
  endOf: FlightSeeds['endOf'],
  flight: Parameters<FlightSeeds['endOf']>[1],
  { length, highestCenti }: { length: number; highestCenti: number },
): Promise<number> {
  const definition = crashGame(flight.game)!;
  let { place } = flight;
  while (place < length - 1 && (await endOf(definition, { ...flight, place })).crashCenti > highestCenti)
    place += 1;
  return place;
}
