import { randomBytes } from 'node:crypto';
import {
  commitmentOf,
  findGame,
  openPool,
  seedChain,
  sharedCrashPoint,
  type Entry,
  type GameDefinition,
} from '@croupier/games';
import { createSeedVault } from './features/play/fairness/feature.ts';
import type { Database } from './platform/database.ts';
import type { KeyRing } from './platform/key-ring.ts';

const CHAIN_LENGTH = 20;

export const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 5, 12, minute));
export const gameOf = (game: string): GameDefinition => findGame(game)!.definition;

export type Insert = ReturnType<typeof insertInto>;

/** Writes one row. */
export function insertInto(owner: Database) {
  return (table: string, row: Record<string, unknown>, returning = '1 AS one') => {
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    const text = `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${places.join()}) RETURNING ${returning}`;
    return owner.query<Record<string, unknown>>(text, Object.values(row));
  };
}

/**
 * Flights: one that ended with its round settled, one whose stakes were given back, one that ended with a round still
 * open in it, and one that the version before was about to fly. Their chain's seed is sealed as it was sealed then.
 */
export async function plantFlights(insert: Insert, seedKey: KeyRing) {
  const game = 'high-kite';
  const definition = gameOf(game);
  if (definition.engine !== 'crash') throw new Error('not a game of flights');
  const vault = createSeedVault(seedKey);
  const { sealed } = vault.create(-1n, 1);
  const seeds = seedChain(vault.open(-1n, 1, sealed), CHAIN_LENGTH);
  const commitment = commitmentOf(seeds[0]!);
  const publicSeed = randomBytes(16).toString('hex');
  const chain = { commitment, public_seed: publicSeed, length: CHAIN_LENGTH, last_seed_sealed: sealed };
  await insert('flight_chain', { game, number: 1, ...chain, opened_at: at(5) });
  const crashes = seeds.slice(0, 3).map((seed, place) => {
    return sharedCrashPoint(definition, { serverSeed: seed, publicSeed, flight: place + 1 });
  });
  for (const [place, crashCenti] of crashes.entries()) {
    const ended = {
      ended_at: at(11 + place),
      crash_centi: crashCenti,
      seed: seeds[place],
      void: place === 1,
    };
    const flight = { number: place + 1, chain: 1, place, takes_off_at: at(10 + place) };
    await insert('flight', { game, ...flight, ...ended });
  }
  await insert('flight', { game, number: 4, chain: 1, place: 3, takes_off_at: at(15) });
  const entryIn = (number: number, given: object, auto: number): Entry => ({
    choices: [[auto]],
    given: { flight: { number, ...given } },
    mode: 'main',
  });
  return {
    settledIn: entryIn(1, { crashCenti: crashes[0]! }, 150),
    givenBack: entryIn(2, { void: true }, 150),
    openIn: entryIn(3, {}, 101),
    endIn: entryIn(3, { crashCenti: crashes[2]! }, 101),
  };
}

/** A pool with one ticket sold. @returns the ticket */
export async function plantPool(insert: Insert, mathsId: number, seedKey: KeyRing) {
  const definition = gameOf('lucky-fern');
  if (definition.engine !== 'pool') throw new Error('not a game of tickets');
  const vault = createSeedVault(seedKey);
  const { sealed } = vault.create(0n, 1);
  const { root, tickets } = openPool(definition, vault.open(0n, 1, sealed), 1);
  const pool = { root, seed_sealed: sealed, tickets: tickets.length, sold: 1, opened_at: at(5) };
  await insert('ticket_pool', { game: 'lucky-fern', number: 1, maths_id: mathsId, ...pool });
  const { serial, prizeUnits, salt } = tickets[0]!;
  return { pool: 1, serial, prizeUnits, salt };
}
