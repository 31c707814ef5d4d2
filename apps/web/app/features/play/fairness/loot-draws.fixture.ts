import type { OutputOf } from '@croupier/contract/kit';
import type { getDraw } from '@croupier/contract/play/fairness';
import { commitmentOf, createFairStream, drawLoot, tableHash } from '@croupier/games';

const serverSeed = '5a'.repeat(32);
const rows = [
  { weight: 5, reward: { kind: 'points', points: 10 } },
  { weight: 1, reward: { kind: 'money', amount: { UAH: '100000' } }, stock: 2, fallback: 0 },
];
const drawing = { serverSeed, clientSeed: 'my-seed_1', domain: 'loot-house-wheel' };

/** Under which nonce the row that can run out is drawn. */
const nonce = Array.from({ length: 100 }, (_, count) => count).find(
  (count) => drawLoot(createFairStream({ ...drawing, nonce: count }), rows) === 1,
)!;

/** A draw of the second row whose stock was gone, as the API answers it. */
export const DRAWN: OutputOf<typeof getDraw> = {
  proof: {
    ...{ ...drawing, nonce, seedPairId: '1', commitment: commitmentOf(serverSeed) },
    ...{ tableHash: tableHash(rows), drawnPlace: 1, givenPlace: 0 },
  },
  version: 3,
  rows,
  drawnAt: '2026-01-01T10:00:00.000Z',
};
