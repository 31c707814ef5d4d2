import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { exclusionsListeners } from './exclusions-listeners.ts';
import { carryStops, type CarryStops } from './carry-stops.ts';
import type { ExclusionsParts } from './exclusions-parts.ts';
import { exclusionsReaders } from './exclusions-readers.ts';
import { exclusionsRoutes } from './exclusions-routes.ts';
import { EXCLUSIONS_PERSONAL } from './personal-store.ts';

/** Breaks and exclusions that players take. Stakes and deposits read what holds where they are judged. */
export function createExclusions({ db, clock, config }: Needs<'db' | 'clock', 'sessionKey'>): {
  module: Module;
  carryStops: CarryStops;
} {
  const parts: ExclusionsParts = { db, clock, key: config.sessionKey };
  return {
    carryStops: (tx, playerId) => carryStops(parts, tx, playerId),
    module: {
      name: 'exclusions',
      personal: EXCLUSIONS_PERSONAL,
      routes: (http) => exclusionsRoutes(http, parts),
      listeners: exclusionsListeners,
      readers: exclusionsReaders(parts),
    },
  };
}
