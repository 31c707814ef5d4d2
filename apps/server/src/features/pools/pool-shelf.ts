import { mathHash, openPool, type Pool, type PoolDefinition } from '@croupier/games';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { CatalogGame, Catalog } from '../catalog/index.ts';
import type { SeedVault } from '../fairness/index.ts';
import { findOnSale, insertPool, listPools, type PoolRow } from './pools-store.ts';

export interface ShelfDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalog: Catalog;
  readonly vault: SeedVault;
}

export interface ShelvedPool {
  readonly row: PoolRow;
  readonly pool: Pool;
}

/** Pools as they are made from their seeds, kept in memory: hashing ten thousand tickets takes a tenth of a second. */
export interface PoolShelf {
  /** The pool on sale; a new one is opened when the last is sold out. */
  onSale(game: CatalogGame): Promise<ShelvedPool>;
  made(row: PoolRow): Pool;
}

const KEPT = 4;
/** Pools belong to the house, which sits in no player's row. */
export const HOUSE = 0n;

export function createPoolShelf({ db, clock, catalog, vault }: ShelfDeps): PoolShelf {
  const kept = new Map<string, Pool>();

  function made(row: PoolRow): Pool {
    const name = `${row.game} ${row.number}`;
    let pool = kept.get(name);
    if (!pool) {
      const seed = vault.open(HOUSE, row.number, row.sealed);
      pool = openPool(definitionOf(catalog, row), seed, row.number);
      if (pool.root !== row.root) throw new Error(`Pool ${name} does not come out as it was committed to`);
      kept.set(name, pool);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    }
    return pool;
  }

  async function open(game: CatalogGame): Promise<void> {
    const [last] = await listPools(db, game.code, 1);
    if (last && !last.closedAt) return;
    const number = (last?.number ?? 0) + 1;
    const { sealed } = vault.create(HOUSE, number);
    const definition = game.definition as PoolDefinition;
    const { root } = openPool(definition, vault.open(HOUSE, number, sealed), number);
    const { mathsId, code } = game;
    const openedAt = clock.now();
    // Another process may be first; then its pool is the one on sale.
    await insertPool(db, {
      game: code,
      number,
      mathsId,
      root,
      sealed,
      tickets: definition.tickets,
      openedAt,
    });
  }

  return {
    made,
    async onSale(game) {
      let row = await findOnSale(db, game.code);
      // A pool of older maths is sold out first: its tickets are fixed.
      if (!row) {
        await open(game);
        row = await findOnSale(db, game.code);
      }
      if (!row) throw new Error(`No pool of ${game.code} could be opened`);
      return { row, pool: made(row) };
    },
  };
}

export function definitionOf(catalog: Catalog, row: Pick<PoolRow, 'mathHash'>): PoolDefinition {
  const definition = catalog.definitionOf(row.mathHash);
  if (definition.engine !== 'pool') throw new Error(`The maths ${mathHash(definition)} are no pool's`);
  return definition;
}
