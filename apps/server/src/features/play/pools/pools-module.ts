import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Catalog } from '../catalog/feature.ts';
import type { Fairness } from '../fairness/feature.ts';
import { createPoolSeeds } from './pool-seeds.ts';
import { poolsRoutes } from './pools-routes.ts';

interface Lower {
  readonly catalog: Catalog;
  readonly fairness: Pick<Fairness, 'vault'>;
}

/** What is left of pools of tickets: the closed ones, so that every ticket that was sold from one can be checked. */
export function createPools({ db }: Needs<'db'>, { catalog, fairness }: Lower): { module: Module } {
  const seedOf = createPoolSeeds({ catalog, vault: fairness.vault });
  return { module: { name: 'pools', routes: (http) => poolsRoutes(http, { db, seedOf }) } };
}
