import { feature } from '../../../platform/feature.ts';
import { LEDGER_BOOKS } from './ledger-books-store.ts';

export const LEDGER = feature({
  name: 'ledger',
  level: 1,
  about: 'the only room whose statements name balances and transfers (`moves-sql.ts`, `postMany`)',
  owns: [
    'every_transfer',
    'ledger_account',
    'ledger_entry',
    'ledger_post',
    'ledger_transfer',
    'ledger_transfer_archive',
  ],
  books: () => LEDGER_BOOKS,
});

export { createLedger } from './ledger-module.ts';
export { mustPost, mustPostMany, post, postMany, type PostInput, type PostVerdict } from './post.ts';
export { balancesOf, lockBalances, openAccounts } from './ledger-store.ts';
export { findVersionAt, listEntries, newestVersion, type LedgerEntry } from './entries-store.ts';
export {
  firstStakes,
  playedByHour,
  playedByHourUntil,
  playedMinutes,
  playedMinutesUntil,
  playedFrom,
  turnoverSince,
} from './played-store.ts';
export {
  BONUS_KIND,
  BONUS_LEFT,
  hasMoney,
  joinAccount,
  joinBonus,
  movedColumns,
  moveUnseen,
  writeBalances,
  writeTransfers,
} from './moves-sql.ts';
export { LEDGER_BOOKS };
