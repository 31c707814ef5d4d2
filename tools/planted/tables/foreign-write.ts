// planted as apps/server/src/features/play/rounds/planted-store.ts: writes ledger_account
export const PAY = 'UPDATE ledger_account SET amount_minor = amount_minor + 1 WHERE player_id = $1';
