import type { Database } from '../../platform/database.ts';
import type { Module } from '../../platform/module.ts';
import type { Catalog } from '../catalog/index.ts';
import type { SeedVault } from '../fairness/index.ts';
import { createPoolSeeds } from './pool-seeds.ts';
import { poolsRoutes } from './pools-routes.ts';

interface PoolsDeps {
  readonly db: Database;
  readonly catalog: Catalog;
  readonly vault: SeedVault;
}

/** What is left of pools of tickets: the closed ones, so that every ticket that was sold from one can be checked. */
export function createPools({ db, catalog, vault }: PoolsDeps): { module: Module } {
  const seedOf = createPoolSeeds({ catalog, vault });
  return { module: { name: 'pools', routes: (http) => poolsRoutes(http, { db, seedOf }) } };
}
