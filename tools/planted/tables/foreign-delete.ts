// planted as apps/server/src/features/money/books/planted-books-store.ts: writes ledger_transfer
export const FORGET = 'DELETE FROM ledger_transfer WHERE player_id = $1';
