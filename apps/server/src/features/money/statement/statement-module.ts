import * as api from '@croupier/contract/money/statement';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readStatement } from './read-statement.ts';
import { saveStatement } from './save-statement.ts';

/** Why a balance is what it is: every entry of the ledger with what caused it. Reads only. */
export function createStatement({ db }: Needs<'db'>): { module: Module } {
  return {
    module: {
      name: 'statement',
      routes: (http) => {
        http.handle(api.readStatement, async ({ player, input }) => {
          const page = await readStatement(db, player.playerId, input.query);
          return page ?? refuse('invalid_request');
        });
        http.handle(api.saveStatement, async ({ player, input, asFile }) => {
          const file = await saveStatement(db, player.playerId, input.query);
          if (!file) return refuse('invalid_request');
          asFile('balance.csv', 'text/csv; charset=utf-8');
          return file;
        });
      },
    },
  };
}
