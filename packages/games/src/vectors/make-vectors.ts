import type { GameDefinition } from '../definition.ts';
import { belowFromWords } from '../fair/draw.ts';
import { commitmentOf, fairWords } from '../fair/fair-stream.ts';
import { mathHash } from '../math-hash.ts';
import { RETIRED } from '../portfolio/definition-by-hash.ts';
import { GAMES } from '../portfolio/index.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { luckyFern } from '../portfolio/lucky-fern.ts';
import type { Entry } from '../round.ts';
import { findRounds, vectorOf } from './find-rounds.ts';
import { lootVectors } from './loot-vectors.ts';
import { MADE_UP } from './made-up-games.ts';
import { sharedVectors } from './shared-vectors.ts';
import type { BelowVector, RoundVector, VectorFile, WordVector } from './vector-file.ts';

const SERVER_SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const CLIENT_SEED = 'lucky-seven_7';

/** Every vector that is published; the same on every machine. */
export function makeVectors(): VectorFile {
  const games = GAMES.map(({ definition }) => definition);
  const definitions = [...games, ...MADE_UP];
  const shared = sharedVectors(SERVER_SEED);
  return {
    version: 1,
    serverSeed: SERVER_SEED,
    commitment: commitmentOf(SERVER_SEED),
    games: Object.fromEntries(games.map((definition) => [definition.id, mathHash(definition)])),
    definitions: Object.fromEntries(
      [...definitions, ...RETIRED].map((definition) => [mathHash(definition), definition]),
    ),
    words: [0, 42].map((nonce) => wordVector({ domain: 'lantern-tide', clientSeed: CLIENT_SEED, nonce })),
    below: [1, 2, 52, 10_000, 2 ** 26, 2 ** 31 + 1, 3_000_000_000, 2 ** 32 - 1, 2 ** 32].map(belowVector),
    rounds: [
      ...[...definitions, ...RETIRED].flatMap((definition) => findRounds(definition, SERVER_SEED)),
      ...givenRounds(shared.pool, shared.flights[0]!),
    ],
    ...shared,
    loot: lootVectors(SERVER_SEED, CLIENT_SEED),
  };
}

function wordVector(of: Omit<WordVector, 'words'>): WordVector {
  const nextWord = fairWords({ ...of, serverSeed: SERVER_SEED });
  return { ...of, words: Array.from({ length: 17 }, () => nextWord().toString(16).padStart(8, '0')) };
}

function belowVector(n: number): BelowVector {
  const of = { domain: 'below', clientSeed: CLIENT_SEED, nonce: n };
  let taken = 0;
  const nextWord = fairWords({ ...of, serverSeed: SERVER_SEED }, () => {
    taken += 1;
  });
  const drawn = Array.from({ length: 12 }, () => {
    taken = 0;
    return { result: belowFromWords(nextWord, n), rejected: taken - 1 };
  });
  return {
    ...of,
    n,
    results: drawn.map(({ result }) => result),
    rejected: drawn.map(({ rejected }) => rejected),
  };
}

/** Rounds that something shared decides: tickets of a pool, and flights that are flown together. */
function givenRounds(
  pool: VectorFile['pool'],
  { number, endCenti }: VectorFile['flights'][number],
): RoundVector[] {
  const ofTicket = new Set<string>();
  const ofFlight = new Set<string>();
  const round = (definition: GameDefinition, entry: Omit<Entry, 'mode'>, known: Set<string>): RoundVector =>
    vectorOf(
      { definition, serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: 0 },
      { mode: 'main', ...entry },
      known,
    );
  const ended = { number, crashCenti: endCenti };
  const flights: Omit<Entry, 'mode'>[] = [
    { choices: [[]], given: { flight: { number } } },
    { choices: [[endCenti]], given: { flight: ended } },
    { choices: [[endCenti + 1]], given: { flight: ended } },
    { choices: [[]], given: { flight: ended } },
    { choices: [[], [101]], given: { flight: ended } },
    { choices: [[]], given: { flight: { ...ended, heardCenti: 107 } } },
    { choices: [[150]], given: { flight: { ...ended, heardCenti: 107 } } },
    { choices: [[]], given: { flight: { ...ended, heardCenti: 100 } } },
    { choices: [[]], given: { flight: { number, crashCenti: 100, heardCenti: 100 } } },
    { choices: [[]], given: { flight: { number, void: true } } },
    { choices: [[], [104]], given: { flight: { ...ended, heardCenti: 107 } } },
    { choices: [[], [104]], given: { flight: { number, void: true } } },
    { choices: [[]], given: { flight: { ...ended, heardCenti: 101 } } },
  ];
  return [
    ...pool.tickets.map(({ serial, prizeUnits, salt }) =>
      round(
        luckyFern,
        { choices: [], given: { ticket: { pool: pool.number, serial, prizeUnits, salt } } },
        ofTicket,
      ),
    ),
    ...flights.map((entry) => round(highKite, entry, ofFlight)),
  ];
}
