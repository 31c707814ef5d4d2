import * as contract from '@croupier/contract/site/labels';
import { instantOf } from '../../../platform/http/instant.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { saveLabels } from './labels-store.ts';

/** By which links players come. */
export function createLabels({ db, clock }: Needs<'db' | 'clock'>): { module: Module } {
  return {
    module: {
      name: 'labels',
      routes: (http) =>
        http.handle(contract.saveLabels, async ({ input, player }) => {
          const { queryParams: labels, isRegistration, conversionDate } = input.body;
          const convertedAt = instantOf(conversionDate);
          if (!convertedAt) return refuse('invalid_request');
          await saveLabels(db, {
            playerId: player.playerId,
            isRegistration,
            labels,
            convertedAt,
            now: clock.now(),
          });
          return { done: true as const };
        }),
    },
  };
}
