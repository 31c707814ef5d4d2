import { commitmentOf } from '@croupier/games';
import type { BooksCheck } from '../../../platform/books-check.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import { SEATS_BOOKS } from './fairness-books-store.ts';
import type { PairRow } from './fairness-store.ts';
import { lootBooks } from './loot-books.ts';
import type { SeedVault } from './seed-vault.ts';

type KeptPair = Pick<PairRow, 'playerId' | 'number' | 'sealed' | 'commitment'>;

const PAIRS = `SELECT player_id AS "playerId", number, server_seed_sealed AS sealed, commitment FROM seed_pair`;

/** What can be known of seeds without the key that opens them, and with it. */
export const fairnessBooks = (vault: SeedVault | undefined, forcedDraws: boolean): readonly BooksCheck[] => [
  SEATS_BOOKS,
  ...(vault ? [commitmentsBooks(vault)] : []),
  ...lootBooks(vault, forcedDraws),
];

function commitmentsBooks(vault: SeedVault): BooksCheck {
  return {
    name: 'commitments',
    says: 'Every server seed, told or still secret, opens and is what was committed to.',
    walk: async (tx, told) => {
      for await (const pairs of readPortions<KeptPair>(tx, PAIRS)) {
        const wrong = pairs.map((pair) => faultOf(vault, pair)).find((fault) => fault !== undefined);
        if (wrong) return wrong;
        told(pairs.length);
      }
      return undefined;
    },
  };
}

function faultOf(vault: SeedVault, { playerId, number, sealed, commitment }: KeptPair): object | undefined {
  const of = { player_id: String(playerId), number, commitment };
  try {
    const opened = commitmentOf(vault.open(playerId, number, sealed));
    return opened === commitment ? undefined : { ...of, commitment_of_seed: opened };
  } catch {
    return { ...of, why: 'the sealed seed does not open with this key' };
  }
}
