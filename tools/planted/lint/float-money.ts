// planted as apps/server/src/features/ledger/planted.ts: Money is bigint
export const read = (text: string) => parseFloat(text);
