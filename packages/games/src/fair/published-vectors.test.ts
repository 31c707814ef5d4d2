import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitionByHash } from '../portfolio/definition-by-hash.ts';
import { spinStepsOf } from '../round.ts';
import { verifyRound } from '../verify-round.ts';
import { commitmentOf } from './fair-stream.ts';

interface Vectors {
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

const page = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');
const vectors = JSON.parse(/```json\n([^`]+)```/.exec(page)![1]!) as Vectors;
const { serverSeed, commitment, rounds } = vectors;
const key = Buffer.from(serverSeed, 'hex');

it('publishes the commitment to its server seed', () => {
  expect(createHash('sha256').update(key).digest('hex')).toBe(commitment);
  expect(commitmentOf(serverSeed)).toBe(commitment);
});

describe.each(rounds)(
  'the published round $domain $nonce',
  ({ domain, clientSeed, nonce, mathHash, ...expected }) => {
    // A maths hash that is no longer found means: a published game was changed without keeping its old definition.
    const definition = definitionByHash(mathHash)!;

    it('has the words that node:crypto computes from the description', () => {
      const blocks = [0, 1].map((block) =>
        createHmac('sha256', key).update(`${domain}:${clientSeed}:${nonce}:${block}`).digest('hex'),
      );
      expect(blocks.join('').match(/.{8}/g)!.slice(0, expected.words.length)).toEqual(expected.words);
    });

    it('is what the verifier makes of it', () => {
      const { outcome, draws, commitmentMatches } = verifyRound({
        definition,
        serverSeed,
        commitment,
        clientSeed,
        nonce,
      });
      expect(commitmentMatches).toBe(true);
      expect(spinStepsOf(outcome)[0]!.stops).toEqual(expected.firstStops);
      expect([outcome.steps.length, outcome.winUnits]).toEqual([expected.spins, expected.winUnits]);
      expect(draws.slice(0, 3).map(({ word }) => word.toString(16).padStart(8, '0'))).toEqual(
        expected.words.slice(0, 3),
      );
    });
  },
);
