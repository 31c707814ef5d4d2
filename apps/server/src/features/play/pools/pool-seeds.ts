import { openPool } from '@croupier/games';
import type { Catalog } from '../catalog/feature.ts';
import type { SeedVault } from '../fairness/feature.ts';
import type { PoolRow } from './pools-store.ts';

/**
 * Opens the seed of a pool, and makes the pool from it once: seeds of pools were sealed with their number
 * but not with their game, so only the root tells that it is this pool's. There are no new pools, so those looked at stay in memory.
 */
export function createPoolSeeds(deps: { readonly catalog: Catalog; readonly vault: SeedVault }) {
  const { catalog, vault } = deps;
  const kept = new Map<string, string>();

  return (row: PoolRow): string => {
    const name = `${row.game} ${row.number}`;
    let seed = kept.get(name);
    if (seed === undefined) {
      seed = vault.openFor({ of: 'pool', game: row.game, number: row.number }, row.sealed);
      const definition = catalog.definitionOf(row.mathHash);
      if (definition.engine !== 'pool' || openPool(definition, seed, row.number).root !== row.root)
        throw new Error(`Pool ${name} does not come out as it was committed to`);
      kept.set(name, seed);
    }
    return seed;
  };
}
