// planted as packages/domain/src/planted.ts: no-explicit-any
export const read = (value: any) => value;
