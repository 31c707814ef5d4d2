import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedCrashPoint } from '../crash/crash-point.ts';
import { openPool } from '../pool/pool.ts';
import { playTicket } from '../pool/play-ticket.ts';
import { readVectors } from '../vectors/read-vectors.fixture.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { luckyFern } from '../portfolio/lucky-fern.ts';
import { everyRound } from '../testing/every-round.ts';
import { commitmentOf } from './fair-stream.ts';
import { seedChain } from './seed-chain.ts';
import { drawWinners, entriesHashOf, frozenEntries, type SharedEntry } from './shared-draw.ts';
import { tapeDraw } from './tape-draw.ts';
import { verifySharedDraw } from './verify-shared-draw.ts';

const vectors = readVectors();
const { serverSeed, commitment } = vectors;
const key = Buffer.from(serverSeed, 'hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each(vectors.draws)('the published draw with beacon $beacon', (published) => {
  const { domain, number, beacon, entriesHash, winners } = published;
  const entries = published.entries.map(([id, weight]) => ({ id, weight }));

  it('follows from the page alone, by node:crypto', () => {
    const sorted = published.entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(sha256(JSON.stringify(sorted))).toBe(entriesHash);
    const clientSeed = sha256(JSON.stringify({ beacon, entriesHash }));
    const block = createHmac('sha256', key).update(`${domain}:${clientSeed}:${number}:0`).digest();
    const left = [...sorted];
    const drawn = winners.map((_, place) => {
      const total = left.reduce((sum, [, weight]) => sum + weight, 0);
      let at = Number((BigInt(block.readUInt32BE(place * 4)) * BigInt(total)) >> 32n);
      const [winner] = left.splice(
        left.findIndex(([, weight]) => (at -= weight) < 0),
        1,
      );
      return winner![0];
    });
    expect(drawn).toEqual(winners);
  });

  it('is what the verifier makes of it, in whatever order the list comes', () => {
    const terms = { domain, number, beacon, entriesHash, commitment };
    for (const list of [entries, entries.toReversed()])
      expect(verifySharedDraw(terms, list, serverSeed, 3)).toEqual({
        commitmentMatches: true,
        entriesMatch: true,
        winners,
      });
  });

  it('has no winners with another seed, list or weight', () => {
    const terms = { domain, number, beacon, entriesHash, commitment };
    const refused = (list: SharedEntry[], seed: string) => verifySharedDraw(terms, list, seed, 3);
    expect(refused(entries, 'ff'.repeat(32))).toMatchObject({ commitmentMatches: false, winners: [] });
    expect(refused(entries.slice(1), serverSeed)).toMatchObject({ entriesMatch: false, winners: [] });
    const heavier = entries.map((entry, index) => (index === 0 ? { ...entry, weight: 2 } : entry));
    expect(refused(heavier, serverSeed)).toMatchObject({ entriesMatch: false, winners: [] });
  });
});

describe('winners', () => {
  const entries = [
    { id: 'c', weight: 1 },
    { id: 'a', weight: 3 },
    { id: 'b', weight: 2 },
  ];

  it('have chances by weight, and none wins twice', () => {
    const chances = new Map<string, number>();
    for (const { result, probability } of everyRound((draw) => drawWinners(draw, entries, 3))) {
      expect(new Set(result).size).toBe(3);
      for (const place of [0, 1]) {
        const name = `${place} ${frozenEntries(entries)[result[place]!]!.id}`;
        chances.set(name, (chances.get(name) ?? 0) + probability);
      }
    }
    expect(chances.get('0 a')).toBeCloseTo(3 / 6, 14);
    expect(chances.get('0 b')).toBeCloseTo(2 / 6, 14);
    expect(chances.get('0 c')).toBeCloseTo(1 / 6, 14);
    expect(chances.get('1 a')).toBeCloseTo((2 / 6) * (3 / 4) + (1 / 6) * (3 / 5), 14);
  });

  it('are no more than entries', () => {
    expect(drawWinners(tapeDraw([5, 0, 0]), entries, 9)).toEqual([2, 0, 1]);
    expect(drawWinners(tapeDraw([]), [], 2)).toEqual([]);
  });
});

describe('a list', () => {
  it('has one hash whatever its order, and another when anything changes', () => {
    const lists = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[A-Za-z0-9_:.-]{1,12}$/),
        weight: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 12, selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(lists, fc.nat(), (list, at) => {
        const hash = entriesHashOf(list);
        expect(entriesHashOf(list.toReversed())).toBe(hash);
        const changed = list.map((entry, index) =>
          index === at % list.length ? { ...entry, weight: entry.weight + 1 } : entry,
        );
        expect(entriesHashOf(changed)).not.toBe(hash);
        expect(entriesHashOf(list.slice(1))).not.toBe(hash);
      }),
    );
  });

  it.each<[string, SharedEntry[]]>([
    [
      'an id twice',
      [
        { id: 'a', weight: 1 },
        { id: 'a', weight: 2 },
      ],
    ],
    ['an empty id', [{ id: '', weight: 1 }]],
    ['an id with a space', [{ id: 'a b', weight: 1 }]],
    ['no weight', [{ id: 'a', weight: 0 }]],
    ['half a weight', [{ id: 'a', weight: 0.5 }]],
  ])('is refused with %s', (_, list) => {
    expect(() => entriesHashOf(list)).toThrow();
  });
});

describe('the published chain, flights and tickets', () => {
  it('are seeds of which each commits to the next', () => {
    expect(vectors.chain.at(-1)).toBe(serverSeed);
    expect(seedChain(serverSeed, vectors.chain.length)).toEqual(vectors.chain);
    for (const [index, seed] of vectors.chain.entries())
      if (index > 0) expect(commitmentOf(seed)).toBe(vectors.chain[index - 1]);
  });

  it('are flights that end by two words of the stream', () => {
    for (const { number, serverSeed: seed, publicSeed, endCenti } of vectors.flights) {
      expect(sharedCrashPoint(highKite, { serverSeed: seed, publicSeed, flight: number })).toBe(endCenti);
      const block = createHmac('sha256', Buffer.from(seed, 'hex'))
        .update(`high-kite:${publicSeed}:${number}:0`)
        .digest();
      const [high, low] = [0, 4].map((at) => BigInt(block.readUInt32BE(at)) >> 6n);
      const end = Number((96n * 2n ** 52n) / (high! * 2n ** 26n + low! + 1n));
      expect(Math.max(100, Math.min(end, 500_000))).toBe(endCenti);
    }
  });

  it('are tickets that lay in the pool and show these fields', () => {
    const { number, root, tickets } = vectors.pool;
    const pool = openPool(luckyFern, serverSeed, number);
    expect(pool.root).toBe(root);
    for (const { fields, ...ticket } of tickets) {
      expect(pool.tickets[ticket.serial - 1]).toEqual(ticket);
      expect(playTicket(luckyFern, ticket).steps).toMatchObject([{ fields, units: ticket.prizeUnits }]);
    }
  });
});
