import { getTicketProof, listTicketPools } from '@croupier/contract';
import { findGame, ticketProof } from '@croupier/games';
import type { Http } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { HOUSE, type PoolShelf, type ShelfDeps } from './pool-shelf.ts';
import { findPool, listPools, type PoolRow } from './pools-store.ts';

const POOLS_SHOWN = 20;

export function poolsRoutes(http: Http, deps: ShelfDeps & { readonly shelf: PoolShelf }): void {
  const { db, catalog, vault, shelf } = deps;

  /** The seed is told when the last ticket is sold: it would tell every ticket that is left. */
  const poolView = (row: PoolRow) => ({
    number: row.number,
    root: row.root,
    tickets: row.tickets,
    sold: row.sold,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    seed: row.closedAt ? vault.open(HOUSE, row.number, row.sealed) : null,
  });

  http.handle(listTicketPools, async ({ input }) => {
    if (findGame(input.params.game)?.definition.engine !== 'pool') return refuse('not_found');
    const game = (await catalog.find(input.params.game))!;
    await shelf.onSale(game); // opens the first one: its root is public before the first sale
    return { pools: (await listPools(db, game.code, POOLS_SHOWN)).map(poolView) };
  });

  http.handle(getTicketProof, async ({ input }) => {
    const { game, ...numbers } = input.params;
    const serial = Number(numbers.serial);
    const row = await findPool(db, game, Number(numbers.pool));
    // Only what was sold: the proof of a ticket tells nothing of its neighbours' prizes, but its place is the buyer's.
    if (!row || serial > row.sold) return refuse('not_found');
    return { root: row.root, proof: ticketProof(shelf.made(row), serial) };
  });
}
