import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Codes } from '../codes/feature.ts';
import type { Passkeys } from '../passkeys/feature.ts';
import type { Players } from '../players/feature.ts';
import { stepUpRoutes } from './step-up-routes.ts';

/** Before what changes who may come in: showing once more who one is. */
export function createStepUp(
  { db }: Needs<'db'>,
  lower: { players: Pick<Players, 'parts'>; codes: Codes; passkeys: Passkeys },
): { module: Module } {
  const parts = { db, players: lower.players.parts, codes: lower.codes, passkeys: lower.passkeys.parts };
  return { module: { name: 'step-up', routes: (http) => stepUpRoutes(http, parts) } };
}
