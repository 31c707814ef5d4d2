// planted as apps/server/src/features/money/ledger/planted.ts: SQL is written in stores
export const read = (db: { query(text: string): unknown }) => db.query(`SELECT 1`);
