import type { Module } from '../../platform/module.ts';
import type { Rounds } from '../rounds/index.ts';
import { createPoolShelf, definitionOf, type ShelfDeps } from './pool-shelf.ts';
import { poolsRoutes } from './pools-routes.ts';
import { takeTicket } from './pools-store.ts';

/** Tickets of committed pools: each sale takes the next one, in the transaction that takes its stake. */
export function createPools(deps: ShelfDeps & { readonly rounds: Rounds }): { module: Module } {
  const { catalog, clock, rounds } = deps;
  const shelf = createPoolShelf(deps);
  rounds.settleFixed('pool', async (bet) => {
    const { row, pool } = await shelf.onSale(bet.game);
    return async (tx) => {
      // A pool keeps the maths it was opened with; a round is played by those the catalogue offers now.
      if (definitionOf(catalog, row) !== bet.game.definition) return { refused: 'game_unavailable' };
      const serial = await takeTicket(tx, row.game, row.number, clock.now());
      if (serial === undefined) return undefined; // sold out meanwhile: the next pool then
      const { prizeUnits, salt } = pool.tickets[serial - 1]!;
      return { given: { ticket: { pool: row.number, serial, prizeUnits, salt } } };
    };
  });
  return { module: { name: 'pools', routes: (http) => poolsRoutes(http, { ...deps, shelf }) } };
}
