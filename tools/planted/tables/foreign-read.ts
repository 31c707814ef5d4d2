// planted as apps/server/src/features/money/payments/planted-store.ts: reads ledger_account
export const BALANCE = 'SELECT amount_minor FROM pay_in JOIN ledger_account USING (player_id)';
