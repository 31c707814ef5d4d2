import type { Module } from '../../../platform/module.ts';
import { REALITY_CHECKS_PERSONAL } from './personal-store.ts';
import { realityChecksReaders } from './reality-checks-readers.ts';
import { realityChecksRoutes } from './reality-checks-routes.ts';
import type { RealityChecksParts } from './reality-checks-parts.ts';

/** How long players have been playing, what it has come to, and the checks that stop them until they have looked. */
export function createRealityChecks({ db, clock }: RealityChecksParts): { module: Module } {
  const parts = { db, clock };
  return {
    module: {
      name: 'reality-checks',
      routes: (http) => realityChecksRoutes(http, parts),
      readers: realityChecksReaders(),
      personal: REALITY_CHECKS_PERSONAL,
    },
  };
}
