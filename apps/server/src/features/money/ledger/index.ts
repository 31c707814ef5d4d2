export { createLedger } from './ledger-module.ts';
export { mustPost, post, postMany, type PostInput, type PostVerdict } from './post.ts';
export { balancesOf, lockBalances, openAccounts } from './ledger-store.ts';
export { findVersionAt, listEntries, newestVersion, type LedgerEntry } from './entries-store.ts';
export { LEDGER_BOOKS } from './ledger-books-store.ts';
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
