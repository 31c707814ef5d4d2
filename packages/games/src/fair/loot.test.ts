import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../portfolio/index.ts';
import { everyRound } from '../testing/every-round.ts';
import { createFairStream } from './fair-stream.ts';
import { drawLoot, LOOT_DOMAIN_PREFIXES, mayGive, oddsOf, tableHash, type LootTableRow } from './loot.ts';
import { chiSquareOf, twoSidedP } from './statistics/chi-square.ts';
import { tapeDraw } from './tape-draw.ts';

const ROWS: LootTableRow[] = [
  { weight: 700, reward: { kind: 'points', points: 10 } },
  { weight: 290, reward: { kind: 'bonus', code: 'ten-spins' } },
  {
    ...{ weight: 10, reward: { kind: 'money', amount: { UAH: '100000', EUR: '2000' } } },
    ...{ stock: 20, fallback: 1 },
  },
];

const WORD = 2n ** 32n;
const reward = { kind: 'nothing' };
const tables = fc.array(
  fc.record({ weight: fc.integer({ min: 1, max: 1_000_000 }), reward: fc.constant(reward) }),
  { minLength: 1, maxLength: 40 },
);

describe('a draw from a table', () => {
  it('gives each row its weight’s share of all results', () => {
    const small = [3, 1, 4].map((weight) => ({ weight, reward }));
    const chances = [0, 0, 0];
    for (const { result, probability } of everyRound((draw) => drawLoot(draw, small)))
      chances[result]! += probability;
    for (const [place, chance] of oddsOf(small).chances.entries())
      expect(chances[place]).toBeCloseTo(chance, 14);
  });

  it('takes the place on which the first fair word of the stream falls, whatever rewards and stocks say', () => {
    fc.assert(
      fc.property(tables, fc.nat(), (rows, nonce) => {
        const inputs = { serverSeed: '1f'.repeat(32), clientSeed: 'any', nonce, domain: 'loot-box' };
        const message = `loot-box:any:${nonce}:0`;
        const block = createHmac('sha256', Buffer.from(inputs.serverSeed, 'hex')).update(message).digest();
        const total = BigInt(rows.reduce((sum, { weight }) => sum + weight, 0));
        // A word whose low half would favour some results is thrown away (docs/fairness.md): one in some hundreds here.
        const products = Array.from({ length: 8 }, (_, n) => BigInt(block.readUInt32BE(4 * n)) * total);
        const taken = products.find((product) => product % WORD >= WORD % total)!;
        let left = Number(taken / WORD);
        const place = drawLoot(createFairStream(inputs), rows);
        expect(place).toBe(rows.findIndex(({ weight }) => (left -= weight) < 0));
        const others = rows.map(({ weight }, n) => ({
          weight,
          reward: n,
          ...(n > 0 && { stock: 0, fallback: 0 }),
        }));
        expect(drawLoot(createFairStream(inputs), others)).toBe(place);
      }),
      { numRuns: 2_000 },
    );
  });

  it('comes as often as its odds say: 60,000 draws of the real stream, each of a nonce of its own', () => {
    const inputs = { serverSeed: '7b'.repeat(32), clientSeed: 'chi-square', domain: 'loot-house-wheel' };
    const counts = ROWS.map(() => 0);
    const draws = 60_000;
    for (let nonce = 0; nonce < draws; nonce += 1)
      counts[drawLoot(createFairStream({ ...inputs, nonce }), ROWS)]! += 1;
    const { chances } = oddsOf(ROWS);
    const fits = twoSidedP(chiSquareOf(counts, (place) => draws * chances[place]!));
    expect(fits).toBeGreaterThan(0.001);
    // The same counts do not fit odds that are a little off.
    const off = [0.72, 0.27, 0.01];
    expect(twoSidedP(chiSquareOf(counts, (place) => draws * off[place]!))).toBeLessThan(1e-6);
  });
});

describe('a table', () => {
  it('has the hash of its canonical JSON', () => {
    const text =
      '[{"reward":{"kind":"points","points":10},"weight":700},{"reward":{"code":"ten-spins","kind":"bonus"},"weight":290},' +
      '{"fallback":1,"reward":{"amount":{"EUR":"2000","UAH":"100000"},"kind":"money"},"stock":20,"weight":10}]';
    expect(tableHash(ROWS)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('has another hash when a row, a weight, a reward, a stock or a fallback changes', () => {
    const [first, second, third] = ROWS as [LootTableRow, LootTableRow, LootTableRow];
    const changed: LootTableRow[][] = [
      [first, second],
      [second, first, { ...third, fallback: 0 }],
      [{ ...first, weight: 701 }, second, third],
      [{ ...first, reward: { kind: 'points', points: 11 } }, second, third],
      [first, second, { ...third, stock: 21 }],
      [first, second, { ...third, fallback: 0 }],
    ];
    expect(new Set([ROWS, ...changed].map(tableHash)).size).toBe(changed.length + 1);
  });

  it('tells the chance of each place', () => {
    expect(oddsOf(ROWS)).toEqual({ totalWeight: 1000, chances: [0.7, 0.29, 0.01] });
  });

  it('gives the place that was drawn or its fallback, and no other', () => {
    const given = (drawn: number) => [0, 1, 2, 3].filter((place) => mayGive(ROWS, drawn, place));
    expect([0, 1, 2, 3].map(given)).toEqual([[0], [1], [1, 2], []]);
  });

  it.each<[string, LootTableRow[]]>([
    ['no rows', []],
    ['41 rows', Array.from({ length: 41 }, () => ({ weight: 1, reward }))],
    ['a weight of nothing', [{ weight: 0, reward }]],
    ['half a weight', [{ weight: 0.5, reward }]],
    ['a weight above a million', [{ weight: 1_000_001, reward }]],
    ['a stock without a fallback', [{ weight: 1, reward, stock: 1 }]],
    ['a negative stock', [{ weight: 1, reward, stock: -1, fallback: 1 }, { weight: 1, reward }]], // prettier-ignore
    ['a fallback beyond its end', [{ weight: 1, reward, fallback: 1 }]],
    ['a fallback to itself', [{ weight: 1, reward, fallback: 0 }]],
    ['a fallback that runs out', [{ weight: 1, reward, stock: 1, fallback: 1 }, { weight: 1, reward, stock: 1, fallback: 0 }]], // prettier-ignore
  ])('is refused with %s', (_, rows) => {
    for (const use of [tableHash, oddsOf, (of: LootTableRow[]) => drawLoot(tapeDraw([0]), of)])
      expect(() => use(rows)).toThrow(RangeError);
  });
});

it('shares no stream with a game: no game’s id begins as the domain of a table', () => {
  const ids = GAMES.map(({ definition }) => definition.id);
  expect(ids.filter((id) => LOOT_DOMAIN_PREFIXES.some((prefix) => id.startsWith(prefix)))).toEqual([]);
});
