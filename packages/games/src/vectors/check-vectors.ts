import { canonicalJson } from '../canonical-json.ts';
import { belowFromWords } from '../fair/draw.ts';
import { commitmentOf, fairWords } from '../fair/fair-stream.ts';
import { hexOfBytes } from '../fair/bytes.ts';
import { seedChain } from '../fair/seed-chain.ts';
import { sha256 } from '../fair/sha256.ts';
import { mathHash } from '../math-hash.ts';
import { verifyRound } from '../verify-round.ts';
import { lootVectors } from './loot-vectors.ts';
import { sharedVectors } from './shared-vectors.ts';
import type { BelowVector, RoundVector, VectorFile, WordVector } from './vector-file.ts';

export interface VectorCheck {
  readonly name: string;
  readonly agrees: boolean;
}

/** Every vector of the file against the code that decides rounds. */
export function checkVectors(file: VectorFile): VectorCheck[] {
  const { serverSeed, definitions } = file;
  const shared = sharedVectors(serverSeed);
  return [
    { name: 'commitment', agrees: commitmentOf(serverSeed) === file.commitment },
    ...Object.entries(definitions).map(([hash, definition]) => ({
      name: `maths of ${definition.id}`,
      agrees: mathHash(definition) === hash,
    })),
    ...file.words.map((vector) => ({
      name: `words ${vector.nonce} of ${vector.domain}`,
      agrees: sameWords(serverSeed, vector),
    })),
    ...file.below.map((vector) => ({ name: `below(${vector.n})`, agrees: sameNumbers(serverSeed, vector) })),
    ...file.rounds.map((vector) => ({
      name: `${definitions[vector.mathHash]?.id} ${vector.mode} ${vector.nonce}: ${vector.reaches.join(', ')}`,
      agrees: sameRound(file, vector),
    })),
    { name: 'shared draws', agrees: same(file.draws, shared.draws) },
    { name: 'chain of seeds', agrees: same(file.chain, seedChain(serverSeed, file.chain.length)) },
    { name: 'ends of flights', agrees: same(file.flights, shared.flights) },
    { name: 'tickets of a pool', agrees: same(file.pool, shared.pool) },
    ...file.loot.map((vector, index) => ({
      name: `draws from the table ${vector.domain}`,
      agrees: same(vector, lootVectors(serverSeed, vector.clientSeed)[index]),
    })),
  ];
}

function sameWords(serverSeed: string, { words, ...of }: WordVector): boolean {
  const nextWord = fairWords({ ...of, serverSeed });
  return words.every((word) => nextWord().toString(16).padStart(8, '0') === word);
}

function sameNumbers(serverSeed: string, { n, results, rejected, ...of }: BelowVector): boolean {
  let taken = 0;
  const nextWord = fairWords({ ...of, serverSeed }, () => {
    taken += 1;
  });
  return results.every((result, index) => {
    taken = 0;
    return belowFromWords(nextWord, n) === result && taken - 1 === rejected[index];
  });
}

/** Whether the round comes out as it is published, by the definition that is published with it. */
export function sameRound(
  { serverSeed, commitment, definitions }: Pick<VectorFile, 'serverSeed' | 'commitment' | 'definitions'>,
  { mathHash: hash, clientSeed, nonce, mode, choices, given, ...said }: RoundVector,
): boolean {
  const definition = definitions[hash];
  if (definition === undefined) return false;
  const { outcome, draws } = verifyRound({
    ...{ definition, serverSeed, commitment, clientSeed, nonce },
    entry: { mode, choices, ...(given && { given }) },
  });
  const text = canonicalJson(outcome);
  return (
    same(
      draws.map(({ n, result }) => [n, result]),
      said.draws,
    ) &&
    same([outcome.winUnits, outcome.capped], [said.winUnits, said.capped]) &&
    same(
      outcome.steps.map(({ units }) => units),
      said.stepUnits,
    ) &&
    hexOfBytes(sha256(text)) === said.outcomeHash &&
    (said.outcome === undefined || canonicalJson(said.outcome) === text)
  );
}

const same = (found: unknown, said: unknown): boolean => JSON.stringify(found) === JSON.stringify(said);
