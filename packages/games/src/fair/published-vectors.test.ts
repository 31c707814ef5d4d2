import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readVectors } from '../vectors/read-vectors.fixture.ts';
import { commitmentOf } from './fair-stream.ts';

const { serverSeed, commitment, words, below, rounds, definitions, loot } = readVectors();
const key = Buffer.from(serverSeed, 'hex');

/** The stream as the page describes it, by node:crypto. */
function* wordsOf({ domain, clientSeed, nonce }: { domain: string; clientSeed: string; nonce: number }) {
  for (let block = 0; ; block += 1) {
    const tag = createHmac('sha256', key).update(`${domain}:${clientSeed}:${nonce}:${block}`).digest();
    for (let at = 0; at < 32; at += 4) yield tag.readUInt32BE(at);
  }
}

/** Lemire's rule in whole numbers of any size. */
function belowOf(source: Generator<number, void>, n: number) {
  for (let rejected = 0; ; rejected += 1) {
    const product = BigInt(source.next().value!) * BigInt(n);
    if (product % 2n ** 32n >= 2n ** 32n % BigInt(n)) return { result: Number(product >> 32n), rejected };
  }
}

it('publishes the commitment to its server seed', () => {
  expect(createHash('sha256').update(key).digest('hex')).toBe(commitment);
  expect(commitmentOf(serverSeed)).toBe(commitment);
});

describe('what is published, by node:crypto and whole numbers of any size', () => {
  it('are the words', () => {
    for (const vector of words) {
      const source = wordsOf(vector);
      for (const word of vector.words) expect(source.next().value!.toString(16).padStart(8, '0')).toBe(word);
    }
  });

  it('are the numbers, thrown away words among them', () => {
    for (const { n, results, rejected, ...of } of below) {
      const source = wordsOf(of);
      const drawn = results.map(() => belowOf(source, n));
      expect(drawn).toEqual(results.map((result, index) => ({ result, rejected: rejected[index] })));
    }
    expect(below.flatMap(({ rejected }) => rejected).filter((words) => words > 1).length).toBeGreaterThan(1);
  });

  it('are the draws of every round that follows its own seeds', () => {
    for (const { mathHash, clientSeed, nonce, draws, given } of rounds) {
      if (given !== undefined) continue;
      const source = wordsOf({ domain: definitions[mathHash]!.id, clientSeed, nonce });
      for (const [n, result] of draws) expect(belowOf(source, n).result).toBe(result);
    }
  });

  it('are the places of the draws from tables', () => {
    for (const { rows, places, ...of } of loot) {
      const total = rows.reduce((sum, { weight }) => sum + weight, 0);
      const drawn = places.map((_, nonce) => {
        let left = belowOf(wordsOf({ ...of, nonce }), total).result;
        return rows.findIndex(({ weight }) => (left -= weight) < 0);
      });
      expect(drawn).toEqual(places);
    }
    expect(new Set(loot.flatMap(({ places }) => places)).size).toBe(5);
  });
});
