import { feature } from '../../../platform/feature.ts';

export const MONTH_STATEMENTS = feature({
  name: 'month-statements',
  level: 8,
  about: 'what each month came to',
  owns: ['month_statement'],
  reads: [
    'every_round',
    'every_transfer',
    'game_maths',
    'ledger_account',
    'ledger_post',
    'open_round',
    'player',
    'provider_round',
  ],
});

export { createMonthStatements } from './month-statements-module.ts';
export { makeStatement } from './make-statements.ts';
