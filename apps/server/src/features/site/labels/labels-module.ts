import * as contract from '@croupier/contract/site/labels';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { keepLabels } from './keep-labels.ts';
import { LABELS_PERSONAL } from './personal-store.ts';

/** By which links players come. */
export function createLabels(platform: Needs<'db' | 'clock'>): { module: Module } {
  return {
    module: {
      name: 'labels',
      personal: LABELS_PERSONAL,
      routes: (http) =>
        http.handle(contract.saveLabels, ({ input, player }) =>
          keepLabels(platform, player.playerId, input.body),
        ),
    },
  };
}
