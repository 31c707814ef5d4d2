import { readStatement as operation } from '@croupier/contract/money/statement';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readStatement } from './read-statement.ts';

/** Why a balance is what it is: every entry of the ledger with what caused it. Reads only. */
export function createStatement({ db }: Needs<'db'>): { module: Module } {
  return {
    module: {
      name: 'statement',
      routes: (http) =>
        http.handle(operation, async ({ player, input }) => {
          const page = await readStatement(db, player.playerId, input.query);
          return page ?? refuse('invalid_request');
        }),
    },
  };
}
