import type { Module } from '../../../platform/module.ts';
import type { GameDeskParts } from './game-desk-parts.ts';
import { gameDeskRoutes } from './game-desk-routes.ts';

type Lower = Pick<GameDeskParts, 'record' | 'keys'>;
type Platform = Omit<GameDeskParts, keyof Lower>;

/** The games of the house and of other studios, as who runs the house looks after them. */
export function createGameDesk({ db, clock, config }: Platform, { record, keys }: Lower): { module: Module } {
  return {
    module: {
      name: 'game-desk',
      office: (http) => gameDeskRoutes(http, { db, clock, config, record, keys }),
    },
  };
}
