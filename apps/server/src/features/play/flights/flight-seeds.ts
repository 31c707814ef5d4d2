import { randomBytes } from 'node:crypto';
import { chooseChain, wantsAnotherChain } from '@croupier/domain';
import { sharedCrashPoint, type CrashDefinition } from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { HousePlace, SeedVault } from '../fairness/index.ts';
import type { Beacon } from './beacon.ts';
import { crashGame } from './crash-game.ts';
import { makeChain, seedsAround } from './chain-marks.ts';
import {
  findChain,
  fixChain,
  insertChain,
  listChains,
  type ChainRow,
  type PublicChain,
} from './chains-store.ts';
import { placesUsed, type FlightRow } from './flights-store.ts';

export interface SeedsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: SeedVault;
  /** Where public seeds come from; without one, the house draws them. */
  readonly beacon?: Beacon | undefined;
  /** How many flights a chain decides. */
  readonly chainLength?: number;
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

/** At three flights a minute, most of a year. */
const CHAIN_LENGTH = 1_000_000;
/** So long before its time a beacon's round is named: whoever cares can keep a copy of what was announced. */
const ANNOUNCED_AHEAD_MS = 3_600_000;
const BLOCKS_KEPT = 4;

export function createFlightSeeds(deps: SeedsDeps): FlightSeeds {
  const { db, clock, vault, beacon, chainLength = CHAIN_LENGTH, highestCenti } = deps;
  const blocks = new Map<string, { from: number; seeds: readonly string[]; publicSeed: string }>();
  const place = (of: HousePlace['of'], game: string, number: number): HousePlace => ({ of, game, number });

  async function announce(game: string, number: number, kind: PublicChain['kind']): Promise<void> {
    const { sealed } = vault.createFor(place('flights', game, number));
    const lastSeed = vault.openFor(place('flights', game, number), sealed);
    const { commitment, marks } = await makeChain(lastSeed, chainLength);
    const openedAt = clock.now();
    const isBeacon = kind === 'beacon' && beacon;
    await insertChain(db, {
      game,
      number,
      kind,
      commitment,
      // The house's own is drawn once the commitment is fixed; that it was drawn only once is the house's word.
      publicSeed: isBeacon ? null : randomBytes(16).toString('hex'),
      beaconNetwork: isBeacon ? beacon.network : null,
      beaconRound: isBeacon ? beacon.roundAfter(new Date(openedAt.getTime() + ANNOUNCED_AHEAD_MS)) : null,
      beaconSignature: null,
      length: chainLength,
      sealed,
      marksSealed: vault.sealFor(place('flight-marks', game, number), marks),
      openedAt,
    });
  }

  const uses = async (game: string) =>
    Promise.all(
      (await listChains(db, game)).map(async (chain) => ({
        ...chain,
        used: await placesUsed(db, game, chain.number),
      })),
    );

  async function blockOf(game: string, number: number, at: number) {
    const name = `${game} ${number}`;
    const known = blocks.get(name);
    if (known && at >= known.from && at < known.from + known.seeds.length) return known;
    const row = await findChain(db, game, number);
    if (!row || row.publicSeed === null) throw new Error(`The chain ${name} decides nothing yet`);
    const marks = await marksOf(row);
    const block = { ...seedsAround(marks, row.length, at), publicSeed: row.publicSeed };
    blocks.set(name, block);
    if (blocks.size > BLOCKS_KEPT) blocks.delete(blocks.keys().next().value!);
    return block;
  }

  async function marksOf({ game, number, marksSealed, sealed, length }: ChainRow): Promise<Buffer> {
    if (marksSealed) return vault.unsealFor(place('flight-marks', game, number), marksSealed);
    return (await makeChain(vault.openFor(place('flights', game, number), sealed), length)).marks;
  }

  const endOf: FlightSeeds['endOf'] = async (definition, { game, chain, place: at, number }) => {
    const { from, seeds, publicSeed } = await blockOf(game, chain, at);
    const seed = seeds[at - from]!;
    return {
      seed,
      crashCenti: sharedCrashPoint(definition, { serverSeed: seed, publicSeed, flight: number }),
    };
  };

  return {
    endOf,
    async next(game, number) {
      for (;;) {
        const chains = await uses(game);
        const chosen = chooseChain(chains);
        if (chosen) {
          const flight = { game, chain: chosen.number, place: chosen.used, number };
          if (highestCenti !== undefined)
            flight.place = await lowPlace(endOf, flight, { length: chosen.length, highestCenti });
          return { chain: flight.chain, place: flight.place };
        }
        await announce(game, (chains.at(-1)?.number ?? 0) + 1, 'house');
      }
    },
    async lookAhead(game) {
      const chains = await uses(game);
      const kind = beacon ? 'beacon' : 'house';
      if (wantsAnotherChain(chains, kind)) await announce(game, (chains.at(-1)?.number ?? 0) + 1, kind);
      if (!beacon) return;
      for (const { number, publicSeed, beaconRound, beaconNetwork } of chains) {
        if (publicSeed !== null || beaconNetwork !== beacon.network) continue;
        const value = await beacon.valueOf(beaconRound!, clock.now());
        if (value) await fixChain(db, { game, number }, { ...value, fixedAt: clock.now() });
      }
    },
  };
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
