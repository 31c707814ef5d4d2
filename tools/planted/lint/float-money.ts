// planted as apps/server/src/features/money/ledger/planted.ts: Money is bigint
export const read = (text: string) => parseFloat(text);
