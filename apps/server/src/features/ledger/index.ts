export { createLedger } from './ledger-module.ts';
export { post, type PostInput, type PostResult } from './post.ts';
export { balancesOf, openAccounts } from './ledger-store.ts';
export type { AccountRef, Balance, HouseAccount, TransferInput } from './ledger-types.ts';
export { findVersionAt, listEntries, newestVersion, type LedgerEntry } from './entries-store.ts';
export { LEDGER_BOOKS } from './ledger-books-store.ts';
