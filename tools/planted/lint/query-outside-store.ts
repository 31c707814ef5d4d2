// planted as apps/server/src/features/ledger/post.ts: SQL is written in stores
export const read = (db: { query(text: string): unknown }) => db.query(`SELECT 1`);
