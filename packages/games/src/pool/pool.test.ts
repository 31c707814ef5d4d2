import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merkleRoot } from '../fair/merkle.ts';
import { decideRound } from '../decide-round.ts';
import { luckyFern } from '../portfolio/lucky-fern.ts';
import { EntryError, type BoardOutcome } from '../round.ts';
import { distributionByPlaying } from '../testing/every-round.ts';
import { expectDistribution } from '../testing/expect-distribution.ts';
import { quickDraw } from '../simulator/quick-draw.ts';
import type { PoolDefinition } from './definition.ts';
import { playTicket, prizeOfRank } from './play-ticket.ts';
import { holdsTicket, openPool } from './pool.ts';
import { poolLaw } from './pool-law.ts';

const small: PoolDefinition = {
  ...luckyFern,
  id: 'small-fern',
  tickets: 37,
  prizes: [
    { units: 9, count: 1 },
    { units: 4, count: 2 },
    { units: 2, count: 5 },
    { units: 1, count: 6 },
    { units: 7, count: 1 },
  ],
};
const seed = '0f'.repeat(32);

describe('a pool', () => {
  const pool = openPool(small, seed, 3);
  it('holds exactly the prizes of the definition, each serial once', () => {
    const prizes = pool.tickets.map(({ prizeUnits }) => prizeUnits).filter((units) => units > 0);
    const expected = small.prizes.flatMap(({ units, count }) => Array.from({ length: count }, () => units));
    expect(prizes.sort((a, b) => b - a)).toEqual(expected.sort((a, b) => b - a));
    expect(pool.tickets.map(({ serial }) => serial)).toEqual(
      Array.from({ length: 37 }, (_, index) => index + 1),
    );
    expect(new Set(pool.tickets.map(({ salt }) => salt)).size).toBe(37);
  });

  it('holds each of its tickets, and no other', () => {
    for (const ticket of pool.tickets) {
      expect(holdsTicket(pool, ticket)).toBe(true);
      expect(holdsTicket(pool, { ...ticket, prizeUnits: ticket.prizeUnits + 1 })).toBe(false);
      expect(holdsTicket(pool, { ...ticket, serial: (ticket.serial % 37) + 1 })).toBe(false);
    }
    for (const serial of [0, 38, 0.5]) expect(holdsTicket(pool, { ...pool.tickets[0]!, serial })).toBe(false);
  });

  it('is another with another seed or number and the same with the same', () => {
    expect(openPool(small, seed, 3).root).toBe(pool.root);
    expect(openPool(small, seed, 4).root).not.toBe(pool.root);
    expect(openPool(small, '0e'.repeat(32), 3).root).not.toBe(pool.root);
  });
});

describe('a ticket', () => {
  it('shows its prize three times and no other amount as often; one that loses none', () => {
    const salts = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('hex'));
    const prizes = fc.constantFrom(0, ...luckyFern.prizes.map(({ units }) => units));
    fc.assert(
      fc.property(salts, prizes, fc.integer({ min: 1, max: 100_000 }), (salt, prizeUnits, serial) => {
        const outcome = playTicket(luckyFern, { serial, prizeUnits, salt });
        const [step] = outcome.steps;
        if (step?.kind !== 'scratch') throw new Error('Not a ticket');
        expect(outcome.winUnits).toBe(prizeUnits);
        expect(step.serial).toBe(serial);
        expect(step.fields).toHaveLength(9);
        const often = step.fields.filter(
          (units) => step.fields.filter((other) => other === units).length > 2,
        );
        expect(often).toEqual(prizeUnits > 0 ? [prizeUnits, prizeUnits, prizeUnits] : []);
        expect(step.winning).toEqual(
          [...step.fields.keys()].filter((field) => prizeUnits > 0 && step.fields[field] === prizeUnits),
        );
      }),
    );
  });

  it('of the player’s own draws is any of the list, and asks nothing', () => {
    const played = distributionByPlaying((draw) => {
      const rank = draw.below(small.tickets);
      return { winUnits: prizeOfRank(small, rank) };
    });
    expectDistribution(poolLaw(small).distribution, played);
    const outcome = decideRound(luckyFern, quickDraw(4)) as BoardOutcome;
    expect(outcome.steps[0]).toMatchObject({ kind: 'scratch', serial: 0, units: outcome.winUnits });
    for (const entry of [
      { mode: 'main', choices: [[1]] },
      { mode: 'pool', choices: [] },
    ])
      expect(() => decideRound(luckyFern, quickDraw(4), entry)).toThrow(EntryError);
  });

  it('returns 96 %', () => {
    const units = luckyFern.prizes.reduce((sum, prize) => sum + prize.units * prize.count, 0);
    expect(units).toBe(9_600);
    expect(poolLaw(luckyFern).meanUncappedUnits).toBeCloseTo(0.96, 12);
  });
});

describe('a Merkle tree', () => {
  const sha256 = (...parts: (string | Buffer)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
  /** The definition of RFC 6962, section 2.1: split at the largest power of two below the number of leaves. */
  const rootOf = (leaves: readonly string[]): Buffer => {
    if (leaves.length === 1) return sha256(Buffer.of(0), leaves[0]!);
    const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
    return sha256(Buffer.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
  };

  it('has the root of RFC 6962, at any size', () => {
    for (let size = 1; size <= 33; size += 1) {
      const leaves = Array.from({ length: size }, (_, index) => `leaf ${index}`);
      expect(merkleRoot(leaves)).toBe(rootOf(leaves).toString('hex'));
    }
    expect(() => merkleRoot([])).toThrow(RangeError);
  });
});
