import { definitionByHash, holdsTicket, openPool } from '@croupier/games';
import type { WalkCheck } from '../../../platform/books-check.ts';
import type { SeedVault } from '../fairness/feature.ts';
import { listPools, listSoldTickets, type SoldTicket } from './pools-books-store.ts';
import type { PoolRow } from './pools-store.ts';

/** Pools are closed for good; what they were sold by stays checked. */
export const poolsBooks = (vault: SeedVault): WalkCheck => ({
  name: 'pools',
  says: 'Every pool comes out of its seed as it was committed to, and as many of its tickets were sold as rounds have one, each once.',
  walk: async (tx, told) => {
    for (const pool of await listPools(tx)) {
      const sold = (await listSoldTickets(tx, pool.game)).filter((ticket) => ticket.pool === pool.number);
      const why = faultOf(vault, pool, sold);
      if (why !== undefined) return { game: pool.game, number: pool.number, why };
      told(pool.tickets);
    }
    return undefined;
  },
});

/** @returns a sentence of what does not hold, or nothing */
function faultOf(vault: SeedVault, row: PoolRow, sold: readonly SoldTicket[]): string | undefined {
  const { game, number } = row;
  const definition = definitionByHash(row.mathHash);
  if (definition?.engine !== 'pool') return 'nobody has its maths';
  try {
    const pool = openPool(definition, vault.openFor({ of: 'pool', game, number }, row.sealed), number);
    if (pool.root !== row.root) return `its root should be ${pool.root}`;
    if (row.tickets !== pool.tickets.length) return `it has ${pool.tickets.length} tickets`;
    if (new Set(sold.map(({ serial }) => serial)).size !== row.sold)
      return `${sold.length} of its tickets are in rounds`;
    const other = sold.find((ticket) => ticket.serial > row.sold || !holdsTicket(pool, ticket));
    return other && `ticket ${other.serial} is not its own`;
  } catch {
    return 'its sealed seed does not open with this key';
  }
}
