// planted as apps/server/src/features/ledger/planted.ts: default exports
export default 1;
