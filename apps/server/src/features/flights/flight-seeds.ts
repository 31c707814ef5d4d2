import { randomBytes } from 'node:crypto';
import { commitmentOf, seedChain, sharedCrashPoint, type CrashDefinition } from '@croupier/games';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { SeedVault } from '../fairness/index.ts';
import { findChain, insertChain, type ChainRow, type FlightRow } from './flights-store.ts';

export interface SeedsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: SeedVault;
}

/** Where each flight ends: fixed by a chain of seeds whose commitment is public before its first flight. */
export interface FlightSeeds {
  /** The newest chain of the game; the first one is made here. */
  newest(game: string): Promise<ChainRow>;
  /** A further chain, when the newest is used up. */
  lengthen(game: string): Promise<ChainRow>;
  endOf(
    definition: CrashDefinition,
    flight: Pick<FlightRow, 'game' | 'chain' | 'place' | 'number'>,
  ): Promise<{ crashCenti: number; seed: string }>;
}

const CHAIN_LENGTH = 10_000;
/** Chains belong to the house; numbered apart from its pools, a sealed seed of one does not open as the other. */
const HOUSE = -1n;

export function createFlightSeeds({ db, clock, vault }: SeedsDeps): FlightSeeds {
  const kept = new Map<string, { row: ChainRow; seeds: string[] }>();

  async function make(game: string, number: number): Promise<ChainRow> {
    const { sealed } = vault.create(HOUSE, number);
    const commitment = commitmentOf(seedChain(vault.open(HOUSE, number, sealed), CHAIN_LENGTH)[0]!);
    // Drawn after the commitment is fixed, so that the house could not choose its seeds to suit.
    const publicSeed = randomBytes(16).toString('hex');
    await insertChain(
      db,
      { game, number, commitment, publicSeed, length: CHAIN_LENGTH, sealed },
      clock.now(),
    );
    return (await findChain(db, game, number))!; // another process may have been first
  }

  async function chainOf(game: string, number: number) {
    const name = `${game} ${number}`;
    let chain = kept.get(name);
    if (!chain) {
      const row = await findChain(db, game, number);
      if (!row) throw new Error(`There is no chain ${name}`);
      chain = { row, seeds: seedChain(vault.open(HOUSE, number, row.sealed), row.length) };
      kept.set(name, chain);
    }
    return chain;
  }

  return {
    newest: async (game) => (await findChain(db, game)) ?? make(game, 1),
    lengthen: async (game) => make(game, ((await findChain(db, game))?.number ?? 0) + 1),
    async endOf(definition, { game, chain, place, number }) {
      const { row, seeds } = await chainOf(game, chain);
      const seed = seeds[place]!;
      const { publicSeed } = row;
      return {
        seed,
        crashCenti: sharedCrashPoint(definition, { serverSeed: seed, publicSeed, flight: number }),
      };
    },
  };
}
