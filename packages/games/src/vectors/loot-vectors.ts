import { createFairStream } from '../fair/fair-stream.ts';
import { drawLoot, tableHash, type LootTableRow } from '../fair/loot.ts';

/** The first draws from a table under one pair of seeds: the place in `places` is the nonce. */
export interface LootVector {
  readonly domain: string;
  readonly clientSeed: string;
  readonly rows: readonly LootTableRow[];
  readonly tableHash: string;
  readonly places: readonly number[];
}

const DRAWS = 12;

const TABLES: readonly Pick<LootVector, 'domain' | 'rows'>[] = [
  {
    domain: 'loot-house-wheel',
    rows: [
      { weight: 600, reward: { kind: 'points', points: 10 } },
      { weight: 300, reward: { kind: 'bonus', code: 'ten-spins' } },
      {
        ...{ weight: 100, reward: { kind: 'money', amount: { UAH: '100000', EUR: '2000' } } },
        ...{ stock: 20, fallback: 1 },
      },
    ],
  },
  // Five rows of equal weight, and the heaviest beside the lightest.
  { domain: 'loot-five', rows: [0, 1, 2, 3, 4].map((points) => ({ weight: 1, reward: { kind: 'points', points } })) }, // prettier-ignore
  { domain: 'loot-far-apart', rows: [1, 1_000_000].map((weight) => ({ weight, reward: { kind: 'nothing' } })) }, // prettier-ignore
];

export function lootVectors(serverSeed: string, clientSeed: string): LootVector[] {
  return TABLES.map(({ domain, rows }) => ({
    ...{ domain, clientSeed, rows, tableHash: tableHash(rows) },
    places: Array.from({ length: DRAWS }, (_, nonce) =>
      drawLoot(createFairStream({ serverSeed, clientSeed, nonce, domain }), rows),
    ),
  }));
}
