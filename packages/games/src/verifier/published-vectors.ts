import { sharedCrashPoint } from '../crash/crash-point.ts';
import { commitmentOf, fairWords } from '../fair/fair-stream.ts';
import { seedChain } from '../fair/seed-chain.ts';
import { verifySharedDraw } from '../fair/verify-shared-draw.ts';
import type { SharedEntry } from '../fair/shared-draw.ts';
import { playTicket } from '../pool/play-ticket.ts';
import { holdsTicket, openPool } from '../pool/pool.ts';
import { definitionByHash } from '../portfolio/definition-by-hash.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { luckyFern } from '../portfolio/lucky-fern.ts';
import { spinStepsOf } from '../round.ts';
import { verifyRound } from '../verify-round.ts';

export interface VectorCheck {
  readonly name: string;
  readonly agrees: boolean;
}

/** Every test vector on the page `docs/fairness.md`, checked against the code that decides rounds. */
export function checkPublishedVectors(page: string): VectorCheck[] {
  const [rounds, shared] = [...page.matchAll(/```json\n([^`]+)```/g)].map(
    ([, json]) => JSON.parse(json!) as unknown,
  );
  if (rounds === undefined || shared === undefined) throw new TypeError('The page has no test vectors');
  return [...checkRounds(rounds as RoundVectors), ...checkShared(shared as SharedVectors)];
}

interface RoundVectors {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly rounds: readonly {
    readonly domain: string;
    readonly clientSeed: string;
    readonly nonce: number;
    readonly mathHash: string;
    readonly words: readonly string[];
    readonly firstStops: readonly number[];
    readonly spins: number;
    readonly winUnits: number;
  }[];
}

interface SharedVectors {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly draws: readonly {
    readonly domain: string;
    readonly number: number;
    readonly beacon: string | null;
    readonly entries: readonly (readonly [string, number])[];
    readonly entriesHash: string;
    readonly winners: readonly string[];
  }[];
  readonly chain: readonly string[];
  readonly flights: { readonly publicSeed: string; readonly endsCenti: readonly number[] };
  readonly ticket: {
    readonly pool: number;
    readonly root: string;
    readonly serial: number;
    readonly prizeUnits: number;
    readonly salt: string;
    readonly fields: readonly number[];
  };
}

function checkRounds({ serverSeed, commitment, rounds }: RoundVectors): VectorCheck[] {
  return rounds.map(({ domain, clientSeed, nonce, ...said }) => {
    const name = `round ${nonce} of ${domain}`;
    const definition = definitionByHash(said.mathHash);
    if (definition === undefined) return { name, agrees: false };
    const { outcome, commitmentMatches } = verifyRound({
      definition,
      serverSeed,
      commitment,
      clientSeed,
      nonce,
    });
    const nextWord = fairWords({ serverSeed, clientSeed, nonce, domain });
    const words = said.words.map(() => nextWord().toString(16).padStart(8, '0'));
    const found = [words, spinStepsOf(outcome)[0]?.stops, outcome.steps.length, outcome.winUnits];
    return {
      name,
      agrees: commitmentMatches && same(found, [said.words, said.firstStops, said.spins, said.winUnits]),
    };
  });
}

function checkShared({
  serverSeed,
  commitment,
  draws,
  chain,
  flights,
  ticket,
}: SharedVectors): VectorCheck[] {
  const ends = flights.endsCenti.map((_, index) =>
    sharedCrashPoint(highKite, { serverSeed, publicSeed: flights.publicSeed, flight: index + FIRST_FLIGHT }),
  );
  const pool = openPool(luckyFern, serverSeed, ticket.pool);
  const [step] = playTicket(luckyFern, ticket).steps;
  return [
    ...draws.map(({ entries, winners, ...terms }) => ({
      name: `draw ${terms.number} of ${terms.domain}, beacon ${terms.beacon}`,
      agrees: same(
        verifySharedDraw({ ...terms, commitment }, entries.map(entryOf), serverSeed, winners.length).winners,
        winners,
      ),
    })),
    {
      name: 'chain of seeds',
      agrees: same(seedChain(serverSeed, chain.length), chain) && chain[1] === commitmentOf(serverSeed),
    },
    { name: 'ends of flights', agrees: same(ends, flights.endsCenti) },
    {
      name: `ticket ${ticket.serial} in its pool`,
      agrees: pool.root === ticket.root && holdsTicket(pool, ticket),
    },
    { name: 'fields of the ticket', agrees: step?.kind === 'scratch' && same(step.fields, ticket.fields) },
  ];
}

const FIRST_FLIGHT = 0;
const entryOf = ([id, weight]: readonly [string, number]): SharedEntry => ({ id, weight });
const same = (found: unknown, said: unknown): boolean => JSON.stringify(found) === JSON.stringify(said);
