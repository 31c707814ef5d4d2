import * as contract from '@croupier/contract/office/list-desk';
import type { Module } from '../../../platform/module.ts';
import { actorOf } from '../audit/feature.ts';
import type { ListDeskParts } from './list-desk-parts.ts';
import { readLayouts } from './read-layouts.ts';
import { saveLayout } from './save-layout.ts';

/** Where people of the house order the lists of the lobby, and say which games come first in them. */
export function createListDesk(
  { db }: Pick<ListDeskParts, 'db'>,
  { record, lobby }: Omit<ListDeskParts, 'db'>,
): { module: Module } {
  const parts = { db, record, lobby };
  return {
    module: {
      name: 'list-desk',
      office: (http) => {
        http.handle(contract.readLobbyLayouts, () => readLayouts(parts));
        http.handle(contract.saveLobbyLayout, (call) => saveLayout(parts, actorOf(call), call.input));
      },
    },
  };
}
