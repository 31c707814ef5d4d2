import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Approvals } from '../approvals/feature.ts';
import { houseActsRoutes } from './house-acts-routes.ts';
import { keepTraces } from './keep-traces.ts';
import { playerTraces } from './player-desk-readers.ts';
import { playerDeskRoutes } from './player-desk-routes.ts';
import type { PlayerDeskBelow } from './player-desk-parts.ts';

/** The office's room of players: who they are, what they did, what is done about them. */
export function createPlayerDesk(
  { db, clock, config }: Needs<'db' | 'clock', 'publicUrl'>,
  { approvals, ...below }: PlayerDeskBelow & { approvals: Approvals },
): { module: Module } {
  const parts = { db, clock, config, ...below };
  return {
    module: {
      name: 'player-desk',
      office: (http) => {
        playerDeskRoutes(http, parts);
        houseActsRoutes(http, { ...parts, approvals });
      },
      readers: [playerTraces],
      jobs: [keepTraces(db)],
    },
  };
}
