import { sharedCrashPoint } from '../crash/crash-point.ts';
import { commitmentOf } from '../fair/fair-stream.ts';
import { seedChain } from '../fair/seed-chain.ts';
import { entriesHashOf, type SharedEntry } from '../fair/shared-draw.ts';
import { verifySharedDraw } from '../fair/verify-shared-draw.ts';
import { playTicket } from '../pool/play-ticket.ts';
import { openPool } from '../pool/pool.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { luckyFern } from '../portfolio/lucky-fern.ts';

/** What many people share: draws, the chain of flights, and the pools that tickets were once sold from. */
export interface SharedVectors {
  readonly draws: readonly {
    readonly domain: string;
    readonly number: number;
    readonly beacon: string | null;
    readonly entries: readonly (readonly [string, number])[];
    readonly entriesHash: string;
    readonly winners: readonly string[];
  }[];
  /** Seeds in the order of play; the last one is `serverSeed`. */
  readonly chain: readonly string[];
  readonly flights: readonly {
    readonly game: string;
    readonly number: number;
    readonly serverSeed: string;
    readonly publicSeed: string;
    readonly endCenti: number;
  }[];
  readonly pool: {
    readonly game: string;
    readonly number: number;
    readonly root: string;
    readonly tickets: readonly {
      readonly serial: number;
      readonly prizeUnits: number;
      readonly salt: string;
      readonly fields: readonly number[];
    }[];
  };
}

const ENTRIES = [
  ['ticket-3', 1],
  ['ticket-1', 4],
  ['ticket-10', 2],
  ['Ticket-2', 1],
  ['ticket-2', 8],
] as const;
const PLACES = 3;
const CHAIN_LENGTH = 6;

/** @param serverSeed the one seed that all vectors come from */
export function sharedVectors(serverSeed: string): SharedVectors {
  const chain = seedChain(serverSeed, CHAIN_LENGTH);
  return {
    draws: [null, 'beacon:51c1d7f0'].map((beacon) => drawVector(serverSeed, beacon)),
    chain,
    flights: chain.map((seed, place) => ({
      game: highKite.id,
      number: place + 1,
      serverSeed: seed,
      publicSeed: 'dune-3',
      endCenti: sharedCrashPoint(highKite, { serverSeed: seed, publicSeed: 'dune-3', flight: place + 1 }),
    })),
    pool: poolVector(serverSeed),
  };
}

function drawVector(serverSeed: string, beacon: string | null): SharedVectors['draws'][number] {
  const entries = ENTRIES.map(([id, weight]): SharedEntry => ({ id, weight }));
  const terms = { domain: 'evening-lottery', number: 7, beacon, entriesHash: entriesHashOf(entries) };
  const commitment = commitmentOf(serverSeed);
  const { winners } = verifySharedDraw({ ...terms, commitment }, entries, serverSeed, PLACES);
  return { ...terms, entries: ENTRIES, winners };
}

/** Two tickets of a pool: the first that wins and the first that does not. */
function poolVector(serverSeed: string): SharedVectors['pool'] {
  const { root, tickets } = openPool(luckyFern, serverSeed, 0);
  const shown = [
    tickets.find(({ prizeUnits }) => prizeUnits > 0)!,
    tickets.find(({ prizeUnits }) => prizeUnits === 0)!,
  ];
  return {
    game: luckyFern.id,
    number: 0,
    root,
    tickets: shown.map((ticket) => {
      const [step] = playTicket(luckyFern, ticket).steps;
      return { ...ticket, fields: step?.kind === 'scratch' ? step.fields : [] };
    }),
  };
}
