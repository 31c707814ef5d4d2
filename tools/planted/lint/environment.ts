// planted as apps/server/src/features/money/ledger/planted.ts: The environment is read once
export const secret = () => process.env;
