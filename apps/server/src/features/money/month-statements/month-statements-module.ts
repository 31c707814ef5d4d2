import * as api from '@croupier/contract/money/month-statements';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { makeStatements } from './make-statements.ts';
import { findStatement, listMonths } from './month-statements-store.ts';
import { MONTH_STATEMENTS_PERSONAL } from './personal-store.ts';

const MAKE_EVERY_MS = 60_000;
const TIMEOUT_MS = 300_000;

/** What each month came to for each player who played or paid. */
export function createMonthStatements(parts: Needs<'db' | 'clock' | 'error'>): { module: Module } {
  const { db } = parts;
  return {
    module: {
      name: 'month-statements',
      personal: MONTH_STATEMENTS_PERSONAL,
      routes: (http) => {
        http.handle(api.listMonthStatements, async ({ player }) => ({
          months: await listMonths(db, player.playerId),
        }));
        http.handle(api.readMonthStatement, async ({ player, input }) => {
          const { month } = input.params;
          const found = await findStatement(db, player.playerId, month);
          return found ? { month, madeAt: found.madeAt.toISOString(), ...found.body } : refuse('not_found');
        });
      },
      jobs: [
        {
          name: 'month-statements',
          everyMs: MAKE_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => makeStatements(parts, signal),
        },
      ],
    },
  };
}
