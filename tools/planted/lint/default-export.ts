// planted as apps/server/src/features/money/ledger/planted.ts: default exports
export default 1;
